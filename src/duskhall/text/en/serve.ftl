### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: every machine that can reach it)
serve-option-port = the port (default: 8080, or the next free one)
serve-option-data = the folder for tables and players (default: “server” in duskhall's data folder)
serve-option-no-open = do not open a browser
serve-option-origin = the public address of the page if it runs behind another name, such as https://duskhall.example
serve-option-metrics = show the figures at /metrics to every visitor, not only to this machine
serve-option-bot = offer another bot, as module:Class or path/file.py:Class; you can repeat this

## Saying

serve-by-hand = Open this address in a browser.
serve-ready = Duskhall is running at { $address }
serve-stop = Press Ctrl-C to stop it. Every table is saved.
serve-stopped = Duskhall has stopped. Your tables are saved; “duskhall serve” opens them again.
serve-other-port = Port { $port } is taken, so Duskhall uses { $other } this time.
serve-open = Anyone who can reach port { $port } of this machine can join. Traffic is not encrypted: on the internet, put Duskhall behind an https server and name that with --origin.

## Errors

serve-not-installed = The server needs a few more libraries: pip install "duskhall[server]"
serve-bad-port = “{ $port }” is not a port. Give a number from 0 to 65535.
serve-bad-origin = “{ $origin }” is not an origin. Give scheme and host only, such as https://duskhall.example.
serve-port-taken = Another program uses port { $port }. Stop it, choose another --port, or leave --port out to use the next free one.
serve-no-listening = The server cannot listen on { $host }, port { $port }: { $why }. Choose another --host or --port.
