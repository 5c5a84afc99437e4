/** Papers of a fourth writer: health, certificates and notes (see `fourth.ts`). */
export const FOURTH_HEALTH = String.raw`
%% en medical
KENNETBRIDGE DISTRICT HOSPITAL
Department of Respiratory Medicine

Discharge summary

Patient: Aubrey Sillitoe           DOB 11/02/1951         Hospital no. K0044117
Admitted 3 December 2024           Discharged 8 December 2024
Consultant: Dr F. Adebayo          Ward 7B

Diagnosis
Right lower lobe community acquired pneumonia (CURB-65 score 2). Known COPD, ex-smoker, 40
pack years. Hypertension.

Presenting complaint
Four days of productive cough, fever and increasing breathlessness.

On examination
Temp 38.6, RR 26, sats 88% on air, coarse crackles right base. No peripheral oedema.

Investigations
CXR: consolidation right base, no effusion. CRP 212 falling to 41. WCC 17.2. Urea 8.1.
Sputum: Strep. pneumoniae, sensitive to penicillin.

Treatment and progress
IV co-amoxiclav for 48 hours, then oral. Prednisolone 30 mg for five days. Weaned off oxygen
on day three.

Medication on discharge
Amoxicillin 500 mg tds, three more days. Ramipril 5 mg od unchanged. Tiotropium inhaler,
technique checked.

For the GP: please repeat chest film in six weeks and offer pneumococcal vaccine if not yet
given. Allergies: none known.
%% en medical
Lab results       Pt: R. Castellano   F   38y   fasting
Collected 04/02/24 07:50
                 Result   Flag   Ref range
Hemoglobin         11.2    L     12.0 - 15.5 g/dL
Ferritin              7    L     13 - 150 ng/mL
TSH                2.41          0.45 - 4.50 mIU/L
Glucose              92          70 - 99 mg/dL
LDL calc            131    H     < 100 mg/dL
Creatinine         0.81          0.57 - 1.00
Comment: findings fit with iron deficiency. Correlate clinically.
%% de medical
Orthopädische Gemeinschaftspraxis am Südring, Dres. Hallbauer und Nemec

Frau Dr. med. C. Winkelmann
Hausärztin
                                                      Cottbus, 14.03.2025
Betrifft: Frau Rosemarie Kuhlke, geb. 30.09.1958

Sehr geehrte Frau Kollegin,

wir berichten über o. g. Patientin, die sich am 12.03.2025 in unserer Sprechstunde vorstellte.

Diagnosen: Gonarthrose rechts, Kellgren III (M17.1 R). Adipositas I°. Z. n. Meniskusteil-
resektion 2009.

Anamnese: Seit etwa einem Jahr zunehmende belastungsabhängige Schmerzen medial, Gehstrecke
unter 1 km. Kein Ruheschmerz. Ibuprofen bei Bedarf.

Befund: Rechtes Knie reizlos, kein Erguss. Beweglichkeit 0-5-110°. Druckschmerz am medialen
Gelenkspalt, Bänder stabil. DMS intakt.
Röntgen in zwei Ebenen: deutliche mediale Gelenkspaltverschmälerung, osteophytäre Anbauten.

Therapie und Empfehlung: Physiotherapie (6x KG verordnet), Schuhaußenranderhöhung,
Gewichtsreduktion. Intraartikuläre Injektion wurde besprochen und vorerst abgelehnt. Bei
Beschwerdepersistenz bitten wir um Wiedervorstellung in drei Monaten zur Frage der
Endoprothese.

Mit kollegialen Grüßen
Dr. V. Nemec
%% es medical
CENTRO DE SALUD LAS ACEÑAS        Hoja de medicación activa
Paciente: Sra. Felisa Aldana Moro, 79 años        NHC 0044117
Alergias: metamizol
Enalapril 10 mg      1 - 0 - 0    crónico
Metformina 850 mg    1 - 0 - 1    con las comidas
Omeprazol 20 mg      1 - 0 - 0    en ayunas
Paracetamol 1 g      si dolor, máximo 3 al día
Próxima dispensación 12/06. Control de tensión y glucemia con enfermería cada mes. Dra. Puig, col. 0017
%% fr medical scan
Dr Solange  MATHIEU-BRUN
Medecin géneraliste
4, rue du Four   15100 Saint-Flour

                      le  27 janvier 2O25

M. Fabien  COUDERC, 46 ans, 82 kg

1)  AMOXICILLINE  1 g
    un comprirné matin et soir pendant 6 jours
2)  PREDNlSOLONE 20 mg
    2 cp le matin  pendant 4 jours
3)  PARACETAMOL 1 g, 3  fois par jour si fièvre
4)  sérum physio1ogique, lavages de nez

Non renouve1able       QSP 6 jours
%% lt medical
KLINIKA „ŠALTINIS“, Panevėžys
Echoskopijos tyrimo protokolas

Pacientė: Janina Rimkutė, gim. 1964-08-22            Kortelės nr. 44-0117
Tyrimo data: 2024-10-15                              Siuntė: šeimos gydytoja D. Balčiūnienė

Siuntimo diagnozė: pilvo skausmai, K80.2?

Kepenys: nepadidėjusios, kraštai lygūs, echogeniškumas kiek padidėjęs, židininių pakitimų
nematyti. Vartų vena 11 mm.
Tulžies pūslė: 78 x 29 mm, sienelė 3 mm, spindyje keli judrūs konkrementai iki 9 mm su
akustiniu šešėliu. Bendrasis tulžies latakas 5 mm, neišplėstas.
Kasa: galva 24 mm, kūnas 15 mm, struktūra vienalytė, latakas neišplėstas.
Blužnis: 104 x 42 mm, struktūra normali.
Inkstai: abipus įprasto dydžio ir padėties, žievinis sluoksnis 15 mm, konkrementų ir
urostazės nėra. Dešiniajame paprasta cista 12 mm.
Pilvo aorta neišplėsta. Laisvo skysčio pilvo ertmėje nėra.

Išvada: tulžies pūslės akmenligė be uždegimo požymių. Kepenų steatozė I laipsnio. Dešinio
inksto cista.

Rekomenduojama: chirurgo konsultacija planine tvarka, mažai riebalų turinti dieta. Stiprėjant
skausmams ar pakilus temperatūrai nedelsiant kreiptis į priėmimo skyrių. Kontrolinė
echoskopija po 6 mėnesių.

Gyd. radiologas  A. Mažeika, spaudo nr. 0017
%% en certificate
THE GUILD OF ANVIL AND TONGS

Be it known to all to whom these presents shall come that

EFFIE ROWNTREE-SMALE

having served a term of four years under a Master of this Guild, and having
submitted for examination a gate in wrought iron of her own design,
which was found to be of true proportion and sound in every weld,

is hereby admitted to the degree of

JOURNEYMAN BLACKSMITH

with all the rights and privileges belonging to that degree,
and is entitled to strike her own mark, here entered in the Register
of Marks as number four hundred and seventeen.

Given under the seal of the Guild at Ludlow, this seventeenth day of May
in the year two thousand and twenty-four.

Awarded by the Court of Assistants

  ........................                    ........................
  Master of the Guild                         Clerk and Registrar

This certificate remains the property of the Guild. It may be verified by application to
the Registrar, stating the number above.
%% en certificate
CERTIFICATE OF COMPLETION
This is to certify that
Marcus D. Whitfield
has successfully completed the 8 hour course
Forklift Operator Safety (Class IV and V)
held at Dayton on February 11, 2025
Score 92%     Valid for three years
Instructor: L. Pruitt     Certificate no. FLT-0044-117
Buckeye Safety Training, an approved provider
%% de certificate
Landesfeuerwehrschule Bad Ems-Süd

Lehrgangszeugnis

Herr Oberfeuerwehrmann                   Malte Grünewald
geboren am 21. Juni 1996 in              Diez
Freiwillige Feuerwehr                    Holzappel

hat in der Zeit vom 4. bis 15. November 2024 an dem Lehrgang

Gruppenführer Teil 1 (70 Stunden)

nach Feuerwehr-Dienstvorschrift 2 regelmäßig teilgenommen und die Abschlussprüfung mit der
Gesamtnote

gut (1,9)

bestanden.

Die Leistungen im Einzelnen
Rechtsgrundlagen, Organisation           2
Brand- und Löschlehre                    2
Einsatzlehre, Planübung                  1
Ausbilden                                2
Verhalten und Mitarbeit                  1

Herr Grünewald ist damit befähigt, eine Löschgruppe oder eine gleichwertige taktische Einheit
selbständig zu führen. Dieses Zeugnis berechtigt zum Besuch der Lehrgänge Zugführer und
Atemschutz-Gerätewart, sofern die übrigen Voraussetzungen erfüllt sind. Es ist mit dem Dienstsiegel
und beiden Unterschriften gültig.

Bad Ems, den 15. November 2024

(Dienstsiegel)
Brandoberrat Theisen, Schulleiter            Registernummer 2024/0441
%% es certificate scan
REGISTR0 CIVIL DE ALMAGRO

CERTIFICACI6N LITERAL DE INSCRIPCION DE MATRIM0NIO
Tomo 44   Página 117   Sección 2ª

Contrayente:  Julián Cañas Oliver, nacido en Almagro
Contrayente:  Rosa Elvira Paz,  nacida en Loja (Ecuador)
Fecha:  17 de septiembre de 2O16
Lugar:  Ayunta miento de Almagro

CERTIFlCO que la presente reproduce el contenido del
asiento correspondiente.  Almagro, 4 de marzo de 2024
El Encargado               (sello)
%% fr certificate
UNIVERSITÉ DE L'ARRIÈRE-PAYS
Faculté des lettres et langues

Vu les articles L. 613-1 et suivants du code de l'éducation ;
Vu les pièces justificatives produites par Mme Awa Coralie DIARRA, née le 2 août 2001 à
Montauban (82), en vue de son inscription ;
Vu les procès-verbaux du jury attestant que l'intéressée a satisfait au contrôle des
connaissances et des aptitudes prévu par les textes réglementaires ;

le diplôme national de

LICENCE
Arts, lettres, langues, mention langues, littératures et civilisations étrangères,
parcours portugais

est délivré à Mme Awa Coralie DIARRA
au titre de l'année universitaire 2022-2023, avec la mention Bien,
et confère le grade de licence, pour en jouir avec les droits et prérogatives qui y sont
attachés.

Fait le 18 décembre 2023

La titulaire              Le Président                La Rectrice de région académique
                          H. Castaing                 chancelière des universités

N° ARRP 0044117                                       2300117
Il ne peut être délivré de duplicata que sur présentation d'une déclaration de perte.
%% ru certificate
СПРАВКА
Дана Соколовой Варваре Ильиничне, 12.04.2009 г. р., в том, что она действительно обучается в 9 «Б» классе МБОУ «Школа № 17» города Кинешмы.
Форма обучения очная. Приказ о зачислении № 44 от 30.08.2016.
Справка выдана для предъявления по месту требования.
Директор школы          М. П.          Т. А. Лебедева
11.02.2025   исх. № 117
%% en notes
allotment - saturday thoughts

- beans: sow runner beans wk of 10th, NOT before (frost got them last yr)
- ask Ken re manure, he said £4 a bag?? or was it a trailer load
- plot 12 might come free... don't tell M.
- netting: cabbages look like lace again. butterfly mesh, 7mm

shed
 felt lifting at the back corner
 need: clout nails (have), felt 5m (no), ladder (borrow from Sue)

idea - swap the compost bay with the water butt so the hose reaches. measure first! bay is
approx 1.2 x 1.2, gap behind butt 1.35. would just fit. -> do it in oct when it's empty

seeds to save: the black tomatoes, the good squash (the one from Italy), sweet peas by gate
label them this time!!

rain last 3 wks: 4mm, 0, 11. river low.
called council abt standpipe -> "in the programme" whatever that means. ring again 1st

Dad's birthday 22nd - dahlias ready by then? maybe cut some for the table
%% en notes scan
Quick notes,  Tues.

ca1l plumber back (before 1O!!)
pick up Jo's inhaler + stamps
vacuum bags - type  G
Ask Rach:  lend us the tent?  which weekend
boiler pressure dropped again,  0.8 -> topped up
 to 1.4,  keep an eye

library books due the  l9th
idea for Mum: framed map of the  is1and
garage code is on the back of the ca1endar
%% de notes
Gedanken zum Hausumbau (nur für uns)

Küche
  - Wand zum Flur raus? tragend? -> Statiker fragen, Nummer hat Jens
  - Spüle unters Fenster wäre schöner, aber Abwasser liegt links. Mehrkosten?
  - Dunstabzug: Umluft reicht wohl

Bad oben
  - Dusche bodengleich, Gefälle prüfen
  - Fliesen die grünen aus Portugal, ca. 14 qm, +10 % Verschnitt = 15,5
  - Heizkörper behalten, nur lackieren

Geld (grob): gespart 31, Oma gibt 10, Rest Bank. Schmerzgrenze 60.

offen
  ? Denkmalschutz: Fenster zur Straße. Amt hat Di/Do auf
  ? Wohin mit der Katze während der Bauzeit -> Mutti?
  ? Container in der Einfahrt, Nachbarn vorher Bescheid sagen

Erledigt: Aufmaß Dach (Sonntag), Bilder vom Keller gemacht, Schimmel nur oberflächlich, puh.

Merken: Handwerker immer zu zweit gegenlesen. Nichts zusagen am Telefon!! Nächste Runde am
Küchentisch: Freitag, wenn die Kinder schlafen. Prospekte mitbringen.
%% es notes
Apuntes sueltos, viaje a Galicia
* preguntar a Merche por la pensión de Muxía (¿la de la señora Dolores?)
* llevar chubasquero, aunque sea julio
* domingo mercado en Padrón, ir pronto
* coche: mirar aceite y la rueda de atrás
* OJO gasolinera cerrada de Lalín a Silleda
* Pablo no come marisco -> empanada
* faro: mejor a última hora, la luz es otra. Cargar la cámara
%% fr notes
À ne pas oublier pour le vide-grenier

Tables : deux chez Nico, une dans la cave (pied bancal, caler)
Monnaie : 30 € en pièces, demander à la boulangère samedi matin
Réveil 5 h 15, place n° 44 côté canal, camion interdit après 6 h 30

à vendre
 - vélo de Zoé, 25, descendre à 15 pas moins
 - lot de BD, 1 pièce ou 10 pour 8
 - service à fondue (jamais servi !! cadeau de tante J., le cacher si elle passe)
 - lampe verte : hésite encore
 - cartons de laine, à donner s'il en reste

penser
 thermos, chapeau, chaise pliante, scotch, sacs, feutre noir
 l'an dernier il manquait un auvent et on a grillé -> parasol de maman

bilan 2023 : 212 €, moins l'emplacement et les merguez = 180 env.
si pluie : annulé au dernier moment, voir l'affiche à la mairie dès la veille

après : déposer les invendus à la recyclerie (ferme à 17 h le dimanche ? vérifier), rendre le
camion avec le plein
%% no notes
Huskeliste hytta
- ta med: batterier, myggspray, ny lampe til gangen, kaffe!
- pumpa lekker litt, pakning? mål diameteren
- snakke med Arne om båten, han skulle til land på torsdag
- ved: ca 1/2 favn igjen, bestille i august
- tante Berit fyller 80 den 14. -> kake? spør Ingrid
- måke på taket, ikke farlig men bråkete
`
