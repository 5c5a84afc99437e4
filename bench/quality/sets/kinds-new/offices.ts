/** Papers of clinics, schools and travel of a new writer (see `new.ts`). */
export const NEW_OFFICES = String.raw`
%% en medical
LABORATORY REPORT
Patient: Sandra Meek   DOB 04/11/1971   Sex F   MRN 004418
Collected 08/14/2023 07:50   Reported 08/14/2023 16:20   Ordering provider: Dr. Lowe
TEST                RESULT   FLAG   REFERENCE RANGE   UNITS
Hemoglobin           11.2     L       12.0 - 15.5     g/dL
WBC                   6.4             4.0 - 11.0      10^3/uL
Platelets             288              150 - 400      10^3/uL
Creatinine           0.82             0.50 - 1.10     mg/dL
TSH                  4.91     H       0.40 - 4.50     mIU/L
Comment: fasting specimen
%% en medical
Dear Dr Whelan,
Re: Arthur Pell, born 2 May 1949, 18 Castle Row
Thank you for referring this pleasant retired miner, whom I saw in clinic on 9 March. He has had increasing breathlessness on the flat for a year. He is an ex-smoker of 40 pack years. On examination his chest was hyperinflated with scattered wheeze. Saturations were 93% on air. FEV1 was 48% of predicted. My impression is of moderate COPD. I have started tiotropium and asked for a CT of the chest. I'll see him again in three months.
Yours sincerely,
Dr S. Bhatt, consultant respiratory physician
%% en medical
AFTER VISIT SUMMARY
You saw Nurse Practitioner Hall on Thursday May 4 for: sinus pressure
Vitals: BP 118/76, pulse 72, temp 98.9, weight 164 lb
Diagnosis: acute sinusitis
Start taking: amoxicillin-clavulanate 875 mg, 1 tablet by mouth 2 times a day for 7 days
Continue taking: lisinopril 10 mg
Allergies: sulfa
Call us if you have a fever over 102, swelling around the eye, or are not better in a week.
%% de medical
Radiologische Praxis am Schlossplatz
Patient: Werner Holz, geb. 11.02.1958
MRT der LWS vom 03.05.2023
Klinische Angaben: Lumboischialgie links seit 6 Wochen
Befund: Regelrechte Stellung der Wirbelkörper. Im Segment L5/S1 linksseitiger Bandscheibenvorfall mit Kontakt zur Wurzel S1. Kein Nachweis einer Spinalkanalstenose.
Beurteilung: Bandscheibenvorfall L5/S1 links.
Mit freundlichen kollegialen Grüßen, Dr. med. Ines Rau
%% en medical
IMMUNIZATION RECORD
Child: Leo Marchetti   Date of birth 3/19/2019
DTaP   5/20/19  7/22/19  9/25/19  6/24/20
Polio (IPV)   5/20/19  7/22/19  3/30/20
MMR   3/30/20
Varicella   3/30/20
Hep B   3/20/19  5/20/19  9/25/19
Clinic stamp and signature ______
%% en medical
Rx
Pt. name Gloria Bean   Age 58
Metformin 500 mg tabs   #60
Sig: 1 po bid with meals
Refills: 3
Dispense as written ____  DEA ____
%% en certificate
CERTIFICATE OF COMPLETION
This is to certify that
Hannah Odell
has successfully completed the course
Food Safety for Managers
8 contact hours, score 94%
Awarded on the 21st day of April 2023
Instructor: C. Mbeki      Valid for five years      Certificate ID FS-20118
%% en certificate
THE UNIVERSITY OF NORTHERN MOORS
By authority of the Senate be it known that
Declan James Furey
having satisfied the examiners was this day admitted to the degree of
Bachelor of Engineering with second class honours, upper division
in Mechanical Engineering
Given under the seal of the University, 14 July 2022
Vice-Chancellor    Registrar
%% en certificate
CERTIFIED COPY OF AN ENTRY OF BIRTH
Registration district Bolton    Sub-district Farnworth
1. Date and place of birth: Fourth March 1991, Townleys Hospital
2. Name and surname: Rebecca Anne Shaw   3. Sex: female
4. Father: Neil Shaw, fitter   7. Mother: Anne Shaw formerly Kirk
10. Informant: A Shaw, mother   13. Date of registration: 11 March 1991
I certify that this is a true copy of an entry in the register in my custody.
Superintendent Registrar
%% es certificate
LA FEDERACIÓN DE MONTAÑA DE ARAGÓN
otorga el presente DIPLOMA a
D. Álvaro Gil Sanz
por haber superado el curso de iniciación a la escalada, celebrado en Riglos del 5 al 8 de mayo de 2023, con una duración de 30 horas.
Zaragoza, 15 de mayo de 2023
El presidente      El director de la escuela
%% en certificate
Declaration of conformity
We, Volt & Son Ltd, declare under our sole responsibility that the product LED driver VS-40 is in conformity with directives 2014/35/EU and 2014/30/EU and with the following standards: EN 61347-1:2015, EN 55015:2019. Year of CE marking: 22.
Signed in Hull, 3 May 2022, G. Volt, managing director
%% de certificate
Arbeitszeugnis
Herr Matthias Eder, geboren am 3. April 1990, war vom 1. Mai 2017 bis zum 30. Juni 2023 als Mechatroniker in unserem Unternehmen beschäftigt. Zu seinen Aufgaben gehörten die Wartung der Pressen und die Ausbildung der Lehrlinge. Er erledigte alle Arbeiten stets zu unserer vollsten Zufriedenheit. Sein Verhalten gegenüber Vorgesetzten und Kollegen war jederzeit einwandfrei. Herr Eder verlässt uns auf eigenen Wunsch. Wir bedauern sein Ausscheiden und wünschen ihm für die Zukunft alles Gute.
%% en ticket
ELECTRONIC TICKET ITINERARY/RECEIPT
Passenger: NGUYEN/LINH MS       Booking reference: X4KP2M
Ticket number 016 2440118820
Flight    From           To             Depart            Arrive     Class  Bag
UA 882    Chicago ORD    London LHR     14 Jun 18:05      07:50+1    K      1PC
UA 929    London LHR     Chicago ORD    28 Jun 12:40      15:35      K      1PC
Base fare USD 612.00, taxes and carrier-imposed fees USD 288.41
Check in online from 24 hours before departure. Boarding gate closes 15 minutes before departure.
%% en ticket
Your reservation is confirmed!
The Anchor Inn, Lyme Regis
Guest: Mr & Mrs Boyle   Confirmation no. 771820
Check-in Friday 4 August from 3 pm    Check-out Sunday 6 August by 11 am
Superior double room, sea view, breakfast included, 2 nights x £145
Total £290, to be paid at the hotel
Free cancellation until 48 hours before arrival. Parking is £8 a night.
%% en ticket
ADMIT ONE
The Orpheum presents
THE WOODEN PRINCE
Sat 18 Nov 2023   Doors 7:00 PM   Show 7:30 PM
Stalls  Row F  Seat 22
$48.00 incl. fees
No refunds. No late entry. Order 4418-2  Barcode 0071182204
%% fr ticket
E-BILLET   À présenter au contrôle
Voyageur : LEFORT Julie   Dossier : QWZK7T
Aller le vendredi 7 avril   TGV INOUI 6621
Départ 14h58 PARIS GARE DE LYON   Arrivée 16h56 LYON PART DIEU
Voiture 12  Place 64  2e classe  côté fenêtre
Prix : 52,00 EUR   Échangeable sans frais jusqu'à 7 jours avant le départ
%% en ticket
Itinerary for the Kowalski family, Iceland
Day 1, 3 July: arrive Keflavik 15:30 (FI 451), pick up the car at Lava Rentals, hotel Fosshotel Baron, booked
Day 2: Golden Circle, drive 230 km. Geysir, Gullfoss. Guesthouse Vik, conf. 22011
Day 3: glacier walk at 10:00, meet at the car park, bring boots
Day 4: back to Reykjavik, Blue Lagoon entry 17:00, 4 persons, prepaid
Day 5: flight home FI 450 at 07:40, check in by 05:40
%% en ticket
NORTHERN BUS   DAY SAVER
Adult   Zone A-C
Valid on 12 MAY 2023 only
Issued 08:14  Stop 4411  Driver 088
£5.20  Not transferable
%% en schoolwork
Name ____________  Date ________  Period ___
Chapter 6 Quiz: Cells
Multiple choice (2 points each)
1. Which organelle makes ATP?  a) nucleus b) mitochondrion c) ribosome d) vacuole
2. Plant cells have a ______ that animal cells lack.
3. Diffusion moves particles from  a) low to high b) high to low concentration
Short answer (5 points each)
4. Explain why a raisin swells in water.
5. Draw and label a plant cell.
Total ___ / 20
%% en schoolwork
ENG 204: American Fiction since 1900
Fall 2023, MWF 10:00 - 10:50, Baker Hall 112
Instructor: Dr. J. Salas   Office hours: T 1-3
Required texts: Cather, My Antonia; Ellison, Invisible Man; Morrison, Sula
Grading: participation 15%, two papers 50%, midterm 15%, final exam 20%
Late work loses a third of a letter grade a day. Plagiarism will be reported.
Week 1: introduction. Week 2-3: Cather. Week 4: paper 1 due.
%% en schoolwork
How does Shakespeare present Lady Macbeth in Act 1?
In Act 1 Lady Macbeth is presented as ambitious and ruthless. When she reads the letter she says "unsex me here", which shows that she thinks of cruelty as something men have. The imperative verb suggests that she's commanding the spirits. A contemporary audience would have found this shocking as women were expected to be obedient. In contrast, Macbeth is "too full o' the milk of human kindness". This metaphor suggests he is soft. In conclusion, Shakespeare presents her as stronger than her husband at this point in the play.
%% de schoolwork
Mathearbeit Nr. 3, Klasse 7b                 Name: ______________
Thema: Prozentrechnung
Aufgabe 1 (4 P.): Berechne. a) 15 % von 240 €  b) 3 % von 1200 kg
Aufgabe 2 (6 P.): Ein Fahrrad kostet 480 €. Der Preis wird um 12,5 % gesenkt. Wie hoch ist der neue Preis?
Aufgabe 3 (5 P.): Von 28 Schülern kommen 21 mit dem Bus. Wie viel Prozent sind das?
Zeit: 45 Minuten. Viel Erfolg!   Punkte: __ / 15   Note: ___   Unterschrift der Eltern: ________
%% en schoolwork
Lesson plan, Year 4, fractions
Learning objective: to compare fractions with the same denominator
Starter (10 min): fraction wall on whiteboards
Main (30 min): pupils fold paper strips into eighths and order them. Support: use pre-cut strips. Extension: different denominators.
Plenary (10 min): which is bigger, 3/8 or 5/8? How do you know?
Homework: page 41, questions 1 to 6
%% en schoolwork
Physics revision: waves
- transverse: vibration at right angles to direction of travel (light, water)
- longitudinal: parallel (sound)
- v = f x lambda. Learn units! m/s, Hz, m
- refraction: slows down in glass so bends towards normal
Exam tip: always draw normal with dashed line
Past paper Q: a wave has f = 50 Hz and wavelength 6 m. Speed? = 300 m/s
%% en presentation
Slide 1
Onboarding in 10 days
People team, April all-hands
Slide 2
Agenda
• Where we are
• What new hires told us
• Proposal
• Next steps
Slide 3
Where we are
• 23 days until first commit (median)
• 4 tools, 9 logins
Slide 4
Proposal
• One checklist, one owner
• Buddy from day 1
Slide 5
Thank you!
Questions?
%% en presentation
Corrosion under insulation
A. Petrov, materials group
---
Outline
1 Motivation
2 How it starts
3 Inspection methods
4 Case: line 12
---
Motivation
- 40 to 60 % of pipe maintenance cost
- Hidden until it leaks
[photo: removed cladding]
---
Inspection methods
- Visual at ports: cheap, misses most
- Pulsed eddy current: no stripping needed
---
Conclusions
- Strip every 10 m at low points
- Repeat in 24 months
%% en presentation
Q3 BUSINESS REVIEW
Acme Outdoor | Confidential | 1

Highlights
+12% revenue vs. PY
Two new retail partners
Churn flat at 3.1%
Acme Outdoor | Confidential | 2

Lowlights
Tent recall: $0.4M
Hiring behind plan (6 open reqs)
Acme Outdoor | Confidential | 3

Outlook
Q4 guidance: $8.2M to $8.6M
Launch of Ridge line in November
Acme Outdoor | Confidential | 4
%% en presentation
Title: Pollinators in our gardens
Speaker notes: welcome everyone, say who I am

Why bees matter
- one in three bites of food
- not only honey bees!
Speaker notes: show jar of honey here

What you can do
- leave a corner wild
- plant for each month
- no sprays
Speaker notes: hand out seed packets, take questions
%% fr presentation
Diapositive 1
Le tri des déchets au bureau
Réunion du personnel
Diapositive 2
Plan
- Constat
- Objectifs
- Actions
Diapositive 3
Constat
- 38 % de papier jeté avec les ordures
- Pas de bac au 2e étage
Diapositive 4
Actions
- Un bac jaune par bureau
- Affiches
Merci de votre attention
%% en notes
todo sat
- tyres, ask about the rattle
- library books (due!!)
- call mum re lunch
- paint: 2.5 l, that grey
- cancel gym
- bday card for Lou
? who has the ladder
%% en notes
Ideas for the shed
Could turn it so the door faces the path. Needs a base, slabs or just gravel? Rob has spare slabs. Window from the skip is 90 x 60. Roof felt or that green stuff, check price. Not before May. Don't forget the hedgehog house underneath.
%% en notes
phone w/ insurance 14.20, Tracy
- ref 44-1182
- they need photos of the ceiling + plumber's name
- excess 250
- someone rings back thurs am
%% en notes
Reading notes: The Hidden Life of Trees
p. 12 trees share sugar via roots, "wood wide web"
p. 40 beech vs oak, beech wins in shade
p. 77 why do they drop leaves? saves water, storms
quote p. 93 on slowness
check: is the mother tree thing true??
%% de notes
Einkaufen
Milch, Eier, Hafer
Waschmittel
Batterien AA
Blumen f. Oma
nicht vergessen: Paket abholen!! Ausweis mitnehmen
Mo 17 h Zahnarzt absagen
%% en notes
wifi guest: sunflower-22
alarm off: ring Kev
bins: blue odd weeks, black even
boiler: if F28 press and hold reset 5 s
cat: half tin am, half pm, NO milk
`
