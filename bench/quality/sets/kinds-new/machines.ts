/** What machines and programmers write, and papers of no kind, of a new writer (see `new.ts`). */
export const NEW_MACHINES = String.raw`
%% en readme
# tidewatch
Small daemon that polls tide gauges and publishes them over MQTT.
## Install
    pip install tidewatch
## Usage
    tidewatch --station 8443970 --broker localhost
## Configuration
Copy config.example.toml to ~/.config/tidewatch.toml and set your station.
## Contributing
Pull requests are welcome. Please run make lint first.
## License
MIT
%% en readme
libsquash 0.4
=============
A C library for reading squash match files.

Requirements
------------
- a C99 compiler
- zlib 1.2 or newer

Building
--------
./configure && make && make check
sudo make install

The API is described in squash.h. Report bugs to the issue tracker.
%% en readme
Getting started with the Halyard CLI
Before you begin, make sure Node.js 18 or later is installed. Then run npm install -g halyard. To create a project, run halyard init my-app and follow the prompts. The command makes a folder with a halyard.json. Start the dev server with halyard dev; it listens on port 3000 by default and reloads on save. To deploy, log in with halyard login and run halyard push. Environment variables are read from .env. See the API reference for all options.
%% en readme
API reference: Invoices endpoint
GET /v2/invoices
Returns a list of invoices, newest first.
Query parameters
limit (integer, optional, default 20)
status (string): open, paid or void
Example request
curl -H "Authorization: Bearer $TOKEN" https://api.example.com/v2/invoices?limit=2
Response 200
{"data": [{"id": "inv_118", "status": "open"}], "next": null}
Errors: 401 unauthorized, 429 rate limit exceeded
%% en readme
FAQ for maintainers
Q: How do I cut a release?
A: Bump the version in package.json, run npm run changelog, tag and push. CI publishes to the registry.
Q: The docs build fails with a missing module?
A: Delete node_modules and run npm ci.
Q: Which branches are supported?
A: main and 3.x get fixes, 2.x only security patches.
%% de readme
# Wetterfrosch
Ein kleines Programm für den Raspberry Pi, das Messwerte eines BME280 in eine SQLite-Datenbank schreibt.
## Installation
git clone https://example.org/wetterfrosch.git && cd wetterfrosch && pip install -r requirements.txt
## Verwendung
python wetterfrosch.py --interval 60
Die Konfiguration steht in config.ini. Fehler bitte als Issue melden. Lizenz: GPL-3.0
%% en code
import csv
from pathlib import Path

def load_rows(path: Path) -> list[dict]:
    """Return rows of a CSV file as dicts."""
    with path.open(newline="") as handle:
        return list(csv.DictReader(handle))

if __name__ == "__main__":
    for row in load_rows(Path("orders.csv")):
        print(row["id"], row["total"])
%% en code
#include <stdio.h>
#include <stdlib.h>

/* Prints primes below n. */
int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 100;
    for (int i = 2; i < n; i++) {
        int ok = 1;
        for (int j = 2; j * j <= i; j++)
            if (i % j == 0) { ok = 0; break; }
        if (ok) printf("%d\n", i);
    }
    return 0;
}
%% en code
package com.example.shop;

import java.util.List;

public final class Cart {
    private final List<Item> items;

    public Cart(List<Item> items) {
        this.items = List.copyOf(items);
    }

    public long totalCents() {
        return items.stream().mapToLong(Item::cents).sum();
    }
}
%% en code
CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  joined DATE DEFAULT CURRENT_DATE
);
CREATE INDEX member_name ON member (name);
INSERT INTO member (name) VALUES ('Ada'), ('Grace');
SELECT name, COUNT(*) FROM loan JOIN member USING (id) GROUP BY name ORDER BY 2 DESC;
%% en code
#!/usr/bin/env bash
set -euo pipefail
# Back up the site and keep the last seven.
DEST=/var/backups/site
mkdir -p "$DEST"
tar -czf "$DEST/site-$(date +%F).tgz" -C /srv/www .
ls -1t "$DEST"/site-*.tgz | tail -n +8 | while read -r old; do
  rm -- "$old"
done
%% en code
(defn tally [words]
  (reduce (fn [acc w] (update acc w (fnil inc 0))) {} words))

(comment
  (tally ["a" "b" "a"])) ; => {"a" 2, "b" 1}
%% en log
2023-06-14 02:11:07,118 INFO  [scheduler-1] c.e.batch.Runner - Starting job nightly-export
2023-06-14 02:11:07,442 DEBUG [scheduler-1] c.e.batch.Db - Opened connection pool (size=8)
2023-06-14 02:14:55,003 WARN  [worker-3] c.e.batch.Export - Retrying chunk 17 (attempt 2)
2023-06-14 02:15:01,771 ERROR [worker-3] c.e.batch.Export - Chunk 17 failed
java.net.SocketTimeoutException: Read timed out
	at java.base/java.net.Socket.read(Socket.java:128)
2023-06-14 02:20:40,210 INFO  [scheduler-1] c.e.batch.Runner - Finished with 1 error(s)
%% en log
192.0.2.14 - - [12/Mar/2023:06:25:24 +0000] "GET /index.html HTTP/1.1" 200 5120 "-" "Mozilla/5.0"
192.0.2.14 - - [12/Mar/2023:06:25:25 +0000] "GET /style.css HTTP/1.1" 304 0 "-" "Mozilla/5.0"
198.51.100.7 - - [12/Mar/2023:06:26:01 +0000] "POST /login HTTP/1.1" 401 212 "-" "curl/7.81"
198.51.100.7 - - [12/Mar/2023:06:26:02 +0000] "POST /login HTTP/1.1" 401 212 "-" "curl/7.81"
%% en log
Jan 14 03:12:01 pi4 CRON[1182]: (root) CMD (/usr/local/bin/backup.sh)
Jan 14 03:12:44 pi4 kernel: [91827.44] usb 1-1.2: USB disconnect, device number 5
Jan 14 03:12:45 pi4 systemd[1]: mnt-backup.mount: Succeeded.
Jan 14 03:13:00 pi4 backup.sh[1190]: rsync error: some files could not be transferred (code 23)
%% en log
[build] step 1/4: fetching sources
[build] step 2/4: compiling 118 units
main.c:41:12: warning: unused variable 'tmp' [-Wunused-variable]
[build] step 3/4: linking
/usr/bin/ld: undefined reference to crc32
[build] FAILED after 42.8s (exit code 1)
%% en log
SHIP'S LOG  sv Petrel
0400 course 220, wind SW 4, baro 1014, log 118.2
0600 reefed main, sea rising
0815 dolphins, six, off the port bow
1000 sighted Ushant light, bearing 095, visibility 6 nm
1200 noon position 48 31 N 005 40 W
%% en log
epoch 1/10 loss 2.3014 acc 0.1131 lr 1.0e-03 (41s)
epoch 2/10 loss 1.8820 acc 0.3188 lr 1.0e-03 (40s)
epoch 3/10 loss 1.5207 acc 0.4610 lr 1.0e-03 (40s)
saved checkpoint to runs/118/ckpt-3.pt
epoch 4/10 loss 1.2911 acc 0.5502 lr 5.0e-04 (41s)
%% en none
Breakfast 7 to 10
Pancakes, maple, bacon 9
Eggs Benedict 11
Granola bowl 8
Coffee 3, tea 3, juice 4
Kids eat free on Tuesdays
%% en none
LOST CAT
Grey tabby, white socks, answers to Moth.
Last seen on Elm Street on Sunday evening. Needs medicine.
Please ring 555 0144, any hour. Reward!
%% en none
The river has no name for us,
it says the stones instead,
and all night long the alders talk
of water overhead.
I left a lantern on the sill,
you'll know it by the blue.
The river has no name for us.
I say it has for you.
%% en none
Field 1: Smith, 14 ewes, 22 lambs
Field 2: empty, rest till May
Field 3: tups
Barn: 3 caddes, bottle 4x a day
%% en none
Best things to do in Porto: walk across the upper deck of the bridge at sunset, eat a francesinha (once), take tram 1 along the river to the sea, taste port in one of the lodges in Gaia. Skip the bookshop, unless you like queues. Stay near Bolhão if it's your first time. Getting around is easy on foot, if your knees like hills.
%% de none
Zu verschenken: altes Sofa, braun, gut erhalten, Nichtraucherhaushalt. Muss diese Woche abgeholt werden, zweiter Stock, kein Aufzug. Bitte nach 18 Uhr anrufen.
%% en none
Across: 1 Small boat (5) 4 Not odd (4) 7 Capital of Peru (4) 9 Opposite of yes (2) 10 Frozen water (3)
Down: 1 Writing tool (3) 2 King of beasts (4) 3 Used to be (3) 5 Large deer (3) 8 Upon (2)
%% en none
Rules of the pool
No running. No diving at the shallow end. Shower first. Children under 8 with a grown-up. Armbands off in the big pool. Lifeguards have the last word.
%% en none
<h2>Welcome to our little farm shop</h2> We're open Wednesday to Saturday. Eggs, honey and, in season, the best strawberries for miles. Follow us for what's new. Dogs on leads, please.
%% en none
A2 black | 41 pcs
A3 white | 12 pcs
B7 oak | 0, reorder
C1 brackets | 220
C4 hinges, brass | 63
shelf 9 counted by Jo
%% en none
anna: are you coming or what
ben: 5 min
anna: you said that 20 min ago lol
ben: bus!!
anna: ok we ordered you chips
ben: love you
%% en none
Happy 40th, Steve! Over the hill and picking up speed. Thanks for all the lifts, the laughs and that one night in Cardiff. From everyone in the garage
`
