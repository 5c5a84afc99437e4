/** Papers between people and offices of a new writer (see `new.ts`). */
export const NEW_PEOPLE = String.raw`
%% en contract
EQUIPMENT LEASE
This lease is made on January 9, 2023 between Ridge Rentals Inc. ("Lessor") and Tom's Landscaping LLC ("Lessee").
1. Equipment. Lessor leases to Lessee one Kubota KX040 excavator, serial 44118.
2. Term. The term begins on January 16, 2023 and runs for twelve months.
3. Rent. Lessee shall pay $2,150 per month in advance on the first day of each month.
4. Use and care. Lessee shall keep the equipment in good working order and shall not sublet it.
5. Default. If Lessee fails to pay within ten days after notice, Lessor may terminate and retake possession.
6. Governing law. This lease is governed by the laws of Montana.
IN WITNESS WHEREOF the parties have executed this lease.
Lessor ____________   Lessee ____________
%% en contract
Statement of particulars of employment
Employer: Quay Street Bakery Ltd. Employee: Ewa Nowak.
Your employment began on 3 April 2023. No employment with a previous employer counts towards continuous employment.
Your job title is assistant baker. Your place of work is 18 Quay Street. Your normal hours are 35 a week over five days, starting at 4 a.m.
You'll be paid £11.40 an hour, weekly in arrears. You are entitled to 28 days' holiday including bank holidays. After your probation of three months either side has to give four weeks' notice in writing. There is no collective agreement which affects your terms.
Signed for the employer ____ Signed by the employee ____
%% de contract
Kaufvertrag über ein gebrauchtes Kraftfahrzeug
Verkäufer: Jens Pohl, Ahornweg 2, 24103 Kiel. Käufer: Sabine Krug, Am Markt 9, 24837 Schleswig.
Fahrzeug: VW Golf, Erstzulassung 03/2014, Kilometerstand 128.400, FIN WVWZZZ1KZ
Der Kaufpreis beträgt 7.200 Euro und ist bei Übergabe in bar zu zahlen. Das Fahrzeug wird unter Ausschluss der Sachmängelhaftung verkauft. Der Verkäufer versichert, dass das Fahrzeug unfallfrei ist. Das Eigentum geht erst mit vollständiger Zahlung über.
Kiel, den 12.08.2023     Unterschrift Verkäufer     Unterschrift Käufer
%% en contract
Mutual non-disclosure agreement
Effective Date: March 3, 2023
Each party (as "Discloser") may share Confidential Information with the other (as "Recipient") to explore a possible collaboration on battery recycling. Recipient will (a) use it only for that purpose, (b) protect it with at least reasonable care, and (c) not disclose it to anybody except those employees and advisers who need to know. These duties last three years. Nothing here obliges either party to enter into any further agreement. Either party may end this agreement by thirty days' written notice. Neither party may assign it without the other's prior written consent.
%% en contract
Between us, Dora and Phil, about the allotment
We, Dora Lamb and Phil Reece, agree to share plot 31 from this spring on. Dora digs and plants the half by the gate, Phil the other half. Each pays half of the rent (£22). The shed belongs to Phil, both may use it. If one of us wants out he or she says so before Christmas and gets nothing back. Signed by both in two copies, 4 March.
%% fr contract
CONTRAT DE LOCATION MEUBLÉE
Entre les soussignés : Mme Odile Garnier, ci-après « le bailleur », et M. Théo Blin, ci-après « le locataire », il a été convenu ce qui suit.
Article 1. Le bailleur donne à bail un studio de 24 m² situé 8 rue des Lilas à Angers.
Article 2. Le bail est conclu pour une durée d'un an à compter du 1er septembre 2023.
Article 3. Le loyer mensuel est fixé à 410 € charges comprises. Un dépôt de garantie de 410 € est versé à la signature.
Fait en deux exemplaires à Angers. Signatures précédées de la mention « lu et approuvé »
%% en legal
TERMS OF USE
Last updated: May 25, 2023
These terms govern your access to and use of the Fernway website and apps (the "Services"). By using the Services you agree to be bound by them. If you don't agree, don't use the Services.
Your account. You must be at least 13. You are responsible for activity that occurs under your account.
Acceptable use. You may not scrape, reverse engineer or interfere with the Services, or upload unlawful material.
Content. You keep your rights in what you post, and grant us a worldwide, non-exclusive, royalty-free licence to host and display it.
Disclaimer. THE SERVICES ARE PROVIDED "AS IS", WITHOUT WARRANTIES OF ANY KIND.
Limitation of liability. To the fullest extent permitted by law, Fernway shall not be liable for indirect or consequential damages.
Changes. We may modify these terms at any time.
%% en legal
COOKIE NOTICE
We use cookies and like technologies on this site. Strictly necessary cookies are always on. With your consent we also set analytics cookies, which tell us how visitors use the pages, and marketing cookies of third parties. You can withdraw consent at any time in the settings at the foot of each page. The controller of your personal data is Hobart Tours Ltd. We process your data under Article 6(1)(a) GDPR. Data is kept for 13 months at most. You have the right to access, rectification, erasure and to complain to the supervisory authority.
%% en legal
IN THE CIRCUIT COURT OF MERCER COUNTY
State ex rel. Holloway, Plaintiff, v. Dunmore Quarry Co., Defendant.   Case No. 22-CV-00418
ORDER
This matter came before the Court on Defendant's motion to dismiss under Rule 12(b)(6). Having considered the briefs and the arguments of counsel, the Court finds that the complaint states a claim for nuisance. It is therefore ORDERED that the motion is DENIED. Defendant shall file an answer within 21 days. SO ORDERED this 14th day of February 2023.
Judge of the Circuit Court
%% en legal
CHAPTER 9. NOISE
§ 9-101. Definitions. In this chapter "plainly audible" means that a sound can be detected by a person with normal hearing at a distance of fifty feet.
§ 9-102. Prohibited. No person shall operate a leaf blower between the hours of 9 p.m. and 7 a.m. on any day.
§ 9-103. Exemptions. This chapter does not apply to emergency work or to snow removal.
§ 9-104. Penalty. A person who violates this chapter is guilty of an infraction and shall be fined not more than $250.
%% en legal
Copyright (c) 2019 the Larkspur authors
Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.
THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS.
%% de legal
Datenschutzerklärung
Verantwortlicher im Sinne der Datenschutz-Grundverordnung ist der Turnverein 1891 e. V. Wir verarbeiten personenbezogene Daten unserer Mitglieder (Name, Anschrift, Geburtsdatum, Bankverbindung) zur Verwaltung der Mitgliedschaft. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Eine Weitergabe an Dritte findet nicht statt. Die Daten werden nach dem Austritt gelöscht, soweit keine gesetzlichen Aufbewahrungsfristen bestehen. Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch.
%% en resume
PRIYA RAMANATHAN
Austin, TX | 512-555-0118 | priya.r@example.com
SUMMARY
Supply chain analyst with seven years in consumer goods. Cut stockouts by a third at two companies.
EXPERIENCE
Senior Analyst, Lonestar Beverages, 2020 - present
- Built demand forecasts for 400 SKUs in Python and SQL
- Led a team of three
Analyst, Basin Foods, 2016 - 2020
- Negotiated freight contracts worth $2M
EDUCATION
BS Industrial Engineering, Texas A&M, 2016, GPA 3.7
SKILLS
SAP, Tableau, Excel, Spanish (fluent)
%% en resume
Curriculum vitae
Name: Owen Pritchard   Born: Swansea, 1988   Driving licence: B, C1
Career to date
2018 onwards: workshop foreman, Gower Agricultural Engineers. In charge of six fitters.
2011-18: fitter, same firm
2009-11: apprentice, Dyfed Tractors
Training: City & Guilds level 3 land-based engineering; LOLER inspector, 2020; first aid at work
Languages: Welsh, English
Interests: rugby refereeing, restoring a 1954 Fordson
References on request
%% fr resume
Camille DURAND   27 ans, permis B
Infirmière diplômée d'État
Expérience professionnelle
Depuis 2020 : infirmière au service de cardiologie, CHU de Nantes
2018-2020 : infirmière en EHPAD, Rezé
Formation
2018 : diplôme d'État, IFSI de Nantes
2015 : baccalauréat S, mention bien
Langues : anglais courant, espagnol scolaire
Centres d'intérêt : voile, chorale, bénévolat à la Croix-Rouge
%% en resume
Maya Lindholm: front end developer
github.com/mayal   maya@lindholm.example   open to remote
What I work with: TypeScript, React, Svelte, CSS, accessibility, Playwright
Where I've worked: Notely (2021 to now), led the move to a design system used by five teams. Brightcart (2019-21), rebuilt the checkout, conversion up 11%. Freelance (2017-19), sites for small shops.
Studied: BSc Computer Science, Uppsala, 2017
Talks: "Forms that forgive", Nordic.js 2022
%% es resume
DATOS PERSONALES: Jorge Medina Ruiz, Málaga, nacido el 3-5-1994
EXPERIENCIA LABORAL
2019 - actualidad  Jefe de sala, Restaurante La Marea
2015 - 2019  Camarero, Hotel Torremar
FORMACIÓN ACADÉMICA
2015  Técnico superior en servicios de restauración, IES La Rosaleda
IDIOMAS: inglés B2, francés A2
OTROS: carnet de manipulador de alimentos, carnet de conducir B
%% en resume
ACADEMIC CV: Dr Helen Achterberg
Appointments: Lecturer in hydrology, Leeds, since 2019; postdoc, Delft, 2016-19
Degrees: PhD Utrecht 2016; MSc Wageningen 2011
Selected publications: 14 peer-reviewed articles, h-index 9
Teaching: river processes (year 2), field course Iceland
Grants: NERC £312k (PI), 2021
Service: reviewer for three journals
%% en letter
14 Albion Terrace, Whitby
2 November
Dear Mr Foley,
Thank you for your letter of 20 October about the hedge between our gardens. I quite understand that it takes your light in the afternoon, and I'm sorry that you had to write. My nephew is coming over on the second weekend of this month, and he'll take it down to shoulder height. If you would rather have a fence there in the long run, I should be glad to talk it over.
With kind regards to your wife,
Yours sincerely,
Beatrice Holm
%% en letter
Maple Street Elementary
September 7, 2023
Dear Parents and Guardians,
We are excited to welcome you to a new school year! On Friday, September 22, our third graders will visit the aquarium. Buses leave at 8:30 and return by 2:15. Please sign the slip below and return it with $12 by the 18th. Children need a bagged lunch.
We still need four chaperones. If you can help, call the front office.
Sincerely,
Kim Delgado, Principal
%% en letter
To whom it may concern
I have known Ruben Castillo for six years, four of them as his manager at Kestrel Freight. He is punctual, honest and good with difficult customers. In the winter of 2021 he ran the depot alone for three weeks without a complaint. I recommend him without reservation and would hire him again tomorrow. Please do not hesitate to contact me for anything further.
Yours faithfully,
M. Tanaka, Operations Director
%% de letter
Familie Brandt, Rosenweg 12, 99423 Weimar
An die Hausverwaltung Keller
Weimar, den 8. Januar 2024
Betreff: Heizung im Treppenhaus
Sehr geehrte Damen und Herren,
seit Mitte Dezember ist die Heizung im Treppenhaus ausgefallen. Auf unsere Anrufe haben wir bisher keine Antwort erhalten. Wir bitten Sie, den Schaden bis zum 20. Januar beheben zu lassen.
Mit freundlichen Grüßen
Ulrike Brandt
%% en letter
Dearest Nan,
we got here on Sunday in the rain and it's been glorious ever since. The cottage is tiny but there's a stove, and the sea is at the bottom of the lane. Ned has learned to swim without his armbands!! Jo sends her love and says the jam was all eaten by Tuesday. We'll be home on the 19th and come to you first thing.
Lots of love and kisses,
Pippa, Rob, Jo and Ned
%% en letter
Re: Notice to quit, Flat 3, 40 Denmark Road
Dear Ms. Amadi:
I am writing to let you know that I will be moving out of the apartment on June 30, 2023. This letter is my written notice of 30 days as our lease asks for. Please send my security deposit to the address below, and let me know when you'd like to do the walk-through.
Respectfully,
Colin Yates
%% en mail
From: Dana Whitlock <dana@whitlock.example>
To: team-ops@harrow.example
Cc: Luis Ferro
Date: Tue, 3 Oct 2023 09:14:22 +0100
Subject: Re: Forklift training
Hi all,
Luis got us two places on the 19th, so it's Ben and Aisha this time. The others go in November. Can you two please send me your licence numbers today?
Thanks
Dana
> On 2 Oct 2023, at 16:40, Luis Ferro wrote:
> They can take two on the 19th. OK?
%% en mail
Subject: lunch friday?
From: Kenji
To: Mona
hey mona,
are you around on friday? thinking noodles, the place by the station, 12:30ish. bring the hard drive if you can, i still want those pics from lisbon
k
Sent from my iPhone
%% en mail
Delivered-To: orla@example.ie
Received: by mx4.example.ie with SMTP id 4411
MIME-Version: 1.0
Reply-To: noreply@parcelpost.example
Subject: Your parcel is on its way
To: orla@example.ie
Content-Type: text/plain; charset=utf-8

Hello Orla,
your parcel 00441188 will be delivered tomorrow between 10:20 and 11:20. Not at home? Choose a neighbour or a safe place.
To stop getting these mails, unsubscribe here.
%% de mail
Von: Anja Richter
Gesendet: Montag, 6. November 2023 08:12
An: Vertrieb
Betreff: AW: Messestand Nürnberg
Hallo zusammen,
der Stand ist bestätigt (Halle 4, 118). Bitte tragt euch bis Mittwoch in die Liste ein, wer wann da ist. Die Plakate kommen am Freitag.
Viele Grüße
Anja
-----Ursprüngliche Nachricht-----
Von: Messe Service
Gesendet: Freitag, 3. November 2023
%% en mail
---------- Forwarded message ---------
From: Walter Iles <w.iles@example.org>
Date: Sat, Jan 20, 2024 at 6:02 PM
Subject: choir dates
To: <altos@example.org>
Dear altos, the dates are 3, 10 and 24 February, half past seven, in the hall and NOT the church. Bring pencils. Walter
%% en mail
Hi Grace,
Following up on our call. Attached are the revised drawings (PDF, 4 MB) and the schedule. Could you get back to me by Thursday so that I can book the crew? Happy to jump on a call if that's easier.
Best,
Marcus
Marcus Bell | Project Lead | Bell & Stone | m: 555 0119 | www.bellstone.example
This email and any attachments are confidential and intended solely for the addressee.
%% en minutes
RIVERSIDE ALLOTMENT ASSOCIATION
Minutes of the committee meeting held on 12 September at the pavilion
Present: J. Archer (chair), P. Singh (treasurer), L. Dow (secretary), M. Reid
Apologies: T. Vance
1. Minutes of the last meeting were agreed.
2. Matters arising: the lock on the north gate has been changed.
3. Treasurer's report: balance £812.
4. Water: it was resolved to fit a second tank, proposed by MR, seconded by PS, carried unanimously.
Action: LD to get two quotes by October.
5. AOB: none. The meeting closed at 8.40 p.m. Next meeting: 10 October.
%% en minutes
Sprint retro, team Otter, 14 Mar
Attendees: Ji, Sofia, Bram, Teo (notes)
What went well
- release went out on Tuesday without a rollback
- pairing on the importer
What didn't
- flaky e2e cost us about a day
- too many meetings on Wednesday
Decisions
- no meetings on Wednesday afternoon, trial for two sprints
Action items
- Bram: quarantine flaky tests (by Fri)
- Sofia: talk to platform about runners
%% de minutes
Protokoll der Eigentümerversammlung vom 22.05.2023
Ort: Gasthof Linde   Beginn: 19:00 Uhr   Ende: 21:15 Uhr
Anwesend: 11 von 14 Eigentümern, 812/1000 Miteigentumsanteile. Die Versammlung ist beschlussfähig.
TOP 1 Jahresabrechnung 2022: Die Abrechnung wird einstimmig genehmigt.
TOP 2 Dachsanierung: Beschluss: Der Verwalter holt drei Angebote ein. Ja 9, Nein 1, Enthaltung 1.
TOP 3 Verschiedenes: Frau Otte bittet um eine neue Lampe im Keller.
Protokollführer: H. Lenz
%% en minutes
TOWN OF EASTVALE BOARD OF SELECTMEN
Regular Meeting, Monday, August 7, 2023
Chairman Ortiz called the meeting to order at 6:02 p.m. The Pledge of Allegiance was recited. Roll call: Ortiz, Feld, Baxter present; Monroe absent.
Motion by Feld, second by Baxter, to approve the minutes of July 17 as written. Motion carried 3-0.
Public comment: Mr. Ellis asked when Pond Street will be paved. The administrator answered that bids are due on the 25th.
Motion to adjourn at 7:18 p.m. by Baxter. All in favor.
Respectfully submitted, Carol Tibbs, recording secretary
%% en minutes
Notes from the call with Hartmann, 6 June
On the call: Hartmann (Seidel, Koch), us (Nora, me)
They agreed to deliver the first batch in week 28. We'll send the test plan by Friday. Price not discussed. Open point: who pays for the second mould? Koch to check with legal. Next call on the 20th, same time.
%% fr minutes
COMPTE RENDU de la réunion du conseil d'école du 9 novembre
Présents : Mme Vidal (directrice), MM. Roche et Petit, les délégués des parents
Excusés : M. le maire
Ordre du jour : 1. effectifs, 2. cantine, 3. sorties
1. L'école compte 112 élèves. 2. Les parents demandent un second service ; la mairie étudiera la question. 3. La sortie à la ferme est adoptée à l'unanimité.
La séance est levée à 19 h 30. La secrétaire de séance, A. Morel
`
