import type { Templates } from './fill.ts'

/** The third writer's, of the part that words and thresholds are chosen on: it was reported first (20.4 % before, 52.9 % at its first run). */
export const THIRD_PEOPLE: Templates = {
  resume: [
    '$P\nRegistered Nurse\n$T | $E\n\nLicensure: RN, compact state, exp. 2027; BLS, ACLS\n\nClinical experience\n$F Medical Center, ICU, 06/2019 - present: 12-bed unit, preceptor for new grads\nCounty General, Med-Surg, 2016 - 05/2019\n\nEducation\nBSN, State University, 2016, cum laude',
    'Bewerbung / Application\n$P, {event technician|sound engineer}\n24 years old, EU citizen, can start at once\n2017-2020 training at $F, final mark 1.7\n2020-2022 on tour with three theatre productions\n2022- house technician, $T city hall\nConsoles: Midas, Yamaha. Speaks German, English, a little Polish. Clean record, class C licence.',
    '$P - one page\n\nI make complicated things readable. Copy editor and fact checker, freelance since 2015, staff at $F before that (2009-2015). Clients: two publishers, a bank, a museum. {Trained as a biologist (MSc).|First degree in law (LLB).} Style guides I know by heart: Chicago, Guardian. Tools: Word macros, InCopy. Day rate on asking.',
    "SEAFARER'S PERSONAL HISTORY\nName $P  Rank {2nd Engineer|Bosun}  DOB $D\nCertificates: COC III/2, GMDSS, medical valid until $D\nSea service: MV Astra 11 months; MV Corvus 8 months; tanker 6 months\nNext of kin $P\nEnglish: good. Available from $D",
    "Curriculum of $P, student, 16\nSchool: $T Comprehensive, year 11, predicted grades 7 and 8\nPaper round two years; babysitting; helped at the library's {summer reading|coding} club\nI am good at maths, punctual and like animals\nMy form tutor $P can tell you about me",
  ],
  letter: [
    '$T, $D\n\nDear Headmaster,\n\nKindly excuse my son {Daniel|Samuel} from games this week. He twisted his ankle on Sunday and has been told to keep off it. He may watch.\n\nYours sincerely,\n\n$P (Mrs)',
    '$F Parish\n\nDear $P and family,\nwe were all saddened to hear that your mother has died. She sang in our choir for forty years and nobody made a better sponge. You are in our prayers. If there is anything we can do, from lifts to sandwiches, you have only to ask.\nIn friendship\n$P',
    "Hello from {Cape Town|Oslo}, dear ones!\nIt's $D and I am sitting by the window with a blanket. The flat is tiny, the hill is steep and the people next door sing. Work starts Monday. I bought a kettle. I miss Sunday lunch and even the dog's snoring. Write soon, real letters please!\nHugs and kisses\n$P",
    '$F plc, Registered Office $T\n\n$P\nBy post\n\nSubject: end of your subscription\n\nDear $P\nwe have received your letter of $D and confirm that your subscription will come to an end on $D. We regret your decision. Should you change your mind, you know where to find us.\n\nWith kind regards\np.p. $P',
    'To the editor\nSir, - Your correspondent ($D) claims that nobody uses the {ferry|night bus}. I invite him to join me on it any Friday. He will have to stand. - I am, etc.\n$P, $T',
  ],
  mail: [
    'From: "$P" <$E>\nTo: <allstaff@example.org>\nSubject: {Fridge|Fire drill}\nDate: Wed, 12 Nov 2025 08:41:10 +0100\nX-Mailer: Mailer 9\n\nAll,\n\n{somebody\'s yoghurt has come alive. It goes in the bin at noon.|the bell will ring at eleven today, please walk down to the yard.}\n\n$P\nFacilities',
    '$P <$E>\nto me, $P\n12 Nov\n\nyes!! got the {tickets|keys}, see you at the fountain ten to eight\n\nOn Wed, 12 Nov 2025 at 07:02, me <$E> wrote:\n> did it work?',
    'From: no-reply@example.org\nTo: $E\nSubject: Reset your password\nDate: Thu, 13 Nov 2025 10:00:00 +0000\n\nSomebody asked to reset the password of your $F account. If it was you, follow the link within an hour. If not, ignore this message.',
    "Date: $D\nFrom: $P\nTo: $P; $P\nCc: $P\nSubject: AW: {sample boxes|room for the 14th}\n\nHi both,\nI'd rather go with the second. Objections by tonight, otherwise I'll book it.\nRegards\n$P",
    'Begin forwarded message:\n\nFrom: $P <$E>\nSubject: {Scan of the map|Recipe for Ida}\nDate: 13 November 2025 at 21:40:11 GMT\nTo: $P <$E>\n\nas promised! the good one is the third\n\n> you said you still had it somewhere',
  ],
  minutes: [
    '$F Village Hall Committee\nHeld $D, 7.30 pm\n\nPresent: $P (Chair), $P (Secretary), $P, $P\nApologies: $P\n\n1. Minutes of last time signed.\n2. Heating. Two prices in. AGREED to take the lower. Action $P.\n3. Bookings officer reported a good month.\n4. AOB. Mice.\nNext: $D',
    '{Sprint|Team} review, $D\nHere: $P, $P, $P / Away: $P\n\nWhat we looked at: search page, two bugs from support\nWhat was decided: search goes live Monday, bug 41 waits\nWho does what: $P release notes (Fri), $P tells support (today)',
    'MEMORANDUM OF DISCUSSION\nParties: $F and the works council, $T\nDate: $D, 14:00 to 15:35. Taking notes: $P\n1) Shift plan: the employer set out the plan. The council asked for Saturday to be voluntary. Agreed for a trial of three months.\n2) Canteen: postponed.\n3) Next round on $D.',
    'House of {Friends|Students}, general assembly\nThe assembly was opened by $P at 18.10; 41 of 63 members were there, enough for decisions. The budget was put to the vote: 36 yes, 1 no, 4 blank. $P was chosen as treasurer. A proposal to keep chickens was withdrawn. End 19.45. Keeper of the record: $P',
    "Parents' evening class {3b|4a}, protocol\n$D, 21 parents, Ms $P\nTopics: class trip (costs 140, vote 18:3 for the sea), homework club on Tuesdays, lice (again). $P and $P were elected as speakers for the parents. $P brings cake to the fair.",
  ],
  notes: [
    "things for {Dad's|the} birthday\n- balloons\n- cake?? order by wed\n- ask neighbours for chairs\n- playlist\n- who picks up gran",
    'tomatoes\nrice x2\n{olives|capers}\nsponges\nbin bags\nsth for pudding\nwine if on offer',
    'Plumber said valve is under the stairs, quarter turn left. Stopcock in street needs the long key (shed, behind the {sledge|paint}). Try that first next time.',
    'dream last night: the school again but it was a ship. {Ida|Noor} at the wheel. write this down properly?',
    'MON gym / ring insurance\nTUE $P 4pm, take laptop\nWED -\nTHU dentist 8.15!!\nFRI bins, leave early\nnext week: passport photos',
  ],
  certificate: [
    'St John {Ambulance|Rescue}, district of $T\nhereby certifies that\n$P\nhas completed a two day course in emergency first aid\nand was found competent\n$D   Trainer no. $N\nThis certificate expires three years from the above date',
    "$F Conservatoire\nGrade {3|6} Violin\nCandidate: $P\nAwarded with Distinction\nMark 134 of 150\nExaminer's seal  $D",
    'EMPLOYMENT CERTIFICATE\nMs $P, born $D, worked in our house as {pharmacist|gardener} from $D to $D. She carried out her duties conscientiously and was liked by colleagues and customers alike. She leaves us at her own request. We thank her and wish her the best for the future. $F, $T, managing director $P',
    'Extract from the register of births\nCivil registry $T, entry $N of 2019\nChild: $P, female, born $D at 04:12\nParents: $P and $P\nIssued $D. The registrar (stamp)',
    "CERTIFICATE OF ENROLLMENT\n$F University of Applied Sciences, Registrar's Office\n$P, matriculation no. $N, is registered as a regular student of {Nursing|Architecture} in the 4th semester. Machine made and valid unsigned.",
  ],
  medical: [
    '{Ambulance|A&E} record $D 22:14\n$P, F, 71\nC/O chest tightness since 20:00. PMH: AF, hip replacement L. Obs: BP 164/92, HR 104 irreg, SpO2 95 % air, T 36.8\nECG: AF, no ST change. Trop neg x2\nDx: anxiety, AF known. Home with daughter, GP to review rate control.',
    'Optician $F\nSpectacle prescription\n$P  exam $D\nR  -2.25 / -0.50 x 90\nL  -1.75 DS\nAdd +1.00\nPD 62\nRecall {24|12} months. Pressures normal, discs healthy.',
    'Physio plan for $P\nProblem: tennis elbow right, 3/12\nGoals: pain free gripping in 6 weeks\nTreatment: eccentric loading 3x15 daily, ice after, avoid lifting palm down\nReview: $D\n{HCPC reg. $N|Therapist $P}',
    "Information before your {colonoscopy|gastroscopy}\nDay before: clear fluids only. Take the sachets at 5 pm and 9 pm. Stop iron tablets a week before. Tell the nurse if you take blood thinners or are diabetic. You'll be given a sedative, so somebody must take you home. Endoscopy unit, $T, ext. $N",
    'LABORATORY $F\nPt: $P  Ref. by: Dr $P\nSpecimen: urine, midstream  Recd: $D\nMicroscopy WBC >100/ul, RBC nil\nCulture: E. coli >10^5 cfu/ml\nSensitive: nitrofurantoin, trimethoprim. Resistant: ampicillin\nAuthorised by: consultant microbiologist',
  ],
  schoolwork: [
    '{Geography|Biology} Test - Unit 2\nName: ____________   Date: _______   Score: ___/20\nCircle the right answer.\n1) Which of these is a renewable source? a) coal b) wind c) oil\n2) A delta forms where a river a) rises b) meets the sea c) freezes\nAnswer in one or two sentences.\n3) Why do people settle near rivers?',
    'MATH {141|232} - Homework 6\nDue Thursday in recitation. Show your work; no credit for bare answers.\nSection 4.2: 3, 7, 12, 18\nSection 4.3: 1, 5, 22\nBonus: give a function that is continuous everywhere and differentiable nowhere on a finite set.',
    'To Kill a Mockingbird - reading journal, {Ben|Lotte}, 9C\nChapters 9-11. In this part Atticus takes the case. I think he knows he will lose. Scout fights at school because of it. Question: why does he make her stop? Quote p. 82. New words: ambidextrous, obstreperous.\nTeacher: good thinking! Watch tenses. 8/10',
    'Course handbook {HIS|SOC} 2044, 20 credits\nConvenor: Dr $P\nTeaching: lecture Monday 11, seminar by sign-up\nAssessment: essay 2,500 words (50 %), exam two hours (50 %)\nWeek 1 What is a source? Week 2 Cities. Week 3 reading week. Penalties for late work as in the student guide.',
    'Plan for {PE|music}, class 6, 45 min\nAim: keep a steady beat in two groups\n0-5 settle, register\n5-20 clapping game\n20-40 drums, stations\n40-45 tidy, what did we learn?\nNeeds: 12 drums, sticks. Watch: Karim (ear defenders), Zoe goes to reading at 20 past',
  ],
  ticket: [
    '{Megabus|Flixline} - show this to the driver\n$P, 1 adult\n$T Bus Station stand 4\n$D 06:55\nto $T Coach Park 10:20\nReservation $N\nOne holdall and one small bag go free.',
    'Airline $F\nBooking {7HJQ2K|M4WZ9T}\nOutbound $D\n{LIS 07:20 - ZRH 11:10|OPO 09:05 - BRU 12:35}\nInbound $D\nPassenger $P, seat 11A, carry-on 8 kg\nBag drop closes 45 min before the flight.',
    'Hostel $F, $T\nThanks for booking with us, $P!\nBed in 6-bed mixed dorm, 3 nights, arriving $D\nTotal 87.00, of which 13.05 paid, rest on arrival\nReception is open 24 h. Towels can be rented. How to get here: tram 2 to the harbour.',
    'MUSEUM TIME SLOT\n{Vermeer and friends|Dinosaurs!}\n$D   entry between 14:00 and 14:30\n2 x adult, 1 x under 12\nBooked by $P, code $N\nPlease have this code ready on your phone. Large bags go in the lockers.',
    'Visa appointment\nApplicant $P\nConsulate of {Canada|India}, $T\n$D 09:15\nBring: passport, two photographs, proof of travel, printed form. Nobody is let in without this sheet. Latecomers have to book again. Ref. $N',
  ],
}
