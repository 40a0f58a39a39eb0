### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = the address to listen at (default: 127.0.0.1, this machine alone; 0.0.0.0: everybody who can reach it)
serve-option-port = the port (default: 8080, or the next free one)
serve-option-data = the folder in which tables and people are kept (default: “server” in duskhall's data folder)
serve-option-no-open = do not open a browser
serve-option-origin = where the page is seen from if it is behind another name, such as https://duskhall.example
serve-option-metrics = show the figures at /metrics to everybody, not to this machine alone
serve-option-bot = another bot that may be chosen, module:Class or path/file.py:Class; may be given several times

## Saying

serve-by-hand = Open this address in a browser.
serve-ready = Duskhall is open at { $address }
serve-stop = Ctrl-C closes it. Every table is kept as it is.
serve-stopped = Duskhall is closed. The tables are kept; “duskhall serve” opens them again.
serve-other-port = Port { $port } is taken, so it is { $other } this time.
serve-open = Everybody who can reach port { $port } of this machine can come in. Traffic is not encrypted: on the internet, put it behind a server that speaks https and name that with --origin.

## Errors

serve-not-installed = The server needs some libraries more: pip install "duskhall[server]"
serve-bad-port = “{ $port }” is no port: give a number from 0 to 65535.
serve-bad-origin = “{ $origin }” is no origin: give scheme and host only, such as https://duskhall.example.
serve-port-taken = Port { $port } is taken by another program. Stop that one, give another --port, or leave --port out to take the next free one.
serve-no-listening = The server cannot listen at { $host }, port { $port }: { $why }. Give another --host or --port.
