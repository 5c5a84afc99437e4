import type { Templates } from './fill.ts'

/** Papers between people and about them. */
export const SECOND_PEOPLE: Templates = {
  resume: [
    '$P\n$T | 07700 900$N | $E\n\nProfile\nReliable {chef|driver|archivist} with eleven years in busy places.\n\nEmployment\n2019 to now  $F, head of section. Led 8 people, cut waste by a fifth.\n2013 to 2019  $F, $T. Trained new starters.\n\nEducation\n2012 NVQ level 3, $T College\n\nInterests: choir, climbing. Driving licence: full, clean.',
    '{JUNIOR DEVELOPER|DATA ANALYST}\n$P\nTech stack: TypeScript, SQL, Docker\nCareer so far\n- $F (2022-): owned the billing service; halved page load\n- $F (2020-22): intern, then analyst\nBSc Computing, 2:1, University of $T\nSpeaks English, Polish, some French',
    "Name: $P\nBorn: $D\nNationality: Irish\nMarital status: single\nSchooling: primary and secondary in $T, leaving exam 2014\nTraining: carpenter, journeyman's piece 2017\nPosts held: $F 2017-2020, $F since 2020\nKnowledge: CAD, welding certificate, B and C1 licences\nReferees: $P, $P",
    'Academic CV\n$P, PhD\nAppointments: Lecturer, University of $T, 2021-; Postdoctoral fellow 2018-21\nDegrees: PhD 2018, MSc 2014\nGrants: two early-career awards\nSelected publications: 14 peer-reviewed articles, one monograph\nTeaching: statistics, research design. Service: reviewer for four journals.',
    "Hi, I'm $P. I build gardens.\nWhat I have done: 6 years as foreman at $F, 3 years on my own.\nWhat I can do: dry stone, planting plans, quoting, running a crew.\nWhere I learned it: {Kew diploma in horticulture|apprenticeship at $F}, first aid, chainsaw tickets.\nWho to ask about me: $P, $E",
  ],
  letter: [
    '$D\n\nMy dear $P,\n\nYour parcel came on Tuesday and the {socks|jam|photographs} made me laugh. The garden is wet and the hens have stopped laying. Uncle {Tom|Bert} sends love. Do come at Easter if the trains let you. I must stop now, the kettle is on.\n\nEver your loving\n$P',
    '$F, $T\n$D\nRe: your complaint of $D\n\nDear {Mr|Ms} $P\n\nI was sorry to read of the trouble you had with our {delivery|driver|front desk}. I have spoken with those concerned and enclose a voucher. Should you want to take it further, write to me by name.\n\nYours\n$P\nHead of Customer Care',
    'Dear neighbours,\nwe are having a party on Saturday {12 June|5 July} and it may get loud. If it is too much, ring the bell or, better, join us. There will be cake.\nAll the best from number 14,\n$P and $P',
    '{School|Surgery|Parish} of St {Mark|Anne}\n$D\nDear parents and carers,\nThe {autumn fair|sports day|school photo} will take place on $D. Please send a labelled hat. Children may bring two pounds. Thank you as ever for your support.\nWith warm wishes\n$P\nHeadteacher',
    'To {the Housing Office|the Planning Department|my Landlord}\nI write once more about the damp in the back bedroom, which I first reported on $D. Nothing has been done. My daughter has a cough. I ask you to send somebody in the next seven days, failing which I shall go to the ombudsman.\nYours faithfully\n$P',
  ],
  mail: [
    'From: $P <$E>\nTo: $P\nSubject: {Re: Friday|keys|that spreadsheet}\nDate: Tue, 4 Mar 2025 09:12:33 +0000\n\nHi,\n{can you bring the spare set?|works for me, half past.|attached is the newer one.} Back at my desk after two.\n\n$P',
    'Subject: {Lunch?|Your visit}\nFrom: $E\nTo: $E\nCc: $E\n\nThursday is fine. Shall I book the place by the canal, or do you want to try the new one?\n\nSent from my phone',
    "$P wrote on $D:\n> Are we still on for the site visit?\n> I can pick you up at nine.\nYes please, nine is good. I'll wait by the gate.\n\nOn $D, $P wrote:\n> > no reply from the council yet",
    '---------- Forwarded message ---------\nFrom: $P <$E>\nDate: Mon, Mar 3, 2025 at 8:01 AM\nSubject: Fwd: {rota|photos from Sunday}\nTo: <$E>\n\nsee below, {can you swap with me?|link works until Friday}',
    "From: {newsletter|hello|info}@example.org\nTo: $E\nSubject: {What's on in April|Five ideas for small balconies}\nList-Unsubscribe: <mailto:leave@example.org>\n\nSpring is here, and so is our programme. View this e-mail in your browser. You get this because you signed up in our shop. Unsubscribe",
  ],
  minutes: [
    "$F residents' association, AGM\n$D, church hall\nThere: 14 households. Sorry not to be there: $P, $P.\n1 Last year's record was agreed.\n2 Treasurer: 412 in hand.\n3 Election: $P chair, nem. con.\n4 Bins. Agreed to write to the council ($P).\nClosed 9.10 pm",
    'Weekly sync {12|18|31}\nIn the room: $P, $P, $P\nDecided: ship on Thursday; drop the old importer.\nOpen: who owns the docs?\nTo do: $P writes the notice by Wednesday, $P asks legal.\nNext one: same time, $D',
    'Parish Council\nPresent: Cllrs $P (in the chair), $P, $P; the Clerk; two members of the public\n25/114 Apologies were accepted from Cllr $P.\n25/115 Declarations of interest: none.\n25/116 It was RESOLVED to grant 200 to the playgroup.\n25/117 Planning: no objection.\nThe meeting closed at 20.45.',
    'Call with $F, $D, 10:00-10:40\nOn the call: $P (us), $P (them)\n- they want delivery split in two; we said yes in principle\n- price unchanged\n- $P to send a revised plan by Friday\n- we talk again on $D',
    'Board of {Trustees|Governors}: notes of the {fourth|eleventh} session held at $T on $D\nAttending: $P, $P, $P. Not attending: $P.\nMatters arising: roof, see item 4. The finance report was received. It was proposed by $P and seconded by $P that the fees stay as they are. Carried. Any other business: none. Date of next session: $D.',
  ],
  notes: [
    '{milk|oat milk}\nbread\n2 lemons\nwashing powder\ncat food (the blue one)\nstamps\nbatteries AA',
    'sat:\n- dump run\n- ring mum\n- fix bike {tyre|brake}\nsun:\n- nothing!!\n\nbook dentist\nask $P re ladder',
    'wifi guest: {sunflower|teapot}22\nboiler man $P 07700 900$N\nbins: black mon, green every 2nd thu\nspare key at no 9',
    "Idea for the {talk|book|shop}: start with the {bridge|smell of rain}, then the numbers. Maybe leave out the middle part? Look up who said the thing about maps. Talk to $P. Don't forget the handout.",
    'Packing\n[ ] passports\n[x] chargers\n[ ] swim things\n[x] {tent|travel cot}\n[ ] pills for $P\n[ ] cancel papers',
  ],
  certificate: [
    '{Royal Life Saving|National Swimming} Association\n\nthis award is made to\n$P\nfor swimming 400 metres\n\n$D     Examiner $P',
    "We confirm that $P took part in the training day 'Safe lifting' at $F on $D (7 hours) and passed the test.\nCertificate no. $N. Valid for three years.",
    'University of $T\nhas admitted\n$P\nto the degree of\nBachelor of {Science|Laws|Music}\nwith Second Class Honours\nGiven under the seal of the University on $D\nVice-Chancellor   Registrar',
    'CERTIFIED COPY OF AN ENTRY OF {BIRTH|DEATH}\nRegistration district $T\n1. Date and place: $D, $T\n2. Name and surname: $P\n3. Sex: F\n4. Informant: $P\nRegistered by $P, Registrar\nGiven at the General Register Office',
    'To whom this reference comes: $P was employed with us from $D to $D as {a cook|an accounts clerk}. The tasks were carried out to our fullest satisfaction. $P leaves at own wish; we wish all success. $F, $T, $D, $P (director)',
  ],
  medical: [
    '$F Surgery\nRe: $P, dob $D\nThank you for referring this 54 year old with three months of knee pain. On examination a small effusion. X-ray: early osteoarthritis. Plan: physiotherapy, ibuprofen gel, review in 8 weeks.\nDr $P, consultant',
    'Full blood count\nHb 132 g/L (120-150)\nWBC 6.1 x10^9/L (4-11)\nPlatelets 288 (150-400)\nFerritin 18 ug/L (15-200)\nTSH 2.4 mU/L (0.3-4.2)\nComment: no action. Sample taken $D, $P',
    'Rx\n$P\n{Amoxicillin 500 mg caps|Ramipril 5 mg tabs}\n{one three times a day for 7 days|one each morning}\nsupply 21\nNo repeats\n$D  Dr $P',
    "YOUR APPOINTMENT\nDear $P, you have been given an appointment in the {Eye Clinic|Fracture Clinic} of $T Infirmary on $D at 10.20. Please bring this letter and a list of your medicines. Do not drive home if drops are put in. If you can't come tell us, so that another patient can be seen.",
    'Vaccinations\n$P  born $D\nMMR 1st $D batch $N\nMMR 2nd $D\nTetanus/polio booster $D\nYellow fever $D\nGiven at $F Health Centre, nurse $P',
  ],
  schoolwork: [
    'Year {8|9} Science\nName ______ Class ____\n1. Label the parts of a plant cell. (4)\n2. What is meant by osmosis? (2)\n3. A potato weighs 4.2 g before and 4.9 g after. Explain why. (3)\nTotal /9',
    'Week 5: {Weimar Germany|The Cold War}\nHomework: read pp. 88-94, answer Q 1-4 in full sentences, due Monday.\nExtension: design a poster.\nMiss $P',
    '{Physics|Linear Algebra} II, problem sheet {4|7}\nHand in before the tutorial on $D.\n1. Show that the set is a subspace.\n2. Find the eigenvalues of A.\n3. Let f be continuous on [0,1]. Prove that f is bounded.\nQuestions marked * are for the exam class.',
    "End of year report\nPupil $P, form 7B\nMaths: works with care, B+. English: reads widely, A-. French: must learn vocabulary, C. Attendance 96 %. Form teacher's remark: a kind member of the class. Effort grades run from 1 to 5.",
    'Lesson: fractions of amounts\nObjective: pupils find three quarters of a number\nStarter 10 min: number lines on mini whiteboards\nMain 30 min: bar model, worksheet B for most, C for {Amy|Karl}\nPlenary: exit ticket\nResources: counters',
  ],
  ticket: [
    '{Rail|Coach} ticket\nAdvance Single\n$T to $T\n$D dep 09:42 arr 12:10\nCoach B seat 44 forward window\nNot refundable. Valid only on the train shown.\nRef $N',
    "You're going to $T!\n$P, your stay is confirmed. 2 nights from $D, twin room with breakfast. Check in from 3 pm. Free cancellation until $D. Confirmation $N. Show this on arrival.",
    'FLIGHT RECEIPT AND ITINERARY\nPNR {QX7TLM|K9RZWP}\n$P MR\nLH 904 FRA LHR $D 13:05 13:50 Economy bag 1PC\nLH 921 LHR FRA $D 18:30 21:05 Economy\nOnline check-in opens 23 h before take-off.',
    "{Theatre Royal|Corn Exchange}, $T\n{The Winter's Tale|String quartet in concert}\n$D, doors 7.00, starts 7.30 pm\nStalls row F seat 12   22.00\nNo admission after the start. Barcode $N",
    "Car hire voucher\nDriver $P\nPick-up: $T airport, $D 11:00   Drop-off: same, $D 10:00\nGroup C, unlimited kilometres, prepaid\nBring: driving licence, passport, credit card in the driver's name. Voucher no. $N",
  ],
}
