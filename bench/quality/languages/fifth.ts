/**
 * A fifth writer's short papers, 99 in thirty-three languages: three of each, as a household gets them; a third has no title that
 * names its kind. Written without any word of the tables or any other set being read by their writer. For reports.
 * Run: node bench/quality/languages/fifth.ts
 */
import { measuredPapers, papersIn } from './choose.ts'
import { FIFTH_EAST } from './fifth-east.ts'

const FIFTH_WEST = `
= en invoice
Mossbank Piano Tuning          INVOICE 0417
To: Mr & Mrs Adeleke, 3 Priory Close, Wells      14 May 2024
Tuning of upright piano, Bechstein, pitch raised          £78.00
Two bridle straps replaced                                £11.50
Total due                                                 £89.50
Please pay within 21 days to 00-00-17, account 44112000. Not registered for VAT.
= en payslip
Brackenridge Nurseries Ltd       Mar 2025     W. Piotrowska   emp 0044
Salary                      1,910.00      PAYE            172.40
Overtime 6 h                   96.90      NI               76.72
Gross                       2,006.90      Pension          74.35
Tax code 1257L   NI letter A              Net pay      1,683.43
Paid 28/03 by bank transfer. Gross to date 23,877.10
= en medical
DR P. ANAND, ST JUDE'S SURGERY     PRESCRIPTION
Mrs Olive Tarrant   age 71   D.O.B. 04/02/1953
Amlodipine tablets 5 mg       one each morning        supply 28
Atorvastatin tablets 20 mg    one at night            supply 28
Salbutamol inhaler 100 mcg    two puffs when needed   supply 1
Review blood pressure with the nurse in 8 weeks. Allergic to penicillin.
= de receipt
BÄCKEREI & CAFÉ STRUBEL   Fil. Bahnhof Aalen
09.11.2024  08:14   Bon 4417   Kasse 2
4 x Laugenbrezel   à 0,95       3,80 A
1 x Kürbiskernbrot 750 g        4,60 A
1 x Latte Macchiato             3,70 B
SUMME EUR                      12,10
Gegeben bar 20,00   Zurück 7,90
A 7 % 0,55  B 19 % 0,59   Es bediente Sie: Frau Demir
= de contract
Zwischen Frau Gesine Rademacher (Vermieterin) und Herrn Luan Krasniqi (Mieter) wird ver-
einbart: 1. Vermietet wird die Garage Nr. 4, Am Wall 17, Verden, ab 1.6.2024. 2. Die Miete
beträgt monatlich 65 Euro. 3. Die Kündigungsfrist beträgt drei Monate zum Quartalsende.
4. Untervermietung ist nicht gestattet.
Verden, den 21.5.2024     Unterschriften beider Parteien
= de insurance
VERSICHERUNGSSCHEIN Fahrrad-Vollkasko
Bergische Feuersozietät         Nr. FR 0044 117
Versicherungsnehmer: Tjark Lüders    Beginn 01.04.2025, 0 Uhr
Rad: Trekking, Rahmen WX0017, Neuwert 2.890 EUR
Versichert: Diebstahl, Vandalismus, Sturz, Akku
Selbstbeteiligung 75 EUR    Jahresbeitrag 118,40 EUR einschl. Versicherungsteuer
= fr tax
AVIS D'IMPÔT 2024 sur les revenus de 2023
Centre des finances publiques de Figeac     N° fiscal 00 44 117 000
Mme LESTRADE Odile     1 part
Salaires et pensions 21 440     abattement 10 % -2 144
Revenu fiscal de référence 19 296
Impôt net 884     Prélèvement à la source déjà versé -811
Reste à payer 73 € avant le 20 septembre
= fr letter
Vierzon, le 5 mars 2025

Chère Madame Pinson,
Je tenais à vous remercier pour les confitures et pour vos bonnes paroles après l'accident de Luc. Il remarche avec une canne et se plaint déjà de la soupe, c'est bon signe. Passez donc boire le café quand vous voudrez.
Bien amicalement à vous,
Simone Garrec
= fr bank-statement
BANQUE DES ARTISANS   Mlle T. NGUYEN   compte 0004 4117 000
Ancien solde au 31/10/2024                      + 1 209,44
04/11  PRLV EDF CLIENTS PART                         67,00
07/11  CB BIOCOOP DU 06/11                           41,85
15/11  RETRAIT DAB                                   60,00
28/11  VIR SALAIRE IMPRIMERIE ROY                1 702,33
Nouveau solde au 30/11/2024                     + 2 742,92
= es certificate
CERTIFICADO DE EMPADRONAMIENTO
D.ª Consuelo Vidal Mora, secretaria del Ayuntamiento de Chinchón, CERTIFICA: que según consta en el padrón municipal, D. Amadou Sarr, nacido el 3/3/1990, figura inscrito en la calle Huertos 17 desde el 12 de enero de 2021. Y para que conste, expido el presente en Chinchón, a 6 de febrero de 2025.
= es invoice
Cerrajería Montaner    NIF 00000044M     Albacete
Sra. Amparo Gil        n.º 0117/25       fecha 18/02/2025
Apertura de puerta blindada, urgente, festivo        120,00
Bombín de seguridad y cuatro llaves                   84,00
Base 204,00     IVA 21 % 42,84     Total a pagar 246,84 €
Vencimiento a 15 días, transferencia a ES00 0000 0000 44
= es payslip
NÓMINA    Gestoría Alcaraz S.L.    periodo: junio 2024
Trabajador: Iván Belmonte Soler    NAF 30/0004417/00    Grupo 5
Salario base            1.290,00
Plus convenio             110,00
Total devengado         1.400,00
Contingencias comunes -65,80   Desempleo -21,70   IRPF 9 % -126,00
Líquido a percibir      1.186,50 €
= it medical
AZIENDA SANITARIA LOCALE - Referto radiologico
Paziente: Bruni Ottavio, nato il 12/05/1949
Esame: RX torace in due proiezioni, 17/01/2025
Non evidenti lesioni pleuroparenchimali in atto. Ili nei limiti. Ombra cardiaca ai limiti superiori. Esiti di frattura della VII costa sinistra.
Il medico radiologo, dott.ssa Sanna
= it receipt
PANIFICIO DA ELVIRA    Cuneo, via Roma 9
PANE CASERECCIO KG 0,780         3,51
GRISSINI TIRATI A MANO           2,80
FOCACCIA OLIVE                   3,20
TORTA NOCCIOLE 1/2               9,00
TOTALE EURO                     18,51
CONTANTE 20,00     RESTO 1,49
22-12-2024 09:37  doc. 0044-0117   Buone feste
= it contract
CONTRATTO DI LOCAZIONE TRANSITORIA
La sig.ra Livia Costantini (locatrice) concede in locazione al sig. Bilal Haddad (conduttore) una camera arredata in Trento, via dei Mille 17, per mesi nove dal 1/9/2024. Canone mensile euro 320, entro il giorno 5. Deposito cauzionale euro 640. Recesso con preavviso di un mese.
Letto e sottoscritto
= pt insurance
Seguradora Planície, S.A.     Ramo Automóvel
Apólice 0044.117/2     Matrícula 00-XK-17     Dacia Sandero
Segurado: Henrique Bica Louro    Évora
Coberturas: responsabilidade civil 7.750.000 €, quebra de vidros, assistência em viagem
Franquia 250 €     Início 01/05/2025 às 00h00
Prémio anual 231,70 €, pagamento semestral
= pt tax
IMPOSTO MUNICIPAL SOBRE IMÓVEIS - Nota de cobrança 2024
Autoridade Tributária      NIF 000 000 441
Contribuinte: Graça Teles Amaro
Artigo 117 urbano, freguesia de Marvão, valor patrimonial 38 400,00
Taxa 0,30 %     Coleta 115,20
1.ª prestação 115,20 € a pagar durante o mês de maio de 2025
= pt letter
Coimbra, 9 de novembro de 2023

Querido primo Zé,
Recebi a tua carta na terça e li-a à mãe, que chorou um bocadinho e depois pediu mais sopa. As castanhas este ano são poucas mas boas. Quando vieres, traz a viola, que o Chico comprou um acordeão e ninguém o cala.
Um grande abraço da tua prima,
Lurdes
= nl bank-statement
Rekeningafschrift nr. 7          Vlietbank N.V.
A. de Graaf-Tol     NL00 VLIE 0000 4411 70
Vorig saldo 01-07-2024                     512,09 +
03-07  incasso Waternet                     24,60 -
09-07  betaalautomaat Jumbo Edam            58,17 -
22-07  AOW juli                          1.380,25 +
Nieuw saldo 31-07-2024                   1.809,57 +
= nl certificate
Stichting Zwemvaardigheid Zeeland verklaart dat
Noor Verhulst
geboren te Goes op 2 april 2017
op 14 december 2024 met goed gevolg heeft afgelegd de proeven voor
Zwem-ABC, A
Uitgereikt te Middelburg. Namens de examencommissie, J. Koole, voorzitter. Nummer 0044117
= nl invoice
FACTUUR 25-044       Schildersbedrijf Postma, Dokkum
Aan: fam. Wiersma, Hoogstraat 17
Factuurdatum 3 maart 2025
Buitenschilderwerk voorgevel, 22 uur à 46,00     1.012,00
Grondverf en lak                                   139,00
Btw 9% 103,59       Totaal te voldoen € 1.254,59
Betaaltermijn 14 dagen
= sv payslip
LÖNEBESKED  juni 2024          Ljungby Trädgård AB
Anst.nr 44   Hassan Warsame    utbetalas 2024-06-25
Månadslön                   28 400,00
OB-tillägg 11 h                 612,70
Sjukavdrag 1 dag, karens     -1 045,00
Preliminär skatt tabell 33   -6 214,00
Nettolön att utbetala        21 753,70
Semesterdagar kvar 19
= sv medical
Pat: Ulla-Britt Forsman 490812-XXXX    Vårdcentralen Björken
Besök 2025-02-11, dr Lindahl
Söker för yrsel sedan två veckor, värst vid lägesändring. Hjärta: regelbunden rytm. Blodtryck 152/84. Dix-Hallpike positiv höger.
Bedömning: godartad lägesyrsel. Åtgärd: Epleys manöver, hemövningar. Åter vid behov.
= sv receipt
KVITTO    ICA Nära Åmsele
2024-08-03 16:22    Kassa 1   Org.nr 000000-0044
Mellanmjölk 1,5L         19,90
Falukorv 800g            52,50
Färskpotatis 1,24 kg     30,88
Pant                      2,00
Totalt SEK              105,28
Moms 12 % 11,07     Kontokort ****0117
Öppet köp 14 dagar. Välkommen åter!
= da contract
LEJEKONTRAKT
Mellem udlejer Grethe Bundgaard, Ribe, og lejer Oskar Toft indgås aftale om leje af værelse på 14 m2, Nygade 17, 1. sal. Lejeforholdet begynder 1. august 2024. Lejen er 3.200 kr. pr. måned, forud den 1. Depositum 6.400 kr. Opsigelse en måned. Rygning er ikke tilladt.
Underskrift udlejer / lejer
= da insurance
Vestjysk Brand A/S    policenummer 44-117-02
Forsikringstager: Jens Aage Lauridsen, Tarm
Villaforsikring, fritliggende hus, tag: tegl, opført 1938
Dækker brand, storm, rørskade, insektangreb og svamp. Råd er ikke dækket.
Selvrisiko 2.500 kr. pr. skade    Årlig præmie 5.318 kr. inkl. skadesforsikringsafgift
Hovedforfald 1. januar
= da tax
ÅRSOPGØRELSE FOR INDKOMSTÅRET 2023
Skattestyrelsen     personnr. 010170-XXXX     Kirsten Friis
Lønindkomst efter AM-bidrag      318.440
Kapitalindkomst                  -12.105
Befordringsfradrag                -9.870
Beregnet skat 101.276     Betalt forskudsskat 104.003
Overskydende skat 2.727 kr. indsættes på din NemKonto 12. april
= no letter
Flekkefjord, andre søndag i advent

Kjære Solveig og Per,
Takk for julekortet og bildet av den nye båten. Her har det regnet i tre uker, og katten nekter å gå ut. Mor er blitt flink med rullatoren og kjører den som en sparkstøtting. Vi håper dere kommer til påske, rommet på loftet står klart.
Hjertelig hilsen
Ragnhild
= no bank-statement
KONTOUTSKRIFT nr 5/2024       Indre Sunnfjord Sparebank
Konto 0000.44.11700   Bjarte Hestad    01.05 - 31.05.2024
Inngående saldo                              8 114,20
06.05  Varekjøp Kiwi Førde          412,60
15.05  Lønn Førde Mek.                      31 206,00
20.05  Avtalegiro husleie         9 500,00
Utgående saldo                              29 407,60
= no certificate
KURSBEVIS
Vi bekrefter at Amina Yusuf Nilsen, født 14.02.1993, har gjennomført og bestått
varme arbeider, brannvernkurs 8 timer
i Kristiansund 23. januar 2025. Beviset er gyldig i fem år.
Kursleder: Odd Hammer      Sertifikat nr. 0044-117
Nordmøre Brannteknisk Kompetansesenter
= fi invoice
LASKU  44117            Putkimies Pekka Rautio Ky, Kuusamo
Asiakas: Helmi Määttä             Päiväys 12.2.2025
Keittiön hanan vaihto, työ 1,5 h à 52,00        78,00
Hana Oras, osat                                149,00
Alv 25,5 % 57,89      Yhteensä 284,89 €
Eräpäivä 26.2.2025    Viite 4 41170    Viivästyskorko 11,5 %
= fi payslip
Kahvila Tuulenpesä Oy       Jakso 1.9.-30.9.2024      Maksupäivä 15.10.
Saija Ronkainen      Verokortti 14,5 %      Tunnit 118
Tuntipalkka 12,10               1 427,80
Iltalisä 22 h                      27,50
Ennakonpidätys                   -211,02
Työeläke 7,15 % -104,05   Työttömyysvak. -11,50
Maksetaan tilille               1 128,73
= fi medical
LÄÄKÄRINLAUSUNTO SAIRAUSLOMAA VARTEN
Kainuun hyvinvointialue, terveysasema
Potilas: Ari Heikkinen, s. 3.7.1981
Dg: M54.5 lanneselän kipu. Esitiedot: nostotyössä äkillinen kipu, ei säteilyä. Status: lihakset kireät, refleksit symmetriset.
Työkyvytön 11.3.-17.3.2025. Ibuprofeeni 600 mg x 3. LL Kaisa Pyykkö
= mt certificate
IS-SEGRETARJAT PARROKKJALI TA' SAN LAWRENZ
ĊERTIFIKAT TAL-MAGĦMUDIJA
Niċċertifika li Karmenu Sammut, bin Ġużeppi u Marija mwielda Vella, twieled fis-17 ta' April 1968 u tgħammed f'din il-knisja fl-24 tal-istess xahar. Il-parrini kienu Pawlu u Rita Grech.
Maħruġ illum 4 ta' Frar 2025. Dun Mark Cauchi, kappillan
= mt invoice
FATTURA Nru 0117
Vella Alluminju Ltd, Ħal Qormi       Numru tal-VAT MT0000 4417
Lil: Sinjura Doris Camilleri, Birżebbuġa      Data 9/10/2024
Persjana bil-perjol, 1.20 x 1.40          €185.00
Xogħol u tqegħid                           €60.00
VAT 18%                                    €44.10
Total li għandu jitħallas                 €289.10
Ħlas fi żmien 30 jum
= mt payslip
Lukanda Bajja s-Sabiħa Ltd, Mellieħa     Ġunju 2024
Isem: Ritienne Agius     Karta tal-identità 0004417M     Grad: kamriera
Salarju bażiku                  1,214.00
Sahra 9 sigħat                    113.40
Taxxa (FSS)                        98.00
Sigurtà soċjali                   121.40
Paga netta                      1,108.00
Imħallsa fil-bank 28/06/2024
= ga medical
OSPIDÉAL CONTAE NA gCLOCH - Roinn na Súl
Othar: Bríd Ní Chonghaile, d.b. 12/03/1947
Toradh an scrúdaithe 5 Feabhra 2025: cataracht sa tsúil dheas, brú 17 mmHg. Fís 6/18.
Cóireáil: braonta ceithre huaire sa lá ar feadh coicíse. Obráid molta. Coinne eile i gceann sé seachtaine.
An Dr. S. Mac Suibhne
= ga receipt
SIOPA AN DAINGIN               Fáilte!
12/07/2024   11:48    Scipéad 1
Arán donn                3.20
Bainne 2 lítear          2.45
Ispíní 454g              4.60
Nuachtán                 2.30
IOMLÁN                 €12.55
Airgead tirim 20.00      Sóinseáil 7.45
CBL 23% 0.43     Go raibh maith agat, tar arís
= ga contract
Socraíonn Máirtín Ó Flatharta (an tiarna talún) agus Caitríona de Búrca (an tionónta) mar seo a leanas: ligtear an teach ar an gCeathrú Rua ar cíos ar feadh bliana ón 1 Meán Fómhair 2024. €700 sa mhí, iníoctha roimh ré. Éarlais €700. Fógra míosa ó cheachtar páirtí chun críoch a chur leis an gcomhaontú.
Sínithe: ______________   ______________
= et receipt
KAUPLUS „MEIE POOD“  Võru, Jüri 17         KVIITUNG
14.09.2024  17:03   kassa 2  müüja Tiina
Leib rukki 800g          1,89
Kohuke 3 tk              1,65
Kartul 2,1 kg            1,47
Juust viil. 300g         3,79
KOKKU EUR                8,80
sh km 22%  1,59          Kaardimakse ****4417
Täname ostu eest!
= et contract
OÜ Metsanurga Puit (edaspidi tööandja) ja Rasmus Kivi (edaspidi töötaja) lepivad kokku järgmises: töötaja asub tööle saeoperaatorina 3. märtsil 2025. Katseaeg neli kuud. Töötasu 1450 eurot kuus (bruto), makstakse kuu 5. kuupäeval. Puhkus 28 päeva. Kumbki pool võib lepingu üles öelda seaduses sätestatud korras.
Allkirjad
= et insurance
KODUKINDLUSTUSE POLIIS nr 44-0117
Kindlustusandja: Läänemere Kindlustus AS
Kindlustusvõtja: Külli Pärn, Haapsalu
Kindlustatud: eramu ja kodune vara, taastamisväärtus 140 000 €
Riskid: tuli, torm, leke, vargus. Omavastutus 200 €
Periood 01.06.2024-31.05.2025. Kindlustusmakse 168,30 €
= lv tax
Valsts ieņēmumu dienests
GADA IENĀKUMU DEKLARĀCIJA par 2023. gadu
Deklarētājs: Ilze Bērziņa, personas kods 000044-XXXXX
Darba samaksa 14 208,00
Ieturētais iedzīvotāju ienākuma nodoklis 2 114,60
Attaisnotie izdevumi: ārstniecība 412,50, izglītība 180,00
Atmaksājamā nodokļa summa 118,50 eiro
= lv letter
Cēsīs, 2024. gada 2. jūlijā

Mīļā Anniņ!
Paldies par vēstuli un sēklām. Pupas jau zied, bet gurķus apēda gliemeži. Jānis salabojis jumtu, tagad lietus vairs nepil uz plīts. Atbrauc ciemos, kad būs ogu laiks, gulēsi klētī kā bērnībā. Sveicini brāli un mazos.
Ar mīlestību,
tava krustmāte Velta
= lv bank-statement
Konts LV00 VIDZ 0000 0044 1170 0     Vidzemes Krājbanka
Arvis Liepa        01.02.2025 - 28.02.2025
Sākuma atlikums                           644,18
03.02  Maksājums Latvenergo     -52,40
10.02  Pirkums RIMI Valmiera    -37,92
14.02  Ieskaitīta alga        1 102,77
25.02  Īre                     -280,00
Beigu atlikums                          1 376,63
= lt certificate
PAŽYMĖJIMAS
Šiuo pažymima, kad Mantas Gudaitis, gimęs 2003 m. gegužės 7 d., 2024 m. lapkričio 4-22 d. išklausė 80 valandų traktorininkų kursą ir sėkmingai išlaikė baigiamąjį egzaminą.
Suteikta TR1 kategorija.
Kėdainių profesinio rengimo centras, direktorė V. Petraitienė
Registracijos Nr. 0044-117
= lt invoice
PVM SĄSKAITA FAKTŪRA  Serija KRS Nr. 00117
Pardavėjas: MB „Krosnių meistras“, Utena
Pirkėjas: Regina Žukienė       2024-10-02
Židinio valymas, kamino patikra     1 vnt.    75,00
Šamotinė plyta                      6 vnt.    22,20
Iš viso be PVM 97,20   PVM 21 % 20,41
Mokėti 117,61 Eur iki 2024-10-16
= lt payslip
UAB „Gintaro vartai“       2025 m. sausis
Darbuotojas: Eglė Kairytė      Tabelio Nr. 44
Dirbta 21 d. / 168 val.
Priskaityta: pareiginė alga 1 640,00, priedas 100,00
Išskaityta: GPM 262,10, VSD ir PSD 339,30
Išmokėta į sąskaitą 1 138,60 Eur
Atostogų likutis 8,5 d. d.
`

/** Fates of the fifth set, by language. */
export const measuredFifth = (isWordy = false): readonly (readonly string[])[] =>
  measuredPapers(papersIn(FIFTH_WEST + FIFTH_EAST), isWordy)

if (import.meta.main)
  for (const row of measuredFifth(process.argv.includes('-v'))) process.stdout.write(`| ${row.join(' | ')} |\n`)
