import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** Papers of offices, sort by sort: meetings, journeys, clinics, certificates. */
export const ENGLISH_PAPERS_OFFICES = {
  minutes: {
    3: `minutes of the|draft minutes|minutes approved|minutes were|minutes taken|minutes by|minutes agreed|
minutes of previous|previous meeting|meeting notes|meeting date|meeting minutes|meeting opened|meeting closed|
meeting started|meeting ended|committee meeting|board meeting|council meeting|staff meeting|team meeting|
general meeting|annual general|extraordinary|parish council|parent council|residents meeting|project meeting|
site meeting|kick off meeting|monthly meeting|weekly meeting|standup|sprint review|sprint planning|
steering group|working group|sub committee|in attendance|attendees|attended by|members present|
apologies for absence|apologies received|apologies from|absent|quorum|quorate|chair|chairperson|the chair|
chaired by|in the chair|took the chair|minute taker|note taker|scribe|agenda items|matters arising|aob|
correspondence|declarations of interest|welcome and apologies|welcomed everyone|opened the meeting|
closed the meeting|called to order|called the meeting|call to order|roll call|adjourned|adjournment|adjourned at|
meeting adjourned|date and time|next steps agreed|unanimously|carried unanimously|motion to|seconded|seconded by|
resolved that|it was resolved|votes in favour|votes for|abstained|abstentions|show of hands|was approved|
approved by|noted|noted that|it was noted|the committee noted|the board noted|gave an overview|presented the|
questioned|explained that|thanked|thanked the|was thanked|discussed the|was discussed|we discussed|
discussion followed|following discussion|action points|action items|action list|action log|action owner|
actions agreed|owner due|to follow up|to chase|to circulate|to draft|to organise|to arrange|will circulate|
will organise|will arrange|will speak|deferred|carried over|carry over|ongoing|closed item|budget update|
round table|decisions taken|decisions made|re elected|officers|signed chair|signed chairman|signed as a true|
true record|correct record|accurate record|circulated|meeting finished|finished at|ended at|start time|end time|
zoom|via zoom|via teams|teams call|conference call|dialled in|notes from the call|notes of the call|
notes from the meeting|notes of the meeting|notes from our meeting|call notes|notes of meeting`,
    2: `minutes of|minutes from|minutes for|last meeting|meeting was|stand up|those present|also present|notes by|
any other business|next meeting|next meeting on|date of next|it was agreed|was agreed|we agreed|all agreed|
moved by|moved that|proposed by|reported that|gave an update|gave a report|asked that|asked about|vote of thanks|
there was discussion|discussion on|after discussion|actions from|by whom|by when|to action|to report back|
will follow|will contact|will send|will report|will look into|no update|decision made|election of|there being no|
no further business|closed at|on the call|the meeting|meeting of|meeting of the|retrospective|attendance|
apologies|treasurer|treasurer's report|recorded by|agenda|welcomed the|will be held|agreed that|carried|motion|
proposer|resolution|resolved|voted|in favour|approved|raised the|raised a|suggested|suggested that|asked whether|
asked if|to contact|updates|elected|nominated|nominations|minutes|attendees|chair|seconded|agreed|decided|
decisions|actions|discussed|noted|proposed|raised|reported|quorum|adjourned|committee|members|council|councillor|
cllr|owner|tbc|tbd|budget`,
    1: '',
  },
  ticket: {
    3: `e ticket|ticket number|ticket no|ticket type|ticket holder|your ticket|your tickets|this ticket|tickets for|
admit one|admit two|admission|admission ticket|general admission|entry ticket|print at home|mobile ticket|
electronic ticket|eticket|boarding pass|boarding time|boarding gate|boarding group|boarding|gate closes|
gate opens|gate|flight|flight no|flight number|flight details|flight itinerary|your flight|outbound flight|
return flight|operated by|departs|departing|departure|departure time|departure date|arrives|arrival|arrival time|
dep|depart arrive|seat|seat no|seat number|your seat|stalls|balcony|standing|coach seat|train|train no|
train ticket|bus|bus ticket|coach ticket|ferry|ferry ticket|foot passenger|sailing|sails|vessel|cabin|berth|
passenger|passengers|passenger name|name of passenger|passenger details|traveller|travellers|lead guest|
lead passenger|guest name|guests|adults|infant|concession|booking|booking ref|booking reference|booking number|
booking no|booking id|booking details|booking confirmed|your booking|booking confirmation|confirmation number|
confirmation code|confirmed booking|is confirmed|are confirmed|reservation|reservation no|reservation number|
your reservation|reservation confirmed|reservation for|pnr|record locator|reference number|collection reference|
itinerary|your itinerary|travel itinerary|your trip|trip id|trip details|journey|outward journey|return journey|
outward|inbound|outbound|day return|open return|off peak|anytime|advance single|railcard|fare|fare class|
fare type|class economy|economy class|business class|standard class|baggage allowance|hand baggage|cabin bag|
checked bag|luggage|kg|check in opens|check in desk|online check|bag drop|check in date|arrival date|night stay|
room type|double room|twin room|single room|king room|room only|half board|full board|breakfast|
breakfast included|hotel|hotel name|hotel voucher|hotel booking|hostel|guest house|apartment|campsite|
arrival after|arrive from|free cancellation|cancel free|non refundable|no refunds|not transferable|
not refundable|refundable until|valid for travel|valid on date|day ticket|day pass|day saver|travelcard|
season ticket|weekly ticket|monthly pass|bus pass|zones|doors|doors open|doors at|event date|event ticket|
show time|showtime|screen seat|matinee|concert|live in concert|weekend ticket|camping|match ticket|home end|
turnstile|entrance|time slot|timed entry|timeslot|museum|exhibition|guided tour|order no tickets|face value|
ticket price|scan this|scan at|scan the|photo id|barcode|qr code|car hire|car rental|rental car|pick up date|
collect from|rental voucher|transfer voucher|airport transfer|shuttle|parking voucher|parking permit|
car parking booked|table booked|table reservation|party size|restaurant|dinner at|appointment booked|lift pass|
ski pass|gift voucher|meeting point|pickup time|tour starts|safe travels|have a good trip|have a pleasant|
bon voyage|enjoy the show|enjoy your stay|we look forward to welcoming|loyalty number|frequent flyer|miles|
lounge|priority boarding`,
    2: `first class|second class|check in|check in by|check in from|your host|valid for|valid from|valid only|valid on|
valid for one|starts at|live at|entry from|last entry|no re entry|show this|present this|bring this|please show|
please print|please bring|valid id|id required|table for|your table|what to bring|terminal|terminal 1|arriving|
arr|seats|row|stand|circle|carriage|deck|adult|child|senior|trip to|one way|round trip|advance|baggage|carry on|
check out|nights|valid until|zone|kick off|venue|screen|festival|entry time|tour|booking fee|passport|pick up|
drop off|party of|tickets|ticket|passengers|departures|arrivals|seat|gate|flight|train|bus|tram|metro|ferry|
airport|station|fare|booking|booked|reservation|itinerary|hotel|check-in|luggage|boarding|stalls|admission|
travel|trip|journey|dep|stopover|layover|non-stop|direct|change at|doors|cinema|theatre|museum`,
    1: '',
  },
  medical: {
    3: `patient|patient name|patient's name|name of patient|patient id|patient no|patient details|the patient|
this patient|your patient|dob|nhs number|nhs no|mrn|hospital no|hospital number|medical record|medical history|
past medical|past medical history|family history|social history|drug history|history of present|
presenting complaint|chief complaint|reason for visit|reason for referral|referred by|referring|
thank you for seeing|thank you for referring|thank you for asking me|i reviewed|reviewed in|seen in clinic|
attended clinic|outpatient|outpatients|outpatient clinic|inpatient|ward|admission date|date of admission|
admitted with|admitted on|discharge date|date of discharge|discharged|discharged home|discharge summary|
discharge medication|discharge instructions|aftercare|on examination|clinical findings|diagnosis|
primary diagnosis|provisional diagnosis|differential|principal diagnosis|assessment and plan|treatment plan|
investigations|test results|lab results|laboratory|specimen|specimen type|sample collected|collected|
date collected|date received|reference range|ref range|reference interval|normal range|abnormal|normal limits|
no abnormality|unremarkable|blood test|blood results|full blood count|cbc|fbc|haemoglobin|hemoglobin|white cell|
wbc|rbc|platelets|haematocrit|mcv|creatinine|egfr|urea|sodium|potassium|glucose|hba1c|cholesterol|ldl|hdl|
triglycerides|bilirubin|albumin|crp|esr|tsh|ferritin|vitamin d|vitamin b12|psa|inr|urine|urinalysis|biopsy|
histology|microscopy|x ray|xray|ultrasound|ct scan|mri|mri scan|ecg|echocardiogram|endoscopy|colonoscopy|
radiology|radiologist|radiograph|technique|no fracture|fracture|no evidence of|no focal|bilateral|blood pressure|
pulse|heart rate|temperature|oxygen saturation|spo2|respiratory rate|bmi|vital signs|vitals|allergies|allergy|
no known allergies|no known drug|nkda|allergic to|current medication|current medications|medication|medications|
medicines|prescription|prescribed|prescriber|rx|dispense|refills|refill|dispensed|pharmacy|tablet|tablets|
capsule|capsules|mg|mg daily|mg twice|mcg|puffs|inhaler|ointment|cream apply|drops|injection|dose|dosage|
once daily|twice daily|times daily|times a day|at bedtime|with food|after food|before food|prn|bd|tds|qds|nocte|
by mouth|antibiotic|antibiotics|painkillers|paracetamol|ibuprofen|amoxicillin|side effects|do not exceed|
finish the course|immunisation|immunization|immunisations|vaccine|vaccination|vaccinations|vaccination record|
vaccine card|batch no|batch number|booster|next dose|dose given|site left|sick note|fit note|unfit for work|
not fit for work|fit for work|medical certificate|return to work|follow up in|follow up appointment|see gp|gp|
your gp|general practitioner|consultant in|surgeon|surgery|operation note|pre op|post op|postoperative|
anaesthetic|anaesthesia|incision|sutures|stitches|wound|dressing|swelling|pain|painful|symptoms|symptom|
complains|complaining of|complained of|presents|onset|worsening|fever|cough|headache|nausea|vomiting|rash|
dizziness|shortness of breath|chest pain|sore throat|back pain|tender|tenderness|range of movement|
range of motion|mobility|physiotherapy|physio|occupational therapy|speech therapy|psychologist|counselling|mood|
anxiety|depression|audiogram|optician|sphere|sph|cyl|prism|pupillary|visual acuity|spectacles|contact lens|tooth|
teeth|filling|extraction|hygienist|gums|pregnancy|gestation|weeks gestation|antenatal|midwife|edd|birth weight|
fetal|cervical|smear|screening|hypertension|diabetes|diabetic|asthma|infection|chronic|acute|mild|moderate|
benign|malignant|carcinoma|tumour|lesion|medical centre|health centre|clinic|nhs trust|nhs|emergency department|
triage|appointment|your appointment|appointment with|please attend|clinic letter|care plan|nursing notes|
examined by|signed dr|physician|mbbs|frcs`,
    2: `i saw this|treated with|within normal|not detected|no known|take one|take two|at night|
as required|course of|lot no|may be fit|off work|signed off|review in|see again|for three days|please bring your|
seen by|date of birth|referred to|seen in|was seen|admitted|examination|findings|impression|plan|treatment|
management|sample|reported|units|positive|negative|detected|culture|scan|bp|weight|sig|ml|three times|hourly|
as needed|od|po|follow up|dr|consultant|operation|procedure|presented|worse|improved|exercises|sleep|hearing|
axis|dentist|dental|crown|due date|severe|stable|hospital|nurse|md|diagnosed|symptoms|clinical|medical|doctor|
consultation|prescription|medication|tablets|dosage|allergies|pulse|temp|oral|daily|nightly|chest|abdomen|
abdominal|lungs|heart|liver|kidney|knee|shoulder|spine|lumbar|hip|skin|throat|ear|eye|eyes|blood|bloods|serum|
plasma|elevated|raised|fasting|swab|injury|injured|bruise|sprain`,
    1: '',
  },
  certificate: {
    3: `certificate of|certificate no|certificate number|this certificate|certify that|this is to certify|is to certify|
to certify that|hereby certify|hereby certifies|i certify|we certify|certified that|certifies that|certify the|
certified true|certified copy|certified by|certificate is|certificate awarded|awarded to|is awarded|
is hereby awarded|was awarded|has been awarded|presented to|is presented to|proudly presented|proudly presents|
conferred|conferred upon|confers|hereby confers|degree of|the degree|diploma|diploma of|diploma supplement|
has successfully|successfully completed|has completed|for completing|with distinction|with merit|grade achieved|
overall grade|final grade|level achieved|has attained|has achieved|achieved the|has satisfied|fulfilled the|
all the requirements|rights and privileges|has attended|attendance at|for attendance|certificate of attendance|
participated in|for participating|participation in|certificate of participation|in recognition|in recognition of|
recognition of|in appreciation|appreciation of|excellence|for excellence|achievement|achievement in|
certificate of achievement|certificate of merit|certificate of completion|prize winner|rosette|hours of training|
training course|cpd|cpd hours|cpd points|ceu|contact hours|date of issue|issue date|issued at|date issued|
expiry date|certificate valid|registration number|registered number|registrar|registrar general|
registration district|register of births|register office|certified copy of an|birth certificate|
certificate of birth|date and place of birth|born on|name of father|name of mother|father's name|mother's name|
name and surname|maiden name|marriage certificate|certificate of marriage|were married|joined in marriage|
solemnized|solemnised|death certificate|certificate of death|date of death|cause of death|baptism|baptised|
baptism certificate|confirmation certificate|naturalisation|citizenship|criminal record|no criminal|
police clearance|disclosure|good standing|certificate of incorporation|was incorporated|certificate of origin|
certificate of conformity|declaration of conformity|certificate of analysis|certificate of calibration|
calibration certificate|calibrated|test certificate|inspection certificate|gas safety|gas safety record|
electrical installation|energy performance|energy rating|mot test|mot certificate|test passed|has been inspected|
complies with|in conformity|conforms to|in accordance with iso|iec|accreditation|accreditation body|
accredited by|auditor|surveillance|scope of certification|notified body|ce marking|traceability|uncertainty|
transcript|academic transcript|transcript of|credits earned|cumulative gpa|semester credits|marks obtained|
statement of results|examination results|school report|report card|school leaving|leaving certificate|enrolled|
is enrolled|enrolment|proof of enrolment|confirmation of enrolment|is a student|registered student|
full time student|student at|confirm that|we confirm|we hereby confirm|this confirms|this is to confirm|
letter of confirmation|proof of residence|confirmation of|is employed|was employed|employed by|
employment reference|reference letter|worked for us|worked with us|duties carried|to our full satisfaction|
conscientious|reliable|punctual|leaves us|leaves the company|volunteer hours|hours of voluntary|
community service|first aid|first aider|has been trained|swimming|metres|graded examination|music examination|
theory grade|distinction|merit|pedigree|kennel club|breed|sire|dam|share certificate|stock certificate|
fully paid|apprenticeship|journeyman|licence to|licence number|is authorised|is qualified|competence|
certificate of competence|under the seal|seal|official seal|witness my hand|given under my hand|
authorised signatory|principal|head teacher|headteacher|rector|course leader|examiner|chief examiner|trainer|
awarding body|apostille`,
    2: `award of|award is|completion of|upon completion|has passed|having passed|passed with|passed the|with credit|
pass with|requirements for|took part in|first prize|second prize|winner of|course in|issued on|issued to|
valid to|registered on|entry no|were joined|has been tested|tested and|during this time|during her time|
during his time|wish her|wish him|wish her every|wish him every|every success|at her own|at his own|
at their own request|licensed to|is licensed|certificate|the award|diploma in|grade|attended the|outstanding|
first place|second place|champion|medal|best in|course title|credit hours|issued by|valid until|expires|register|
place of birth|was born|accredited|conduct|student id|proof of|badge|grade 1|owner of|signature of|dean|
chancellor|instructor|assessor|notary|certified|certify|certifies|awarded|diploma|degree|completed|merit|
distinction|honours|attended|attendance|participant|participated|recognition|achievement|congratulations|
registrar|issued|authorised|registered|licence|qualified|qualification|examination|training|course|graduate|
graduation|academy|institute|conformity|calibration|serial|inspector|inspected|tested|hereby|undersigned|holder|
bearer|validity|born|married`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
