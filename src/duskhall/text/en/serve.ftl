### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: every machine that can reach it)
serve-option-port = the port (default: 8080, or the next free one)
serve-option-data = the folder for tables and players (default: “server” in Duskhall’s data folder)
serve-option-store = keep tables and players in this PostgreSQL database, which more than one server can share, such as postgresql://duskhall:PASSWORD@db.example/duskhall (default: what DUSKHALL_STORE says, else the data folder)
serve-option-bus = have workers think, by this Redis, such as redis://:PASSWORD@bus.example (default: what DUSKHALL_BUS says, else this machine's own processes)
serve-option-node-address = where other servers of the same database reach this one (otherwise: at --host and --port)
serve-option-no-open = do not open a browser
serve-option-origin = the public address of the page if it runs behind another name, such as https://duskhall.example
serve-option-metrics = show the figures at /metrics to every visitor, not only to this machine
serve-option-log = also write the log to this file, as lines of JSON; full files are renamed, six are kept
serve-option-trusted-proxy = a proxy on another machine whose X-Forwarded-For is believed, as an address or network such as 10.0.0.5 or 10.0.0.0/24; you can repeat this
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
serve-bad-node-address = “{ $address }” is not the address of a server. Write it like http://10.0.0.5:8080.
serve-bad-store = “{ $store }” is not the address of a store. It begins with postgresql://
serve-bad-proxy = “{ $proxy }” is not an address or network. Give one such as 10.0.0.5 or 10.0.0.0/24.
serve-port-taken = Another program uses port { $port }. Stop it, choose another --port, or leave --port out to use the next free one.
serve-no-listening = The server cannot listen on { $host }, port { $port }: { $why }. Choose another --host or --port.

## The bus, and “duskhall worker”

bus-bad = “{ $bus }” is not the address of a Redis. Write it like redis://:PASSWORD@bus.example.
bus-not-installed = A bus needs a few more libraries: pip install "duskhall[many]".
worker-option-bus = the Redis by which servers hand out work, such as redis://:PASSWORD@bus.example (default: what DUSKHALL_BUS says)
worker-option-processes = how many processes think at once (default: one for each processor)
worker-option-bot = play this bot too, if servers offer it, as module:Class or path/file.py:Class; you can repeat this
worker-no-bus = Name the bus that the servers use: --bus redis://…
worker-bad-processes = --processes is 1 or more.
# $n: processes.
worker-ready = Thinking for servers with { $n } { $n ->
    [one] process
   *[other] processes
 }. Press Ctrl-C to stop.
worker-unreachable = The bus cannot be reached: { $why }
worker-stopped = The worker has stopped.
