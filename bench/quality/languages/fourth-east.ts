/** Short papers of a fourth writer, in languages of the east of Europe, the near and the far east (see `fourth.ts`). */
export const FOURTH_EAST = `
= pl payslip
Zakład Stolarski DĘBINA s.c.       PASEK WYNAGRODZENIA   05/2024
Pracownik: Wrona Tomasz    Etat 1/1   Dni przepr. 20
Płaca zasadnicza 5 200,00
ZUS: emerytalne 507,52  rentowe 78,00  chorobowe 127,40
Ubezp. zdrowotne 403,84    Zaliczka na PIT 208,00
Do wypłaty 3 875,24    przelew ROR 10.06.2024
= pl insurance
Towarzystwo Wzajemne „Opoka” S.A.
Nr 907 441 228 03      Ubezpieczający: Halina Cieślak, PESEL 610512xxxxx
Pojazd: Opel Corsa, nr rej. SK 4471L, rok prod. 2012
Okres ubezpieczenia: od 18.09.2024 do 17.09.2025
OC posiadaczy pojazdów mechanicznych - składka 612 zł     NNW - suma 10 000 zł, składka 39 zł
Składka łączna 651 zł, płatna jednorazowo do 25.09.2024
= pl receipt
PIEKARNIA U KOWALSKIEGO   ul. Rynek 4, 38-500 Sanok
NIP 687-114-20-93        nr wydr. 118204
PARAGON FISKALNY
CHLEB ŻYTNI      1 x5,80    5,80 C
DROŻDŻÓWKA SER   3 x4,20   12,60 C
SPRZEDAŻ OPODATKOWANA C 18,40   PTU C 5% 0,88
SUMA PLN   18,40     GOTÓWKA 20,00   RESZTA 1,60
2024-03-02 07:14  KASA 1   BFA 1801442218
= cs invoice
FAKTURA - DAŇOVÝ DOKLAD č. 240100087
Dodavatel: Zámečnictví Pokorný, IČO 47118820, DIČ CZ47118820, Třebíč
Odběratel: SVJ Družstevní 14, Třebíč
Vystaveno 12.6.2024   DUZP 11.6.2024   Splatnost 26.6.2024   VS 240100087
Výměna vložky vstupních dveří a 18 ks klíčů     4 860,00
DPH 21 %   1 020,60    Celkem k úhradě 5 880,60 Kč
= cs tax
Finanční úřad pro Kraj Vysočina, Územní pracoviště v Pelhřimově
Poplatník: Dvořáková Alena, r.č. 695814/xxxx
Daň z nemovitých věcí na zdaňovací období 2024
Pozemky 412 Kč    Stavby a jednotky 1 036 Kč    Stanovená daň 1 448 Kč
Zaplaťte nejpozději 31. května 2024 na účet 7755-67626681/0710, VS = rodné číslo
= cs certificate
Základní škola Nad Potokem, Vsetín
VYSVĚDČENÍ    školní rok 2022/2023    II. pololetí    třída 5. B
Tereza Matoušková, nar. 9. 11. 2011
Český jazyk a literatura 2 - chvalitebný    Matematika 1 - výborný    Vlastivěda 1 - výborný
Chování: velmi dobré     Celkový prospěch: prospěla s vyznamenáním
30. června 2023     třídní učitelka Mgr. Jana Hrubá     ředitel školy
= sk contract
Darovacia zmluva
uzatvorená podľa § 628 a nasl. Občianskeho zákonníka
Darca: Štefan Hudák, r. č. 480312/xxx, Bardejov     Obdarovaná: Zuzana Hudáková, dcéra darcu
Darca bezplatne prenecháva obdarovanej rodinný dom súp. č. 318 v k. ú. Zborov, LV č. 1207, a obdarovaná dar prijíma.
Návrh na vklad podá obdarovaná. Zmluva je vyhotovená v štyroch rovnopisoch.
= sk receipt
Železiarstvo Mráz, Nám. SNP 8, Detva
IČO 33418220  DIČ 1020448817  IČ DPH SK1020448817
DKP 88810204488170001      16-09-2024 10:33:07
Farba syntet. hnedá 0,75l     1 ks   11,90 A
Štetec plochý 50              2 ks    5,00 A
Základ 20% 14,08   DPH 2,82
SPOLU  16,90 EUR   Hotovosť 20,00   Vydané 3,10
OKP 5d2f0a81-c77e1043-9b1f...   Ďakujeme za nákup
= sk bank-statement
Podtatranská sporiteľňa, a. s.
Výpis z účtu č. 2/2025         obdobie 01.02.2025 - 28.02.2025
Majiteľ: Peter Gajdoš    IBAN SK44 0990 0000 0051 7730 2284
Počiatočný stav   702,15
06.02. SEPA inkaso Vodárne Poprad  VS 6621044    -38,20
14.02. Mzda Tatrastroj, s. r. o.   +1 184,60
20.02. Výber z bankomatu Svit   -100,00
Konečný zostatok   1 748,55
= sl payslip
Mizarstvo Kolenc d.o.o., Sevnica
PLAČILNI LIST za mesec april 2025         Marjan Repovž    18 let delovne dobe
Bruto plača 2.100,00
Prispevki delojemalca 22,10 %  464,10
Akontacija dohodnine 232,40      Neto plača 1.403,50
Prevoz na delo 84,00   Prehrana 140,40
Izplačilo na TRR 9. 5. 2025   1.627,90 EUR
= sl medical
Splošna bolnišnica Bela krajina, oddelek za kirurgijo
Slavko Jakše, roj. 1957, sprejet 11. 1. 2024, odpuščen 14. 1. 2024
Dg.: K40.9 Enostranska dimeljska kila
Narejena je bila hernioplastika z mrežico. Pooperativni potek brez zapletov, rana mirna.
Odstranitev šivov čez 10 dni pri osebnem zdravniku. 6 tednov naj ne dviguje bremen nad 5 kg. Th: Analgin p.p.
= sl ticket
Gorske žičnice Planja
DNEVNA SMUČARSKA VOZOVNICA - ODRASLI
Velja: 25.01.2025   08:30 - 16:00
Cena 36,00 EUR z DDV 9,5 %     Blagajna 2   št. 004182
Karta ni prenosljiva. Kavcija za kartico 3,00 EUR.
= hr tax
REPUBLIKA HRVATSKA, MINISTARSTVO FINANCIJA - POREZNA UPRAVA
Područni ured Lika, Ispostava Otočac
POREZNO RJEŠENJE o godišnjem porezu na dohodak za 2023. godinu
Porezni obveznik: Dubravka Orešković, OIB 40218837716
Utvrđena porezna obveza 1.118,40 EUR    Uplaćeni predujam 1.402,15 EUR
Razlika za povrat 283,75 EUR. Protiv ovog rješenja može se izjaviti žalba u roku od 30 dana.
= hr invoice
VODOINSTALATER BABIĆ, obrt, vl. Ante Babić, Sinj    OIB 71180442903
Kupac: Nediljka Župić, Trilj
Broj: 63/1/1      Sinj, 17.10.2024. u 13:05     Dospijeće: 25.10.2024.
Zamjena bojlera 80 l s montažom       310,00
Ventil sigurnosni                      18,00
Osnovica 328,00   PDV 25 %  82,00   Za platiti 410,00 EUR
IBAN HR33 2402 0061 1004 8821 7, poziv na broj 63-2024    ZKI: 8a44f1...
= hr insurance
Jadransko mirno osiguranje d.d.
Polica putnog zdravstvenog osiguranja br. 18-0077421
Ugovaratelj i osiguranik: Tihana Šarić, rođ. 22.07.1994.
Trajanje: 02.08.2024. - 16.08.2024.    Područje: svijet bez SAD i Kanade
Osigurana svota 30.000 EUR    Premija 21,40 EUR plaćena
Prijava osiguranog slučaja: pozovite asistenciju prije odlaska liječniku
= hu certificate
Kispataki Általános Iskola, OM 038114
ISKOLALÁTOGATÁSI IGAZOLÁS
Igazolom, hogy Balogh Levente (szül. Makó, 2012. 04. 17., an.: Szűcs Ildikó) a 2023/2024. tanévben
iskolánk 6. a osztályos, nappali tagozatos tanulója.
Az igazolást családi pótlék ügyintézéséhez adtuk ki.
Makó, 2023. szeptember 12.     P. H.      Vargáné Tóth Edit igazgató
= hu receipt
CSAVARBOLT KFT.  6800 HÓDMEZŐVÁSÁRHELY, PIAC U. 3.
ADÓSZÁM: 11840772-2-06
C00 HATLAPFEJŰ CSAVAR M8      540
C00 FÚRÓSZÁR 6 MM           1 290
C00 SZIGETELŐSZALAG           410
ÖSSZESEN:            2 240 Ft
KÉSZPÉNZ: 2 500    VISSZAJÁRÓ: 260
2024.05.28. 11:20    NAV: A21700448    AP Y10804422
= hu contract
ADÁSVÉTELI SZERZŐDÉS gépjárműre
Eladó: Kocsis Béla, Szentes, Ady E. u. 9.    Vevő: Fodor Anikó, Csongrád, Kis u. 2.
Gyártmány: Suzuki Swift    rendszám: LKT-418    alvázszám: TSMMZC21S00288140
Vételár: 1.150.000 Ft, azaz egymillió-százötvenezer forint, amelyet a vevő az aláíráskor készpénzben megfizetett.
Az eladó kijelenti, hogy a jármű per-, teher- és igénymentes.
Szentes, 2024. 02. 19.     Tanú 1:        Tanú 2:
= ro bank-statement
Banca Dunărea de Jos S.A.  Sucursala Tulcea
EXTRAS DE CONT     01.10.2024 - 31.10.2024
Titular: LUPU MIHAELA    RO72 BDJS 0400 0011 8842 7701    RON
Sold inițial   2.310,44
07.10 Plată utilități gaz abonat 4418   -212,30
10.10 Încasare salariu SC PESCADELTA SRL   +3.393,00
22.10 Retragere numerar ATM   -600,00
Sold final   4.891,14
= ro payslip
SC PESCADELTA SRL      CUI 18820411       luna septembrie 2024
Marca 042   LUPU MIHAELA   contabil   Ore lucrate 168
Salariu de încadrare 5.800      Total brut 5.800
CAS 25%  1.450    CASS 10%  580    Impozit 10%  377
Rest de plată 3.393
Tichete de masă 21 buc x 40 lei
= ro quote
TÂMPLĂRIE PVC CARPAȚI SRL, Bistrița
OFERTĂ DE PREȚ nr. 417 din 22.04.2024
Către: dl Ovidiu Mureșan
Fereastră 120x140, 5 camere, geam tripan    4 buc x 1.180   4.720 lei
Ușă balcon 80x220    1 buc   1.960 lei
Total fără TVA 6.680   TVA 19% 1.269,20   Total 7.949,20 lei
Termen de execuție 15 zile lucrătoare. Oferta este valabilă 20 de zile.
= bg invoice
ФАКТУРА № 0000001842 / 14.05.2024 г.      ОРИГИНАЛ
Доставчик: „Климат Ремонт“ ЕООД, ЕИК 204418833, ИН по ДДС BG204418833, гр. Ловеч
Получател: „Хотел Осъм“ ООД, ЕИК 110448211
Профилактика на климатици   12 бр. х 55,00   660,00
Данъчна основа 660,00   ДДС 20 % 132,00   Сума за плащане 792,00 лв.
Словом: седемстотин деветдесет и два лева. МОЛ: И. Цонев    Начин на плащане: по банков път
= bg contract
Днес, 01.03.2024 г., в гр. Видин, между:
1. Цветан Илиев Младенов, ЕГН 580714хххх, наричан НАЕМОДАТЕЛ, и
2. Десислава Петрова Кирова, ЕГН 920330хххх, наричана НАЕМАТЕЛ, се споразумяха за следното:
Чл. 1. Наемодателят отдава под наем гараж № 6, ул. „Дунавска“ 22, срещу месечен наем от 120 лв.
Чл. 5. Всяка от страните може да прекрати с едномесечно предизвестие.
НАЕМОДАТЕЛ: ........     НАЕМАТЕЛ: ........
= bg medical
ДКЦ „Свети Лука“ ЕООД, гр. Разград
АМБУЛАТОРЕН ЛИСТ № 002117      20.11.2024   09:40
Пациент: Мария Ангелова Стоева, 46 г.
Основна диагноза: J20.9 Остър бронхит, неуточнен
Анамнеза: от 4 дни кашлица с жълтеникава експекторация, темп. 38,2. Обективно: сухи хрипове двустранно.
Терапия: Кларитромицин 500 мг 2х1, АЦЦ 600. Болничен лист 5 дни.
= el tax
ΑΝΕΞΑΡΤΗΤΗ ΑΡΧΗ ΔΗΜΟΣΙΩΝ ΕΣΟΔΩΝ
ΠΡΑΞΗ ΔΙΟΙΚΗΤΙΚΟΥ ΠΡΟΣΔΙΟΡΙΣΜΟΥ ΦΟΡΟΥ - ΕΚΚΑΘΑΡΙΣΤΙΚΟ ΣΗΜΕΙΩΜΑ
Φορολογικό έτος 2023      ΑΦΜ 044821736      Δ.Ο.Υ. Καρδίτσας
Φορολογητέο εισόδημα 14.208,00    Κύριος φόρος 1.825,76    Μείωση φόρου 777,00
Προκαταβληθείς φόρος 901,20
Χρεωστικό ποσό 147,56 €. Πληρωμή σε 8 δόσεις, η πρώτη έως 31/07/2024
= el receipt
ΤΑΒΕΡΝΑ Ο ΜΠΑΡΜΠΑ-ΣΤΑΘΗΣ   ΝΑΥΠΑΚΤΟΣ
ΑΦΜ 118402273  ΔΟΥ ΜΕΣΟΛΟΓΓΙΟΥ
ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ  Α/Α 0412
ΧΩΡΙΑΤΙΚΗ          8,50 13%
ΜΠΡΙΖΟΛΑ ΧΟΙΡ.    11,00 13%
ΡΕΤΣΙΝΑ 500        5,00 24%
ΣΥΝΟΛΟ  24,50    ΜΕΤΡΗΤΑ 25,00   ΡΕΣΤΑ 0,50
09-08-2024 22:41   ΤΡΑΠ. 11   ΦΗΜ DCM 17004418
= el ticket
Ιόνιες Θαλάσσιες Γραμμές
Π/Κ ΦΑΙΑΚΑΣ ΙΙ    Δρομολόγιο: Κυλλήνη - Ζάκυνθος
Αναχώρηση 20/07/2024 13:45   Οικονομική θέση, κατάστρωμα
Επιβάτης: ΚΩΝΣΤΑΝΤΙΝΟΥ ΕΛΕΝΗ     Ι.Χ. έως 4,25 μ. - ΖΚΝ 4418
Ναύλος 12,90 + 38,00 = 50,90 €
Προσέλευση 45 λεπτά πριν από τον απόπλου
= ru certificate
ООО «Волжский подшипник»       исх. № 114-к от 06.03.2024
СПРАВКА
Дана Ерофеевой Наталье Викторовне в том, что она действительно работает в ООО «Волжский подшипник»
в должности инженера-технолога с 14.09.2015 (приказ № 88-лс) по настоящее время.
Справка выдана для предъявления по месту требования.
Начальник отдела кадров        М.П.         Г. С. Лямин
= ru insurance
САО «Невский щит»     Лицензия ОС № 4418-03
СТРАХОВОЙ ПОЛИС серия ХХХ № 0388 144 207 обязательного страхования гражданской ответственности владельцев ТС
Срок страхования с 00 ч. 00 мин. 12.04.2024 по 24 ч. 00 мин. 11.04.2025
Страхователь: Бугаев Олег Ильич     ТС: Лада Гранта, гос. знак М418КР 69
Страховая премия 6 742 руб. 18 коп. (ТБ 5 100 х КТ 1,5 х КБМ 0,68 ...)
Лица, допущенные к управлению: Бугаев О. И., Бугаева Т. П.
= ru bank-statement
АО «Верхнекамский Банк», БИК 045773884
Счёт 40817810400770012844      Владелец: Санников Андрей Юрьевич
За период с 01.08.2024 по 31.08.2024       Валюта: российский рубль
Входящий остаток 18 204,51
05.08 Зачисление заработной платы  +47 310,00
09.08 Оплата ЖКУ, лиц. сч. 440182  -6 118,90
23.08 Перевод по СБП, Марина С.  -5 000,00
Исходящий остаток 54 395,61
= tr payslip
Ege Yıldızı Tekstil San. ve Tic. Ltd. Şti.     SGK İşyeri Sicil No 2.1413.01.01.1044882.020.07
ÜCRET HESAP PUSULASI      Dönem: Şubat 2025
Adı Soyadı: Hatice Gündoğdu    Gün: 30     Brüt ücret 42.000,00
SGK işçi payı %14  5.880,00    İşsizlik sig. %1  420,00
Gelir vergisi (istisna sonrası) 2.039,33    Damga vergisi 121,37
Net ödenen 33.539,30 TL          İşçi imzası
= tr invoice
Karadeniz Soğutma - Yusuf Aksoy    Giresun V.D. 0411882930
Sayın: Fındıkkale Lokantası      Vergi No: 3880147722
Belge No: KSY2024000000318   Düzenleme tarihi: 07-06-2024   ETTN: 4c1d88f0-...
Sanayi tipi buzdolabı gaz dolumu  1 adet   3.500,00
Termostat değişimi  1 adet   1.200,00
Mal hizmet toplam tutarı 4.700,00   Hesaplanan KDV (%20) 940,00
Ödenecek tutar 5.640,00 TL - Yalnız beşbinaltıyüzkırk Türk Lirası
= tr contract
KİRA SÖZLEŞMESİ
Kiraya veren: Nurettin Çakmak     Kiracı: Selin Erbaş
Kiralananın cinsi: Mesken    Adresi: Çarşı Mah. 118. Sk. No 4/6 Edremit
Bir aylık kira karşılığı: 14.000 TL    Kiranın başlangıcı: 01.09.2024    Süresi: 1 yıl
Depozito 28.000 TL. Kiralanan şeyin şimdiki durumu: boyalı, badanalı, sağlam.
Kira bedeli her ayın 1-5 arası banka hesabına yatırılır.
= ar contract
عقد عمل محدد المدة
إنه في يوم الأحد الموافق 3 مارس 2024 تم الاتفاق بين كل من:
الطرف الأول: شركة النخيل الأخضر للمقاولات، ويمثلها السيد خالد العتيبي
الطرف الثاني: السيد ياسر محمود شاهين، مصري الجنسية، جواز سفر رقم A2718804
يعمل الطرف الثاني لدى الطرف الأول بوظيفة مساح براتب أساسي قدره 4500 ريال شهرياً. فترة التجربة 90 يوماً.
حرر هذا العقد من نسختين، بيد كل طرف نسخة للعمل بموجبها.
= ar medical
عيادة د. سامر الخطيب - أمراض الأذن والأنف والحنجرة - إربد
الاسم: رنا أبو حمدان    العمر: 29 سنة    التاريخ: 2024/11/18
R/
Augmentin 1g tab - حبة كل 12 ساعة بعد الأكل لمدة 7 أيام
Otrivin بخاخ أنفي - بختان ثلاث مرات يومياً
Panadol عند اللزوم
المراجعة بعد أسبوع
= ar receipt
سند قبض        رقم 000841
التاريخ: 12 / 5 / 1445 هـ
استلمنا من السيد / فهد سعيد القرني
مبلغاً وقدره: 1,200 ريال (فقط ألف ومائتا ريال لا غير)
نقداً ☑   شيك ☐
وذلك عن: دفعة أولى تفصيل ستائر
المستلم: محمد          مؤسسة بيت الستائر - أبها
= zh invoice
江苏增值税电子普通发票
发票代码：032002300411  发票号码：48820117  开票日期：2024年04月22日
购买方：常州市恒岭机械有限公司  纳税人识别号：91320412MA1X88204K
*办公用品*硒鼓  支  4  单价 176.99  金额 707.96  税率13%  税额 92.04
价税合计（大写）捌佰圆整  （小写）¥800.00
销售方：常州墨田办公设备商行  收款人：周敏  开票人：吴丽
= zh ticket
D 检票口 7B
柳州 → 桂林北   D8442次
2024年10月03日 09:18开   05车 11F号   二等座
¥55.0元   限乘当日当次车
4502031991****0428 韦晓岚
报销凭证 遗失不补 退票改签时须交回车站
= zh payslip
青岛海岚食品有限公司 2024年9月工资条
工号 0317 姓名 孙立强 部门 冷链车间 出勤 22天
基本工资 8,500.00 绩效奖金 1,800.00 应发合计 10,300.00
养老保险 680.00 医疗保险 170.00 失业保险 42.50 住房公积金 595.00
代扣个税 114.38
实发工资 8,698.12
= ja receipt
領収書
株式会社 北野造園 様     No. 00318
￥33,000 -（税込）
但し 研修会参加費として、上記正に領収いたしました。
令和6年9月12日   内訳 税抜金額 30,000 消費税等(10%) 3,000
一般社団法人 みどり技能振興会  登録番号 T4180305008821  ㊞
= ja tax
令和6年度 固定資産税・都市計画税 納税通知書
納税義務者 大槻 和夫 様   通知書番号 0044-188207
土地 課税標準額 3,214,000円  家屋 課税標準額 4,880,000円
年税額 137,400円
第1期 35,400円（納期限 4月30日） 第2期〜第4期 各34,000円
喜多沢市長  問い合わせ先 資産税課
= ja insurance
東雲火災海上株式会社
証券番号 6H-4418-20773   ご契約者 宮内 早苗 様
保険期間 2024年11月1日午後4時から5年間
建物（木造・H構造）保険金額 1,500万円   家財 保険金額 500万円
補償内容 火災・落雷・破裂 ○  風災 ○  水災 ×  盗難 ○
年払保険料 38,420円（口座振替）
= ko bank-statement
한밭상호은행  거래내역서
예금주 윤상철   계좌번호 418-20-077314   조회기간 2024.07.01 ~ 2024.07.31
거래일자  적요  출금  입금  잔액
07/05  관리비  184,220  0  1,120,480
07/25  급여 (주)대청정밀  0  2,874,300  3,994,780
07/28  체크카드 미래마트  62,900  0  3,931,880
본 내역은 고객 요청에 의해 발급되었습니다.
= ko certificate
제 2024-0418 호
재 직 증 명 서
성명: 배은지    생년월일: 1993년 2월 11일
소속: 품질관리팀    직위: 대리    재직기간: 2019.03.04 ~ 현재
용도: 금융기관 제출용
위와 같이 재직하고 있음을 증명합니다.
2024년 8월 6일   (주)대청정밀 대표이사 남기훈 (직인)
= ko medical
늘봄정형외과의원
환자 성명 서동욱 (남/47)   등록번호 0028814   내원일 2025-01-20
상병명: 요추 추간판탈출증 (M51.1)
3일 전 무거운 물건을 들다가 발생한 요통 및 좌측 하지 방사통. SLR 40도 양성.
L-spine X-ray상 L4-5 간격 감소. 약 2주간의 안정 및 물리치료가 필요할 것으로 사료됨.
담당의사 고명진 면허번호 제81842호
= hi letter
सेवा में,
श्रीमान प्रधानाचार्य महोदय, राजकीय उच्च माध्यमिक विद्यालय, बाँदीकुई
विषय: तीन दिन के अवकाश हेतु प्रार्थना पत्र
महोदय, सविनय निवेदन है कि मेरी बड़ी बहन का विवाह 24 नवंबर को है, इस कारण मैं 23 से 25 नवंबर तक विद्यालय आने में असमर्थ हूँ।
अतः आपसे निवेदन है कि मुझे अवकाश प्रदान करने की कृपा करें।
आपका आज्ञाकारी शिष्य, रोहित मीणा, कक्षा 9 (ब)      दिनांक 21/11/2023
= hi ticket
राज्य सड़क परिवहन निगम, डिपो: सीतापुर
बस सं. UP34T 4182    साधारण
सीतापुर से लखनऊ     कि.मी. 89
वयस्क 2  x  139.00 = 278.00
सीट 21, 22      दि. 14-02-2024  समय 07:42
परिचालक 11804     यात्रा समाप्ति तक संभाल कर रखें। शुभ यात्रा
= hi tax
भारत सरकार, आयकर विभाग, केंद्रीकृत प्रसंस्करण केंद्र, बेंगलुरु
आयकर अधिनियम, 1961 की धारा 143(1) के अंतर्गत सूचना
नाम: सुनीता अग्रवाल   स्थायी लेखा संख्या (पैन): AXXPA4182K   निर्धारण वर्ष 2023-24
कुल आय ₹ 7,84,310   देय कर उपकर सहित ₹ 48,210
स्रोत पर कर कटौती (टीडीएस) ₹ 53,400
प्रतिदाय राशि ₹ 5,190 आपके बैंक खाते में जमा की जाएगी।
`
