/**
 * A second set of short papers, written after the first report fell short and before any failure was looked at: what is
 * reported beside it. Run: node bench/quality/languages/second.ts
 */
import { measuredPapers, papersIn } from './choose.ts'

const SECOND = `
= en contract
Agreement for the sale of a used boat
The seller, Carl Dunn, sells and the buyer, Ivy Pratt, buys the boat "Gull" for £2,300, as seen.
Signed in two copies
= en medical
St Anne's Surgery
Mr P. Holt was seen today with a sore knee. X-ray normal. Advised rest and ibuprofen 400 mg three times daily for a week.
= de contract
Darlehensvertrag
Herr Kurt Blum leiht Frau Eva Stein 2.000 Euro. Die Rückzahlung erfolgt in monatlichen Raten von 100 Euro.
= de medical
Praxis Dr. Lehmann
Diagnose: Bandscheibenvorfall L4/L5
Krankengymnastik 6 x, Ibuprofen 600 mg bei Bedarf
= fr contract
Promesse de vente
Le vendeur, M. Noël Petit, s'engage à vendre à l'acquéreur, Mme Rose Blanc, la parcelle cadastrée B 112 au prix de 18 000 €.
= fr medical
Cabinet du Dr Lenoir
La patiente présente une angine. Repos et paracétamol 1 g toutes les 8 heures.
= es contract
En Sevilla, a 2 de mayo de 2024
El arrendador alquila al arrendatario el local de la calle Feria 8 por 450 euros mensuales. Ambas partes firman el presente contrato.
= es ticket
Autobuses del Norte
Salida: Bilbao 09:15  Llegada: Burgos 11:20
Asiento 22  Pasajero: Iker Ruiz
= it contract
Il signor Aldo Neri concede in locazione alla signora Pia Fonti l'appartamento di via Roma 3.
Canone mensile 520 euro, durata quattro anni
= it medical
Pronto soccorso
Paziente di anni 41, caduta accidentale. Radiografia negativa. Terapia: ghiaccio e riposo per 5 giorni.
= pt contract
Acordo de empréstimo
O credor, Rui Sá, empresta ao devedor, Inês Pó, a quantia de 1.500 euros, a pagar em doze prestações.
= pt insurance
Seguro automóvel
Apólice 4471-009   Matrícula 22-AB-33
Prémio semestral 142,10 €
= ro contract
Contract de vânzare-cumpărare
Vânzătorul Dan Ene vinde cumpărătorului Ion Luca o mașină marca Dacia la prețul de 2.500 euro
= ro medical
Cabinet medical Dr. Popa
Pacientul prezintă viroză respiratorie. Recomand repaus 5 zile și paracetamol de 3 ori pe zi.
= nl contract
Huurovereenkomst garage
De verhuurder verhuurt aan de huurder de garagebox aan de Kade 12 voor 95 euro per maand.
= nl medical
Huisartsenpraktijk De Linde
Mevrouw Vos, 63 jaar: hoge bloeddruk. Start amlodipine 5 mg eenmaal daags, controle over vier weken.
= da contract
Lejekontrakt
Udlejer Hans Krog udlejer værelset på Havnevej 4 til lejer Pia Friis. Lejen er 2.900 kr. om måneden.
= da medical
Lægehuset Nordby
Patienten har lungebetændelse. Penicillin 3 gange dagligt i 7 dage.
= sv contract
Köpekontrakt
Säljaren Nils Ek säljer till köparen Maja Lind en cykel för 1 800 kronor.
= sv tax
Skatteverket
Besked om slutlig skatt 2023
Skatt att få tillbaka 1 204 kr
= fi contract
Kauppasopimus
Myyjä Pekka Rinne myy ja ostaja Sari Oja ostaa veneen hintaan 900 euroa.
= fi medical
Terveyskeskus Kallio
Potilas valittaa selkäkipua. Määrätään lepoa ja ibuprofeenia 600 mg kolme kertaa päivässä.
= et contract
Võlaleping
Laenuandja Rein Mets annab laenusaajale Anu Lepp laenuks 700 eurot.
= et receipt
Kohvik Meri
Kohv 2,20
Kook 3,10
Kokku 5,30  Kaart 5,30
Aitäh!
= lv contract
Nomas līgums
Iznomātājs Andris Liepa nodod nomniekam Zanei Krūmai garāžu par 40 eiro mēnesī.
= lv medical
Ģimenes ārsta prakse
Pacientei ir gripa. Ieteikts gultas režīms un paracetamols 3 reizes dienā.
= lt contract
Paskolos sutartis
Skolintojas Linas Rimkus paskolina gavėjai Eglei Kairienei 500 eurų iki liepos 1 d.
= lt medical
Šeimos klinika
Pacientui nustatyta angina. Paskirtas antibiotikas 3 kartus per dieną 7 dienas.
= pl contract
Umowa pożyczki
Pożyczkodawca Jan Wilk udziela pożyczkobiorcy Ewie Sowie pożyczki w kwocie 3 000 zł.
= pl medical
Przychodnia Zdrowie
Pacjentka lat 38, ból gardła od trzech dni. Zalecono antybiotyk 2 razy dziennie i odpoczynek.
= cs contract
Smlouva o půjčce
Věřitel Josef Kos půjčuje dlužníkovi Evě Suché částku 20 000 Kč, kterou dlužník vrátí do konce roku.
= cs ticket
České dráhy
Jízdenka Brno - Praha, 2. třída
Platí 14.6.2025, vůz 12, místo 45
= sk contract
Darovacia zmluva
Darca Ján Oravec daruje obdarovanej Márii Oravcovej záhradu v obci Lipník.
= sk letter
Vážený pán riaditeľ,
dovoľujem si Vás požiadať o uvoľnenie syna z vyučovania v piatok.
S úctou
Katarína Malá
= sl contract
Najemna pogodba
Najemodajalec odda najemniku parkirno mesto za 45 evrov na mesec.
= sl medical
Zdravstveni dom Bled
Bolnica navaja bolečine v hrbtu. Predpisan počitek in lekadol 3-krat na dan.
= hr contract
Ugovor o zajmu
Zajmodavac Josip Rak daje zajmoprimcu Ani Jelić iznos od 800 eura na rok od godinu dana.
= hr medical
Ordinacija opće medicine
Pacijent ima upalu uha. Propisan antibiotik 2 puta dnevno kroz 7 dana.
= hu contract
Kölcsönszerződés
A kölcsönadó Fekete Géza 500 000 Ft kölcsönt ad a kölcsönvevő Szabó Irénnek.
= hu receipt
Vegyesbolt Dóra
Kenyér 450
Tej 380
Összesen 830 Ft  Készpénz 1000  Visszajáró 170
= el contract
Συμβόλαιο αγοραπωλησίας
Ο πωλητής Πέτρος Λάμπρου πωλεί στον αγοραστή Γιώργο Κόκκινο το αυτοκίνητο αντί 3.000 ευρώ.
= el medical
Ιατρείο Δρ. Σταύρου
Ο ασθενής παρουσιάζει πυρετό. Συνιστάται ανάπαυση και παρακεταμόλη 3 φορές την ημέρα.
= bg contract
Договор за заем
Заемодателят Иван Колев предоставя на заемателя Петя Динева сумата от 1000 лева.
= bg medical
Лекарски кабинет д-р Вълчева
Пациентът е с грип. Препоръчва се почивка и парацетамол 3 пъти дневно.
= ru contract
Договор займа
Займодавец Орлов И. П. передаёт заёмщику Беловой Т. С. 50 000 рублей до 1 декабря 2025 года.
= ru medical
Поликлиника № 4
Пациентка жалуется на боль в горле. Диагноз: ангина. Антибиотик 2 раза в день, 7 дней.
= uk contract
Договір позики
Позикодавець Гнатюк О. передає позичальнику Лисенко М. 10 000 гривень.
= uk medical
Сімейна амбулаторія
Пацієнт скаржиться на кашель. Діагноз: бронхіт. Сироп 3 рази на день.
= ga contract
Comhaontú iasachta
Tugann an t-iasachtóir Pól Ó Sé iasacht €800 don iasachtaí Áine Ní Laoi.
= ga medical
Ionad Sláinte an Daingin
Tá scornach thinn ar an othar. Moltar paraicéiteamól trí huaire sa lá.
= mt contract
Kuntratt ta' self
Is-sid Pawlu Zammit jislef lil Rita Galea s-somma ta' 600 ewro.
= mt medical
Ċentru tas-Saħħa Floriana
Il-pazjent għandu deni. Paracetamol tliet darbiet kuljum għal ħamest ijiem.
= tr contract
Borç sözleşmesi
Alacaklı Hasan Demirci, borçlu Zeynep Ak'a 5.000 TL borç vermiştir.
= tr medical
Aile Sağlığı Merkezi
Hastanın boğaz ağrısı var. Teşhis: anjin. Antibiyotik günde iki kez, 7 gün.
= ar contract
اتفاقية قرض
يقرض السيد ماجد حسين السيد علي كريم مبلغ 1000 دينار على أن يسدد خلال سنة
= ar medical
عيادة الدكتور سمير
المريض يعاني من صداع. ينصح بالراحة ومسكن مرتين يوميا
= hi contract
ऋण अनुबंध
ऋणदाता मोहन लाल ऋणी गीता देवी को 10,000 रुपये का ऋण देते हैं
= hi medical
जनता क्लिनिक
मरीज को बुखार है। सलाह: आराम और पैरासिटामोल दिन में तीन बार
= zh contract
借款协议
出借人张伟借给借款人刘洋人民币5000元，一年内还清。
= zh medical
社区卫生服务中心
患者发热两天，诊断为感冒。建议多休息，每日三次口服药物。
= ja contract
金銭借用書
貸主の鈴木一郎は借主の高橋花子に金10万円を貸し付けた。
= ja ticket
東西高速バス
東京 8:30発 名古屋 13:40着
座席 7A 大人1名
= ko contract
금전 차용 계약
채권자 김철호는 채무자 이순자에게 100만원을 빌려준다
= ko medical
행복의원
환자는 두통을 호소함. 진단: 편두통. 진통제를 하루 두 번 식후 복용
`

/** Fates of the second set, by language. */
export const measuredSecond = (isWordy = false): readonly (readonly string[])[] =>
  measuredPapers(papersIn(SECOND), isWordy)

if (import.meta.main)
  for (const row of measuredSecond(process.argv.includes('-v'))) process.stdout.write(`| ${row.join(' | ')} |\n`)
