/**
 * A fourth writer's short papers, 96 in thirty-two languages: three of each, as phones scan them and texts of PDFs give them; a
 * third has no title that names its kind. Written without any word of the tables being read by their writer. For reports.
 * Run: node bench/quality/languages/fourth.ts
 */
import { measuredPapers, papersIn } from './choose.ts'
import { FOURTH_EAST } from './fourth-east.ts'

const FOURTH_WEST = `
= en receipt
HARGREAVES HARDWARE
14 Mill Lane, Otley   VAT No 612 3390 41
MASONRY BIT 8MM          4.25
SASH CORD 10M            6.99
2 x D/SIDED TAPE @ 3.10  6.20
TOTAL  4 ITEMS         £17.44
VISA CONTACTLESS  ****4471   17.44
11/10/24 16:02  Till 2  Served by: Moira
= en payslip
Pennine Fabrications Ltd          PAYSLIP    Month 7
Employee 0138  Mr D Okafor   NI No QQ 14 25 36 C   Tax code 1257L
Basic pay 2,450.00
PAYE tax 280.40   National Insurance 112.16   Pension (ee) 96.50
Total deductions 489.06
Net pay 1,960.94   paid by BACS 31/10/2024
= en insurance
Certificate of Motor Insurance
Policy no. ASH/7719204/02     Registration mark: YK19 WDR
Policyholder: Mrs Helen Tranter
Commencement: 00:01 on 3 March 2025   Expiry: midnight 2 March 2026
Persons entitled to drive: the policyholder and Mr Ian Tranter
Limitations as to use: social, domestic and pleasure including commuting. Excess £250.
= de bank-statement
Volksbank Oberes Kinzigtal eG          Kontoauszug 4/2024   Blatt 1
Kontokorrent DE61 6649 2700 0012 8834 05
alter Kontostand vom 28.03.2024            1.204,66 H
02.04. Dauerauftrag Miete Fam. Hils          780,00 S
05.04. Lastschrift Stadtwerke                 94,00 S
30.04. Gehalt Brugger Metallbau            2.316,18 H
neuer Kontostand vom 30.04.2024            2.646,84 H
= de invoice
Malerbetrieb Jens Ostermann · Am Deich 7 · 26721 Emden
Frau Wiebke Janssen, Neutorstr. 40
Für die Arbeiten in Ihrem Treppenhaus vom 6. bis 9. Mai erlaube ich mir zu berechnen:
28 Std. à 46,00 €    1.288,00 €
Material lt. Aufstellung    214,50 €
Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen.
Bitte überweisen Sie 1.502,50 € ohne Abzug binnen 14 Tagen.
= de certificate
Volkshochschule Landkreis Görlitz e. V.
Teilnahmebescheinigung
Herr Matthias Noack, geb. am 12.02.1987 in Zittau,
hat vom 04.09. bis 11.12.2023 am Lehrgang „Tabellenkalkulation Aufbau“ (48 Unterrichtseinheiten) mit Erfolg teilgenommen.
Löbau, den 12.12.2023         Dr. S. Hanisch, Leiterin
= nl tax
Belastingdienst
Voorlopige aanslag 2024
Inkomstenbelasting en premie volksverzekeringen
Aanslagnummer 1830.44.217.H.40.01    Dagtekening 26 januari 2024
U moet betalen: € 1.164
U kunt betalen in 11 termijnen van € 105. De eerste termijn moet uiterlijk 29 februari bij ons binnen zijn.
= nl ticket
Veerdienst Oostereiland
Heen: vr 12-07-2024  afvaart 09.45   Terug: zo 14-07-2024  afvaart 17.15
2 volwassenen   1 kind 4-11   3 fietsen
Boekingsnummer VO-88214Q
Wees 30 minuten voor vertrek aan de kade. Laat deze code scannen bij de loopbrug.
= nl contract
Huurovereenkomst zelfstandige woonruimte
Ondergetekenden: mevr. T. Hoekstra, hierna te noemen verhuurder, en dhr. R. Baldew, hierna te noemen huurder,
zijn overeengekomen: verhuurd wordt de woning Vismarkt 19-II te Zutphen.
De huurprijs bedraagt € 985,- per maand, bij vooruitbetaling te voldoen. Waarborgsom: twee maanden.
Aldus opgemaakt in tweevoud, 1 augustus 2023
= fr quote
SARL Toitures du Forez - 42600 Montbrison - SIRET 512 884 206 00017
DEVIS N° D24-0318            le 18/03/2024
Client : Mme Odile Chazelle
Dépose et remplacement gouttière zinc, 14 ml   à 62,00   868,00
Évacuation des gravats   forfait   120,00
Total HT 988,00   TVA 10 % 98,80   Total TTC 1 086,80 €
Valable 2 mois. Date et signature précédées de « Bon pour accord » :
= fr medical
Docteur Anne-Lise Kerbrat
Médecine générale - Conventionné secteur 1 - RPPS 10003385512
Concarneau, le 9 janvier 2025
M. Yann LE GALL, 54 ans, 81 kg
AMOXICILLINE 1 g : 1 comprimé matin et soir pendant 6 jours
PREDNISOLONE 20 mg : 2 comprimés le matin pendant 4 jours
QSP 6 jours. Non renouvelable.
= fr tax
DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
AVIS D'IMPÔT 2023 - TAXES FONCIÈRES
Votre numéro fiscal : 14 07 226 518 330    Référence de l'avis : 23 19 6640218 05
Commune : 190 - Brioude    Base 2 114    Taux communal 41,36 %
Montant de votre impôt : 1 038,00 €
Montant à payer au plus tard le 16/10/2023
= es payslip
Empresa: Conservas Ría Alta, S.L.   CIF B36900112   C.C.C. 36/1044821/07
Trabajadora: Iria Lamas Couto   Grupo cotiz. 7   Antigüedad 02/05/2018
Periodo de liquidación: del 1 al 30 de junio de 2024   Total días 30
Salario base 1.280,00   Plus convenio 145,30   Prorrata pagas extra 213,33
A. TOTAL DEVENGADO 1.638,63
Contingencias comunes 4,70% 77,02  Desempleo 1,55% 25,40  F.P. 0,10% 1,64  IRPF 8,40% 137,64
LÍQUIDO TOTAL A PERCIBIR (A-B) 1.396,93
= es receipt
BAR CASA EMETERIO
C/ Larga 12, Arnedo   NIF 16558210K
Factura simplificada T-004417    23/08/24 15:10   Mesa 6
2 Menú del día      27,00
1 Café cortado       1,40
1 Carajillo          2,20
TOTAL (IVA incl.)   30,60    Efectivo 40,00   Cambio 9,40
GRACIAS POR SU VISITA
= es insurance
Seguros Montesclaros, S.A.
Condiciones particulares - Póliza de Hogar nº 08-4417720
Tomador: Joaquín Beltrán Soria    Efecto: 01/11/2024   Vencimiento: 31/10/2025
Riesgo asegurado: vivienda en Plaza Mayor 3, 2º B, Barbastro
Continente 96.000 €   Contenido 24.000 €   Responsabilidad civil 300.000 €
Prima total anual: 218,47 €. Forma de pago: semestral
= it invoice
Elettroimpianti Fabbri di Fabbri Luca - Via Emilia 211, Faenza - P. IVA 02518840391
FATTURA n. 46/2024 del 30/05/2024
Spett.le Condominio Le Acacie, C.F. 90031120394
Sostituzione quadro elettrico scala B    640,00
Plafoniere LED n. 6    210,00
Imponibile 850,00   IVA 10% 85,00   Totale documento € 935,00
Pagamento: bonifico 30 gg d.f.f.m.
= it certificate
COMUNE DI SALUZZO - Servizi Demografici
CERTIFICATO DI STATO DI FAMIGLIA
L'Ufficiale d'Anagrafe, visti gli atti d'ufficio, certifica che nella famiglia abitante in Via Savigliano 30 risultano iscritti:
GIRAUDO Pietro, nato a Cuneo il 04/06/1979 - BONO Elisa, nata a Saluzzo il 19/01/1982
Rilasciato in carta libera per gli usi consentiti dalla legge
Saluzzo, 7 marzo 2023
= it ticket
Autolinee Val Trebbia
Piacenza (autostazione) - Bobbio     corsa semplice  cl. unica
Valido dal 14/09/2024 ore 07:55   fascia km 40-50
1 adulto   € 4,90
Da convalidare a bordo. Non cedibile dopo la vidimazione.
= pt medical
RECEITA MÉDICA Nº 1011000048831720911
Utente: Adelaide Pinheiro Roque    N.º de utente: 218 440 937   Regime geral
Prescritor: Dr. Nuno Salgueiro, USF Rio Nabão
Metformina 1000 mg, comprimido revestido, blister 60 unidades - 1 ao almoço e 1 ao jantar
Sinvastatina 20 mg, 30 comprimidos - 1 ao deitar
Validade: 30 dias
= pt bank-statement
Caixa Agrícola do Oeste
EXTRATO COMBINADO   n.º 007/2024   Período 01/07/2024 a 31/07/2024
Conta à ordem 0045 1330 40277190182 64    Moeda EUR
Saldo anterior   863,20
04-07 DD LUZ DO OESTE   -58,14
12-07 LEV ATM TORRES VEDRAS   -60,00
26-07 TRF DE PADARIA MOINHO LDA   +1.012,77
Saldo contabilístico   1.757,83
= pt contract
Entre:
1.º Manuel Teles Figueira, casado, NIF 164 882 305, adiante designado senhorio;
2.ª Rita Quaresma Dias, solteira, NIF 247 110 668, adiante designada inquilina;
O primeiro dá de arrendamento à segunda a fração C do prédio sito na Rua do Cano 8, Évora, pelo prazo de um ano, renovável.
Cláusula 2.ª: a renda mensal é de € 520,00, paga até ao dia 8 de cada mês.
Feito em duplicado aos três de fevereiro de 2024.
= da payslip
Brødrene Kjær Tømrer ApS   CVR 31 88 40 27
Til: Mikkel Bach Thomsen   Lønperiode 01.09.2024 - 30.09.2024   Disp. dato 30.09.2024
Gage 31.500,00
ATP 99,00-   Eget pensionsbidrag 4 % 1.260,00-
AM-bidrag 8 % 2.411,00-   A-skat 37 % (fradrag 4.800) 8.484,00-
Til udbetaling 19.246,00   overført til reg. 9070 konto 1625530418
Feriedage optjent 2,08
= da tax
Skattestyrelsen
Årsopgørelse for 2023
Personnummer 140575-xxxx      Udskrevet 11. marts 2024
Personlig indkomst efter AM-bidrag 341.206 kr.
Beregnet skat i alt 104.980,12 kr.   Forskudsskat 108.655,00 kr.
Overskydende skat til udbetaling 3.674 kr. Beløbet sættes ind på din NemKonto.
= da letter
Ribe, den 3. juni 2024
Kære Birthe og Svend
Tusind tak for den dejlige weekend i sommerhuset. Børnene taler stadig om krabberne ved molen.
Vi håber, I kan komme til Olivers konfirmation næste forår - nærmere følger.
Mange kærlige hilsner
Lone og Per
= sv invoice
Hjalmars Rör & Värme AB      FAKTURA
Fakturanr 20418   Fakturadatum 2024-02-12   Förfallodatum 2024-03-13   OCR 2041 8007
Byte av blandare, arbete 3 tim à 640   1 920,00
Köksblandare   1 450,00
Moms 25 %   842,50
ROT-avdrag   -720,00
Att betala till bankgiro 514-8820: 3 492,50 kr. Godkänd för F-skatt.
= sv insurance
Länsbrand Bergslagen ömsesidigt
Villahemförsäkring nr 3380 71 920
Försäkringstagare Gunilla Åkerström      Försäkringstid 2025-01-01 - 2025-12-31
Fastighet: Ludvika Hyttan 4:17, boyta 128 kvm, fullvärde
Självrisk 1 500 kr. Vid vattenskada åldersavdrag enligt villkor VH 12.
Årspremie 4 366 kr
= sv minutes
Brf Tallkotten 2
Protokoll fört vid ordinarie föreningsstämma den 23 maj 2024 i tvättstugan
§ 1 Stämman öppnades av Karin Ek. § 2 Till mötesordförande valdes Olle Sandin, till justerare Eva Rask och Jim Holm.
§ 7 Stämman beslutade att fastställa resultat- och balansräkningen. § 8 Styrelsen beviljades ansvarsfrihet.
§ 14 Mötet avslutades.
Vid protokollet: Nina Forsell         Justeras: ______________
= no receipt
SOLLI BYGGEVARE AS
Org.nr 984 221 067 MVA   Tlf 57 81 20 14
SALGSKVITTERING  88120   Kasse 1   19.04.2024 12:41
Terrasseskrue 4,2x55  250 stk     229,00
Beis 2,7 l mørk eik               449,00
Totalt (2 varer)                  678,00
BankAxept 678,00      Herav mva 25 %  135,60
Åpent kjøp 30 dager mot fremvisning
= no contract
Kjøpekontrakt ved salg av brukt bil
Selger: Torgeir Aasland, Voss     Kjøper: Ingrid Moe, Bergen
Kjennemerke SV 41877, 2014-modell, km-stand 142 300
Kjøpesum kr 68 000, som betales ved overlevering. Omregistreringsavgift betales av kjøper.
Bilen selges slik den er, jf. kjøpsloven § 19. Heftelser: ingen.
Voss 12.06.2023     Selgers underskrift      Kjøpers underskrift
= no medical
Ytre Sogn legesenter
Pas.: Arnfinn Hove f. 08.11.1951       Dato: 04.03.2025
Kommer pga. tung pust ved anstrengelse siste 3 uker. BT 148/86, puls 78 regelmessig. Lett ankelødem bilat.
Lunger: krepitasjoner basalt. EKG: sinusrytme. proBNP tas i dag.
Tiltak: Furosemid 40 mg x 1, rtg thorax, ny kontroll om 10 dager. Henvises kardiolog.
= fi bank-statement
Kainuun Säästökassa
TILIOTE  5 / 2024     1.5.2024 - 31.5.2024
Käyttötili FI27 4301 0024 8816 30    Omistaja Heikkinen Raija Tuulikki
Alkusaldo 411,08 +
0205 Eläke 1 388,45 +
0605 Kaukolämpö Oy viite 10 44210 132,60 -
2105 Korttiosto Kuhmon Apteekki 24,95 -
Loppusaldo 1 641,98 +
= fi ticket
Pohjolan Linjat Oy
Kertalippu aikuinen
Kemijärvi - Rovaniemi   pe 21.2.2025 klo 06.50   laituri 3
Paikka 14 ikkuna    Varausnumero PL7K2M
Hinta 18,40 e sis. alv 10 %
Esitä kuljettajalle. Lippu ei ole vaihdettavissa lähtöajan jälkeen.
= fi certificate
Työtodistus
Todistamme, että Janne Petteri Kaukola, s. 17.3.1990, on ollut palveluksessamme levyseppänä 1.8.2016 - 31.5.2024.
Työsuhde päättyi omasta pyynnöstä. Työtaito: kiitettävä. Käytös: kiitettävä.
Raahe 31.5.2024
Pattijoen Konepaja Oy       Merja Alatalo, toimitusjohtaja
= ga tax
Na Coimisinéirí Ioncaim
Ráiteas Dliteanais Deiridh ÍMAT 2023
UPSP: 7120043TA     Ainm: Bríd Ní Chonghaile
Ioncam inchánach €38,420.00   Creidmheasanna cánach €3,550.00
Cáin ioncaim iníoctha €4,134.00   Cáin a asbhaineadh €4,391.15
Ró-íocaíocht cánach: €257.15. Aisíocfar an méid seo isteach i do chuntas bainc.
= ga letter
An Spidéal, Co. na Gaillimhe
12 Deireadh Fómhair 2024
A Mháirtín, a chara,
Go raibh míle maith agat as na grianghraif a sheol tú chugainn tar éis na bainise. Bhain Mamó an-sult astu.
Beimid sa bhaile faoi Nollaig agus tá súil againn thú féin agus Síle a fheiceáil.
Le gach dea-ghuí,
Caitríona
= ga certificate
Éire - Ireland
TEASTAS BREITHE
Uimhir chláraithe: 2208814
Ainm: Oisín    Sloinne: Ó Domhnaill    Dáta breithe: 3 Meitheamh 2021
Áit bhreithe: Leitir Ceanainn, Co. Dhún na nGall
Máthair: Gráinne Nic Suibhne    Athair: Pádraig Ó Domhnaill
Deimhnítear gur cóip dhílis é seo den taifead sa chlár. Cláraitheoir: S. Mac Giolla
= mt invoice
Zammit Aluminium Works, Triq il-Ħaddieda, Ħal Qormi
Nru tal-VAT MT 2114-3308
FATTURA Nru 0764            Data: 22/11/2024
Lil: Is-Sinjura Doris Mifsud, Birkirkara
Żewġ twieqi tal-aluminju abjad bil-persjani     €940.00
VAT 18%      €169.20
Total li għandu jitħallas  €1,109.20. Ċekkijiet f'isem Karm Zammit.
= mt contract
Illum 15 ta' Jannar 2024, bejn Ġużeppi Attard (K.I. 448172M), minn hawn 'il quddiem is-sid, u Marthese Galea (K.I. 12090G), l-inkwilina,
ġie miftiehem li s-sid jikri lill-inkwilina l-appartament nru 3, Triq ix-Xatt, Marsaskala, għal sena di fermo.
Il-kera hija ta' €750 fix-xahar, bil-quddiem, u depożitu ta' €750.
L-inkwilina ma tistax tissulloka mingħajr il-kunsens bil-miktub tas-sid.
Iffirmat miż-żewġ partijiet
= mt medical
Ċentru tas-Saħħa Rabat, Għawdex
Ċertifikat mediku għal-leave tal-mard
Niċċertifika li llum eżaminajt lil Saviour Cutajar u sibt li qed ibati minn uġigħ qawwi fid-dahar.
Mhux tajjeb għax-xogħol mit-3 sas-6 ta' Frar 2025.
Kura: Diclofenac 50 mg darbtejn kuljum wara l-ikel
Dr. M. Vella, Reġ. Med. 2281
= et receipt
Kodukaup Tamme OÜ   reg 12044871
Räpina mnt 4, Võru     KMKR EE101330872
Piim 2,5% 1l      2 x 1,09     2,18
Rukkileib viil.                1,65
Sink suits. 150g               2,79
KOKKU  6,62 EUR    sh km 22% 1,19
Pangakaart 6,62      14.01.2025 18:22  kassapidaja Liivi
= et payslip
PALGATEATIS    märts 2025
AS Kõrvemaa Puit     Töötaja: Rein Lepik  ik 37905142718
Brutopalk 1 800,00
Töötuskindlustusmakse 1,6%  28,80
Kogumispension II sammas 2%  36,00
Maksuvaba tulu 218,00    Tulumaks 22%  333,78
Väljamakse pangakontole 04.04.2025   1 401,42
= et insurance
Läänemere Kindlustus SE
Liikluskindlustuse poliis nr 61-884120-7
Kindlustusvõtja: Piret Saarma      Sõiduk: 318 KLM, universaal, 2016
Kindlustusperiood 05.06.2024 00:00 - 04.06.2025 24:00
Kindlustusmakse 142,30 EUR, tasumine 4 osas
Kahjust teatamine ööpäev läbi tel 699 0044
= lv bank-statement
AS "Daugavas banka"
KONTA IZRAKSTS  01.03.2024 - 31.03.2024
Klients: Ilze Vītoliņa     Konts: LV18DAUG0551004418820   Valūta EUR
Sākuma atlikums   318,44
05.03 Ienākošais maksājums SIA Kokle, darba alga   1 047,90
09.03 Rēķins par siltumu Rīgas namu serviss   -86,12
17.03 Pirkums ar karti, veikals Mārtiņš   -23,07
Beigu atlikums   1 257,15
= lv invoice
SIA "Zaļais dārzs"   Reģ. Nr. 43603077218   PVN LV43603077218
Saņēmējs: Andris Bērziņš, Jelgava
Nr. ZD-2024/151       2024. gada 3. oktobris     Apmaksāt līdz 17.10.2024
Dzīvžoga apgriešana, 35 m   x 3,20   112,00
Zaru izvešana   40,00
PVN 21%   31,92
Summa apmaksai EUR 183,92 (viens simts astoņdesmit trīs euro 92 centi)
= lv ticket
VTU Vidzeme
BRAUKŠANAS BIĻETE Nr. 00718834
Cēsis AO - Valmiera    reiss 7122    28.08.2024  plkst. 13:20
Vieta 9     Pilna cena  EUR 2,05
PVN 12%  0,22
Saglabāt līdz brauciena beigām!
= lt contract
VARTOJIMO PASKOLOS SUTARTIS Nr. 24/118
2024 m. balandžio 9 d., Panevėžys
UAB „Lengvas kreditas LT“ (toliau - Kredito davėjas) ir Rasa Žukauskienė (toliau - Kredito gavėja) sudarė šią sutartį:
1. Kredito davėjas suteikia 1 500 Eur kreditą 24 mėnesiams. 2. Metinė palūkanų norma 14,9 proc.
3. Kredito gavėja turi teisę per 14 dienų atsisakyti sutarties.
Šalių parašai
= lt medical
VšĮ Utenos pirminės sveikatos priežiūros centras
Pacientas: Jonas Stankevičius, gim. 1963-02-18
Nusiskundimai: skausmas krūtinėje fizinio krūvio metu, 2 sav. AKS 155/95, pulsas 72.
Dg.: I20.8 stabili krūtinės angina
Paskirta: bisoprololis 2,5 mg 1 k./d., aspirinas 100 mg. Siunčiamas kardiologo konsultacijai.
Gyd. D. Morkūnienė
= lt quote
UAB „Stogų meistrai“, Alytus
KOMERCINIS PASIŪLYMAS   2025-03-04
Užsakovas: Vytautas Kazlauskas, Miroslavo k.
Stogo dangos keitimas, skarda 0,5 mm, 140 kv. m x 31,00   4 340,00
Lietvamzdžių sistema   720,00
Viso be PVM 5 060,00   PVM 21 % 1 062,60   Iš viso 6 122,60 Eur
Pasiūlymas galioja 30 dienų. Darbų trukmė - 8 darbo dienos.
`

/** Fates of the fourth set, by language. */
export const measuredFourth = (isWordy = false): readonly (readonly string[])[] =>
  measuredPapers(papersIn(FOURTH_WEST + FOURTH_EAST), isWordy)

if (import.meta.main)
  for (const row of measuredFourth(process.argv.includes('-v'))) process.stdout.write(`| ${row.join(' | ')} |\n`)
