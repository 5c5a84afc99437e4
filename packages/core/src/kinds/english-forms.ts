import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** More of the words that English forms and papers of offices carry, in the form and by the weights of the lexicon. */
export const ENGLISH_FORMS = {
  invoice: {
    3: `bill for|guest bill|hotel bill|folio|minibar|tourist tax|city tax|room charge|bill number|bill no|bill date|
date of bill|date of issue|invoiced to|billed to|total to pay|sum due|amount payable|total amount due|total due|
your bill|this bill|standing charge|meter reading|unit rate|kwh|fee note|professional charges|please pay by|
payable by|payment is due|days net|strictly net|net 30|cheques payable|late payment|no vat charged|
vat registration number|reverse charge|please remit|payment reference|charges for the period|previous charges|
total this month|ways to pay|your plan|data allowance|yearly subscription|membership fee|outstanding amount|
amount outstanding|final demand|payment reminder|overdue|gst included|gst 10|abn|bsb|eft|now owing|amount we ll take|
we ll take|we ask you to settle|settle the account|settle this account|job number|minimum charge|funded hours|
fees are payable|fees due|here s your bill|bill is ready|accounts department|accounts payable|less deposit|
customer accounts for the vat|intra community|consultation fee|supply and install|supply install|seven days please|
7 days please|line rental|landline|direct debit will`,
    2: `bill|charges|fees|accommodation|breakfast|labour|callout|call out|materials|vat reg|net total|
total excluding vat|total including vat|incl vat|excl vat|ex vat|bank transfer|sort code|customer reference|
account name|usage|consumption|water|electricity|gas|broadband|meter|supply|instalment|hours worked|hourly rate|
day rate|days|remittance|credit note|discount|sum|plus vat|vat at|please quote|our terms|to be paid|
registered office|consultation|install|words|offer discount|one off|owing|nursery|veterinary|vet|engineer visit|
freight|lunches|parking permit|callouts|package`,
    1: '',
  },
  receipt: {
    3: `contactless|to pay|cash tendered|items sold|thank you for shopping|thank you for your custom|have a nice day|
see you soon|served by|you were served by|amount paid|date paid|paid by card|paid with|payment received|
received with thanks|received from|with thanks|sale total|debit card|pin verified|chip and pin|visa contactless|
your receipt|this is your receipt|receipt from|keep this receipt|keep for returns|refunds only|cash paid|paid in cash|
pump|unleaded|litres|parking fee|fare paid|points balance|loyalty|deposit received|payment method|service charge|
change given|balance due 0|trans no|transaction id|merchant id|till receipt|no refund without|retain for your records|
please retain|slip no|ready after|dry cleaning|ticket no|your charge|was successful|total paid|tax included|eat in|to go|
gift receipt|change back|tendered cash`,
    2: `amex|credit card|card no|auth|approved|terminal|operator|paid|till no|receipt number|sale|savings|multibuy|
discount|table|covers|tip|gratuity|litre|diesel|fuel|parking|car park|taxi|fare|points|refund|refunds|exchange|
your purchase|thanks for your purchase|card|cardholder|signature not required|verified|vat no|vat summary|slip|debit|
given to|postcard|poster|suit|coat|gift|charge|donation`,
    1: '',
  },
  quote: {
    3: `estimate for|cost estimate|our estimate|this estimate|pleased to quote|pleased to offer|our quote|our offer|
our price|price offer|valid for 30 days|quote valid|offer is valid|to accept|scope of work|excluding vat|
thanks for your order|thank you for your order|your order number|order number|order no|order total|order placed|
order date|order details|delivery address|shipping address|dispatched|despatched|has been shipped|track your parcel|
track your order|packing list|p o number|vendor|requisition|authorised by|ship to|proposal for|terms of the offer|
lead time|subject to availability|your order has been|we ve got your order|removals|we would charge|price holds|
holds for three months|our bid|lot 1|your order is in|ships to|leaves the warehouse|working days|please supply|
revision 0|quote our order number|in all about|to book|no obligation|free of charge survey|schedule of rates|
bill of quantities|rough price|ballpark`,
    2: `estimate|proposal|tender|offer|quoted|price list|shipping|parcel|courier|carrier|tracking|deliver to|
items ordered|backorder|to follow|qty ordered|supplier|scope|deposit|on completion|guarantee|ordered|dispatch|
shipment|expected delivery|in stock|purchase|acceptance|parts and labour|pieces|delivery included|transport|surveyor|
lorry|packing|warehouse|stores|buyer|dock|prices may|set up|total about|bid|award|postage`,
    1: '',
  },
  'bank-statement': {
    3: `brought forward|carried forward|paid out|paid in|money in|money out|statement balance|previous balance|
new balance|minimum payment|minimum payment due|payment due date|credit limit|available credit|current balance|
account activity|transaction history|account summary|transaction list|contactless payment|interest earned|
interest charged|interest rate|savings account|current account|checking account|account holder|balance outstanding|
balance at|balance on|mortgage statement|repayments|loan balance|pass book|passbook|cash withdrawal|card payment|
monthly fee|account fee|overdraft|overdraft limit|apr|deposit guarantee|portfolio|valuation|holdings|dividends|
dividend|units held|fund|sheet number|transfer from|incoming transfer|value date|booking day|
booking date|posted|purchases and charges|joint account|annual statement|deposit|bal fwd|balance fwd|closing bal|
opening bal|lodgement|chq|cheque no|bank chg|bank charges|atm wdl|upi|neft|rtgs|imps|emi|you spent|isin|cash account|
gain since purchase|store card|share certificate|fund factsheet|account in short|net worth|market value of holdings`,
    2: `statement|transfer to|withdrawal|dd|bgc|fpi|tfr|transfers|transactions|bank|branch|savings|interest|credit card|
standing orders|direct debits|account ending|cheque|gross interest|isa|lender|borrower|loan|mortgage|shares|stocks|
bond|securities|broker|price|units|client|closing|opening|salary|fees|acct|treasurer|pieces|lost cards|owe|page|
print|federal bond|world shares|came in|went out|custodian|depot|nominal|print out|cr|dr`,
    1: '',
  },
  payslip: {
    3: `wage slip|wages slip|pay statement|pay advice|salary advice|salary slip|salary statement|pay stub|paystub|
earnings record|week ending|take home|take home pay|net wages|net wage|gross wages|gross wage|paye|employee number|
employee pension|employer pension|payroll|payroll number|pay date|tax code|ni number|holiday pay|sick pay|basic pay|
basic salary|hourly rate|federal withholding|fica|medicare|social security tax|state tax|taxable pay|retirement plan|
superannuation|union dues|stipend|training pay|net pay to bank|employer ni|student loan deduction|hours worked|
year to date gross|pay period end|bonus|total deductions|leave balance|pay run|pay and grade|assignment number|hra|
conveyance|tds|professional tax|lop|emp code|super guarantee|ordinary hours|tax withheld|oasdi|gross this check|
net this check|net ytd|pay voucher|payroll voucher|night duty|shift allowance|days paid|computer generated|
no signature needed|pay point|increment date|on the bank|fed w h|this pay`,
    2: `commission|tips|gross|net|pension|wage|pay|withheld|contributions|regular|deduction|less tax|
health insurance|income tax|allowances|cost centre|department|payable|paid out|holiday entitlement|holidays taken|
hrs|monthly pay|federal|transferred|in hand|band|point|message|dental|filing|night|special|employee code|pf|pan|
super|ordinary|loading|casual`,
    1: '',
  },
  tax: {
    3: `inland revenue|revenue commissioners|tax code|notice of coding|personal allowance|tax assessment|
notice of assessment|assessment for|tax due|tax payable|tax refund|tax rebate|tax reference|utr|unique taxpayer|
wage and tax statement|federal income tax|federal income tax withheld|social security wages|employer identification|
irs form|interest income|furnished to the irs|vat return|vat due|input vat|output vat|net vat|council tax|
property tax|business rates|vehicle tax|road tax|car tax|capital gains tax|inheritance tax|stamp duty|
payment on account|self employed income|allowable expenses|tax relief|relief for|tax credits|income from employment|
tax deductible|claim for tax|particulars are complete|right to appeal|tax adviser|tax declaration|your return|
return for the year|tax charged|we owe you|assessment year|deductor|deductee|tax deposited|tds certificate|
rateable value|land tax|depreciation|mortgage interest|rents received|rental income|worksheet line|wage certificate|
pension fund|interest certificates|tax return please|for the return|bears interest|objections within|rate of tax|
tax bill|cpas|elster|vat number application|customs duty|tax class`,
    2: `taxes|taxed|taxable|assessment|allowance|allowances|revenue|instalments|instalment|fiscal|declaration|
declare|filing|filed|penalty|penalties|late filing|withheld|payer|recipient|reclaimed|rebate|accountant|expenses|
charity|donations|appeal|object|object within|social security number|tin|vat reg|demand|band|payable|relief|untaxed|
return|credits|charged|municipality|deadline|extension|rent|repairs|certificate`,
    1: '',
  },
  insurance: {
    3: `your policy|policy holder|policy no|insured vehicle|period of insurance|period of cover|no claims|
no claims discount|no claims bonus|excess|compulsory excess|voluntary excess|renewal notice|renewal date|
motor insurance|home insurance|travel insurance|car insurance|health insurance|life insurance|life assured|
life assurance|pet insurance|contents insurance|buildings insurance|public liability|third party|liability insurance|
make a claim|to make a claim|claim form|claims line|claim reference|claim ref|your claim|loss adjuster|assessor|
what is covered|what is not covered|we cover|we don t cover|sum assured|schedule of insurance|statement of fact|
policy schedule|policy wording|policy document|cover note|green card|accident report|accident statement|
damage report|hold your insured|is covered for|insurance company|annual premium|monthly premium|underwritten|
terms and exclusions|your cover|explanation of benefits|household cover|confirmation of cover|own share|market value|
beyond economic repair|log book|your excess|no claim bonus|assistance company|pre existing conditions|
emergency medical|cancelling your trip|insured persons|not a bill|plan discount|plan paid|coinsurance|member id|
endorsement|underwriters|protector|section a|cover summary|what is insured|travel cover|medical cover|yearly price|
per claim|benefits summary|claim has been|claim payment|settle your claim`,
    2: `insurance|insure|insures|insuring|premiums|claims|exclusions|exclusion|covered|covers|renewal|renew|accident|
theft|fire|flood|escape of water|damaged|settlement|indemnity|beneficiaries|policies|vehicle|insurers|witnesses|
witness|collision|assured|wear and tear|motor|rider|copay|injured|bags|glass|engineer|keys|plan|billed|
owe the provider|single article|rings|begins|provider`,
    1: 'legal costs',
  },
  contract: {
    3: `the landlord|the tenant|the contractor|the employer|the employee|the seller|the buyer|the borrower|
the lender|the parties|both parties|either party|each party|the other party|between the parties|made on|tenancy|
tenancy agreement|monthly rent|rent is payable|notice period|written notice|weeks notice|months notice|
month s notice|bill of sale|sold as seen|offer of employment|terms of employment|employment contract|
contract of employment|probationary period|probation|loan agreement|promissory note|hereafter|hereinafter|
receiving party|disclosing party|disclose confidential|mutual non disclosure|shall not disclose|is let|sublet|
shall pay|agree as follows|it is agreed|we agree|hereby agree|in writing and signed|signed by both|
signed for and on behalf|signed in duplicate|term of this agreement|terminate this agreement|may terminate|
remain in force|place of jurisdiction|this contract|the agreement|power of attorney|partnership agreement|
licence agreement|sale agreement|lodger|licensor|licence to|non exclusive|exclusive licence|all other rights|
maintenance contract|tacitly renewed|unless cancelled|article 1|subject to contract|heads of terms|letter of intent|
not compete|non compete|have agreed|all claims|are settled|notice on either side|either side|put their names|
takes over the lease|indexed|liability limited|this licence|licence ends|sale of shares|loan of|on loan|
memorandum of understanding|supplier and customer|customer and supplier`,
    2: `contract|rent|deposit|lease|premises|term|terminate|notice|signed|dated|undertakes|undertake|agrees|agree|
agreed|obligation|provision|provisions|amendments|in writing|void|warrants|property of|witnessed|signatures|consent|
confidentiality|confidential|clauses|employer|employee|contractor|services|fee|fees|per annum|annual leave|
working time|commencement|jurisdiction|courts|english law|law applies|repay|handover|schedule|disputes|licence|
license fee|settled|duration|price|shares|sellers|flat share|bills included|smoking|separation|lift|exclusivity|
warranties|deferred|binding`,
    1: '',
  },
  legal: {
    3: `we use cookies|our cookies|cookies|your data|use of your data|data controller|data protection officer|
information commissioner|right to cancel|statutory rights|returns policy|returns and refunds|refund policy|
house rules|rules of the|rules and regulations|members shall|members must|is prohibited|are prohibited|
it is prohibited|not liable|no liability|accept no liability|we may change|reserve the right|reserves the right|
this policy applies|this policy|our policy|policy statement|scope this policy|policy is reviewed|
health and safety policy|equal opportunities|disciplinary|disciplinary action|disciplinary procedure|dismissal|
misconduct|anti bribery|anti corruption|whistleblowing|safeguarding|harassment|grievance|travel and expenses policy|
permission is hereby granted|is hereby granted|redistribution and use|provided as is|without warranty|
warranties of merchantability|copyright notice|all copies|in no event shall|disclaims all|is disclaimed|
are disclaimed|these terms|you may not|by using|governed by the law|source and binary forms|general public license|
permitted provided|licensor|licensee|bylaws|by laws|statutes|ordinance|community guidelines|hate speech|
close accounts|appeal against|unlawful content|art 6|rectification|erasure|portability|statutes of|seat of|
public benefit|exclusion needs|two thirds of the votes|supplier code|code of practice|shall pay|may audit|
serious violations|derivatives|reserved name|copyright statement|copyright holder|warranty of any kind|of any kind|
acceptable behaviour|terms of sale|imprint|modern slavery|accessibility statement`,
    2: `conditions|rules|rule|regulations|regulator|cancel|withdrawal|reimburse|applies to|breach|breaches|
violations|must not|may not|permitted|prohibit|forbidden|allowed|notice|damages|indirect|special|statutory|privacy|
cookie|employees|managers|visitors|members|membership|amend|amended|processors|gifts|without fee|hereby|version|
reviewed|effective|complaints|liability|redistribute|redistributions|retain|association|standards|suppliers|audit|
contents|post|process|rights of|delete|adopted|in force|redistributed|modified|freely|font|spam|dissolution`,
    1: 'own risk',
  },
  ticket: {
    3: `your booking|your reservation|your stay is confirmed|your stay|booking confirmation|booking confirmed|
booking ref|check in from|check in opens|online check in|free cancellation|twin room|double room|nights from|
rail ticket|coach ticket|train reservation|train ticket|bus ticket|ferry|advance single|return ticket|one way|
valid only on|not refundable|non refundable|no refund|non transferable|row|stalls|doors open|doors|no admission|
box office|general admission|eticket|your ticket|barcode|qr code|pnr|economy|business class|cabin bag|hand luggage|
baggage allowance|before departure|dep|arr|take off|voucher|car hire|pick up|drop off|rental car|passengers|photo id|
window seat|aisle|flight receipt|2nd class|1st class|second class|first class|cabin|show this to the driver|
bus station|coach station|coach park|outbound|inbound|bag drop|carry on|booking code|hostel|bed in|rest on arrival|
reception is open|time slot|entry between|x adult|under 12|visa appointment|applicant|consulate|how to get here|
thanks for booking|booked by|thank you for booking|fare class|boarding zone|gate closes|day pass|season ticket|
museum ticket|entry ticket|travel document|airbnb|your trip`,
    2: `flights|depart|departs|arrive|arrives|arriving|journey|tickets|seats|block|concert|theatre|match|festival|
starts|child|guest|room|breakfast|bag|ref|fees|valid|return|car|driver|passport|show this on arrival|cancellation|
tram|bus|slot|museum|embassy|photographs`,
    1: '',
  },
  medical: {
    3: `on examination|no fracture|x ray|mri of|ct scan|ultrasound|ecg|ekg|findings|impression|clinical question|
consultant|gp|your gp|referring|referral|referred|outpatient|inpatient|physiotherapy|antibiotics|ibuprofen|
amoxicillin|paracetamol|penicillin|one daily|once daily|twice daily|three times a day|each morning|tablets|capsules|
caps|tabs|repeat prescription|discharge|admitted|admission|follow up with|medicines|drugs|past history|
past medical history|side effects|full blood count|blood test|haemoglobin|hb|wbc|platelets|ferritin|tsh|creatinine|
hba1c|mmol|umol|sample taken|vaccinations|vaccination record|vaccinations record|mmr|tetanus|polio|yellow fever|
booster|batch|dental|tooth|crown|filling|dentist|dental practice|eye clinic|fracture clinic|an appointment|
your appointment|appointment with|practice nurse|nurse|radiologist|dob|bp|pulse|non smoker|hypertension|
osteoarthritis|pneumonia|conservative treatment|pmh|spo2|trop|dx|ambulance|rate control|st change|
spectacle prescription|spectacle|physio|physio plan|pain free|eccentric|hcpc|colonoscopy|gastroscopy|endoscopy|
clear fluids|sachets|blood thinners|diabetic|sedative|specimen|urine|midstream|microscopy|cfu|microbiologist|
laboratory|referred by|pt|biopsy|histology|anaesthetic|icd|outpatients|symptoms since|before your operation|
care plan|chronic|asthma|inhaler`,
    2: `patients|symptom|knee|spine|chest|heart|lungs|abdomen|fever|cough|infection|infirmary|dose|ml|review|
examination|smoker|allergy|rash|plan|diagnosed|treated|born|supply|injection|practice|health centre|optician|lens|
care|viral|tear|joint|goals|ice|lifting|pressures|irreg|anxiety|home with|iron tablets|unit|air|discs|obs|hr|sphere|
axis|recall|culture|sensitive|resistant`,
    1: 'year old|no action|given at',
  },
  certificate: {
    3: `this certifies|certificate no|certificate number|certificate of completion|certificate of attendance|
certifies|is certified|this award|award is made|awards|is awarded|was awarded|has passed|passed the test|passed with|
took part in|has taken part|has attended|with distinction|with merit|second class honours|first class honours|
degree of bachelor|degree of master|under the seal|vice chancellor|witnesses|were married|certified copy|
copy of an entry|registration district|informant|registered by|general register office|proof of enrolment|
proof of enrollment|is enrolled|we confirm that|is enrolled as|reference this|excellent performance|1st place|
first place|2nd place|3rd place|winner|champion|examiner|examining board|issued on|issuing body|without signature|
valid with the seal|overall grade|transcript|licence to|diploma in|hereby certifies|hereby certify|
expires three years|this certificate expires|conservatoire|awarded with distinction|employment certificate|
own request|best for the future|extract from the register|register of births|civil registry|
certificate of enrollment|certificate of enrolment|matriculation|matriculation no|regular student|semester|
valid unsigned|machine made|letter of reference|apostille|no criminal record|proof of residence|good conduct|
is registered as`,
    2: `award|degree|bachelor|master|science|college|academy|principal|instructor|passed|test|exam|merit|distinction|
stamp|signature|issued|valid|confirm|enrolled|full time student|satisfaction|employed|reference|birth|marriage|death|
cup|place|performance|graduated|content|theory|practice|verify|first aid|mark|violin|worked|duties|leaves us|
register|births|female|parents|registrar s office|colleagues|competent|trainer|candidate|entry`,
    1: 'above date|trainer no',
  },
  minutes: {
    3: `minutes of|minutes of the last meeting|the minutes|matters arising|any other business|aob|
date of next meeting|date of next session|the meeting closed|meeting closed|meeting ended|the meeting ended|
the meeting opened|opened the meeting|closed the meeting|was resolved|it was resolved|resolved that|resolution|
was agreed|it was agreed|agreed to|proposed by|seconded by|carried unanimously|unanimously|nem con|
declarations of interest|in the chair|treasurer s report|annual general meeting|agm|egm|owners meeting|board meeting|
team meeting|project meeting|weekly meeting|stand up|weekly sync|call notes|meeting notes|notes of the meeting|
action points|action point|actions|participants|those present|on the call|attending|sent apologies|votes|in favour|
abstained|abstentions|were approved|was approved|accounts were approved|it was discussed|it was proposed|
volunteered to|offered to|discussion points|to be actioned|follow up on|what was decided|taking notes|
memorandum of discussion|works council|was put to the vote|put to the vote|yes no|was chosen as|were elected|
was elected|was withdrawn|assembly|general assembly|parents evening|postponed|next round|sprint review|team review|
protocol|for a trial|took the chair|set out the|record of discussion|round table`,
    2: `resolved|treasurer|chairperson|clerk|trustees|governors|cllr|councillor|decided|decision|action|sync|
retrospective|open points|recorded|correspondence|election|elected|accepted|noted|thanked|carried|association|
households|owners|went through|next steps|council|topics|hall|sprint|officer|speakers|chosen|proposal|parties|round|
held`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
