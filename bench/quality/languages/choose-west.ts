/** Short papers that thresholds were chosen on, written before any word list: a language, a kind, and the text below it. */
export const WEST = `
= en invoice
Harbour Electrical Ltd
INVOICE No. 20871
Date: 12/03/2025
Rewiring of kitchen 1 x 640.00
VAT 20% 128.00
Total due £768.00
= en payslip
Employee: J. Marsh   Tax code 1257L
Basic pay 2,400.00
PAYE tax 270.40  NI 162.20
Net pay 1,967.40
= en minutes
Residents' association, Tuesday 4 June
Present: Mrs Lane, Mr Ode, Ms Field
Item 1: The bins. Agreed to write to the council.
Next meeting 2 July
= en ticket
NORTHLINE RAIL
Off-peak single
From York to Leeds   Valid on 09 May 2025
Coach B Seat 41   Adult £14.20
= en insurance
Policy number HH-220981
Home contents cover
Insured: Mr T. Boyle
Sum insured £40,000  Excess £250
Annual premium £184.60
= de invoice
Malermeister Kunz
Rechnung Nr. 2025-044
Leistungszeitraum: März 2025
Wände streichen 2 Zimmer 890,00 €
zzgl. 19 % MwSt. 169,10 €
Rechnungsbetrag 1.059,10 €
= de letter
Sehr geehrter Herr Albers,
hiermit möchte ich Sie bitten, mir die Unterlagen zu meiner Bewerbung zurückzusenden.
Mit freundlichen Grüßen
Petra Wolf
= de certificate
Teilnahmebescheinigung
Frau Ines Roth hat am 14.05.2024 am Kurs "Erste Hilfe" teilgenommen.
Ort, Datum, Stempel
= de tax
Finanzamt Soltau
Bescheid für 2023 über Einkommensteuer
Steuernummer 24/117/00981
Festgesetzt werden 3.211,00 €
Noch zu zahlen 140,00 €
= fr invoice
Plomberie Girard SARL
Facture n° F-1182 du 3 février 2025
Remplacement chauffe-eau 720,00
Total HT 720,00   TVA 10 % 72,00
Net à payer 792,00 €
= fr receipt
BOULANGERIE DU PORT
Ticket 0042  caisse 1
2 baguettes 2,40
1 tarte 4,80
TOTAL 7,20 €
Carte bancaire 7,20
Merci de votre visite
= fr contract
Contrat de location
Entre M. Paul Riou, bailleur, et Mme Claire Saint, locataire,
il a été convenu ce qui suit : le loyer mensuel est de 640 €.
Fait en deux exemplaires à Brest
= fr medical
Docteur A. Mercier, médecin généraliste
Ordonnance
Amoxicilline 1 g : un comprimé matin et soir pendant 6 jours
Ne pas renouveler
= es bank-statement
Extracto de su cuenta corriente
Período: 01/04/2025 - 30/04/2025
Saldo anterior 1.204,33
Recibo luz -62,10
Transferencia recibida 900,00
Saldo actual 2.042,23
= es recipe
Tortilla de patatas
4 huevos, 500 g de patatas, 1 cebolla, aceite y sal
Pelar y cortar las patatas, freírlas a fuego lento, batir los huevos y cuajar en la sartén.
= es certificate
La Escuela Oficial certifica que D. Luis Mora ha superado el curso de inglés nivel B2
Madrid, 20 de junio de 2024
La directora
= es contract
Contrato de trabajo temporal
De una parte la empresa Viveros Sur S.L. y de otra la trabajadora Ana Gil
CLÁUSULAS
Primera. La jornada será de 30 horas semanales.
= it invoice
Officina Meccanica Sala
Fattura n. 311 del 05/05/2025
P. IVA 01234567890
Cambio olio e filtri 95,00
Imponibile 95,00  IVA 22% 20,90
Totale 115,90
= it payslip
Busta paga mese di marzo 2025
Dipendente: Rossi Carla   Qualifica: impiegata
Retribuzione lorda 1.850,00
Trattenute INPS 170,00  IRPEF 260,00
Netto in busta 1.420,00
= it minutes
Verbale di assemblea condominiale
Il giorno 12 aprile alle ore 18 si è riunita l'assemblea
Presenti: 14 condomini
Ordine del giorno: lavori al tetto
La seduta è tolta alle ore 20
= pt receipt
Café Central
Fatura simplificada FS 12/3391
2 cafés 1,60
1 pastel 1,30
TOTAL 2,90
Dinheiro 5,00  Troco 2,10
Obrigado pela visita
= pt contract
Contrato de arrendamento
Entre João Alves, senhorio, e Marta Dias, inquilina
Cláusula primeira: a renda mensal é de 550 euros
Data e assinaturas
= pt medical
Centro de Saúde de Tavira
Relatório médico
Utente: Rui Pinto, 54 anos
Diagnóstico: hipertensão
Medicação: losartan 50 mg, um comprimido por dia
= nl payslip
Loonstrook april 2025
Werknemer: K. de Boer
Brutoloon 2.950,00
Loonheffing 540,00
Pensioenpremie 120,00
Nettoloon 2.290,00
= nl insurance
Polisblad autoverzekering
Polisnummer 88102934
Verzekeringnemer: H. Smit
Dekking: WA beperkt casco
Premie per maand 41,20
= nl letter
Geachte mevrouw Bakker,
Hierbij zeg ik mijn lidmaatschap op per 1 januari.
Met vriendelijke groet,
Tom Visser
= da invoice
Tømrer Holm ApS
Faktura 5512
Fakturadato 04.03.2025  Forfaldsdato 18.03.2025
Udskiftning af dør 2.400,00
Moms 25% 600,00
I alt DKK 3.000,00
= da minutes
Referat af generalforsamling i haveforeningen
Til stede: 22 medlemmer
Dirigent: Bo Lund
1. Beretning fra formanden
2. Eventuelt
Næste møde den 3. maj
= da payslip
Lønseddel for marts
Bruttoløn 28.500,00
AM-bidrag 2.280,00
A-skat 8.100,00
Udbetalt 18.120,00
= sv receipt
ICA Torget
Kvitto 1182
Mjölk 14,90
Bröd 32,00
Summa 46,90
Moms 12% 5,03
Kort 46,90
Tack och välkommen åter
= sv bank-statement
Kontoutdrag
Period 1 april till 30 april
Ingående saldo 12 040,10
Insättning 3 000,00
Uttag 1 250,00
Utgående saldo 13 790,10
= sv recipe
Kanelbullar
Ingredienser: 5 dl mjölk, 50 g jäst, 1 dl socker, 13 dl vetemjöl
Gör så här: smält smöret, blanda degen, låt jäsa 40 minuter och grädda i ugnen.
= fi invoice
Putkityö Laine Oy
LASKU
Laskun numero 90231
Eräpäivä 15.4.2025
Viemärin avaus 180,00
ALV 25,5 % 45,90
Maksettava yhteensä 225,90
= fi contract
Vuokrasopimus
Vuokranantaja: Matti Salo
Vuokralainen: Liisa Aho
Vuokra 720 euroa kuukaudessa, vakuus kahden kuukauden vuokra
Allekirjoitukset
= fi resume
Ansioluettelo
Henkilötiedot: Antti Koski, s. 1990
Työkokemus: myyjä 2014-2019
Koulutus: merkonomi
Kielitaito: suomi, englanti
= et invoice
OÜ Ehitus
Arve nr 2201
Kuupäev 02.05.2025, maksetähtaeg 16.05.2025
Katuse remont 450,00
Käibemaks 22% 99,00
Kokku tasuda 549,00
= et certificate
TUNNISTUS
Käesolevaga tõendame, et Mari Tamm on läbinud esmaabi koolituse
Tallinn, 12. mai 2024
= et medical
Perearst dr Kask
Epikriis
Patsient: Jaan Sepp
Diagnoos: äge bronhiit
Ravi: antibiootikum 7 päeva
= ga letter
A chara,
Táim ag scríobh chugat faoin ngearán a rinne mé i mí an Mhárta.
Is mise le meas,
Seán Ó Briain
= ga minutes
Miontuairiscí an chruinnithe
I láthair: Máire, Pól, Síle
Leithscéalta: Donncha
Aontaíodh an buiséad. An chéad chruinniú eile: 4 Bealtaine
= ga invoice
Sonrasc uimh. 118
Dáta: 3 Aibreán 2025
Obair dheisiúcháin 300.00
CBL 23% 69.00
Iomlán le híoc €369.00
= mt invoice
Fattura nru 441
Data: 12 ta' Marzu 2025
Xogħol ta' kisi 520.00
VAT 18% 93.60
Total li għandu jitħallas €613.60
= mt letter
Għażiż Sur,
Nixtieq nitlob kopja tad-dokument li ntbagħat ix-xahar li għadda.
Dejjem tiegħek,
Karmenu Borg
= mt contract
Kuntratt ta' kera
Bejn sid il-kera Ġorġ Vella u l-kerrej Anna Camilleri
Il-kera hija ta' 700 ewro fix-xahar
Firma tal-partijiet
= hu invoice
Kovács Kft.
SZÁMLA
Számlaszám: 2025/00118
Teljesítés dátuma: 2025.03.10
Fizetési határidő: 2025.03.18
Nettó 40 000 Ft
ÁFA 27% 10 800 Ft
Fizetendő 50 800 Ft
= hu contract
Adásvételi szerződés
amely létrejött egyrészről Nagy Péter eladó, másrészről Kiss Éva vevő között
A vételár 1 200 000 Ft
A felek a szerződést aláírják
= hu medical
Ambuláns lap
Beteg neve: Tóth Jánosné
Diagnózis: magas vérnyomás
Javasolt terápia: gyógyszer naponta egyszer
Háziorvos: dr. Varga
= tr invoice
Yıldız Elektrik Ltd. Şti.
FATURA No: A-1182
Fatura tarihi: 04.03.2025
Tesisat onarımı 1.500,00
KDV %20 300,00
Ödenecek tutar 1.800,00 TL
= tr payslip
Maaş bordrosu Mart 2025
Personel: Ayşe Demir
Brüt ücret 32.000,00
SGK primi 4.480,00
Gelir vergisi 3.100,00
Net ödenen 24.420,00
= tr contract
KİRA SÖZLEŞMESİ
Kiraya veren: Mehmet Kaya
Kiracı: Elif Şahin
Aylık kira bedeli 9.000 TL
Taraflar yukarıdaki şartları kabul eder
= ro invoice
SC Instal SRL
Factura seria AB nr. 221
Data emiterii 05.03.2025
Reparație centrală 400,00
TVA 19% 76,00
Total de plată 476,00 lei
= ro contract
Contract de închiriere
Între proprietar, Ion Pop, și chiriaș, Maria Rusu
Părțile convin asupra unei chirii lunare de 300 euro
Semnături
= ro certificate
ADEVERINȚĂ
Se adeverește prin prezenta că Andrei Stan este elev în clasa a X-a
Director, ștampila
`
