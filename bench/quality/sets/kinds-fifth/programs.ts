/** Papers of a fifth writer: source code and logs (see `fifth.ts`). */
export const FIFTH_PROGRAMS = String.raw`
%% en code whole
/*
 * ringbuf.c - fixed size byte ring, one producer, one consumer
 */
#include <stdatomic.h>
#include <stddef.h>
#include "ringbuf.h"

#define RB_MASK(rb) ((rb)->cap - 1)

int rb_init(struct ringbuf *rb, unsigned char *mem, size_t cap)
{
	if (cap == 0 || (cap & (cap - 1)) != 0)
		return -1;
	rb->mem = mem;
	rb->cap = cap;
	atomic_store(&rb->head, 0);
	atomic_store(&rb->tail, 0);
	return 0;
}

size_t rb_write(struct ringbuf *rb, const unsigned char *src, size_t n)
{
	size_t head = atomic_load_explicit(&rb->head, memory_order_relaxed);
	size_t tail = atomic_load_explicit(&rb->tail, memory_order_acquire);
	size_t room = rb->cap - (head - tail);
	size_t i;

	if (n > room)
		n = room;
	for (i = 0; i < n; i++)
		rb->mem[(head + i) & RB_MASK(rb)] = src[i];
	atomic_store_explicit(&rb->head, head + n, memory_order_release);
	return n;
}
%% en code short
def mean_tide(heights, *, skip_missing=True):
    """Average of tide heights in metres."""
    if skip_missing:
        heights = [h for h in heights if h is not None]
    if not heights:
        raise ValueError("no heights")
    return sum(heights) / len(heights)


if __name__ == "__main__":
    print(mean_tide([1.2, None, 3.4]))
%% en code short scan
10  REM   GUE SS  THE  NUM BER
2O  LE T  N = l NT (RND (l)* 1O0 )+l
3 0  lNPUT   "Y OUR  GUE SS" ; G
40  lF  G <N  TH EN  PRlNT   "T OO L OW" : GOT 0  3O
5O  IF  G> N TH EN  PRI NT  "T0O  H IGH ":  G0T O 30
6 0  PR INT  " YES ! ":   E ND
%% de code whole
package de.beispiel.bibliothek;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Verwaltet die Ausleihen einer kleinen Bücherei. */
public class Ausleihverwaltung {

    private static final int LEIHFRIST_TAGE = 28;
    private final List<Ausleihe> ausleihen = new ArrayList<>();

    public Ausleihe ausleihen(Buch buch, Leser leser) {
        if (istVerliehen(buch)) {
            throw new IllegalStateException("Buch ist schon verliehen: " + buch.titel());
        }
        Ausleihe neu = new Ausleihe(buch, leser, LocalDate.now().plusDays(LEIHFRIST_TAGE));
        ausleihen.add(neu);
        return neu;
    }

    public boolean istVerliehen(Buch buch) {
        return ausleihen.stream().anyMatch(a -> a.buch().equals(buch) && !a.zurueckgegeben());
    }

    public Optional<Ausleihe> naechsteFaellige() {
        return ausleihen.stream()
            .filter(a -> !a.zurueckgegeben())
            .min((a, b) -> a.faelligAm().compareTo(b.faelligAm()));
    }
}
%% fr code short
-- stock des confitures par étagère
SELECT e.nom AS etagere, c.parfum, SUM(c.pots) AS pots
FROM confitures c
JOIN etageres e ON e.id = c.etagere_id
WHERE c.annee >= 2023 AND c.ouverte = FALSE
GROUP BY e.nom, c.parfum
HAVING SUM(c.pots) > 2
ORDER BY pots DESC;
%% pl code whole
import { useEffect, useState } from 'react';
import { pobierzTrasy } from '../api/trasy';
import './ListaTras.css';

const PUSTA = { dane: [], blad: null, laduje: true };

// Lista tras rowerowych z filtrem po długości
export function ListaTras({ maksKm = 50 }) {
  const [stan, ustawStan] = useState(PUSTA);

  useEffect(() => {
    let aktualne = true;
    pobierzTrasy()
      .then((dane) => aktualne && ustawStan({ dane, blad: null, laduje: false }))
      .catch((blad) => aktualne && ustawStan({ dane: [], blad, laduje: false }));
    return () => {
      aktualne = false;
    };
  }, []);

  if (stan.laduje) return <p>Wczytywanie...</p>;
  if (stan.blad) return <p role="alert">Nie udało się: {stan.blad.message}</p>;

  const widoczne = stan.dane.filter((t) => t.km <= maksKm);
  return (
    <ul className="trasy">
      {widoczne.map((t) => (
        <li key={t.id}>
          <strong>{t.nazwa}</strong> - {t.km} km
        </li>
      ))}
    </ul>
  );
}
%% en log whole
[2025-09-30 03:12:44,018] main    INFO     borg create starting: repo ssh://nas/backups/thinkpad
[2025-09-30 03:12:45,990] borg    INFO     Synchronizing chunks cache...
[2025-09-30 03:13:02,311] borg    INFO     Archives: 41, w/ cached Idx: 40, w/ outdated Idx: 0, w/o cached Idx: 1.
[2025-09-30 03:13:09,750] borg    WARNING  /home/ines/.cache/thumb: file changed while we backed it up
[2025-09-30 03:13:10,002] borg    WARNING  /home/ines/mail/inbox.lock: stat: [Errno 2] No such file or directory
[2025-09-30 03:19:37,518] borg    INFO     Archive fingerprint: 9f21c4d00b77
[2025-09-30 03:19:37,519] borg    INFO     Time (start): Tue, 2025-09-30 03:12:46
[2025-09-30 03:19:37,519] borg    INFO     Time (end):   Tue, 2025-09-30 03:19:37
[2025-09-30 03:19:37,520] borg    INFO     Number of files: 218844
[2025-09-30 03:19:38,001] main    INFO     borg prune starting
[2025-09-30 03:19:51,226] borg    INFO     Pruning archive: thinkpad-2025-08-29 (1/2)
[2025-09-30 03:19:52,874] borg    INFO     Pruning archive: thinkpad-2025-08-30 (2/2)
[2025-09-30 03:19:55,133] main    ERROR    borg compact failed: Remote: Disk quota exceeded
[2025-09-30 03:19:55,140] main    ERROR    Traceback (most recent call last):
  File "/opt/backup/run.py", line 88, in compact
    check(proc)
  File "/opt/backup/run.py", line 31, in check
    raise BackupError(proc.returncode)
BackupError: 2
[2025-09-30 03:19:55,141] main    INFO     exit status 2, mail sent to root
%% en log short
192.0.2.14 - - [02/Nov/2025:07:01:13 +0000] "GET /feed.xml HTTP/1.1" 304 0 "-" "Miniflux/2.0"
192.0.2.91 - - [02/Nov/2025:07:01:15 +0000] "GET /wp-login.php HTTP/1.1" 404 162 "-" "Mozilla/5.0"
198.51.100.7 - - [02/Nov/2025:07:01:19 +0000] "POST /contact HTTP/2.0" 303 0 "https://example.org/contact" "Mozilla/5.0 (iPhone)"
192.0.2.14 - - [02/Nov/2025:07:01:44 +0000] "GET /img/me.webp HTTP/1.1" 200 48112 "-" "Miniflux/2.0"
%% en log short scan
O8:14:O2   PUMP  l    ST ART     OK
08: 14:O5  FL OW     l2.4   l/m
O8:l5:31   F LOW     3.l   l/m    W ARN  lo w
08:15: 32  PU MP  1   TR IP      FAU LT  E- 07
O8:15:3 3  ALA RM    A CK  by   op  4
08: l9:10  PUM P  2   STA RT     0K
%% de log whole
2025-01-18 21:03:11.204 [Thread-4] INFO  Heizungssteuerung - Sollwert Wohnzimmer 20,5 -> 21,0
2025-01-18 21:03:11.977 [Thread-4] DEBUG Modbus - Schreibe Register 40012 = 210
2025-01-18 21:03:12.003 [Thread-4] DEBUG Modbus - Antwort OK (26 ms)
2025-01-18 21:05:00.001 [Zeitgeber] INFO  Wetterdienst - Abruf gestartet
2025-01-18 21:05:10.020 [Zeitgeber] WARN  Wetterdienst - Zeitüberschreitung nach 10000 ms, neuer Versuch in 60 s
2025-01-18 21:06:10.044 [Zeitgeber] WARN  Wetterdienst - Zeitüberschreitung nach 10000 ms, neuer Versuch in 120 s
2025-01-18 21:08:10.512 [Zeitgeber] INFO  Wetterdienst - 48 Werte empfangen
2025-01-18 21:10:33.870 [Thread-2] ERROR Sensor - Badezimmer antwortet nicht (Batterie?)
java.net.SocketTimeoutException: Read timed out
	at java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:283)
	at de.haus.sensor.Leser.hole(Leser.java:52)
	... 6 weitere
2025-01-18 21:10:33.873 [Thread-2] INFO  Sensor - Ersatzwert 22,0 verwendet
2025-01-18 22:00:00.000 [Zeitgeber] INFO  Nachtabsenkung aktiv, Sollwert 17,5
2025-01-18 22:00:00.310 [Thread-4] DEBUG Modbus - Schreibe Register 40012 = 175
2025-01-18 22:00:00.338 [Thread-4] DEBUG Modbus - Antwort OK (28 ms)
%% es log short
15/06/2025 10:22:01 [INFO] Servidor de impresión iniciado (v3.1)
15/06/2025 10:22:08 [INFO] Trabajo 551 en cola: usuario=mcruz páginas=12
15/06/2025 10:23:40 [ERROR] Bandeja 2 vacía, trabajo 551 en espera
15/06/2025 10:31:15 [AVISO] Reintento 1 de 5
15/06/2025 10:31:52 [INFO] Trabajo 551 terminado
%% uk log whole
2025-04-11 08:00:01 INFO  запуск: синхронізація складу, версія 1.9.3
2025-04-11 08:00:01 INFO  підключення до бази warehouse@10.0.0.5:5432
2025-04-11 08:00:02 INFO  отримано 1844 записи з каси 1
2025-04-11 08:00:05 INFO  отримано 1702 записи з каси 2
2025-04-11 08:00:05 WARN  дублікат штрихкоду 4820000000017, рядок 311 пропущено
2025-04-11 08:00:05 WARN  дублікат штрихкоду 4820000000024, рядок 312 пропущено
2025-04-11 08:00:09 ERROR каса 3: connection refused (спроба 1/3)
2025-04-11 08:00:39 ERROR каса 3: connection refused (спроба 2/3)
2025-04-11 08:01:09 ERROR каса 3: connection refused (спроба 3/3)
2025-04-11 08:01:09 ERROR каса 3 пропущена
2025-04-11 08:01:10 INFO  оновлено залишків: 3519, помилок: 1, пропущено: 2
2025-04-11 08:01:10 DEBUG час запиту UPDATE: 412 мс
2025-04-11 08:01:11 INFO  звіт збережено: /var/sync/2025-04-11.csv
2025-04-11 08:01:11 INFO  завершено, код 1
2025-04-11 09:00:01 INFO  запуск: синхронізація складу, версія 1.9.3
2025-04-11 09:00:04 INFO  каса 3: отримано 2210 записів
2025-04-11 09:00:06 INFO  завершено, код 0
`
