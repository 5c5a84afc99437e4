import { type LivedFolder, on, one, own, row, things } from '../disk.ts'

/** What a café's owner in Rotterdam has put away: her café, a Turkish and a Polish family, an Arabic class, a choir's tour. */
export const CAFE_OWN: readonly LivedFolder[] = [
  own(
    'Café De Linde/Verbouwing',
    ['2021-01-11', '2021-09-03'],
    one(
      'quote',
      'Offertes/aannemer Smit.pdf',
      `Offerte 21-044. Bouwbedrijf Smit aan café De Linde. Wand tussen keuken en zaal uitbreken, stalen balk plaatsen, stukwerk: 7.450 euro. Afzuigkap met kanaal naar het dak: 3.900 euro. Tegels achter de bar, 14 m2: 1.120 euro. Exclusief 21 % btw. Deze offerte is zestig dagen geldig. Puin afvoeren is voor onze rekening.`,
    ),
    one(
      'quote',
      'Offertes/Document (2).pdf',
      `Prijsopgave. Elektra De Wit. Groepenkast uitbreiden naar krachtstroom, twaalf wandcontactdozen, noodverlichting boven beide deuren. Arbeid en materiaal samen 4.280 euro exclusief btw. Wij kunnen in week 12 beginnen, mits de wand dan weg is.`,
    ),
    one(
      'invoice',
      'Facturen/2021-118.pdf',
      `Factuur 2021-118. Bouwbedrijf Smit. Eerste termijn van de verbouwing van café De Linde volgens offerte 21-044: 5.000 euro, btw 1.050, te betalen 6.050 euro binnen veertien dagen. Vermeld bij betaling het factuurnummer. Meerwerk aan de balk volgt op de volgende rekening.`,
    ),
    one(
      'invoice',
      'Facturen/2021-131.pdf',
      `Factuur 2021-131. Bouwbedrijf Smit. Tweede termijn en meerwerk: balk zwaarder uitgevoerd op last van de constructeur, 640 euro. Totaal 6.230 euro, btw 1.308,30, te betalen 7.538,30 euro. Betalingstermijn veertien dagen.`,
    ),
    row('photo', 'Foto/IMG_#.jpg', 3010, 3011, 3055, 3102, 3140),
    things('plan', 'tekening begane grond.dwg'),
  ),
  own(
    'Café De Linde/Personeel',
    ['2021-08-16', '2025-06-02'],
    one(
      'contract',
      'Joris.pdf',
      `Arbeidsovereenkomst voor bepaalde tijd. Werkgever: café De Linde, vertegenwoordigd door mevrouw E. Kaya. Werknemer: Joris van Dam. Functie: medewerker bediening, zestien uur per week, van 1 september tot 31 maart. Loon 13,20 euro bruto per uur. Proeftijd één maand. De fooienpot wordt eerlijk gedeeld, ook met de afwas.`,
    ),
    one(
      'none',
      'regels keuken.docx',
      `Handen wassen als je binnenkomt, ook als je ze thuis gewassen hebt. Messen nooit in de teil. De bakken krijgen een sticker met de dag; zonder sticker gaat het weg. Wie het laatste pak melk opent, schrijft het op. De radio is van degene die het vroegst was. Is het druk, dan praten we zachter.`,
    ),
    things('spreadsheet', 'rooster.xlsx'),
  ),
  own(
    'Café De Linde/Menu',
    ['2021-09-01', '2025-09-20'],
    one(
      'none',
      'lunchkaart herfst.docx',
      `Linzensoep met citroen en munt, brood van Bas. Börek met spinazie of met aardappel. Pierogi van Babcia Hania (alleen op donderdag, op is op). Broodje geitenkaas, honing, walnoot. Salade van bulgur met granaatappel. Appeltaart, met of zonder. Vraag ons naar noten en gluten, we weten het echt.`,
    ),
    things('spreadsheet', 'kostprijs.xlsx'),
    things('photo', 'kaart.png'),
  ),
  own(
    'Belasting 2022',
    ['2023-02-20', '2023-07-14'],
    one(
      'tax',
      'aanslag.pdf',
      `Belastingdienst. Aanslag inkomstenbelasting en premie volksverzekeringen 2022. Winst uit onderneming 31.480 euro, zelfstandigenaftrek 6.310, mkb-winstvrijstelling 3.524. Verzamelinkomen 21.646. Te betalen 1.902 euro voor 31 augustus. U kunt binnen zes weken bezwaar maken.`,
    ),
    one(
      'tax',
      'BTW K4.pdf',
      `Aangifte omzetbelasting, vierde kwartaal 2022. Omzet belast met 9 %: 24.110 euro, btw 2.169. Omzet belast met 21 %: 5.230 euro, btw 1.098. Voorbelasting 1.644. Af te dragen 1.623 euro. Ontvangen op 28 januari, kenmerk 44 710.`,
    ),
    things('spreadsheet', 'kasboek.xlsx'),
  ),
  own(
    'Düğün Zeynep',
    ['2023-05-02', '2023-08-21'],
    one(
      'none',
      'davetiye metni.docx',
      `Sevgili dostlar, yıllarca aynı sokakta oynadık, şimdi aynı evde yaşayacağız. 19 Ağustos Cumartesi akşamı saat yedide, Bornova'daki eski bağ evinde sizi aramızda görmekten mutluluk duyarız. Yemekten sonra halay var, rahat ayakkabı giyin. Çiçek yerine köy okuluna kitap getirirseniz seviniriz. Zeynep ve Kerem`,
    ),
    things('spreadsheet', 'misafirler.xlsx'),
    on('2023-08-19', '2023-08-20', row('photo', 'KRM_#.jpg', 4101, 4102, 4103, 4190, 4191)),
    things('video', 'halay.mp4'),
  ),
  own(
    'Babcia Hania',
    ['2016-07-10', '2024-11-02'],
    one(
      'letter',
      'List.docx',
      `Kochana Elifko,\ndziękuję za paczkę, kawa pachnie na całą klatkę i sąsiadki przychodzą pod byle pozorem. Marek niech założy szalik, bo w Rotterdamie wieje. Przepis na pierogi piszę jeszcze raz: ciasto na gorącej wodzie, inaczej będzie twarde jak podeszwa. Jabłka w tym roku obrodziły, kot utył.\nCałuję was mocno\nBabcia`,
    ),
    row('photo', 'skan#.jpg', 1, 2, 3, 4),
    one(
      'recipe',
      'pierogi.txt',
      `Pierogi: 3 szklanki mąki, 1 szklanka gorącej wody, 2 łyżki oleju, sól. Farsz: 1 kg ziemniaków, 300 g twarogu, 2 cebule podsmażone. Gotować do wypłynięcia i jeszcze 2 minuty`,
    ),
  ),
  own('Vakantie/2019/Tatry', ['2019-07-14', '2019-07-26'], row('photo', 'DSC0#.jpg', 1550, 1551, 1570, 1602, 1660)),
  own(
    'Vakantie/2024/Kapadokya',
    ['2024-09-28', '2024-10-06'],
    row('photo', '20241001_0#.jpg', 60101, 61230, 63322),
    one(
      'ticket',
      'otel.pdf',
      `Rezervasyon onayı. Taş Konak Otel, Göreme. Giriş tarihi 29 Eylül, çıkış 3 Ekim 2024. İki yetişkin, bir çocuk, kahvaltı dahil. Toplam tutar 312 avro, girişte ödenecektir. Balon turu için bir gün önceden haber veriniz. İptal 24 saat öncesine kadar ücretsizdir.`,
    ),
    one(
      'notes',
      'plan.txt',
      `balon pazartesi (hava!), güvercin vadisi yürüyüş, yeraltı şehri Marek istemiyor dar yer, çömlek Ada için`,
    ),
  ),
  own(
    'Ada',
    ['2017-02-19', '2025-07-09'],
    one(
      'schoolwork',
      'werkstuk egel.docx',
      `Mijn werkstuk over de egel, door Ada Kaya Nowak, groep 6. Hoofdstuk 1: hoe ziet hij eruit. Een egel heeft wel zesduizend stekels. Hoofdstuk 2: eten. Hij eet slakken, en geen melk, want daar krijgt hij buikpijn van! Hoofdstuk 3: de winterslaap. Bronnen: het boek van oma en de meneer van het park.`,
    ),
    one('medical', 'scan0014.pdf', `scan:Consultatiebureau. Vaccinaties, groeicurve. Ada, geboren 19 februari 2017`),
    row('photo', 'IMG_#.jpg', 7001, 7002, 7110),
    row('audio', 'viool les #.m4a', 3, 4),
  ),
  own(
    'Arabisch cursus',
    ['2022-09-06', '2023-06-13'],
    one(
      'schoolwork',
      'الدرس الثالث.docx',
      `الدرس الثالث: في السوق. ذهبت ليلى إلى السوق مع أمها صباح يوم السبت. اشترت الأم كيلو من الطماطم وخبزا طازجا، واشترت ليلى كتابا صغيرا عن البحر. سألت ليلى البائع: بكم هذا الكتاب؟ قال: بعشرة دراهم. تمرين: أجب عن الأسئلة بجملة كاملة، ثم اكتب الجمع لكل كلمة تحتها خط.`,
    ),
    one(
      'notes',
      'woordjes.txt',
      `سوق markt, خبز brood, بكم hoeveel kost, كتاب boek (mv kutub), غدا morgen, صباح ochtend. werkwoorden les 4 herhalen!`,
    ),
    row('audio', 'les #.mp3', 1, 2, 3),
  ),
  own(
    'Koor reis Gdańsk',
    ['2024-01-15', '2024-05-27'],
    one(
      'none',
      'programma.docx',
      `Vrijdag: vertrek bus 05.30 bij het zwembad, koffie bij Hengelo, aankomst rond negen uur 's avonds. Zaterdag: inzingen om tien, concert om vier in de Mariakerk, daarna pierogi bij de familie van Marek. Zondag: vrij, of met Wiesława naar het strand. Maandag: terug. Neem het blauwe hemd mee en iets warms, de kerk is van steen.`,
    ),
    things('spreadsheet', 'deelnemers.xlsx'),
    things('audio', 'alt partij.mp3'),
    row('photo', 'IMG-202405#.jpg', '18-WA0003', '18-WA0004', '19-WA0010'),
  ),
  own(
    'Fiets',
    ['2023-04-01', '2023-04-02'],
    one(
      'invoice',
      'bon.pdf',
      `Factuur 88012. Rijwielhandel Kralingen. Bakfiets elektrisch, groen, framenummer KL 77120, 4.399 euro inclusief btw. Ringslot en kettingslot 129 euro. Afgehaald op 1 april. Garantie op accu en motor twee jaar. Eerste beurt gratis na 300 kilometer.`,
    ),
    things('photo', 'frame.jpg'),
  ),
  own(
    'Mieszkanie Łódź',
    ['2018-03-03', '2025-02-10'],
    one(
      'contract',
      'umowa najmu.docx',
      `Umowa najmu lokalu mieszkalnego zawarta w Łodzi pomiędzy Markiem Nowakiem, zwanym wynajmującym, a panią Darią Lis, zwaną najemcą. Przedmiotem umowy jest mieszkanie przy ulicy Wólczańskiej 18. Czynsz wynosi 1900 złotych miesięcznie, płatny do dziesiątego dnia miesiąca. Kaucja równa się dwóm czynszom. Okres wypowiedzenia: jeden miesiąc.`,
    ),
    one(
      'insurance',
      'polisa.pdf',
      `Polisa mieszkaniowa numer 440 718. Ubezpieczony: Marek Nowak. Miejsce ubezpieczenia: ulica Wólczańska 18, mieszkanie 7. Zakres: ogień, zalanie, kradzież z włamaniem. Suma ubezpieczenia 320 000 złotych, składka roczna 412 złotych. Szkodę należy zgłosić w ciągu trzech dni.`,
    ),
    one(
      'letter',
      'Bez tytułu.docx',
      `Szanowna Pani Dario,\nhydraulik przyjdzie w czwartek między ósmą a dziesiątą i wymieni zawór pod zlewem. Proszę odsunąć szafkę i schować kota, bo poprzednim razem pojechał z hydraulikiem na Bałuty.\nPozdrawiam\nMarek Nowak`,
    ),
  ),
  own(
    'tuin',
    ['2022-03-13', '2022-10-01'],
    row('photo', 'PXL_20220#.jpg', '412_101010', '530_191900', '704_080000'),
    one(
      'notes',
      'zaailijst.txt',
      `pompoen 2e week mei, prei voorzaaien, rucola elke 3 weken, NIET weer munt in de volle grond, tomaat Ela stekken van mama`,
    ),
  ),
  // A dull name, but all of it is one matter: a nephew who comes to study.
  own(
    'map 2',
    ['2024-03-04', '2024-09-02'],
    one(
      'letter',
      'uitnodiging.docx',
      `Aan de immigratiedienst\nHierbij verklaar ik dat mijn neef Deniz Kaya, geboren te Izmir, vanaf 1 september bij mij zal wonen. Hij is toegelaten tot de opleiding werktuigbouw aan de hogeschool. Hij krijgt een eigen kamer, een sleutel en op donderdag pierogi. Ik sta garant voor de kosten van zijn verblijf.\nElif Kaya`,
    ),
    one(
      'certificate',
      'kabul.pdf',
      `Letter of admission. We are pleased to inform Mr Deniz Kaya that he has been admitted to the bachelor programme in mechanical engineering, starting in September 2024. The tuition fee has to be paid before 1 July. Please bring your diploma and a certified translation to the enrolment desk.`,
    ),
    one(
      'bank-statement',
      'hesap özeti.pdf',
      `Hesap özeti. Körfez Bankası, Bornova şubesi. Hesap sahibi Deniz Kaya. 1 Mart açılış bakiyesi 214.300,00 lira. 8 Mart gelen havale 60.000,00. 19 Mart kart ödemesi 1.240,00. 31 Mart kapanış bakiyesi 273.060,00 lira. Bu belge vize başvurusu için düzenlenmiştir.`,
    ),
    things('photo', 'pasfoto.jpg'),
  ),
]
