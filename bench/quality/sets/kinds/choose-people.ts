import type { Templates } from './fill.ts'

/** Papers between people and about them: the part that words and thresholds are chosen on. */
export const CHOOSE_PEOPLE: Templates = {
  resume: [
    'CURRICULUM VITAE\n$P, $T, $E\nWork experience\n2018-2024 {nurse|welder} at $F\n2014-2018 assistant at $F\nEducation\nDiploma, $T College\nSkills: first aid, driving, English and Spanish',
    '$P - {designer|gardener}\nSummary: ten years in print and web.\nExperience\n$F (2019 - present): lead of brand work\n$F (2015 - 2019): junior\nTools: InDesign, Figma\nDegree: BA, University of $T',
    'Personal details: $P, born $D in $T\nSchool leaving certificate 2011\nApprenticeship as a baker at $F, 2011-2014\nMaster baker since 2019 at $F\nHobbies: football, brass band',
    'About me\nI teach yoga and look for a place in a studio. Trained in $T (500 h). Before that eight years in a call centre as team leader. Languages: Dutch, English. References on request. $E',
    'PROFESSIONAL SUMMARY\nProject manager, PMP, 12 years in {rail|pharma}.\nKEY ACHIEVEMENTS delivered a 4 m plant on time; built a team of 20\nHISTORY $F 2016-, $F 2010-2016\nCERTIFICATIONS PRINCE2, Scrum',
  ],
  letter: [
    "$P\n$T\n$D\n\nDear Sir or Madam,\n\nI am writing to ask for a copy of my late father's file. I enclose proof of who I am. I look forward to hearing from you.\n\nYours faithfully,\n$P",
    'Dear {Grandma|Aunt Rose},\n\nthank you so much for the {scarf|book token}! It is very warm. At school we are making a boat. Bella had puppies. I hope that your leg is better.\n\nLots of love from\n$P',
    '$F\n$D\nDear customer,\nfrom $D our branch in $T will open at nine. We are sorry for any inconvenience and hope to see you soon.\nKind regards\n$P, branch manager',
    'Dear Ms $P\nI should like to apply for the position of {librarian|receptionist} that you advertised. I have worked in a similar role for six years and enjoy dealing with people. I would be glad to come for an interview.\nYours sincerely\n$P',
    'To the tenants of {Mill House|Block C}\n$D\nOn $D the water will be off from 8 to 12. Please draw some beforehand. For questions ring the caretaker.\nWith best wishes\n$P, management',
  ],
  mail: [
    "From: $P <$E>\nTo: $P <$E>\nDate: Mon, 3 Feb 2025 14:01:00 +0100\nSubject: {Invoice question|tomorrow}\n\nHello,\nI can't find the second page, could you send it again?\nThanks\n$P",
    'From: $E\nTo: team@example.com\nSubject: {[list] release on Friday|Re: [list] crash on start}\nMessage-ID: <a1@example.com>\n\nBuilds are up, please test.',
    '-----Original Message-----\nFrom: $P\nSent: 4 February 2025\nTo: $P\nSubject: {RE: offer|FW: lease}\n\nFine by me.\n\nFrom: $P\nCould you look at this?',
    'On Tue, $D at 10:04, $P <$E> wrote:\n> do you still have the drill?\nyes, come round any time after six\n> and the ladder?\nthat too',
    'Subject: Your weekly digest\nFrom: {news|digest}@example.com\nTo: $E\n\nTop posts this week. Read more online. To stop these e-mails unsubscribe here.',
  ],
  minutes: [
    "Minutes of the meeting of the {garden|chess} club\n$D\nPresent: $P, $P, $P\nApologies: $P\n1. Minutes of the last meeting approved\n2. Treasurer's report\n3. Next meeting $D",
    'Project meeting {7|12}\nAttendees $P, $P\nAgenda: status, budget, risks\nActions: $P to order parts; $P to call supplier\nNext meeting $D',
    'Stand-up notes $D\n$P: finished import, today tests\n$P: blocked by access, will ask\n$P: away tomorrow\nDecision: release moves to Thursday',
    "Owners' meeting, house at $T\nThe chair $P opened the meeting at 19.00 and found a quorum. Resolution 1: the accounts were approved by 7 votes to 0. Resolution 2: painting of the stairs, 5 for, 2 against. Closed at 20.30.",
    'Call notes: $F / $F, $D\nParticipants: $P, $P\nWe went through open points. Agreed to keep the date. $P will send the drawings. Follow-up on $D.',
  ],
  notes: [
    'Shopping\n- potatoes\n- {coffee|tea}\n- soap\n- light bulbs\n- cheese',
    'To do\n[ ] call $P\n[x] pay rent\n[ ] {renew passport|change tyres}\n[ ] water plants',
    'Remember: key under the pot, alarm code with $P, feed cat twice, plants on Wednesday',
    "ideas {birthday|garden}: lanterns? ask $P for the big table, cake from the market, music maybe the neighbours' band",
    'thoughts after the walk: less screen in the evening, call mum more often, maybe sell the car, look at {Tuesday|Thursday} class',
  ],
  certificate: [
    'CERTIFICATE OF {COMPLETION|ATTENDANCE}\nThis is to certify that $P has completed the course {First Aid|Excel basics} at $F\n$D',
    'Diploma\nThe {College|Academy} of $T awards $P the diploma in {Design|Nursing} with distinction. $D. Principal, Registrar',
    'Marriage certificate\nOn $D at $T were married $P and $P. Witnesses $P and $P. Registrar',
    'Proof of enrolment\nWe confirm that $P is enrolled as a full-time student in the {winter|summer} term at the University of $T. Issued on $D without signature.',
    '{Youth|Club} chess cup $T\n1st place\n$P\nin recognition of an excellent performance\n$D',
  ],
  medical: [
    'Discharge summary\nPatient $P, born $D\nDiagnosis: {pneumonia|appendicitis}\nTreatment: antibiotics\nMedication on discharge: amoxicillin 500 mg\nFollow-up with GP in one week',
    'Lab results $P\nGlucose 5.1 mmol/L (3.9-5.8)\nCholesterol 4.9 mmol/L\nCreatinine 78 umol/L\nReference range in brackets',
    'Prescription\n$P\n{Ibuprofen 400 mg|Omeprazole 20 mg}, 30 tablets, one daily\nDr $P $D',
    'Dental estimate and treatment plan\nPatient $P\nTooth 36: filling; tooth 14: crown. Next visit $D. Brush twice a day and use floss. Practice $F',
    'MRI of the {left knee|lumbar spine}\nClinical question: pain since a fall. Findings: no fracture, small tear. Impression: conservative treatment. Radiologist Dr $P',
  ],
  schoolwork: [
    'Homework for {Monday|Friday}\nMaths p. 41 no. 3 a-d\nEnglish: learn the words of unit 4\nBiology: worksheet on the heart',
    'Name:        Class:\nTest: {The Romans|Electricity}\n1. When was the city founded? (1 mark)\n2. Explain two reasons. (4 marks)\n3. Draw and label. (3 marks)',
    'Lecture notes {Macroeconomics|Organic chemistry} 3\nlast time: supply\ntoday: elasticity = change in q over change in p\nexam hint: know the three cases\nread chapter 5',
    'Syllabus\nCourse: {Intro to Psychology|Statistics I}\nInstructor $P\nGrading: midterm 30 %, final 50 %, quizzes 20 %\nWeek 1 introduction; week 2 memory; week 3 learning',
    'Class list 5b, {autumn|spring} term\nMarks out of 20\n$P 14\n$P 17\n$P 9\nSee parents of the last: missing work',
  ],
  ticket: [
    'Boarding pass\n$P\nflight {XY 114|QT 88}\n$T to $T\n$D boarding 06:40 gate 12 seat 14C',
    'Booking confirmation\nHotel $F, $T\nGuest $P, check-in $D, check-out $D, 1 double room\nReservation number $N',
    'Train reservation\n$D $T 08:12 - $T 11:40\ncar 7 seat 31, 2nd class\n2 adults. Order $N',
    'Admit one\n{Spring concert|Football final}\n$D 19:00 {row 4 seat 8|gate B block 12}\nNo refund',
    'Ferry trip: your itinerary\n$P and 2 others, car under 5 m\nOut $D 22:00 from $T, cabin 4 berth\nBack $D 09:30\nArrive 60 minutes before departure',
  ],
}
