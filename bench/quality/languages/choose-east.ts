/** Short papers that thresholds were chosen on, written before any word list: the other half of the languages. */
export const EAST = `
= pl invoice
Zakład Ślusarski Nowak
Faktura VAT nr 12/2025
Data wystawienia: 10.03.2025
Nabywca: Jan Kot, NIP 5213456789
Naprawa zamka 200,00
VAT 23% 46,00
Do zapłaty 246,00 zł
= pl payslip
Pasek wynagrodzenia za marzec
Płaca zasadnicza 5 200,00
Składki ZUS 712,92
Zaliczka na podatek 310,00
Do wypłaty 3 890,00
= pl recipe
Naleśniki
Składniki: 2 szklanki mleka, 3 jajka, 250 g mąki, szczypta soli
Wymieszać wszystko na gładkie ciasto, smażyć na patelni z obu stron.
= pl letter
Szanowna Pani,
zwracam się z prośbą o przesłanie zaświadczenia o wpłatach.
Z poważaniem
Anna Lis
= cs invoice
Truhlářství Dvořák
Faktura č. 250031
Datum splatnosti: 20.3.2025
IČO 12345678
Oprava skříně 1 800,00
DPH 21 % 378,00
Celkem k úhradě 2 178,00 Kč
= cs contract
Nájemní smlouva
Pronajímatel: Karel Novák
Nájemce: Jana Malá
Smluvní strany se dohodly na nájemném 9 000 Kč měsíčně
= cs bank-statement
Výpis z účtu
Období 1.4.2025 - 30.4.2025
Počáteční zůstatek 12 300,00
Příchozí platba 5 000,00
Konečný zůstatek 14 120,00
= sk payslip
Výplatná páska marec 2025
Zamestnanec: Peter Horák
Hrubá mzda 1 450,00
Zdravotné poistenie 58,00
Čistá mzda 1 102,00
= sk medical
Lekárska správa
Pacient: Zuzana Bielik
Diagnóza: zápal stredného ucha
Odporúčanie: antibiotiká 7 dní, kontrola o týždeň
= sk minutes
Zápisnica zo schôdze vlastníkov bytov
Prítomní: 18 vlastníkov
Program: 1. oprava strechy 2. rôzne
Uznesenie bolo schválené
= sl invoice
Mizarstvo Zupan s.p.
Račun št. 25-118
Datum opravljene storitve 4.3.2025
Popravilo vrat 150,00
DDV 22 % 33,00
Za plačilo 183,00 EUR
= sl insurance
Zavarovalna polica št. 771203
Zavarovalec: Miha Kos
Zavarovalna vsota 50.000 EUR
Letna premija 212,40 EUR
= sl resume
Življenjepis
Osebni podatki: Nina Hribar
Delovne izkušnje: 2016-2022 knjižničarka
Izobrazba: univerzitetna diplomirana bibliotekarka
Znanje jezikov: angleščina
= hr receipt
Pekara Mlinar
Račun br. 3312/1/1
Kruh 1,80
Burek 2,50
UKUPNO 4,30 EUR
Gotovina 5,00 Povrat 0,70
Hvala na posjetu
= hr contract
UGOVOR O RADU
sklopljen između poslodavca Brod d.o.o. i radnika Ivana Babića
Članak 1. Radnik počinje s radom 1. svibnja 2025.
= hr minutes
Zapisnik sa sastanka odbora
Prisutni: Marić, Jurić, Perić
Dnevni red: 1. proračun 2. razno
Sastanak je završen u 19 sati
= lt invoice
UAB Statyba
PVM sąskaita faktūra Nr. 1182
Pirkėjas: Jonas Petraitis
Durų keitimas 300,00
PVM 21 % 63,00
Iš viso mokėti 363,00 EUR
= lt contract
Nuomos sutartis
Nuomotojas: Rasa Kazlauskienė
Nuomininkas: Tomas Balčiūnas
Šalys susitarė, kad nuomos mokestis yra 350 eurų per mėnesį
= lt medical
Medicininė pažyma
Pacientas: Ona Jankauskienė
Diagnozė: ūminis bronchitas
Gydymas: vaistai tris kartus per dieną
Gydytojas A. Urbonas
= lv invoice
SIA Būve
Rēķins Nr. 881
Apmaksas termiņš 20.03.2025
Jumta remonts 500,00
PVN 21% 105,00
Kopā apmaksai 605,00 EUR
= lv payslip
Algas lapiņa par martu
Darbinieks: Jānis Ozols
Bruto alga 1 200,00
IIN 150,00 VSAOI 126,00
Izmaksai 924,00
= lv certificate
APLIECĪBA
Apliecinām, ka Ilze Bērziņa ir pabeigusi kursus "Pirmā palīdzība"
Rīga, 2024. gada 3. maijs
= bg invoice
ФАКТУРА № 0000001182
Дата на данъчното събитие 04.03.2025
Получател: Иван Петров
Ремонт на покрив 500,00
ДДС 20% 100,00
Сума за плащане 600,00 лв.
= bg contract
ДОГОВОР ЗА НАЕМ
Днес 1 март 2025 между Георги Стоянов, наемодател, и Мария Илиева, наемател
се сключи настоящият договор за следното
= bg certificate
УДОСТОВЕРЕНИЕ
Настоящото се издава на Петя Колева в уверение на това, че е завършила курс по счетоводство
= el invoice
ΤΙΜΟΛΟΓΙΟ ΠΑΡΟΧΗΣ ΥΠΗΡΕΣΙΩΝ
Αριθμός 118   Ημερομηνία 04/03/2025
ΑΦΜ 123456789
Επισκευή στέγης 500,00
ΦΠΑ 24% 120,00
Πληρωτέο ποσό 620,00
= el contract
Ιδιωτικό συμφωνητικό μίσθωσης
Ο εκμισθωτής Νίκος Παππάς και η μισθώτρια Άννα Δήμου συμφωνούν
Το μηνιαίο μίσθωμα ορίζεται σε 400 ευρώ
= el recipe
Φασολάδα
Υλικά: 500 γρ. φασόλια, 2 καρότα, 1 κρεμμύδι, ελαιόλαδο
Εκτέλεση: βράζουμε τα φασόλια, προσθέτουμε τα λαχανικά και αλάτι
= ru invoice
Счёт на оплату № 118 от 4 марта 2025 г.
Поставщик: ООО "Мастер"
Покупатель: Иванов И. И.
Ремонт двери 5 000,00
В том числе НДС 20% 833,33
Итого к оплате 5 000,00
= ru payslip
Расчётный листок за март 2025
Сотрудник: Петрова А. С.
Начислено: оклад 60 000,00
Удержано: НДФЛ 7 800,00
К выплате 52 200,00
= ru minutes
Протокол общего собрания собственников
Присутствовали: 23 человека
Повестка дня: выбор председателя
Постановили: избрать Сидорова
= ru medical
Выписка из медицинской карты
Пациент: Кузнецов П. А.
Диагноз: острый гастрит
Рекомендации: диета, приём лекарств
= uk invoice
Рахунок-фактура № 118
Постачальник: ТОВ "Майстер"
Платник: Коваленко О.
Ремонт вікна 2 000,00
ПДВ 20% 400,00
Всього до сплати 2 400,00
= uk contract
ДОГОВІР ОРЕНДИ
м. Київ, 1 березня 2025 року
Орендодавець Шевченко П. та Орендар Бондар К. уклали цей договір про таке
= uk certificate
ДОВІДКА
Видана Мельник Олені в тому, що вона дійсно навчається у школі № 12
Директор
= ar invoice
فاتورة رقم 118
التاريخ: 04/03/2025
العميل: أحمد علي
إصلاح الباب 300
ضريبة القيمة المضافة 15% 45
الإجمالي المستحق 345 ريال
= ar contract
عقد إيجار
الطرف الأول المؤجر: خالد حسن
الطرف الثاني المستأجر: منى سعيد
اتفق الطرفان على أن تكون الأجرة الشهرية 2000 ريال
= ar medical
تقرير طبي
اسم المريض: سالم عمر
التشخيص: التهاب في الحلق
العلاج: مضاد حيوي لمدة أسبوع
الطبيب المعالج
= hi invoice
बीजक संख्या 118
दिनांक 04/03/2025
ग्राहक: राम शर्मा
दरवाज़े की मरम्मत 2,000.00
जीएसटी 18% 360.00
कुल देय राशि 2,360.00
= hi payslip
वेतन पर्ची मार्च 2025
कर्मचारी का नाम: सीता वर्मा
मूल वेतन 25,000
कटौती: भविष्य निधि 3,000
शुद्ध वेतन 21,500
= hi recipe
आलू की सब्ज़ी
सामग्री: 4 आलू, 1 चम्मच जीरा, नमक स्वादानुसार
विधि: कढ़ाई में तेल गरम करें, जीरा डालें और आलू मिलाएँ
= zh invoice
发票号码：01182233
开票日期：2025年3月4日
购买方：上海明华公司
维修服务 500.00
税额 65.00
价税合计 565.00
= zh contract
房屋租赁合同
甲方（出租人）：李强
乙方（承租人）：王芳
经双方协商一致，月租金为3000元
= zh bank-statement
账户交易明细
账号 6222 **** 1188
期初余额 12,300.00
转入 5,000.00
期末余额 17,300.00
= zh resume
个人简历
姓名：陈明
工作经历：2016-2021 销售经理
教育背景：本科，会计专业
= ja invoice
請求書
請求番号 118
株式会社山田 御中
修理代 50,000円
消費税(10%) 5,000円
ご請求金額 55,000円
お支払期限 2025年3月31日
= ja minutes
議事録
日時：2025年3月4日 10時
出席者：田中、佐藤、鈴木
議題：来年度の予算
決定事項：次回までに見積を取る
= ja recipe
肉じゃが
材料（4人分）：じゃがいも4個、牛肉200g、玉ねぎ1個
作り方：鍋に油を熱し、肉を炒め、水を加えて20分煮る
= ko invoice
세금계산서
공급자: 한빛상사
공급받는자: 김민수
공급가액 500,000
세액 50,000
합계금액 550,000원
= ko payslip
급여명세서 2025년 3월
사원명: 이영희
기본급 2,500,000
국민연금 112,500  소득세 45,000
실수령액 2,210,000
= ko contract
임대차계약서
임대인 박철수와 임차인 최지은은 다음과 같이 계약을 체결한다
보증금 10,000,000원, 월세 500,000원
`
