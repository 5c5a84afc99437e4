/** Papers of a fourth writer: logs and journeys (see `fourth.ts`). */
export const FOURTH_JOURNEYS = String.raw`
%% en log
2024-03-17T02:00:01.114Z INFO  scheduler   starting job nightly-reindex id=8841
2024-03-17T02:00:01.287Z INFO  reindex     opened segment store at /data/seg, 412 segments
2024-03-17T02:00:04.902Z DEBUG reindex     segment 000017 ok (11204 docs)
2024-03-17T02:00:06.330Z DEBUG reindex     segment 000018 ok (9870 docs)
2024-03-17T02:00:06.871Z WARN  reindex     segment 000019 checksum mismatch, will retry
2024-03-17T02:00:07.874Z WARN  reindex     segment 000019 retry 1/3
2024-03-17T02:00:08.990Z ERROR reindex     segment 000019 unreadable: unexpected end of file
java.io.EOFException: null
	at io.fennel.store.SegmentReader.readFully(SegmentReader.java:117)
	at io.fennel.store.SegmentReader.open(SegmentReader.java:64)
	at io.fennel.reindex.Worker.run(Worker.java:44)
2024-03-17T02:00:08.993Z INFO  reindex     quarantined segment 000019
2024-03-17T02:11:40.015Z DEBUG reindex     segment 000412 ok (310 docs)
2024-03-17T02:11:40.640Z INFO  reindex     merged 411 segments into 38, skipped 1
2024-03-17T02:11:41.102Z INFO  scheduler   job nightly-reindex id=8841 finished in 700s status=PARTIAL
2024-03-17T02:11:41.110Z INFO  mailer      queued alert to oncall
2024-03-17T02:15:00.000Z INFO  scheduler   starting job expire-sessions id=8842
2024-03-17T02:15:00.418Z INFO  sessions    expired 1733 sessions
2024-03-17T02:15:00.419Z INFO  scheduler   job expire-sessions id=8842 finished in 0s status=OK
%% en log
Nov  3 06:14:22 attic sshd[1120]: Failed password for invalid user admin from 203.0.113.44 port 51122 ssh2
Nov  3 06:14:25 attic sshd[1120]: Connection closed by invalid user admin 203.0.113.44 [preauth]
Nov  3 06:15:01 attic CRON[1131]: (root) CMD (/usr/local/sbin/backup --quiet)
Nov  3 06:15:09 attic kernel: [88214.117] usb 2-1: reset high-speed USB device number 3
Nov  3 06:15:40 attic smartd[611]: Device: /dev/sda, 8 Currently unreadable sectors
Nov  3 06:17:01 attic CRON[1140]: (root) CMD (run-parts /etc/cron.hourly)
%% de log
[12.08.2024 07:58:03] [System]   Kassensoftware 8.1.4 gestartet
[12.08.2024 07:58:04] [System]   Lizenz gueltig bis 31.12.2024
[12.08.2024 07:58:06] [Drucker]  Verbindung COM3 hergestellt
[12.08.2024 07:58:07] [TSE]      Selbsttest erfolgreich
[12.08.2024 08:01:55] [Benutzer] Anmeldung kasse2 (Bediener 14)
[12.08.2024 08:40:12] [Drucker]  FEHLER 0x17: Papierende
[12.08.2024 08:41:30] [Drucker]  Fehler behoben
[12.08.2024 09:12:44] [Netz]     WARNUNG: Server nicht erreichbar, Versuch 1 von 5
[12.08.2024 09:12:49] [Netz]     WARNUNG: Server nicht erreichbar, Versuch 2 von 5
[12.08.2024 09:12:54] [Netz]     Verbindung wiederhergestellt (11 ms)
[12.08.2024 09:13:00] [Sync]     214 Datensaetze uebertragen
[12.08.2024 10:30:01] [Sync]     0 Datensaetze uebertragen
[12.08.2024 11:02:17] [TSE]      Signaturdauer 1840 ms ueber Grenzwert
[12.08.2024 12:00:01] [Sync]     391 Datensaetze uebertragen
[12.08.2024 13:05:20] [Benutzer] Sperrbildschirm kasse2
[12.08.2024 13:36:02] [Benutzer] Entsperrt kasse2 (Bediener 9)
[12.08.2024 16:44:58] [System]   FEHLER: Zugriff verweigert auf D:\Archiv\2024\08
[12.08.2024 18:30:00] [Abschluss] Tagesabschluss erstellt, Datei Z0812.xml
[12.08.2024 18:31:12] [System]   Herunterfahren angefordert
[12.08.2024 18:31:15] [System]   beendet, Code 0
%% es log
198.51.100.17 - - [05/feb/2025:21:03:11 +0100] "GET /cartelera HTTP/1.1" 200 8812 "-" "Mozilla/5.0"
198.51.100.17 - - [05/feb/2025:21:03:12 +0100] "GET /img/cartel-17.webp HTTP/1.1" 304 0 "-" "Mozilla/5.0"
192.0.2.80 - - [05/feb/2025:21:03:40 +0100] "POST /entradas/comprar HTTP/1.1" 500 211 "-" "Mozilla/5.0"
192.0.2.80 - - [05/feb/2025:21:03:52 +0100] "POST /entradas/comprar HTTP/1.1" 302 0 "-" "Mozilla/5.0"
203.0.113.9 - - [05/feb/2025:21:04:02 +0100] "GET /robots.txt HTTP/1.1" 404 153 "-" "bot/2.1"
%% fr log
=== Sauvegarde du 2024-11-09 ===
22:00:00 début, profil « maison », 3 sources
22:00:02 source /home/claire : 48 112 fichiers examinés
22:04:31 copié  Photos/2024/11/IMG_0044.jpg (4,1 Mo)
22:04:32 copié  Photos/2024/11/IMG_0045.jpg (3,8 Mo)
22:04:33 copié  Documents/recensement.ods (112 Ko)
22:06:10 ignoré .cache/ (règle 4)
22:09:47 erreur Courrier/archive.mbox : fichier verrouillé par un autre processus (code 32)
22:09:48 nouvelle tentative dans 60 s
22:10:48 erreur Courrier/archive.mbox : fichier verrouillé (code 32), abandon
22:11:03 source /home/partage : 2 317 fichiers examinés, 0 copié
22:11:09 source /srv/musique : 17 440 fichiers examinés
22:12:55 copié  Divers/face_b.flac (31,0 Mo)
22:13:02 purge  instantané 2024-08-10 supprimé
22:13:44 purge  instantané 2024-08-17 supprimé
22:14:20 vérification des sommes : 4 sur 4 conformes
22:14:21 fin, durée 14 min 21 s, 39,0 Mo copiés, 1 erreur, code de sortie 1
22:14:22 prochain passage le 2024-11-10 à 22:00:00
=== Sauvegarde du 2024-11-10 ===
22:00:00 début, profil « maison », 3 sources
22:00:01 erreur cible /mnt/disque2 absente, abandon (code 3)
%% it log
10:44:01.003 [main] Avvio raccoglitore sensori serra, build 3317
10:44:01.210 [main] Caricata configurazione: 6 sonde
10:44:02.118 [poll-1] sonda=nord t=18.4 u=61 ok
10:44:02.131 [poll-2] sonda=sud t=21.0 u=57 ok
10:44:02.977 [poll-3] sonda=banco TIMEOUT dopo 800ms
10:44:03.980 [poll-3] sonda=banco TIMEOUT dopo 800ms
10:44:04.002 [poll-3] SEVERE sonda=banco disattivata dopo 2 tentativi
10:45:02.119 [poll-1] sonda=nord t=18.5 u=61 ok
10:45:02.140 [valv] apertura valvola 2, 90s
10:46:32.141 [valv] chiusura valvola 2
%% en ticket
SKERRY AIR                                   Electronic ticket itinerary

Booking reference: K7RQ2M
Passenger: BALFOUR / ISLA MRS            Ticket no. 000 2400 117 044
Passenger: BALFOUR / RORY MSTR (CHD)     Ticket no. 000 2400 117 045

Outbound   Saturday 12 July 2025
SK 0417    Aberdeen (ABZ)      dep 07:55
           Sumburgh (LSI)      arr 09:05     operated by Skerry Air, Saab 340
Class Y    Seats 4A, 4B        Baggage 1 x 23 kg each     Status CONFIRMED

Return     Saturday 19 July 2025
SK 0422    Sumburgh (LSI)      dep 17:20
           Aberdeen (ABZ)      arr 18:35
Class Y    Seats 6A, 6B        Baggage 1 x 23 kg each     Status CONFIRMED

Check-in opens 24 hours and closes 40 minutes before departure. Bag drop at desks 11 to 14.
Photo identification is required for passengers aged 16 or over.
Fare 2 adult/child 188.00, taxes 41.62, all in GBP 229.62. Fare basis YRES, changes permitted
against a charge of £30 plus difference, no refund after departure.

Fog is common in July. In case of diversion we will bring you on by ferry.
Have a pleasant flight.
%% en ticket
THE VIADUCT, BRISTOL
HOLLOW MOON + support Tilly Crane
Fri 28 Feb 2025    Doors 19.30    16+
STALLS STANDING          1 of 2
Ref 00440-BX-17    Lead booker: P Sandhu
£24.50 + £2.90 bkg fee
Scan this code at the door. No re-entry. Admit one.
||| || ||||| | |||| || |
%% de ticket scan
Deutsche Uberlandbahn     0nline-Fahrkarte

Super Sparpreis (Einfache  Fahrt)
Gü1tigkeit:  nur am 22.12.2O24
Klasse: 2         Erw: 1, mit BahnKarte 25
Hinfahrt:  Erfurt Hbf -> Kiel Hbf,  mit ICE/RE
Zugbindung besteht  Ihre Reiseverbindung

Halt             Datum   Zeit       G1eis  Produkt
Erfurt Hbf       22.12.  ab 10:31   2      ICE 9O8
Hamburg Hbf      22.12.  an 13:54   8
Hamburg Hbf      22.12.  ab 14:20   6d     RE 7
Kiel Hbf         22.12.  an 15:36   4

Reservierung: 1 Sitzplatz, Wg. 7, PI. 44,  Fenster,
Ruhebereich

Fahrgast:  Annelie Trautmann
Auftragsnurnmer:  0OKQ1M     Preis: 31,40 EUR

Dieses Ticket ist nicht übertragbar. Bitte führen
Sie einen Lichtbi1dausweis mit sich. Stornierung
ausgeschlossen.  Ab dem 1. Geltungs tag ist kein
Umtausch möglich.  Die Fahrkarte ist auf dem
Mobilgerät oder ausge druckt im Format A4 vorzu-
zeigen. Der Barcode darf nicht geknickt werden.
Wir wünschen Ihnen eine angenehme Reise.
%% es ticket
Hostal La Cigüeña - Trujillo
¡Reserva confirmada!   Localizador 44-0117
A nombre de: Sr. Ibáñez, 2 adultos
Entrada: viernes 25/04/2025 a partir de las 14 h
Salida: domingo 27/04/2025 antes de las 11 h
1 habitación doble con baño, desayuno incluido, 2 noches
Total estancia 132 €, se abona en recepción
Cancelación gratuita hasta 48 h antes
Aparcamiento en la plaza. Le esperamos.
%% fr ticket
COMPAGNIE DES FERRIES DU PONANT
Carte d'embarquement / confirmation de voyage

Dossier n° 44A0117           Établi le 2 mai 2025

TRAVERSÉE ALLER
Quiberon Port Maria - Belle-Île Le Palais
Jeudi 29 mai 2025, départ 9 h 15, arrivée 10 h 00. Navire : Vindilis
Présentation au quai 30 minutes avant le départ, fermeture des portes 10 minutes avant.

TRAVERSÉE RETOUR
Belle-Île Le Palais - Quiberon Port Maria
Dimanche 1er juin 2025, départ 18 h 30, arrivée 19 h 15. Navire : Bangor

PASSAGERS
LE BRIS Maïwenn     adulte
CORRE Yannick       adulte
CORRE Lilou         enfant 4-14 ans
1 chien (tenu en laisse, muselière à disposition)
2 vélos

Prix 148,20 € TTC, réglé en ligne. Billet échangeable sans frais jusqu'à la veille, selon
places disponibles. Aucun remboursement après l'heure de départ.

Votre véhicule reste au parking du Semis, navette gratuite toutes les vingt minutes. En cas
de mauvais temps, un SMS vous est envoyé au plus tard deux heures avant l'appareillage.
Imprimez cette page ou présentez le QR code sur votre téléphone. Bon séjour dans l'île.
%% sv ticket
Din resa med Norrtåg Express
Bokning QX17044            Resenär: Lovisa Ekdahl, vuxen
Umeå C 06.12 - Sundsvall C 08.47    fre 14 mars    tåg 7117
vagn 3 plats 41, fönster, tyst avdelning
Sundsvall C 17.05 - Umeå C 19.40    sön 16 mars    tåg 7142
vagn 2 plats 12, gång
Ombokningsbar till avgång. Pris 486 kr inkl. moms. Visa biljetten och legitimation ombord.
`
