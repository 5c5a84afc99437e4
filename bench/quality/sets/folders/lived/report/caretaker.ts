import { disk, heap, loose, on, one, own, row, things } from '../disk.ts'
import { CARETAKER_OWN } from './caretaker-own.ts'

/** The disk of a school's caretaker in Hesse. */
export const CARETAKER = disk(
  "a school caretaker's disk",
  'report',
  [
    ...CARETAKER_OWN,
    heap(
      'Neuer Ordner',
      one(
        'letter',
        'Brief.docx',
        `Liebe Tante Gisela,\nvielen Dank für die Socken, sie passen mir und Jan auch. Bei uns ist der Winter früh gekommen, ich streue seit dem ersten Dezember jeden Morgen um fünf. Mia bläst jetzt die erste Stimme. Wenn die Straßen frei sind, kommen wir am zweiten Feiertag und bringen den Hund mit, ob du willst oder nicht.\nDein Uwe`,
      ),
      one(
        'invoice',
        'R_20231.pdf',
        `Rechnung Nr. 20231. Autohaus Schaumburg. Fahrzeug: Berlingo, 96.200 km. Bremsscheiben und Beläge vorn ersetzt, Hauptuntersuchung durchgeführt. Arbeitslohn 212,00, Teile 187,40, Prüfgebühr 119,00, Umsatzsteuer 98,50. Endbetrag 616,90 Euro, dankend erhalten.`,
      ),
      one(
        'manual',
        'Anleitung Rasenmäher.pdf',
        `Gebrauchsanweisung. Füllen Sie Öl ein, bevor Sie den Motor zum ersten Mal starten. Bügel ziehen und halten, dann am Seil ziehen. Den Fangkorb nur bei stehendem Messer abnehmen. Nach dem Mähen das Gehäuse von unten mit einem Holz reinigen. Im Winter Benzin ablassen. Bei Störungen siehe Seite 14.`,
      ),
      one(
        'payslip',
        'Abrechnung 05.pdf',
        `Entgeltabrechnung Mai 2022. Köhler, Uwe, Entgeltgruppe 6, Stufe 5. Tabellenentgelt 3.127,09, Zulage Bereitschaft 96,00. Lohnsteuer 301,16, Krankenversicherung 256,20, Rentenversicherung 299,74. Auszahlungsbetrag 2.228,40 Euro auf das Konto bei der Kreissparkasse.`,
      ),
      row('photo', 'IMG_#.jpg', 3307, 3951, 5012),
      things('screenshot', 'Bildschirmfoto 2022-03-04 um 19.20.11.png'),
      things('spreadsheet', 'Mappe1.xlsx'),
      things('rubbish', '~$Brief.docx'),
    ),
    heap(
      'zu sortieren',
      one(
        'insurance',
        'Beitragsrechnung.pdf',
        `Ihre Wohngebäudeversicherung, Versicherungsschein 4 410 882. Versichertes Gebäude: Lindenweg 7, Baujahr 2021. Gedeckt sind Feuer, Leitungswasser, Sturm und Elementarschäden mit 500 Euro Selbstbehalt. Der Beitrag für das neue Jahr beträgt 486,12 Euro und wird am 2. Januar abgebucht.`,
      ),
      one(
        'contract',
        'Vertrag Glasfaser.pdf',
        `Auftrag und Vertrag über einen Glasfaseranschluss. Zwischen der Netzgesellschaft Nordhessen und Uwe Köhler. Mindestlaufzeit 24 Monate, danach monatlich kündbar. Monatlicher Preis 44,90 Euro, im ersten halben Jahr 24,90 Euro. Der Anschluss wird bis ins Haus gelegt, den Rest macht der Kunde. Unterschriften, Widerrufsbelehrung auf der Rückseite.`,
      ),
      one(
        'minutes',
        'Protokoll JHV.docx',
        `Protokoll der Jahreshauptversammlung am 3. Februar. Anwesend 27 Mitglieder. Top 1: Der Vorsitzende begrüßt und gedenkt der Verstorbenen. Top 2: Bericht des Chorleiters, 31 Einsätze. Top 3: Entlastung des Vorstands, einstimmig. Top 4: Wahlen, Uwe Köhler bleibt Vorsitzender. Top 5: neue Polohemden, grün oder blau, wird vertagt. Ende 22.10 Uhr.`,
      ),
      one(
        'minutes',
        'Protokoll März.docx',
        `Vorstandssitzung vom 9. März, Protokoll. Anwesend: Köhler, Wiegand, Amend, Engel. Es fehlt: Jürgen (Grippe). 1. Das Zelt kostet dieses Jahr 900 statt 750 Euro. Beschluss: trotzdem. 2. Jungbläser: drei neue, ein Horn muss repariert werden. 3. Polohemden: grün. Nächste Sitzung 13. April bei Doris.`,
      ),
      one(
        'news',
        'HNA Artikel.docx',
        `Wabern. Mit Pauken und Posaunen hat der Posaunenchor am Wochenende sein neunzigjähriges Bestehen gefeiert. Rund vierhundert Besucher kamen ins Zelt hinter dem Gerätehaus. „Wir haben jede Bank gebraucht“, freute sich Vorsitzender Uwe Köhler. Das Ferkel gewann eine Vegetarierin aus Kassel, sie nahm den Gutschein.`,
      ),
      one(
        'medical',
        'Arztbrief.pdf',
        `Orthopädische Gemeinschaftspraxis. Arztbrief. Patient Uwe Köhler, geboren 1972. Diagnose: Schulterenge rechts. Befund: Abspreizen bis 80 Grad schmerzhaft, Ultraschall mit verdickter Sehne. Therapie: sechs Mal Krankengymnastik, Schonung beim Schneeräumen. Wiedervorstellung in acht Wochen.`,
      ),
      one(
        'receipt',
        'Bon Getränke.pdf',
        `Getränke Ruppel, Kassenbon. 12 Kasten Pils 179,88. 6 Kasten Wasser 29,94. 4 Kasten Limo 39,96. Pfand 81,20. Summe 330,98 Euro, EC-Karte. Vielen Dank für Ihren Einkauf, Leergut bitte bis Mittwoch.`,
      ),
      one(
        'paper',
        's00421.pdf',
        `Zusammenfassung. Untersucht wurde die Raumluft in 42 Klassenzimmern hessischer Schulen im Winter. Methode: Messung des Kohlendioxids alle fünf Minuten. Ergebnisse: ohne Lüftung wurde der Richtwert nach 31 Minuten überschritten. Schlussfolgerung: Stoßlüften nach jeder halben Stunde genügt. Schlüsselwörter: Schule, Luft, Lüften.`,
      ),
      one(
        'legal',
        'AGB Zeltverleih.pdf',
        `Allgemeine Geschäftsbedingungen. § 1 Geltung. § 2 Der Mieter haftet für Schäden am Zelt vom Aufbau bis zum Abbau. § 3 Bei Sturm ab Windstärke 8 ist das Zelt zu räumen. § 4 Rücktritt bis vierzehn Tage vorher kostenfrei, danach die halbe Miete. § 5 Gerichtsstand ist Melsungen.`,
      ),
      things('screenshot', 'Screenshot_20230715-201102.png'),
      things('spreadsheet', 'Kopie von Schichten.xlsx'),
      things('photo', '20230820_141500.jpg', 'IMG-20230820-WA0044.jpg'),
      things('audio', 'Aufnahme 12.m4a'),
      things('video', '20230820_160102.mp4'),
      things('archive', 'Fotos Fest Doris.zip'),
    ),
    heap(
      'Alles von Papa',
      one(
        'letter',
        'An die Gemeinde.docx',
        `An den Gemeindevorstand\nBetreff: Linde\nSehr geehrter Herr Bürgermeister,\ndie Linde vor dem Backhaus hat mein Großvater gepflanzt. Wenn sie nun gefällt werden soll, weil ihre Blüten auf Autos fallen, so sage ich: dann parke man woanders. Ich stelle meinen Hof zur Verfügung.\nHochachtungsvoll\nHeinrich Köhler`,
      ),
      one(
        'bank-statement',
        'Auszug 7.pdf',
        `Raiffeisenbank Schwalmtal. Kontoauszug Nr. 7, Heinrich Köhler. Alter Kontostand 3.410,22. 01.07. Rente 1.386,50. 03.07. Strom Abschlag 64,00. 08.07. Barauszahlung 300,00. 15.07. Zeitung 38,90. 30.07. Dauerauftrag Enkel 50,00. Neuer Kontostand 4.343,82 Euro.`,
      ),
      one(
        'legal',
        'Patientenverfügung.pdf',
        `Patientenverfügung. Ich, Heinrich Köhler, bestimme für den Fall, dass ich meinen Willen nicht mehr bilden kann: Es sollen keine Maßnahmen getroffen werden, die nur das Sterben verlängern. Ich wünsche, dass Schmerzen gelindert werden. Mein Sohn Uwe ist mein Bevollmächtigter. Ort, Datum, Unterschrift.`,
      ),
      one(
        'story',
        'Der Winter 47.docx',
        `Im Winter siebenundvierzig war der Bach so dick gefroren, dass der Müller mit dem Pferd darauf fuhr. Wir Kinder hatten ein Paar Schlittschuhe zu dritt, jeder nahm einen Fuß, und der Dritte schob. Einmal hörten wir es unter uns singen, da rief die Mutter vom Ufer nur ein einziges Wort, und wir standen still wie die Rehe.`,
      ),
      one(
        'notes',
        'Unbenannt.txt',
        `Kennwort steht im Kalender 12. März. Öl bestellen wenn unter 1000. Uwe fragen wie man Bilder dreht`,
      ),
      things('photo', 'DSCF0002.jpg', 'DSCF0019.jpg', 'DSCF0120.jpg', 'Bild 3.jpg'),
      things('audio', 'Egerländer 01.mp3', 'Egerländer 02.mp3'),
      things('spreadsheet', 'Holz.xlsx'),
      things('slides', 'Diamantene Hochzeit.pptx'),
    ),
    heap(
      'Laptop Jana',
      one(
        'resume',
        'Lebenslauf Jana.docx',
        `Lebenslauf\nJana Köhler, geboren am 4. April 1975 in Homberg\nBeruf: seit 2011 Arzthelferin in der Praxis Dr. Sommer, davor Verkäuferin\nSchule: mittlere Reife 1991, Ausbildung 1994\nKenntnisse: Abrechnung, Englisch gut, Führerschein B\nHobbys: Garten, Chor`,
      ),
      one(
        'ticket',
        'Buchung Rügen.pdf',
        `Ihre Buchungsbestätigung. Haus Windflüchter, Ferienwohnung 4, Anreise Samstag 30. Juli, Abreise 13. August, vier Personen und ein Hund. Preis 1.470 Euro zuzüglich Kurtaxe. Anzahlung bis zum 1. März. Schlüssel im Kasten links neben der Tür, den Code erhalten Sie eine Woche vorher.`,
      ),
      one(
        'recipe',
        'Nudelsalat.txt',
        `Nudelsalat Praxis: 500 g Farfalle, getrocknete Tomaten, Rucola, Pinienkerne rösten, 2 EL Pesto, Parmesan. Dressing erst kurz vorher drüber`,
      ),
      one(
        'certificate',
        'Zeugnis.pdf',
        `Arbeitszeugnis. Frau Jana Köhler war vom 1. August 2003 bis zum 31. Juli 2011 in unserem Hause als Verkäuferin tätig. Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit und war bei Kunden wie Kollegen beliebt. Wir bedauern ihr Ausscheiden und wünschen ihr alles Gute.`,
      ),
      one(
        'mail',
        'AW_ Elternabend.eml',
        `From: Britta Lotz <britta@lotz.example>\nTo: jana@koehler.example\nSubject: AW: Elternabend\nDate: Tue, 14 Nov 2023 08:12:00 +0100\n\nHallo Jana, ich kann am Donnerstag nicht, machst du das Protokoll? Es geht nur um die Klassenfahrt und wer die Plätzchen bäckt. LG Britta`,
      ),
      things('photo', 'IMG_0331.jpg', 'IMG_0412.jpg', 'IMG-20221224-WA0002.jpg', 'katze.jpg'),
      things('screenshot', 'Screenshot_20230202-081500.png'),
      things('program', 'drucker_treiber.exe'),
    ),
    heap(
      'DCIM',
      on('2019-05-01', '2021-10-30', row('photo', 'DSC_#.jpg', 1001, 1002, 1019, 1044, 1107, 1310)),
      row('video', 'MOV_#.mov', 1045),
    ),
    heap(
      'Eingang',
      one('tax', 'scan0021.pdf', `scan:Stadtkasse. Hundesteuer 2025, Bello, 72,00 Euro`),
      one('letter', 'scan0022.pdf', `scan:Einladung zum Klassentreffen, Jahrgang 1972, Gasthaus Zur Krone`),
      one('medical', 'scan0023.pdf', `scan:Überweisung an den Facharzt für Augenheilkunde`),
      one('receipt', 'scan0024.jpg', `Baumarkt Fritzlar\nDübel 8x40   4,99\nSilikon   7,49\nSumme   12,48`),
      one('none', 'scan0025.pdf', `scan:Wahlbenachrichtigung. Ihr Wahlraum: Mehrzweckhalle`),
      one('insurance', 'scan0026.pdf', `scan:Krankenkasse. Bonusheft, bitte eintragen lassen`),
    ),
    heap(
      'USB-Stick/Desktop 2021-03-04',
      one(
        'schoolwork',
        'Referat Fledermaus Mia.docx',
        `Referat: Die Fledermaus. Gliederung: 1. Aussehen, 2. Nahrung, 3. Winterschlaf, 4. Schutz. Die Fledermaus ist kein Vogel, sondern ein Säugetier. Sie sieht mit den Ohren. Die Zwergfledermaus wiegt so viel wie zwei Gummibärchen. Quellen: Buch aus der Bücherei, Opa.`,
      ),
      one(
        'none',
        'Hausordnung Turnhalle.docx',
        `Die Halle wird nur mit hellen Sohlen betreten. Der letzte macht das Licht aus, und zwar alle drei. Bälle gehören in den Schrank und nicht unter die Decke. Wer Kaugummi unter die Bank klebt, kratzt eine Stunde lang Kaugummi von Bänken, ich zeige dann, wie es geht. Köhler, Hausmeister`,
      ),
      one(
        'quote',
        'Angebot Markise.pdf',
        `Angebot 8814. Gelenkarmmarkise 4,50 x 3,00 m, Tuch grau gestreift, Kurbel, Montage an Fassade: 1.690,00 Euro einschließlich Mehrwertsteuer. Motor Aufpreis 310,00. Lieferzeit sechs Wochen. Wir freuen uns auf Ihren Auftrag. Gültig vier Wochen.`,
      ),
      things('photo', 'IMG_5120.jpg', 'IMG_5121.jpg'),
      things('logo', 'wappen.png'),
      things('audio', 'Klingelton.mp3'),
      things('spreadsheet', 'Schlüsselliste alt.xlsx'),
    ),
    own(
      'USB-Stick/Silberhochzeit',
      ['2020-07-01', '2020-07-26'],
      one(
        'none',
        'Lied.docx',
        `Nach der Melodie vom Jäger aus Kurpfalz. Der Uwe und die Jana, die kannten sich vom Tanz, er trat ihr auf die Füße, da blieb nicht mehr viel ganz. Juja, juja! Fünfundzwanzig Jahre hält die Jana aus, er repariert die Schule, doch nie das eigne Haus.`,
      ),
      on('2020-07-25', '2020-07-26', row('photo', 'IMG_90#.jpg', 11, 12, 44, 45)),
    ),
  ],
  loose(
    one(
      'invoice',
      'Rechnung_Posaune.pdf',
      `Rechnung 1042. Musikhaus Döring. Generalüberholung Zugposaune: Zug gerichtet, ausgebeult, gereinigt, neue Wasserklappe. 185,00 Euro netto, 35,15 Umsatzsteuer, gesamt 220,15 Euro. Zahlbar sofort ohne Abzug. Mundstücke sind vom Umtausch ausgeschlossen.`,
    ),
    one(
      'letter',
      'Kündigung Fitness.docx',
      `Sehr geehrte Damen und Herren,\nhiermit kündige ich meine Mitgliedschaft 20-4471 fristgerecht zum nächstmöglichen Zeitpunkt. Ich war zweimal da und schippe jetzt wieder Schnee. Bitte bestätigen Sie mir den Eingang schriftlich.\nUwe Köhler`,
    ),
    one(
      'notes',
      'einkauf.txt',
      `Streusalz 10 Sack, Glühbirne Kellertreppe, Hundefutter, Notenständer x2, Geschenk Doris 60`,
    ),
    one(
      'none',
      'Rede Abschied Rektorin.docx',
      `Liebe Frau Wolff, als Sie vor zwölf Jahren kamen, haben Sie mich gefragt, wo hier der Kaffee ist. Das war der Anfang einer guten Zusammenarbeit. Sie haben nie gefragt, warum etwas kaputt ist, sondern nur, wann es wieder geht. Der Schlüssel zum Dachboden bleibt, wo er ist, das sage ich niemandem. Danke!`,
    ),
    one(
      'ticket',
      'Fahrkarte.pdf',
      `Online-Ticket. Wabern nach Hamburg Hbf, 21. September, ab 7.04 Uhr, Umstieg in Kassel-Wilhelmshöhe, Wagen 11, Platz 62. Zwei Erwachsene, Sparpreis, Zugbindung. Auftragsnummer 7QKX21. Bitte mit Ausweis vorzeigen.`,
    ),
    one(
      'bank-statement',
      'Kontoauszug_2024_10.pdf',
      `Kreissparkasse Schwalm-Eder. Kontoauszug 10/2024, Uwe und Jana Köhler. Kontostand am 1.10. 2.004,18. Gehalt 2.301,77. Darlehen Rate 890,00. Versicherung 121,40. Markt 88,13. Kontostand am 31.10. 2.410,02 Euro. Einwendungen bitte binnen sechs Wochen.`,
    ),
    one(
      'certificate',
      'Urkunde Jubiläum.pdf',
      `Urkunde. Für vierzig Jahre treuen Dienst als Bläser wird Uwe Köhler die goldene Ehrennadel verliehen. Lobet den Herrn mit Posaunen. Der Landesposaunenwart.`,
    ),
    one(
      'schoolwork',
      'Mathe Mia.pdf',
      `Arbeitsblatt Klasse 9, quadratische Gleichungen. Aufgabe 1: Löse mit der Formel. a) x2 + 6x + 5 = 0. b) 2x2 - 8 = 0. Aufgabe 2: Ein Beet ist drei Meter länger als breit und hat 40 Quadratmeter. Wie breit ist es? Hausaufgabe bis Freitag.`,
    ),
    one(
      'insurance',
      'Kfz.pdf',
      `Kraftfahrtversicherung, Beitragsrechnung. Kennzeichen HR-UK 72. Haftpflicht Schadenfreiheitsklasse 21, Teilkasko mit 150 Euro Selbstbeteiligung. Jahresbeitrag 312,66 Euro, fällig am 1. Januar. Versicherungsnummer 90-4471-3.`,
    ),
    one('receipt', 'IMG_7720.jpg', `TANKSTELLE EDERTAL\nSuper E10 38,12 L\nSumme 66,32 EUR\nKarte`),
    one(
      'recipe',
      'Dokument1.docx',
      `Spundekäs. 500 g Quark, 200 g Frischkäse, 100 g weiche Butter, eine Zwiebel ganz fein, Paprika edelsüß, Salz, Pfeffer. Alles rühren, bis es glatt ist, und zwei Stunden ziehen lassen. Dazu Salzbrezeln.`,
    ),
    row('photo', 'IMG_60#.jpg', 10, 11, 12, 93),
    row('photo', '2024#.jpg', '0906_180011', '0907_101010', '1224_173000'),
    things('photo', 'Bello.jpg'),
    things('screenshot', 'Bildschirmfoto 2024-05-01 um 08.00.01.png', 'Screenshot (3).png'),
    things('spreadsheet', 'Stunden 2024.xlsx', 'Mappe7.xlsx'),
    things('slides', 'Sicherheit Schulhof.pptx'),
    things('audio', 'Probe 14.3..m4a'),
    things('video', 'Jungbläser.mp4'),
    things('archive', 'Noten_neu.zip'),
    things('program', 'Elster_setup.exe'),
    things('rubbish', 'Unbestätigt 4471.crdownload'),
  ),
)
