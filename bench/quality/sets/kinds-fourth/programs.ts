/** Papers of a fourth writer: software documentation and source code (see `fourth.ts`). */
export const FOURTH_PROGRAMS = String.raw`
%% en readme
# drizzle-cache

A tiny write-behind cache for Python services that talk to slow disks.

[build passing]  [coverage 94%]  [license MIT]

## Why

Our sensors write in bursts. Postgres did not like that. drizzle-cache keeps the burst in
memory and lets it out slowly.

## Install

    pip install drizzle-cache

Python 3.9 or later. No other dependencies.

## Usage

    from drizzle import Cache

    cache = Cache(path="/var/lib/app", rate=200)
    cache.put("key", b"value")
    cache.flush(timeout=5)

## Configuration

| option   | default | meaning                          |
|----------|---------|----------------------------------|
| path     | -       | directory that holds the journal |
| rate     | 100     | writes per second                |
| fsync    | true    | call fsync after each batch      |

Each option can also be set by an environment variable, for example DRIZZLE_RATE=50.

## Known issues

- On Windows the lock file is not removed after a crash. Delete it by hand.
- put() blocks when the queue is full (see #41).

## Contributing

Run make test before you open a pull request. Please add a line to CHANGELOG.md.

## License

MIT
%% en readme
tidewatch(1)

NAME
    tidewatch - print tide tables in a terminal

SYNOPSIS
    tidewatch [-u ft|m] [-n days] station

OPTIONS
    -u   unit of height, default m
    -n   number of days, default 1
    --json   write JSON to stdout

EXIT STATUS
    0 on success, 2 if the station is unknown

EXAMPLES
    tidewatch -n 3 Cuxhaven | less

SEE ALSO
    cal(1), date(1)
%% de readme
# Stundenzettel-Exporter

Kleines Kommandozeilenprogramm, das Zeiterfassungen aus CSV-Dateien nach iCal umwandelt.

## Voraussetzungen

- Node.js ab Version 20
- Schreibrechte im Ausgabeordner

## Installation

    git clone <repo>
    cd stundenzettel-exporter
    npm ci && npm run build

## Aufruf

    node dist/cli.js --in zeiten.csv --out kalender.ics

Parameter

  --in      Eingabedatei, Trennzeichen Semikolon
  --out     Ausgabedatei, wird überschrieben
  --zone    Zeitzone, Vorgabe Europe/Berlin
  --trocken nur prüfen, nichts schreiben

## Architektur

Der Parser (src/parser.ts) liefert einen Strom von Einträgen. Der Renderer schreibt daraus
VEVENT-Blöcke. Beide kennen einander nicht; verbunden werden sie in src/cli.ts.

## Häufige Fehler

"Ungültiges Datum in Zeile n": Das Programm erwartet TT.MM.JJJJ. Tabellenprogramme stellen das
Format beim Speichern gern um.

## Mitmachen

Issues und Merge-Requests sind willkommen. Bitte vorher den Linter laufen lassen. Lizenz: EUPL 1.2.
%% es readme
API de Turnos v2

Autenticación: cabecera Authorization: Bearer <token>

GET /v2/turnos?desde=AAAA-MM-DD
  Devuelve los turnos del centro. Respuesta 200, JSON paginado (parámetros page y per_page).

POST /v2/turnos
  Cuerpo: { "persona": 17, "inicio": "2024-05-01T08:00", "horas": 8 }
  201 si se crea; 409 si se solapa con otro; 422 si falta un campo.

Límite: 60 peticiones por minuto. Las claves se generan en el panel, sección Desarrolladores. Los clientes de la v1 deben migrar antes de la versión 3.
%% fr readme
meteo-jardin 0.4

Bibliothèque Rust pour lire les stations météo domestiques par port série.

Ajoutez à votre Cargo.toml :

    [dependencies]
    meteo-jardin = "0.4"

Exemple minimal :

    let mut station = Station::open("/dev/ttyUSB0")?;
    println!("{:.1} °C", station.read()?.temperature);

Fonctionnalités optionnelles : serde, async. MSRV : 1.70.
Journal des modifications : voir CHANGELOG. Signaler un bogue : ouvrez un ticket avec la trace complète. Double licence MIT ou Apache-2.0.
%% nl readme
Plugin "Leeslampje" voor de bibliotheekserver

Wat doet het
Deze plugin toont bij elk boek in de catalogus of het op de plank staat, door elke minuut de
RFID-poort uit te lezen. Werkt met serverversie 5.2 en hoger.

Installeren
1. Download leeslampje.jar en zet het bestand in de map plugins/.
2. Kopieer leeslampje.example.yml naar config/leeslampje.yml.
3. Herstart de server: systemctl restart bibserver
4. Controleer in het logboek of de regel "leeslampje geladen" verschijnt.

Instellingen
  poort.host      hostnaam of IP van de RFID-poort
  poort.port      standaard 4001
  interval        seconden tussen twee uitlezingen, standaard 60
  debug           true schrijft alle ruwe frames weg

Bouwen vanuit de broncode
Je hebt JDK 17 en Maven nodig. Draai "mvn package" in de hoofdmap; de jar komt in target/.
Tests draaien los met "mvn verify -Pintegratie", daarvoor moet Docker actief zijn.

Bekende problemen
- Bij meer dan 20.000 exemplaren loopt het geheugen vol. Zet -Xmx op minstens 1g.
- De kolom verschijnt niet in oude browsers.

Licentie: GPL-3.0-or-later. Bijdragen graag via een merge request op de branch develop.
%% en code
package ledger

import (
	"errors"
	"fmt"
	"sort"
	"sync"
)

// ErrOverdrawn is returned when a posting would leave an account below zero.
var ErrOverdrawn = errors.New("ledger: account overdrawn")

// Posting moves cents from one account to another.
type Posting struct {
	From, To string
	Cents    int64
}

// Book keeps balances in memory. It is safe for concurrent use.
type Book struct {
	mu       sync.RWMutex
	balances map[string]int64
}

func NewBook() *Book {
	return &Book{balances: make(map[string]int64)}
}

// Post applies p or returns an error and leaves the book as it was.
func (b *Book) Post(p Posting) error {
	if p.Cents <= 0 {
		return fmt.Errorf("ledger: bad amount %d", p.Cents)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.From != "cash" && b.balances[p.From] < p.Cents {
		return ErrOverdrawn
	}
	b.balances[p.From] -= p.Cents
	b.balances[p.To] += p.Cents
	return nil
}

// Accounts lists the names of all accounts in order.
func (b *Book) Accounts() []string {
	b.mu.RLock()
	defer b.mu.RUnlock()
	names := make([]string, 0, len(b.balances))
	for name := range b.balances {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
%% en code
#!/bin/sh
# rotate the nightly dumps, keep fourteen of them
set -eu
DIR=/srv/dumps
KEEP=14
cd "$DIR" || exit 1
pg_dump -Fc orchard > "orchard-$(date +%F).dump.part"
mv "orchard-$(date +%F).dump.part" "orchard-$(date +%F).dump"
n=0
for f in $(ls -1t orchard-*.dump); do
    n=$((n + 1))
    if [ "$n" -gt "$KEEP" ]; then
        rm -- "$f"
    fi
done
%% de code
<?php
declare(strict_types=1);

namespace Verein\Beitrag;

use DateTimeImmutable;
use PDO;

/**
 * Berechnet den Jahresbeitrag eines Mitglieds.
 * Familien zahlen ab dem dritten Kind nichts mehr dazu.
 */
final class Rechner
{
    private const GRUND = 4800;
    private const KIND = 1200;

    public function __construct(private PDO $db)
    {
    }

    public function fuer(int $mitglied, DateTimeImmutable $stichtag): int
    {
        $abfrage = $this->db->prepare(
            'SELECT geboren, eintritt, kinder FROM mitglied WHERE id = :id'
        );
        $abfrage->execute(['id' => $mitglied]);
        $zeile = $abfrage->fetch(PDO::FETCH_ASSOC);
        if ($zeile === false) {
            throw new \RuntimeException("Mitglied $mitglied fehlt");
        }
        $alter = $stichtag->diff(new DateTimeImmutable($zeile['geboren']))->y;
        $cent = $alter < 18 ? intdiv(self::GRUND, 2) : self::GRUND;
        // Wer nach dem 1. Juli eintritt, zahlt die Hälfte.
        if ($zeile['eintritt'] > $stichtag->format('Y-07-01')) {
            $cent = intdiv($cent, 2);
        }
        foreach (range(1, (int) $zeile['kinder']) as $nummer) {
            $cent += $nummer <= 2 ? self::KIND : 0;
        }
        return $cent;
    }
}
%% es code
CREATE TABLE cosecha (
  id         INTEGER PRIMARY KEY,
  parcela    VARCHAR(12) NOT NULL,
  variedad   VARCHAR(40) NOT NULL,
  kilos      NUMERIC(9,2) CHECK (kilos >= 0),
  recogida   DATE NOT NULL
);

-- kilos por variedad en la última campaña
SELECT variedad, SUM(kilos) AS total
FROM cosecha
WHERE recogida BETWEEN '2023-09-01' AND '2023-11-15'
GROUP BY variedad
HAVING SUM(kilos) > 1000
ORDER BY total DESC;

CREATE INDEX ix_cosecha_recogida ON cosecha (recogida);
%% fr code
# coding: utf-8
"""Range les photos d'un dossier par année de prise de vue."""

import argparse
import shutil
from datetime import datetime
from pathlib import Path

from PIL import Image

ETIQUETTE_DATE = 36867


def date_de_prise(chemin: Path) -> datetime:
    """Date EXIF, ou à défaut date du fichier."""
    with Image.open(chemin) as image:
        brute = image.getexif().get(ETIQUETTE_DATE)
    if brute:
        return datetime.strptime(brute, "%Y:%m:%d %H:%M:%S")
    return datetime.fromtimestamp(chemin.stat().st_mtime)


def ranger(source: Path, cible: Path, simulation: bool = False) -> int:
    nombre = 0
    for chemin in sorted(source.rglob("*.jpg")):
        annee = str(date_de_prise(chemin).year)
        dossier = cible / annee
        destination = dossier / chemin.name
        if destination.exists():
            print(f"déjà là : {destination}")
            continue
        if not simulation:
            dossier.mkdir(parents=True, exist_ok=True)
            shutil.copy2(chemin, destination)
        nombre += 1
    return nombre


if __name__ == "__main__":
    analyseur = argparse.ArgumentParser(description=__doc__)
    analyseur.add_argument("source", type=Path)
    analyseur.add_argument("cible", type=Path)
    analyseur.add_argument("--simulation", action="store_true")
    options = analyseur.parse_args()
    print(ranger(options.source, options.cible, options.simulation), "photos")
%% pl code
.kafelek {
  display: grid;
  grid-template-columns: 4rem 1fr;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: 8px;
  background: var(--tlo, #fdf6e3);
}

/* na telefonie jeden pod drugim */
@media (max-width: 480px) {
  .kafelek {
    grid-template-columns: 1fr;
  }
}

.kafelek > img {
  width: 100%;
  object-fit: cover;
}

.kafelek:hover .cena,
.kafelek:focus-within .cena {
  color: #b58900;
  font-weight: 600;
}
`
