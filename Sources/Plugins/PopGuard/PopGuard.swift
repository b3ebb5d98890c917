import NavHost
