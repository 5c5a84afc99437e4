/** Short papers of a third writer, in languages of the east of Europe, the near and the far east (see `third.ts`). */
export const THIRD_EAST = `
= et invoice
OÜ Aiatööd   reg. kood 11882201
Arve nr 2023-77
Muru niitmine 6 tundi   150,00
Käibemaks 20%   30,00
Tasuda 180,00 EUR   Maksetähtaeg 14.07.2023
= et receipt
SELVER TARTU
PIIM 2,5%    1,09
LEIB         1,85
KOKKU        2,94
SULARAHA 5,00  TAGASI 2,06
= et quote
Hinnapakkumine köögimööbli valmistamiseks
Hind koos paigaldusega 3 480 eurot, käibemaks lisandub
Pakkumine kehtib 30 päeva, tarneaeg 6 nädalat
= et bank-statement
Konto väljavõte EE47 1000 0010 2014
Algsaldo 305,22
02.10 kaardimakse Rimi -18,40
10.10 töötasu +1 310,00
Lõppsaldo 1 596,82
= lv payslip
Darbinieks: Ilze Kalniņa   Periods: 2023. gada maijs
Aprēķinātā alga 1 250,00
VSAOI 10,5% 131,25   IIN 20% 173,75
Izmaksai 945,00
= lv tax
Valsts ieņēmumu dienests
Gada ienākumu deklarācija 2022
Nodokļu maksātājs: Jānis Ozols
Pārmaksātais nodoklis 94,30 EUR
= lv insurance
OCTA apdrošināšanas polise
Transportlīdzeklis: Volvo V60, reģ. nr. KL 4471
Apdrošināšanas periods 01.04.2023 - 31.03.2024
Prēmija 78,00 EUR
= lv contract
Iznomātājs Aivars Bērziņš un nomnieks SIA Lauks vienojas par 3 ha zemes nomu uz pieciem gadiem.
Nomas maksa ir 240 eiro gadā. Līgums sastādīts divos eksemplāros.
= lt ticket
Maršrutas Vilnius - Klaipėda
Išvykimas 13:40  Atvykimas 17:25
Vagonas 3  vieta 41   Keleivis R. Petraitis
= lt medical
Šeimos klinika
Pacientas skundžiasi galvos skausmu ir svaigimu. AKS 150/95.
Diagnozė: arterinė hipertenzija. Paskirta ramiprilis 5 mg kartą per dieną.
= lt certificate
Pažymime, kad Rasa Jonaitė baigė 60 val. floristikos kursus ir įgijo floristo padėjėjos kvalifikaciją.
Kaunas, 2023 m. gegužės 12 d.
= lt invoice
UAB Šiltas namas   įm. kodas 304411982
PVM sąskaita faktūra Serija SN Nr. 0219
Katilo remontas   180,00
PVM 21%   37,80
Iš viso mokėti   217,80 EUR
= pl receipt
PIEKARNIA U HANI
CHLEB ŻYTNI 1 x 7,20
BUŁKA 4 x 1,10
SUMA PLN 11,60
GOTÓWKA 20,00  RESZTA 8,40
PARAGON FISKALNY
= pl quote
Oferta na wykonanie ogrodzenia, 42 mb
Cena netto 9 600 zł, termin realizacji 4 tygodnie
Oferta ważna do końca maja
= pl bank-statement
Wyciąg nr 6/2023   rachunek 11 1020 0000 4412
Saldo początkowe 2 114,09
05.06 BLIK sklep Żabka -17,40
28.06 Wynagrodzenie +5 120,00
Saldo końcowe 7 216,69
= pl payslip
Pasek płacowy 04/2023
Wynagrodzenie zasadnicze 5 400,00
Składki ZUS 740,34   Zaliczka na podatek 301,00
Do wypłaty 3 939,28
= cs tax
Finanční úřad pro Jihomoravský kraj
Platební výměr na daň z nemovitých věcí za rok 2023
Poplatník: Josef Dvořák
Daň činí 1 244 Kč, splatná do 31. května
= cs insurance
Pojistná smlouva č. 6612004411
Pojistník: Hana Malá   Pojištění domácnosti
Pojistná částka 600 000 Kč   Roční pojistné 1 890 Kč   Spoluúčast 1 000 Kč
= cs contract
Půjčitel Karel Veselý přenechává vypůjčiteli Tomáši Hrubému přívěsný vozík na dobu jednoho měsíce bezplatně.
Vypůjčitel se zavazuje vrátit věc v řádném stavu. V Brně dne 2.4.2023
= cs ticket
RegioExpres  Praha hl.n. 8:12 - Ostrava hl.n. 11:35
Vůz 5, sedadlo 62   Jízdné 299 Kč
1 dospělý
= sk medical
Ambulancia všeobecného lekára
Pacientka s bolesťou hrdla a teplotou 38,5. Dg.: J03 akútna tonzilitída.
Rp. Amoxicilín 500 mg, 3x denne 1 tbl.
= sk certificate
Potvrdzujeme, že žiak Marek Hudák absolvoval plavecký výcvik v rozsahu 20 hodín s výsledkom výborný.
Základná škola Lúčky, 9. 6. 2023
= sk invoice
Dodávateľ: Stolárstvo Kubík, IČO 40112883
Odberateľ: Mgr. Vlková
Výroba skrine   620,00
DPH 20 %   124,00
K úhrade   744,00 €   Splatnosť 14.8.2023
= sk receipt
POTRAVINY JEDNOTA
MLIEKO 1,5%   0,99
ROŽOK 6x      0,78
SPOLU         1,77
Platba kartou 1,77
ĎAKUJEME ZA NÁKUP
= sl quote
Ponudba za menjavo strešnih oken
Cena z montažo 1.870 EUR brez DDV
Ponudba velja 20 dni, dobavni rok 4 tedne
= sl bank-statement
Izpisek prometa na računu SI56 0201 1445
Začetno stanje 640,12
04.09 plačilo s kartico Mercator -38,20
15.09 plača +1.488,00
Končno stanje 2.089,92
= sl payslip
Delavec: Matej Kos   Mesec: junij 2023
Bruto plača 2.010,00   Prispevki delavca 444,21   Akontacija dohodnine 161,30
Neto izplačilo 1.404,49
= sl tax
Finančna uprava, urad Celje
Informativni izračun dohodnine za leto 2022
Davčni zavezanec: Mojca Zupan
Vračilo dohodnine 127,44 EUR
= hr insurance
Polica obveznog osiguranja vozila br. 0901-4412
Ugovaratelj: Ivan Babić   Vozilo: Škoda Fabia, ZG 1182-KA
Trajanje osiguranja 1.7.2023 - 1.7.2024
Premija 212,00 EUR
= hr contract
Prodavatelj Ante Šarić prodaje, a kupac Lucija Perić kupuje osobni automobil Opel Corsa za iznos od 2.900 eura.
Kupac je vozilo pregledao. Ugovor je sastavljen u dva primjerka.
= hr ticket
Trajekt Split - Supetar
Polazak 14:15   1 osobni automobil, 2 putnika
Karta vrijedi na dan 18.08.2023.
= hr medical
Poliklinika Sunce
Nalaz: UZV abdomena uredan. Bolesnik bez tegoba.
Preporuka: dijeta, kontrola za 6 mjeseci, po potrebi pantoprazol 20 mg
= bg certificate
Удостоверяваме, че Петя Стоянова е завършила курс по английски език, ниво В1, с хорариум 90 учебни часа и успех отличен 5,80.
= bg invoice
Доставчик: Клима Сервиз ЕООД   ЕИК 203118845
Получател: Иван Тодоров
Профилактика на климатик   60,00 лв.
ДДС 20 %   12,00 лв.
Сума за плащане   72,00 лв.
= bg receipt
МАГАЗИН ЛИПА
ХЛЯБ            1,80
КИСЕЛО МЛЯКО 2x 2,40
ОБЩА СУМА       4,20
В БРОЙ          5,00  РЕСТО 0,80
ФИСКАЛЕН БОН
= bg quote
Оферта за смяна на дограма
Предлагаме изработка и монтаж на 5 прозореца на цена 2 640 лв. без ДДС
Срок на изпълнение 20 дни. Офертата е валидна до 30.06.
= el bank-statement
Κίνηση λογαριασμού 5044-118820-1
Προηγούμενο υπόλοιπο 722,10
03/02 Αγορά με κάρτα -31,50
28/02 Μισθοδοσία +980,00
Νέο υπόλοιπο 1.670,60
= el payslip
Εργαζόμενος: Νίκος Παππάς   Περίοδος: Μάιος 2023
Μικτές αποδοχές 1.240,00
Κρατήσεις ΕΦΚΑ 171,99   ΦΜΥ 48,20
Πληρωτέο 1.019,81
= el tax
ΑΑΔΕ   Δ.Ο.Υ. Χανίων
Πράξη διοικητικού προσδιορισμού φόρου, φορολογικό έτος 2022
ΑΦΜ 0442xxxxx   Χρεωστικό ποσό 318,40 €
= el insurance
Ασφαλιστήριο κατοικίας αρ. 77120
Ασφαλισμένος: Άννα Δήμου
Ασφαλιζόμενο κεφάλαιο 90.000 €   Απαλλαγή 300 €
Ετήσια ασφάλιστρα 145,00 €
= hu contract
Eladó: Kiss Béla, vevő: Tóth Réka.
Az eladó eladja, a vevő megveszi a használt Suzuki Swift személygépkocsit 950 000 Ft vételárért. A felek a szerződést elolvasták és aláírták.
= hu ticket
Budapest-Keleti 9:25 - Szolnok 10:46
2. osztály, kocsi 22, ülőhely 71
Egy útra érvényes, teljes árú   2 375 Ft
= hu medical
Háziorvosi rendelő
A beteg két napja köhög, láza 38. Dg: akut bronchitis.
Javaslat: ágynyugalom, bő folyadék, 3x1 tabletta 7 napig
= hu certificate
Tanúsítjuk, hogy Fekete Zoltán a targoncavezetői tanfolyamot eredményesen elvégezte és a vizsgát sikeresen letette.
Győr, 2023. október 5.
= ru ticket
Поезд 016А  Москва - Мурманск
Отправление 00:41  вагон 08  место 23 нижнее
Пассажир: Орлова Т. В.
= ru medical
Жалобы на боли в пояснице. Объективно: болезненность при пальпации.
Д-з: люмбалгия. Назначено: диклофенак 75 мг в/м № 5, покой. Явка через неделю.
= ru certificate
Настоящим подтверждается, что Зайцев Олег прошёл обучение по программе «Охрана труда» в объёме 40 часов. Протокол № 14 от 02.03.2023
= ru invoice
Поставщик: ООО «Тепломонтаж»  ИНН 7701234567
Покупатель: ИП Громов
Замена радиатора  1 шт.  8 500,00
НДС 20 %  1 700,00
Всего к оплате 10 200,00 руб.
= uk receipt
ПЕКАРНЯ КОЛОС
БАТОН 1 x 24,50
МОЛОКО 1 x 38,00
СУМА 62,50 ГРН
ГОТІВКА 100,00  РЕШТА 37,50
ФІСКАЛЬНИЙ ЧЕК
= uk quote
Комерційна пропозиція: встановлення сонячних панелей 5 кВт
Вартість обладнання з монтажем 184 000 грн
Пропозиція дійсна 14 днів, термін виконання 10 робочих днів
= uk bank-statement
Виписка за рахунком UA21 3223 1300
Залишок на початок 4 120,00
11.05 Оплата карткою Сільпо -342,18
15.05 Зарахування зарплати +18 400,00
Залишок на кінець 22 177,82
= uk payslip
Розрахунковий лист за квітень 2023
Працівник: Бондар О. П.   Оклад 16 000,00
ПДФО 2 880,00   Військовий збір 240,00
До виплати 12 880,00
= tr tax
Kadıköy Vergi Dairesi
Motorlu taşıtlar vergisi 2023, 1. taksit
Plaka 34 KL 4412   Mükellef: Deniz Aydın
Ödenecek tutar 1.482,00 TL
= tr insurance
Konut sigorta poliçesi no 551200
Sigortalı: Emine Kurt   Teminat tutarı 750.000 TL
Vade 01.03.2023 - 01.03.2024   Brüt prim 1.120 TL
= tr contract
Kiraya veren Ali Demir ile kiracı Ece Şahin aşağıdaki hususlarda anlaşmışlardır.
Daire bir yıl süreyle aylık 9.000 TL bedelle kiralanmıştır. Depozito iki kira bedelidir.
= tr ticket
Kalkış: Ankara AŞTİ 23:30   Varış: İzmir 07:15
Koltuk no 14   Yolcu: Burak Çelik
Ücret 420 TL   Peron 52
= ar medical
عيادة الدكتور سامي للأطفال
المريض: عمر خالد، العمر 6 سنوات
التشخيص: التهاب اللوزتين
شراب أموكسيسيلين 5 مل كل 8 ساعات لمدة أسبوع
= ar certificate
يشهد مركز النور للتدريب بأن السيدة ريم الأحمد قد أتمت بنجاح دورة المحاسبة ومدتها 30 ساعة، وقد منحت هذه الشهادة بناء على طلبها.
= ar invoice
مؤسسة البناء الحديث   الرقم الضريبي 300112233
العميل: فهد السالم
أعمال دهان   1,200.00
ضريبة القيمة المضافة 15%   180.00
المبلغ المستحق   1,380.00 ريال
= ar receipt
بقالة الحي
خبز 2.00
حليب 6.50
المجموع 8.50
المدفوع نقدا 10.00  الباقي 1.50
شكرا لزيارتكم
= hi quote
कोटेशन: घर की रंगाई
क्षेत्रफल 1200 वर्ग फुट, दर 18 रु. प्रति वर्ग फुट, कुल अनुमानित लागत 21,600 रु.
यह प्रस्ताव 15 दिन तक मान्य है
= hi bank-statement
खाता विवरण   खाता संख्या 30112009871
प्रारंभिक शेष 12,400.00
05/07 एटीएम निकासी 2,000.00
31/07 वेतन जमा 28,000.00
अंतिम शेष 38,400.00
= hi payslip
वेतन पर्ची माह जून 2023
कर्मचारी: सुनीता वर्मा   मूल वेतन 24,000
भविष्य निधि कटौती 2,880   शुद्ध वेतन 21,120
= hi tax
नगर निगम लखनऊ
गृहकर बिल वर्ष 2023-24
करदाता: रामलाल गुप्ता   वार्षिक मूल्यांकन 36,000
देय कर 5,400 रु., अंतिम तिथि 30 सितंबर
= zh insurance
机动车交通事故责任强制保险单
被保险人：王磊  车牌号 京A·44K12
保险期间：2023年5月1日起至2024年4月30日
保险费合计：950元
= zh contract
甲方（出租方）：陈红　乙方（承租方）：周强
甲方将位于解放路12号的商铺租给乙方，租期两年，月租金3500元，押一付三。
双方签字后生效。
= zh ticket
北京南 — 上海虹桥　G17次
2023年10月02日 15:00开　08车12F号
二等座　￥553.0元　检票口 A12
= zh medical
门诊病历
主诉：咳嗽三天，伴咽痛。体温37.8℃。
诊断：急性上呼吸道感染
处理：阿莫西林胶囊 0.5g 每日三次，多饮水
= ja certificate
受講証明書
佐藤健殿
あなたは普通救命講習の課程（三時間）を修了されたことを証します。
令和5年6月18日　北消防署長
= ja invoice
株式会社みどり造園
ご請求金額 ¥88,000
庭木剪定一式 80,000
消費税10% 8,000
お振込期限 2023年8月31日
= ja receipt
コンビニ花見 駅前店
おにぎり鮭 ¥150
緑茶 ¥130
合計 ¥280
お預り ¥500 お釣り ¥220
= ja quote
外壁塗装工事
お見積金額 ¥980,000（税込）
工期 約14日間
有効期限 発行日より1ヶ月
= ko bank-statement
거래내역조회 계좌번호 110-442-118822
06/03 체크카드 이마트 -43,200 잔액 812,340
06/25 급여 +2,450,000 잔액 3,262,340
= ko payslip
2023년 5월 급여명세서
성명 박지훈  기본급 2,600,000
국민연금 117,000 건강보험 92,170 소득세 48,200
실수령액 2,342,630
= ko tax
재산세 고지서
납세자 최영희  과세대상 주택 1기분
세액 214,500원  납부기한 2023.07.31
= ko insurance
자동차보험 가입증명서
피보험자 이민호  차량번호 12가4412
보험기간 2023.09.01 ~ 2024.09.01
납입보험료 684,000원
`
