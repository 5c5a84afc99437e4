/** Short papers of a third writer, in languages of the west and south of Europe (see `third.ts`). */
export const THIRD_WEST = `
= en invoice
Thornbury Tree Care
Bill to: Mrs H. Ackland, 4 Mill Rise
Crown reduction of one ash, brash removed    £340.00
Stump grinding                               £ 85.00
VAT @ 20%   £85.00
Please pay £510.00 within 14 days to sort code 20-11-43
= en receipt
PARKWAY DELI
1 PASTRAMI RYE      8.50
1 SPARKLING WTR     2.25
TAX                 0.86
AMEX ****1007      11.61
APPROVED   THANKS, SEE YOU SOON
= en quote
Reed & Daughter, Roofers
Dear Mr Osei, to strip and re-slate the rear pitch as discussed we can offer a price of £6,450 plus VAT.
This price holds for 60 days. Scaffold included.
= en bank-statement
Acct 5510 2293    Page 2
03 Jun  Card 4471 TESCO STORES       -23.11     610.40
05 Jun  Faster payment J HOLM        -80.00     530.40
09 Jun  Salary ARDEN LTD          +1,812.66   2,343.06
Balance carried forward           2,343.06
= de payslip
Personal-Nr. 00417   Steuerklasse 1   Kinderfreibetrag 0,5
Gesamtbrutto            3.150,00
Lohnsteuer                386,41
KV-Beitrag 258,30   RV-Beitrag 292,95
Auszahlungsbetrag       2.091,22
= de tax
Finanzamt Musterstadt
Steuernummer 23/455/01982
Festgesetzt werden: Einkommensteuer 4.212,00 EUR, Solidaritätszuschlag 0,00 EUR
Erstattung 318,50 EUR
= de insurance
Hausrat Komfort, Vertrag 88-120934
Versicherungsort: Lindenweg 7
Versicherungssumme 65.000 EUR, Selbstbeteiligung 150 EUR
Beitrag jährlich 118,40 EUR inkl. Versicherungsteuer
= de contract
Zwischen der Gemeinde Altdorf und Herrn Uwe Kern wird Folgendes vereinbart:
Die Wiese am Bach, 0,8 ha, wird ab dem 1. Oktober auf fünf Jahre verpachtet. Der Pachtzins beträgt 160 Euro im Jahr.
Altdorf, den 3.9.2022
= fr ticket
TER Occitanie
Toulouse Matabiau 07h42 - Albi Ville 08h46
2e classe  1 adulte  tarif réduit  9,80 EUR
Billet valable le 14/03/2024, à composter avant l'accès au train
= fr medical
Laboratoire de biologie des Arceaux
Prélèvement du 12/09 à 8h10, à jeun
Glycémie 0,94 g/L  (0,70 - 1,05)
Ferritine 18 µg/L  (20 - 200)
Cholestérol total 2,11 g/L
= fr certificate
Je soussignée, directrice du conservatoire de Gap, certifie que Mlle Anaïs Roux a suivi avec assiduité le cours de violon, 2e cycle, durant l'année 2022-2023.
Fait à Gap, pour servir et valoir ce que de droit.
= fr invoice
SARL Bâti Plus   SIRET 482 119 003 00021
Doit : M. et Mme Giraud
Pose d'un velux, fournitures comprises : 1 150,00
TVA 10 % : 115,00
Net à payer TTC : 1 265,00   Échéance 30 jours
= es receipt
SUPER EL OLIVO  CIF B41220198
2 LECHE ENTERA   1,96
1 PAN MOLDE      1,45
TOTAL            3,41
EFECTIVO 5,00  CAMBIO 1,59
GRACIAS POR SU VISITA
= es quote
Pinturas Hermanos Vidal
Presupuesto para pintar piso de 80 m2, dos manos, mano de obra y materiales incluidos
Importe: 1.350 € + IVA
Validez de la oferta: 30 días
= es bank-statement
Cuenta ES12 0000 4412 18
F. oper.  Concepto  Importe  Saldo
04/11  Recibo luz  -61,20  1.204,88
07/11  Bizum de Marta  +15,00  1.219,88
Saldo final 1.219,88
= es payslip
Trabajador: Luis Cano   Antigüedad: 01/02/2018   Grupo cotización 7
Salario base 1.180,00   Plus convenio 94,00
Contingencias comunes 59,88   IRPF 8 % 101,92
Líquido a percibir 1.092,40
= it tax
Modello F24
Codice fiscale VRDLGU70A01H501X
Sezione erario: codice tributo 4001, anno 2022, importi a debito 412,00
Saldo finale EUR 412,00
= it insurance
Veicolo: Panda targa DX 114 KL
Contraente: Sara Bini   Classe di merito 4
Massimale 6.450.000   Decorrenza 01/06/2023 ore 24
Premio lordo annuo 388,00 euro
= it contract
Tra la ditta Verdi Snc (committente) e il sig. Paolo Greco (prestatore) si conviene quanto segue.
Il prestatore si obbliga a curare il sito della ditta per sei mesi. Il compenso pattuito è di 3.000 euro.
Letto, approvato e sottoscritto
= it ticket
Traghetti del Golfo
Piombino - Portoferraio  partenza 10:30 del 22/07
Passeggeri 2 adulti, 1 auto fino a 4 m
Presentarsi all'imbarco 45 minuti prima
= pt medical
Unidade de Saúde da Ribeira
Utente: Joana Faria
Amoxicilina 500 mg, 1 cápsula de 8 em 8 horas, durante 7 dias
Ibuprofeno 400 mg em SOS
= pt certificate
A Escola Náutica do Tejo declara que Hugo Leal concluiu com aproveitamento o curso de marinheiro, com a duração de 40 horas e a classificação final de 16 valores.
= pt invoice
Jardins do Lima Lda   NIF 509 114 220
Fatura FT 2023/188
Manutenção de jardim, março   120,00
IVA 23 %   27,60
Total a pagar   147,60 EUR
= pt receipt
CAFÉ CENTRAL
2 BICA        1,60
1 PASTEL NATA 1,30
TOTAL         2,90
MULTIBANCO    2,90
OBRIGADO E VOLTE SEMPRE
= ro quote
SC Termopan Lux SRL
Ofertă de preț pentru 4 ferestre PVC, cu montaj
Preț total fără TVA 3.280 lei
Oferta este valabilă 15 zile. Termen de livrare 3 săptămâni.
= ro bank-statement
Extras de cont  RO44 AAAA 1B31 0075
Sold inițial 1.420,10
03.05 Plată POS Mega Image -84,30
06.05 Încasare salariu +3.950,00
Sold final 5.285,80
= ro payslip
Angajat: Mihai Dobre   Luna: aprilie 2023
Salariu de încadrare 4.800   CAS 25% 1.200   CASS 10% 480
Impozit 312
Rest de plată 2.808
= ro tax
Direcția de impozite și taxe locale Sector 3
Decizie de impunere pentru clădiri, anul 2023
Contribuabil: Elena Stan   CNP 2xxxxxxxxxxxx
Impozit datorat 214 lei, termen de plată 31 martie
= nl insurance
Inboedelverzekering, polisnr. 7781.20
Verzekerd bedrag € 45.000, eigen risico € 100
Premie per maand € 9,85 incl. assurantiebelasting
= nl contract
Ondergetekenden, Stichting De Brug (opdrachtgever) en mevrouw L. Post (opdrachtnemer), komen het volgende overeen.
Opdrachtnemer geeft van september tot juni pianoles voor een vergoeding van € 35 per uur.
= nl ticket
Instapkaart
Dhr. M. Dijkstra   AMS - BCN   vlucht HV 5131
Gate D14  instappen 06:25  stoel 21C
= nl medical
Fysiotherapie Zuid
Pt. met lage rugklachten sinds 3 weken. Lichamelijk onderzoek: bewegingsbeperking bij flexie.
Behandelplan: oefentherapie 2x per week, evaluatie na 6 behandelingen.
= da certificate
Rigshospitalets Skole bekræfter hermed, at Mette Juhl har gennemført førstehjælpskursus på 12 timer og bestået den afsluttende prøve.
København, den 4. juni 2023
= da invoice
Malerfirmaet Holm ApS   CVR 30 44 12 98
Maling af trappeopgang   8.400,00
Moms 25 %                2.100,00
I alt at betale         10.500,00
Betales senest 20.11.2023 til reg. 1551 konto 0004411
= da receipt
NETTO AARHUS C
MÆLK 1L      11,95
RUGBRØD      22,50
TOTAL        34,45
DANKORT      34,45
Tak for besøget
= da quote
Tilbud på nyt tag
Vi tilbyder at udføre tagarbejdet på Skovvej 4 for kr. 118.000 inkl. moms.
Tilbuddet gælder i 30 dage. Arbejdet kan påbegyndes i uge 32.
= sv bank-statement
Privatkonto 8327-9, 44 120 33-1
2023-09-04  Swish Anna Berg   -150,00   4 211,50
2023-09-25  Lön              +24 380,00  28 591,50
Utgående saldo 28 591,50
= sv payslip
Anställningsnr 1042   Period 2023-10
Månadslön 31 500,00   OB-tillägg 840,00
Preliminär skatt -7 012,00
Att utbetala 25 328,00
= sv tax
Slutskattebesked 2023
Överskjutande skatt 2 318 kr
Taxerad förvärvsinkomst 348 200 kr
Betalas ut till ditt anmälda konto
= sv insurance
Villaförsäkring
Försäkringsnummer 551 20 09-3
Försäkringstid 2023-05-01 till 2024-04-30
Självrisk 1 500 kr   Årspremie 2 940 kr
= fi contract
Vuokranantaja Liisa Mäki ja vuokralainen Petri Koski ovat sopineet seuraavaa:
Asunto Satamakatu 3 B 12 vuokrataan toistaiseksi. Vuokra on 640 euroa kuukaudessa ja vakuus kahden kuukauden vuokra.
= fi ticket
Lähtö Tampere 9.07, saapuminen Helsinki 10.46
Juna IC 166   vaunu 4   paikka 37
Matkustajia 1 aikuinen
= fi medical
Terveysasema Kallio
Potilas tullut vastaanotolle kurkkukivun takia. Lämpö 38,4. Todettu nielutulehdus, aloitettu antibiootti. Sairauslomaa 3 päivää.
= fi certificate
Täten todistetaan, että Olli Saarinen on suorittanut trukkikortin koulutuksen hyväksytysti 14.3.2023.
Turun aikuisopisto
= mt invoice
Borg Plumbing, Mosta
Fattura Nru 118
Xogħol fuq il-pajpijiet  €90.00
VAT 18%  €16.20
Total li għandu jitħallas  €106.20
= mt receipt
Ħanut Ta' Ċetta
2 ftajjar     3.00
1 ilma        0.80
Total        €3.80
Imħallas bi flus kontanti. Grazzi
= mt quote
Kwotazzjoni għal aperturi tal-aluminju
Tliet twieqi u bieb, bl-armar b'kollox: €2,150 bil-VAT
Din l-offerta tibqa' valida għal 30 jum
= mt bank-statement
Rendikont tal-kont 4001 7723
Bilanċ tal-ftuħ  812.40
05/06 Ħlas bil-karta  -42.00
30/06 Salarju  +1,240.00
Bilanċ tal-għeluq  2,010.40
= ga payslip
Duillín pá
Ainm: Aoife Ní Bhriain   Uimhir PSP 1234567T
Pá comhlán €2,480.00   ÍMAT €312.00   ÁSPC €99.20
Glanphá €2,068.80
= ga tax
Na Coimisinéirí Ioncaim
Ráiteas deiridh dliteanais 2023
Cáin ioncaim iníoctha €3,114.00
Ró-íocaíocht cánach €182.00
= ga insurance
Árachas tí
Uimhir pholasaí 55-0192
Árachóir: Árachas an Iarthair   Préimh bhliantúil €388
Barrachas €250
= ga contract
Conradh fostaíochta idir Comharchumann na Mara (an fostóir) agus Colm Ó Sé (an fostaí).
Tosóidh an fostaí ag obair ar 1 Meán Fómhair ar thuarastal €31,000 sa bhliain. Arna shíniú ag an dá pháirtí.
`
