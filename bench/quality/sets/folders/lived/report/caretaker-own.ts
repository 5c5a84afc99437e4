import { type LivedFolder, on, one, own, row, things } from '../disk.ts'

/** What a school's caretaker in Hesse has put away: a house that he builds, a brass band, his family, his parents. */
export const CARETAKER_OWN: readonly LivedFolder[] = [
  own(
    'Hausbau Lindenweg',
    ['2020-02-10', '2022-12-04'],
    one(
      'quote',
      'Angebote/Dachstuhl Rehm.pdf',
      `ANGEBOT 2020-114. Zimmerei Rehm, Fritzlar. Bauherr: Familie Köhler, Lindenweg 7. Dachstuhl als Pfettendach, Nadelholz C24, abgebunden und gerichtet: 14.820,00 Euro. Sparrenvolldämmung 200 mm: 5.310,00 Euro. Kran, zwei Tage: 1.180,00 Euro. Zuzüglich 19 % Mehrwertsteuer. An dieses Angebot halten wir uns bis Ende Mai gebunden. Richtfest nicht im Preis enthalten.`,
    ),
    one(
      'quote',
      'Angebote/Scan_20200311.pdf',
      `scan:Kostenvoranschlag Estrich. Zement, 65 mm, 138 m2. Trocknung nicht enthalten`,
    ),
    one(
      'invoice',
      'Rechnungen/RE-5561.pdf',
      `Rechnung RE-5561. Betonwerk Schwalm an Herrn Uwe Köhler. 34 m3 Transportbeton C25/30 für die Bodenplatte, Lieferung am 4. Mai, Pumpe vier Stunden. Netto 4.930,00, Umsatzsteuer 936,70, Rechnungsbetrag 5.866,70 Euro. Zahlbar innerhalb von zehn Tagen mit 2 % Skonto, sonst dreißig Tage rein netto.`,
    ),
    one(
      'invoice',
      'Rechnungen/Dokument(3).pdf',
      `Rechnung 77/20. Elektro Imhof. Baustromverteiler aufgestellt und angeschlossen, Miete sechs Monate, Prüfprotokoll. Gesamtbetrag brutto 1.240,00 Euro, fällig am 15. August. Bitte geben Sie bei der Überweisung die Rechnungsnummer an. Steuernummer 026 822 00417.`,
    ),
    row('photo', 'Fotos/IMG_#.jpg', 2201, 2202, 2240, 2241, 2300, 2377),
    one(
      'notes',
      'offen.txt',
      `Leerrohr Garage! Fensterbank Bad 3 cm zu kurz -> Rehm anrufen. Estrich erst nach dem 20. betreten. Hebeanlage ja/nein? Fliesen Muster bei Mutti im Flur`,
    ),
    things('plan', 'Grundriss EG.dwg'),
  ),
  own(
    'Steuer 2023',
    ['2024-01-10', '2024-09-02'],
    one(
      'tax',
      'Bescheid.pdf',
      `Finanzamt Schwalm-Eder. Bescheid für 2023 über Einkommensteuer und Solidaritätszuschlag. Festgesetzt werden 4.812,00 Euro, davon durch Lohnsteuer abgegolten 5.240,00 Euro. Sie erhalten 428,00 Euro auf Ihr Konto. Die Kosten des Arbeitszimmers wurden nicht anerkannt. Gegen diesen Bescheid ist der Einspruch gegeben.`,
    ),
    one('receipt', 'IMG_4410.jpg', `Spendenquittung\nFeuerwehrverein Wabern\n50,00 Euro`),
    one(
      'certificate',
      'LSt.pdf',
      `Ausdruck der elektronischen Lohnsteuerbescheinigung für 2023. Arbeitnehmer Uwe Köhler, Steuerklasse 3, Kinderfreibeträge 2,0. Bruttoarbeitslohn 38.914,20. Einbehaltene Lohnsteuer 5.240,00. Arbeitgeber: Landkreis, Schulverwaltung.`,
    ),
    things('spreadsheet', 'Fahrten.xlsx'),
  ),
  own(
    'Vereinsfest',
    ['2023-03-02', '2023-08-28'],
    things('spreadsheet', 'Schichten.xlsx'),
    one(
      'none',
      'Plakat Text.docx',
      `90 Jahre Posaunenchor Wabern! Samstag ab 14 Uhr Kaffee und Kuchen, um 16 Uhr spielen die Jungbläser, um 20 Uhr Tanz mit den Schwalmtal Buam. Sonntag um zehn Gottesdienst im Zelt, danach Frühschoppen, Erbsensuppe aus der Gulaschkanone und die große Tombola. Hauptpreis ist ein Ferkel oder ein Gutschein. Eintritt frei, Hut geht um.`,
    ),
    one(
      'letter',
      'Brief Ordnungsamt.docx',
      `Sehr geehrte Frau Möller,\nhiermit zeige ich an, dass der Posaunenchor am 19. und 20. August auf der Wiese hinter dem Gerätehaus sein Fest feiert. Wir rechnen mit dreihundert Gästen, Musik bis Mitternacht. Der Zufahrtsweg bleibt frei, Feuerlöscher stehen an beiden Zelten. Ich bitte um die Erlaubnis zum Ausschank.\nMit freundlichen Grüßen\nUwe Köhler`,
    ),
    on('2023-08-19', '2023-08-20', row('photo', 'DSC0#.jpg', 7001, 7002, 7050)),
  ),
  own(
    'Rezepte Oma',
    ['2014-01-06', '2021-12-18'],
    one(
      'recipe',
      'IMG_0007.jpg',
      `Schmandkuchen\n500 g Schmand\n1 l Milch, 2 Vanillepudding\n250 g Mehl, 125 g Butter\nbei 175 Grad 50 Minuten`,
    ),
    one(
      'recipe',
      'Ahle Worscht Supp.docx',
      `Wurstsuppe. Zwei Zwiebeln in Schmalz glasig werden lassen, vier Kartoffeln würfeln und dazu, mit anderthalb Liter Brühe aufgießen. Lorbeer, Majoran, Pfeffer. Zum Schluss die Ahle Wurst in Scheiben hinein, nicht mehr kochen lassen. Oma sagte: wer Petersilie drauf tut, der kommt aus der Stadt.`,
    ),
    one(
      'recipe',
      'plätzchen.txt',
      `Zimtsterne: 3 Eiweiß, 250 g Puderzucker, 1 EL Zimt, 350 g Mandeln gemahlen. Guss abnehmen! 10 Min bei 150, müssen weich bleiben`,
    ),
  ),
  own(
    'Fotos/2022/Ostsee',
    ['2022-07-30', '2022-08-12'],
    row(
      'photo',
      'IMG_20220#.jpg',
      '801_101500',
      '801_174010',
      '803_090911',
      '804_200200',
      '807_121212',
      '811_061500',
      '811_070212',
      '811_184400',
      '805_110011',
    ),
  ),
  own(
    'Fotos/2022/Mia Konfirmation',
    ['2022-05-22', '2022-05-23'],
    row('photo', 'P105#.jpg', 2001, 2002, 2014),
    one(
      'none',
      'sprüche.docx',
      `Zur Auswahl für die Karte: Du stellst meine Füße auf weiten Raum. (Psalm 31, den hat Papa auch gehabt.) Oder: Alles hat seine Zeit. Mia will lieber etwas ohne Zeit. Pfarrerin Engel schlägt vor: Sei mutig und stark. Das nehmen wir, und vorne das Bild mit dem Hund.`,
    ),
  ),
  own('Fotos/Opa Negative', ['2018-11-02', '2018-11-09'], row('photo', 'scan_0#.jpg', '01', '02', '07', '11', '12')),
  own(
    'Uni/Statistik II',
    ['2023-10-16', '2024-02-12'],
    one(
      'schoolwork',
      'Blatt 5.pdf',
      `Übungsblatt 5, Statistik II, Abgabe Montag. Aufgabe 1: Eine Maschine füllt Tüten zu 500 g. In einer Stichprobe von 25 Tüten ist das Mittel 496 g bei einer Standardabweichung von 8 g. Testen Sie auf dem Niveau 5 %, ob die Maschine zu wenig einfüllt. Aufgabe 2: Zeigen Sie, dass der Schätzer erwartungstreu ist. 4 Punkte.`,
    ),
    one(
      'schoolwork',
      'Lösung5_jan.docx',
      `Aufgabe 1. Nullhypothese: Mittel mindestens 500. Prüfgröße t = (496 - 500) / (8 / 5) = -2,5. Der kritische Wert bei 24 Freiheitsgraden ist -1,711, also wird verworfen: die Maschine füllt zu wenig ein. Aufgabe 2. Linearität des Erwartungswertes, dann kürzt sich n. Bei c) bin ich nicht sicher, Lena hat etwas anderes.`,
    ),
    one(
      'code',
      'ueb5.r',
      `library(stats)\nx <- c(496, 501, 488, 497)\nt.test(x, mu = 500, alternative = "less")\nhist(x)\n`,
    ),
    things('spreadsheet', 'daten.xlsx'),
  ),
  own(
    'Uni/Statistik II/Altklausuren',
    ['2023-12-01', '2024-01-20'],
    one('schoolwork', 'scan0001.pdf', `scan:Klausur Statistik II. Name, Matrikelnummer. Aufgabe 1, 10 Punkte`),
    one(
      'schoolwork',
      'WS21.pdf',
      `Klausur Wintersemester 2021/22. Bearbeitungszeit 90 Minuten, Hilfsmittel: ein Blatt, beidseitig beschrieben. Aufgabe 1: Kreuzen Sie an. Aufgabe 2: Gegeben ist eine Regression mit zwei Regressoren. Deuten Sie den Koeffizienten von x2 und bestimmen Sie ein Konfidenzintervall zum Niveau 95 %.`,
    ),
  ),
  own(
    'Papa Pflege',
    ['2021-09-01', '2024-11-19'],
    one(
      'insurance',
      'Bescheid Pflegegrad.pdf',
      `Pflegekasse. Ihr Antrag vom 14. September auf Höherstufung. Sehr geehrter Herr Köhler, nach dem Gutachten des Medizinischen Dienstes liegt ab 1. Oktober Pflegegrad 3 vor. Das Pflegegeld beträgt monatlich 545 Euro. Beratungseinsätze sind halbjährlich nachzuweisen, sonst kann die Leistung gekürzt werden.`,
    ),
    one(
      'notes',
      'tabletten.txt',
      `früh: Ramipril 5, Marcumar nach Heft. mittag nix. abend: halbe Schlaf. Freitags Verband wechseln Fr. Sippel. Schlüssel bei Hartwigs`,
    ),
    one(
      'letter',
      'Widerspruch.docx',
      `Sehr geehrte Damen und Herren,\ngegen Ihren Bescheid vom 2. November lege ich für meinen Vater Heinrich Köhler Widerspruch ein. Der Gutachter war elf Minuten im Haus, mein Vater hat ihm den Garten gezeigt und danach zwei Tage gelegen. Ich bitte um einen neuen Termin, bei dem ich dabei bin.\nUwe Köhler`,
    ),
  ),
  own(
    'Posaunenchor/Noten',
    ['2019-01-14', '2025-09-28'],
    things('audio', 'Intrade in B.mp3', 'Tochter Zion.mp3', 'track03.mp3'),
    one(
      'none',
      'Choräle.pdf',
      `Liste der Choräle für die Gottesdienste im Advent: Macht hoch die Tür, tief, Vorspiel Jürgen. Es kommt ein Schiff, nur Tenor und Bass. Tochter Zion alle. O Heiland reiß die Himmel auf, zweite Strophe ohne Pauke. Nach dem Segen Intrade in B, stehend.`,
    ),
  ),
  own(
    'Posaunenchor/Kasse',
    ['2021-01-31', '2025-01-30'],
    things('spreadsheet', 'Kasse 2022.xlsx', 'Kasse 2023.xlsx', 'Kasse 2024.xlsx'),
    one(
      'minutes',
      'Prüfung.docx',
      `Protokoll der Kassenprüfung vom 30. Januar. Anwesend: die Prüfer Gerd Wiegand und Doris Amend, der Kassenwart. Der Bestand stimmt mit dem Buch überein: 2.318,44 auf dem Konto, 61,50 bar. Zwei Belege über Notenpapier fehlten und wurden nachgereicht. Die Prüfer schlagen der Versammlung die Entlastung vor.`,
    ),
  ),
  own(
    'Hund',
    ['2021-04-03', '2025-04-11'],
    one(
      'medical',
      'Bello.pdf',
      `Tierarztpraxis am Anger. Patient: Bello, Mischling, männlich, geboren 2021, 24 kg. Befund: Pfote hinten rechts, Schnitt zwischen den Ballen, geklammert. Verband jeden zweiten Tag, zehn Tage kein Wasser, Antibiotikum morgens und abends eine Tablette. Impfung gegen Tollwut aufgefrischt, nächste in drei Jahren.`,
    ),
    things('photo', 'WhatsApp Image 2021-04-03 at 10.11.40.jpg'),
  ),
  own(
    'Schule Heizung',
    ['2022-08-29', '2025-10-17'],
    one(
      'none',
      'Störungen.docx',
      `12.1. Kessel 2 aus, Fühler gereinigt, läuft. 19.1. Turnhalle kalt, Mischer hängt, mit dem Hammer. 3.2. Firma da, neuer Stellmotor bestellt. 17.2. Motor eingebaut, dafür tropft das Ventil in der Mädchenumkleide. 1.3. Eimer. 9.3. Firma da, hat den Eimer gelobt.`,
    ),
    one(
      'manual',
      'BA_Kessel.pdf',
      `Betriebsanleitung Gas-Brennwertkessel. Vor dem Einschalten den Wasserdruck prüfen, er soll zwischen 1,5 und 2 bar liegen. Leuchtet die rote Lampe, drücken Sie die Entstörtaste höchstens zweimal. Bei Gasgeruch kein Licht schalten, Fenster öffnen, Haupthahn schließen. Die Wartung darf nur ein Fachbetrieb ausführen.`,
    ),
    row('photo', 'IMG_88#.jpg', 12, 13),
  ),
  // A dull name, but all of it is one matter: a tower clock that he mends.
  own(
    'Neu',
    ['2023-11-04', '2025-05-11'],
    one(
      'notes',
      'Gangwerk.txt',
      `Ankerrad 30 Zähne, einer krumm. Pendel 2,10 m. geht 4 Min vor am Tag bei Frost. Seil neu 18 m. Schlagwerk zählt 11 statt 12, Schlossscheibe prüfen!`,
    ),
    one(
      'letter',
      'An Kirchenvorstand.docx',
      `Liebe Frau Pfarrerin Engel,\ndie Turmuhr ist nicht kaputt, sie ist nur müde. Ich würde das Gehwerk gern über den Winter in meine Werkstatt holen, reinigen und einen Zahn ersetzen. Kosten: das Messing und ein neues Seil, zusammen keine zweihundert Euro. Bis Ostern schlägt sie wieder, und zwar zwölf.\nUwe Köhler`,
    ),
    row('photo', 'IMG_77#.jpg', 1, 2, 3, 4),
    things('audio', 'Schlag.m4a'),
  ),
]
