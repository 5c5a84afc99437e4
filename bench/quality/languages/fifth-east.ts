/** Short papers of a fifth writer, in languages of the east of Europe, the near and the far east (see `fifth.ts`). */
export const FIFTH_EAST = `
= pl medical
Poradnia Alergologiczna „Oddech”, Rzeszów
Pacjent: Hubert Cieślak, PESEL 00000044117
Rozpoznanie: J30.1 alergiczny nieżyt nosa. Wywiad: kichanie i łzawienie od kwietnia, nasilone na dworze. Testy skórne: trawy +++, brzoza +.
Zalecenia: bilastyna 20 mg 1x dziennie, spray donosowy, kontrola za 3 miesiące.
lek. med. J. Pawlik
= pl receipt
PARAGON FISKALNY
Piekarnia „Złoty Kłos”  Sanok, ul. Cerkiewna 4   NIP 000-004-41-17
2025-02-27 07:12
PĄCZEK Z RÓŻĄ   6 x 4,50     27,00 C
CHLEB ŻYTNI     1 x 6,80      6,80 D
SUMA PLN                     33,80
Gotówka 50,00    Reszta 16,20
Sprzedawca: Halinka   #0044  dziękujemy
= pl contract
UMOWA NAJMU
zawarta 1.10.2024 w Olsztynie pomiędzy Barbarą Lis (Wynajmujący) a Kyryłem Boiko (Najemca). § 1. Przedmiotem umowy jest pokój przy ul. Mazurskiej 17. § 2. Czynsz wynosi 850 zł, płatny do 10. dnia miesiąca. § 3. Kaucja 850 zł. § 4. Okres wypowiedzenia wynosi jeden miesiąc.
Podpisy stron
= cs insurance
Moravská vzájemná pojišťovna, a.s.        smlouva č. 0044117
Pojistník: Zdeňka Malá, Uherský Brod
POJISTKA - pojištění domácnosti
Pojistná částka 600 000 Kč, spoluúčast 1 000 Kč
Rizika: požár, voda z potrubí, vichřice, krádež vloupáním
Počátek 15. 3. 2025      Roční pojistné 1 484 Kč
= cs tax
Finanční úřad pro Vysočinu, ÚzP Třebíč
SLOŽENKA - DAŇ Z NEMOVITÝCH VĚCÍ na rok 2024
Poplatník: Vlastimil Dvořák, r. č. 00004/XXXX
Zahrada 412 m2, zastavěná plocha 118 m2, koeficient 1,6
Daň celkem 1 127 Kč, splatná do 31. května 2024
VS 0044117. Nezaplacená daň se úročí.
= cs letter
V Litomyšli 20. října 2023

Milá teto Boženko,
děkujeme za nádherný pohled z lázní. U nás je všechno při starém, jen strýc Karel spadl z hrušky, naštěstí do kompostu. Švestky letos byly jako pěst, máme čtyřicet sklenic povidel. Přijeďte na posvícení, husa už o vás ví.
Líbá Vás Jarmila s rodinou
= sk bank-statement
VÝPIS Z ÚČTU č. 10/2024      Podtatranská sporiteľňa
Ľubica Hudáková     SK00 0000 0000 0044 1170
Počiatočný zostatok 01.10.2024           321,40
02.10.  Trvalý príkaz nájomné   -240,00
11.10.  Výplata Textil Poprad    918,66
18.10.  Platba kartou Kaufland   -64,05
Konečný zostatok 31.10.2024              936,01
= sk certificate
Stredná odborná škola lesnícka, Tvrdošín
Potvrdzujeme, že žiak
Samuel Oravec, nar. 9. 9. 2006,
úspešne absolvoval kurz práce s motorovou pílou v rozsahu 40 hodín a záverečnú skúšku vykonal s prospechom výborný.
V Tvrdošíne 30. apríla 2024       riaditeľ Ing. Kubík
Evidenčné číslo 44/117
= sk invoice
FAKTÚRA č. 2025-0044
Dodávateľ: Kominárstvo Gajdoš, Žilina    IČO 00004417
Odberateľ: Marta Šimková, Bytča
Dátum vystavenia 20.1.2025    splatnosť 3.2.2025
Čistenie komína 2x              90,00
Revízna správa                  45,00
Nie sme platcami DPH.   K úhrade 135,00 €
= sl payslip
PLAČILNA LISTA  marec 2025
Mizarstvo Hribar d.o.o.     Delavec: Anže Kos, št. 44
Osnovna plača 168 ur        1.512,00
Dodatek za delovno dobo        37,80
Prispevki delavca 22,10 %    -342,51
Akontacija dohodnine          -88,40
Prehrana in prevoz            171,20
Neto izplačilo 15. 4.       1.290,09
= sl medical
Zdravstveni dom Tolmin, ambulanta dr. Leban
Bolnica: Vida Rutar, roj. 1955
Anamneza: bolečine v levem kolku ob hoji, tri mesece. Status: notranja rotacija boleča, omejena. RTG: začetna artroza.
Dg.: koksartroza. Terapija: naproksen 550 mg, razgibavanje, fizioterapija. Kontrola čez dva meseca.
= sl receipt
MESARIJA PRI TINČKU   Ptuj
RAČUN št. 1-2-44117      21.12.2024 10:05
Kranjska klobasa 0,86 kg     10,32
Svinjska pečenka 1,40 kg     12,46
Zaseka 250 g                  2,60
SKUPAJ EUR                   25,38
DDV 9,5 % 2,20      Plačano z gotovino 30,00, vrnjeno 4,62
Hvala za obisk
= hr contract
UGOVOR O ZAKUPU VINOGRADA
Sklopljen 12. veljače 2025. između Ante Bušića iz Vrgorca (zakupodavac) i Petre Jukić (zakupnik). Članak 1. Daje se u zakup čestica 441/17, površine 2.300 m2. Članak 2. Zakup traje pet godina. Članak 3. Zakupnina je 200 eura i deset litara vina godišnje. Potpisi ugovornih strana.
= hr insurance
Adria Mutual osiguranje d.d.      polica br. 0044117
Osiguranik: Tomislav Perković, Šibenik
Plovilo: pasara „Mare”, 5,2 m, motor 9,9 KS
Pokriveno: odgovornost prema trećima, potonuće, krađa motora. Franšiza 150 EUR
Trajanje osiguranja 01.05.2025. do 30.04.2026.
Premija 94,60 EUR, jednokratno
= hr tax
POREZNA UPRAVA, Ispostava Sinj
POREZNO RJEŠENJE o godišnjem obračunu poreza na dohodak za 2023.
Obveznik: Marijana Čović, OIB 00000044117
Primici 13.840,00     Osobni odbitak 6.372,00
Utvrđeni porez 1.493,60    Uplaćeni predujam 1.611,20
Razlika za povrat 117,60 EUR. Žalba u roku 30 dana.
= hu letter
Szeged, 2024. szeptember 8.

Kedves Ilonka!
Köszönjük a szép képeslapot és a paprikát, épp jókor jött, mert az idei a kertben elrohadt az esőtől. Pista lába már jobb, tegnap a kapuig is elment a botjával. Gyertek szüretre, a kis szoba üres. Csókolunk mindnyájatokat, a gyerekeket külön is.
Szeretettel: Margit néni
= hu bank-statement
Tiszamenti Takarék    SZÁMLAKIVONAT  2025/02
Számlatulajdonos: Kocsis Gergő    00000000-00440117
Nyitó egyenleg 02.01.                       148 220 Ft
02.05  Kártyás vásárlás Spar        -11 460
02.10  Munkabér jóváírás           +391 800
02.14  Csop. beszedés MVM           -18 905
Záró egyenleg 02.28.                        509 655 Ft
= hu certificate
TANÚSÍTVÁNY
Igazoljuk, hogy
Balogh Csenge
(született: Makó, 1999. 01. 17.)
az „Elsősegély gyerekeknek” 16 órás tanfolyamot 2025. március 1-2-án eredményesen elvégezte, és a vizsgán megfelelt.
Kelt: Hódmezővásárhely, 2025. március 3. P. H. Nyilvántartási szám: 0044/117
= ro invoice
FACTURĂ FISCALĂ seria BVC nr. 0117
Furnizor: Tâmplăria Codreanu SRL, Săcele     CUI RO00000044
Client: Mioara Stan, Brașov        Data 11.11.2024
Ușă interior stejar     2 buc x 890,00     1.780,00
Montaj                                       300,00
TVA 19% 395,20      Total de plată 2.475,20 lei
Scadență 25.11.2024
= ro payslip
Fluturaș de salariu - octombrie 2024
SC Moara Veche SA, Buzău      Marca 44    Neagu Dănuț
Salariu de încadrare 4.600     Spor noapte 230
Brut 4.830
CAS 25% 1.208   CASS 10% 483   Impozit 292
Avans 800
Rest de plată 2.047 lei       Tichete de masă 21
= ro medical
Cabinet Dr. Ruxandra Filip, medicină de familie, Suceava
Pacient: Toader Vasile, 63 ani, CNP 1XXXXXXXX0044
Diagnostic: HTA grad II, dislipidemie. TA 165/95, puls 78.
Rp/ Perindopril 5 mg 1 cp dimineața; Rosuvastatină 10 mg seara. Regim hiposodat. Analize: profil lipidic, creatinină. Revine peste 30 de zile.
= bg receipt
КАСОВА БЕЛЕЖКА
„Зелена градина“ ЕООД, Велинград, ул. Хан Аспарух 17   ЕИК 000000044
Домати 1,320 кг          4,62
Сирене краве 0,500       6,45
Хляб Добруджа            1,80
Кисело мляко 3 бр.       4,20
ОБЩА СУМА                17,07 лв.
В БРОЙ 20,00   РЕСТО 2,93
18-08-2024 18:31  Касиер 2
= bg contract
Днес, 03.02.2025 г., в гр. Троян, между Стоянка Минчева, наричана НАЕМОДАТЕЛ, и Явор Колев, наричан НАЕМАТЕЛ, се сключи настоящият договор: 1. Наемодателят предоставя за ползване гараж на ул. „Опълченска“ 17. 2. Месечният наем е 120 лева. 3. Срокът е една година. 4. Предизвестието е един месец. Подписи на страните.
= bg insurance
ЗАСТРАХОВАТЕЛНА ПОЛИЦА № 0044117
ЗД „Тракия Щит“ АД       Вид: Гражданска отговорност на автомобилистите
Застрахован: Десислава Ненова, Хасково
МПС: Опел Корса, рег. № Х 0017 АА
Покритие от 00:00 ч. на 10.04.2025 до 09.04.2026
Застрахователна премия 386,20 лв., разсрочено на две вноски
= el tax
ΕΚΚΑΘΑΡΙΣΤΙΚΟ ΣΗΜΕΙΩΜΑ φόρου εισοδήματος, φορολογικό έτος 2023
ΑΑΔΕ, Δ.Ο.Υ. Ναυπλίου      ΑΦΜ 000000044
Υπόχρεος: Παναγιώτα Λάμπρου
Εισόδημα από μισθωτή εργασία 13.480,00
Φόρος κλίμακας 1.665,60     Μείωση φόρου 777,00
Παρακρατηθείς φόρος 940,20
Ποσό για επιστροφή 51,60 ευρώ
= el letter
Χανιά, 3 Μαΐου 2024

Αγαπητέ κύριε Στεφανάκη,
Σας ευχαριστώ από καρδιάς για τη φιλοξενία σας στο χωριό. Τα παιδιά μιλούν ακόμη για το γαϊδουράκι και για το μέλι της γιαγιάς. Σας στέλνω τις φωτογραφίες που σας υποσχέθηκα. Ελπίζω να μας επισκεφθείτε το φθινόπωρο.
Με φιλικούς χαιρετισμούς,
Αργυρώ Βλάχου
= el bank-statement
Συνεταιριστική Τράπεζα Πίνδου     Λογ/σμός 0044-1170-00
Δικαιούχος: ΖΗΣΗΣ ΘΩΜΑΣ      Περίοδος 01/09/2024 - 30/09/2024
Προηγούμενο υπόλοιπο                       702,15
04/09  Αγορά με κάρτα Μασούτης   -38,60
10/09  Πάγια εντολή ΔΕΗ          -71,04
27/09  Σύνταξη ΕΦΚΑ              884,20
Νέο υπόλοιπο                             1.476,71
= ru insurance
СТРАХОВОЙ ПОЛИС серия ДК № 0044117
АО «Волжский страховой дом»     Страхователь: Панкратова Лидия Егоровна
Объект: жилой дом, Тверская обл., д. Заречье, 17
Риски: пожар, залив, кража, падение деревьев
Страховая сумма 1 800 000 руб.   Франшиза 10 000 руб.
Срок действия 01.05.2024 - 30.04.2025    Премия 7 920 руб.
= ru tax
ФНС России, инспекция по г. Кимры
Налогоплательщик: Ершов Геннадий Павлович, ИНН 000000440117
За 2023 год исчислено:
транспортный налог, ВАЗ-2121, 81 л. с.           1 215
земельный налог, участок 12 соток                  644
налог на имущество физических лиц, доля 1/2        318
Уплатить не позднее 2 декабря 2024: 2 177 руб. Пени начисляются ежедневно.
= ru letter
Вологда, 15 января 2025

Здравствуй, дорогая Тамара!
С Новым годом тебя и твоих ребят. Письмо твоё шло три недели, но открытка не помялась. У нас снег по окна, Коля каждое утро откапывает калитку. Внучка пошла, уже роняет горшки. Приезжай летом за морошкой, сходим на дальнее болото, как раньше.
Обнимаю, твоя Нина
= uk bank-statement
Виписка по рахунку за березень 2025
АТ «Поділля Банк»      UA00 0000 0000 0044 1170
Клієнт: Кравчук Леся Миколаївна
Вхідний залишок                       4 210,55
03.03  Оплата карткою АТБ      -684,20
07.03  Зарахування зарплати  18 340,00
12.03  Комунальні послуги    -2 118,90
Вихідний залишок                     19 747,45
= uk certificate
СВІДОЦТВО
про присвоєння робітничої професії № 0044117
Видано Гнатюку Остапу Романовичу, 1998 р. н., у тому, що він закінчив курси електрозварників (320 годин) при Дрогобицькому професійному ліцеї та склав кваліфікаційний іспит з оцінкою «відмінно».
Присвоєно 3 розряд. 28 червня 2024 р. Голова комісії, М. П.
= uk invoice
ФОП Савченко І. В., ремонт пральних машин, Полтава
Замовник: Олійник Г. П.           № 117 від 04.11.2024
Заміна підшипників барабана        1     1 450,00
Манжета люка                       1       620,00
Виїзд майстра                              200,00
Разом до сплати 2 270,00 грн без ПДВ. Оплатити протягом 5 банківських днів на р/р UA00 0044.
= tr payslip
ÜCRET BORDROSU    Ocak 2025
Çınar Tekstil San. A.Ş., Denizli       Sicil no 0044
Adı soyadı: Hatice Yıldırım     Gün 30
Brüt ücret 31.500,00
SGK işçi payı %14 4.410,00   İşsizlik %1 315,00
Gelir vergisi 702,30   Damga vergisi 41,70
Net ödenen 26.031,00 TL
= tr medical
ÖZEL KARDELEN TIP MERKEZİ - TETKİK SONUÇLARI
Hasta: Mehmet Ali Tok     Yaş 52     Tarih 06.03.2025
Açlık glukozu     118 (H)     74 - 106 mg/dL
HbA1c             6,3 (H)     4 - 5,6 %
Trigliserit       212 (H)     < 150
ALT                31         < 41 U/L
Yorum: prediyabet ile uyumlu, diyet önerildi, 3 ay sonra kontrol.
= tr receipt
KARADENİZ BALIKÇISI     Sinop, İskele Cad. 17
Tarih 22/11/2024  Saat 19:05   Fiş no 0044
HAMSİ 1 KG        %1       180,00
MEZGİT 0,5 KG     %1       140,00
ROKA              %1        20,00
TOPLAM                     340,00
KDV                          3,37
NAKİT 400,00    PARA ÜSTÜ 60,00
Teşekkür ederiz, afiyet olsun
= ar contract
عقد إيجار
إنه في يوم 1 أكتوبر 2024 تم الاتفاق بين السيدة ليلى منصور (الطرف الأول، المؤجر) والسيد كريم بدوي (الطرف الثاني، المستأجر) على ما يلي: يؤجر الطرف الأول الشقة رقم 17 بشارع الزيتون لمدة سنة واحدة بإيجار شهري قدره 4400 جنيه يدفع أول كل شهر. يدفع المستأجر تأمينا قدره شهران. حرر العقد من نسختين. توقيع الطرفين
= ar insurance
وثيقة تأمين مركبات رقم 0044117
شركة الواحة للتأمين التعاوني
المؤمن له: سعد بن ناصر العتيبي
المركبة: تويوتا كورولا موديل 2021، لوحة أ ب د 0017
التغطية: شامل، الحوادث والسرقة والحريق والمسؤولية تجاه الغير
مبلغ التحمل 1000 ريال، القسط السنوي 2340 ريالا شاملا الضريبة
مدة التأمين من 01/03/2025 إلى 28/02/2026
= ar tax
مصلحة الضرائب، مأمورية طنطا
الممول: محمود عبد الغني السيد، رقم التسجيل 000-441-17
السنة المالية 2023
صافي الدخل من المهنة 96,400
الإعفاء الشخصي 20,000
الوعاء الخاضع للضريبة 76,400
الضريبة المستحقة 6,140، المسدد تحت الحساب 4,800، الباقي 1,340 جنيها يسدد قبل 31 مارس. يحق لكم الطعن خلال ثلاثين يوما.
= hi letter
इलाहाबाद, 12 अक्टूबर 2024

प्रिय भाई सुरेश,
तुम्हारा पत्र मिला, पढ़कर मन हल्का हुआ। यहाँ सब कुशल हैं। बाबूजी अब लाठी के सहारे बगीचे तक चले जाते हैं। अमरूद इस साल बहुत आए हैं, कुछ तुम्हारे लिए रख छोड़े हैं। दीवाली पर बच्चों को लेकर ज़रूर आना।
तुम्हारी दीदी,
शकुंतला
= hi bank-statement
ग्रामीण सहकारी बैंक, शाखा मऊ
खाता विवरण      खाता संख्या 0000441170
खाताधारक: श्री रामलाल यादव    अवधि 01/01/2025 से 31/01/2025
प्रारंभिक शेष                          12,418.00
04/01  एटीएम निकासी       2,000.00
15/01  पेंशन जमा                       9,250.00
22/01  बिजली बिल            884.00
अंतिम शेष                              18,784.00
= hi certificate
राजकीय इंटर कॉलेज, बाराबंकी
प्रमाणित किया जाता है कि कुमारी नेहा वर्मा, पुत्री श्री दिनेश वर्मा, जन्म तिथि 17 अप्रैल 2007, ने वर्ष 2023 की हाईस्कूल परीक्षा प्रथम श्रेणी में उत्तीर्ण की है। इनका आचरण उत्तम रहा। हम इनके उज्ज्वल भविष्य की कामना करते हैं। क्रमांक 0044117
प्रधानाचार्य के हस्ताक्षर एवं मुहर
= zh invoice
增值税电子普通发票
发票代码 000000004411   发票号码 00000017   开票日期 2024年09月18日
购买方:苏州青桐书店有限公司
项目名称      数量   单价      金额      税率   税额
*家具*实木书架   3    680.00   2040.00   13%   265.20
价税合计(大写)贰仟叁佰零伍圆贰角  (小写)¥2305.20
销售方:湖州木里家具厂   开票人:沈梅
= zh payslip
杭州绿岸餐饮管理有限公司
2025年2月   姓名:周小川   工号:0044   部门:后厨
基本工资 4800.00   加班费 420.00   餐补 300.00
应发合计 5520.00
养老保险 384.00   医疗保险 96.00   失业保险 24.00   公积金 240.00   个税 0.00
实发工资 4776.00   已转入银行卡尾号 0117
= zh medical
成都青羊社区卫生服务中心 门诊病历
患者:何桂芳  女  66岁   就诊日期:2025-01-09   科室:内科
主诉:咳嗽、咳痰一周,伴低热两天。
查体:体温37.8℃,双肺呼吸音粗,未闻及湿啰音。
诊断:急性支气管炎
处理:阿莫西林胶囊 0.5g 每日三次;多饮水,休息,三天后复诊。医师:罗伟
= ja receipt
領収証
株式会社みなと不動産 様        No. 0044
¥ 16,500 ー
但し お花代(開店祝スタンド)として
2024年11月3日 上記正に領収いたしました
内訳 税抜金額 15,000円 消費税額(10%) 1,500円
花工房すみれ  横須賀市若松町1-17  登録番号 T0000000000044   現金
= ja contract
賃貸借契約書
貸主 大西きぬ(以下「甲」という)と借主 ファム・ミン(以下「乙」という)は、次のとおり契約を締結する。
第1条 甲は乙に対し、松山市道後一丁目17番の駐車場1区画を賃貸する。
第2条 賃料は月額6,000円とし、前月末日までに支払う。
第3条 期間は令和6年4月1日から1年とする。
第4条 解約は1か月前までに通知する。
= ja insurance
証券番号 0044-117-0     瀬戸内共済火災保険株式会社
契約者 藤井 和子 様     保険期間 2025年4月1日午後4時から1年間
所在地 岡山県玉野市田井17     構造 木造(H構造)
保険金額 建物 1,200万円  家財 500万円
補償内容 火災、落雷、風災、水濡れ、盗難
免責金額 3万円    年間保険料 28,640円
= ko tax
지방세 납세고지서 (재산세, 2024년 7월)
납세자: 오정숙      과세대상: 전주시 완산구 은행로 17, 주택
과세표준 84,000,000원
재산세 96,600원   지방교육세 19,320원   도시지역분 44,100원
합계 160,020원    납부기한 2024.07.31
납기 후에는 3%의 가산금이 부과됩니다. 전주시장
= ko letter
2024년 12월 1일, 강릉에서

보고 싶은 은주 언니에게
언니, 그동안 잘 지냈어요? 보내 준 목도리는 매일 두르고 다녀요. 여기는 벌써 첫눈이 왔고 바다는 매일 다른 색이에요. 엄마는 무릎이 좀 나아져서 시장에도 혼자 가세요. 설에는 꼭 내려와요. 같이 만두 빚어요. 건강 조심하고요.
사랑하는 동생 미주 드림
= ko bank-statement
다도해새마을은행    예금주 김봉남    계좌 0044-11-700000
조회기간 2025.02.01 ~ 2025.02.28
거래일     적요           출금액      입금액      잔액
02.01     이월                                 1,204,300
02.05     전기요금        48,210               1,156,090
02.14     기초연금                   342,510   1,498,600
02.21     체크 하나로마트  63,400               1,435,200
`
