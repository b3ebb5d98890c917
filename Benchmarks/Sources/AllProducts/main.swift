// Imports all core modules and nothing else, so that its dynamic section names what they need.
import BoardingPager
import DelegateProxy
import NavHost
import PopGuard
import Unpop

print("linked")
