import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** Papers between people, sort by sort: agreements, rules and courts, lives, letters and mails. */
export const ENGLISH_PAPERS_PEOPLE = {
  contract: {
    3: `this contract|this lease|this licence|this deed|this tenancy|this loan|the lease|the loan|the licence|
agreement between|agreement made|agreement dated|agreement is made|agreement is between|contract between|
contract of sale|contract for|contract dated|agreement for|agreement to|entered into|is entered|made and entered|
the undersigned|parties agree|the parties agree|parties hereto|hereto|hereof|herein|hereunder|thereof|
hereinafter called|hereinafter referred|referred to as|in consideration of|in consideration for|agreed price|
agreed to sell|agreed to buy|agree to sell|agree to buy|agrees to sell|agrees to buy|agrees to pay|agree to pay|
agrees to lend|agrees to let|agrees to rent|agrees to provide|agrees to supply|agrees to deliver|agrees not|
agrees that|we both agree|we hereby|i hereby agree|promise to pay|promise to repay|i owe|iou|will repay|
shall repay|to be repaid|repayable|repaid in|repayment of the loan|interest free|lent to|lends to|has lent|
borrowed from|has borrowed|principal sum|loan amount|security for the loan|guarantor|guarantees payment|sells to|
hereby sell|sells the|without guarantee|no guarantee|free of encumbrances|clear title|title passes|
ownership passes|ownership transfers|risk passes|bill of sale for|vehicle sale|sale of vehicle|sale of car|
sale of motor|rents to|hires to|leases to|the premises|the apartment|the land|the garage|rent of|rent shall|
rent will|rent due on|monthly rental|payable monthly|payable in advance|in advance on|security deposit|
deposit of|deposit will be returned|deposit is refundable|returned at the end|holding deposit|bills are|
house share|lodger agreement|room rental|fixed term of|initial term|period of months|period of one year|
commencing on|commences on|shall commence|begins on|and ending|renewed for|renewal of this|renewed|terminated by|
may be terminated|can be ended|end this agreement|early termination|termination of|upon termination|
on termination|month's notice|months' notice|weeks' notice|days' notice|notice in writing|written notice|
break clause|obligations of|landlord shall|tenant shall|tenant will|landlord will|tenant agrees|landlord agrees|
tenant may|tenant must|tenant's obligations|landlord's obligations|the lodger|the hirer|the supplier|
the provider|the consultant|the freelancer|client agrees|client shall pay|the service provider|scope of services|
statement of work|fixed fee|payable on|hourly fee|independent contractor|not an employee|your employment|
employment will|you will be employed|commence employment|reporting to|hours of work|normal working hours|
working hours|salary will be|annual salary|paid monthly in|holiday entitlement|days holiday|days annual leave|
paid leave|probation period|six months probation|probationary|garden leave|restrictive covenants|
non solicitation|non disclosure|non disclosure agreement|nda|confidential information means|keep confidential|
strictly confidential and|trade secrets|intellectual property rights|assigns to|assignment of|royalty|royalties|
grants to|hereby grants|grants the|licence to use|limited licence|exclusive right|sole and exclusive|indemnifies|
hold harmless|indemnity|limitation of liability|liability of|force majeure|entire agreement|whole agreement|
supersedes|amended in writing|amendment|variation|waiver|severability|counterparts|binding on|legally binding|
binding upon|successors and assigns|governed by|laws of england|laws of the state|law of england|
exclusive jurisdiction|dispute|mediation|breach of|in breach|failure to pay|remedy the breach|in witness whereof|
executed as a deed|in the presence of|signed in the presence|witnessed by|witness name|witness signature|
signed and dated|signature and date|signed date|print name|for and on behalf of|duly authorised|each party keeps|
original copies|two originals|date and place|place and date|power of attorney|appoint|as my attorney|prenuptial|
separation agreement|cohabitation|partnership agreement|the partners|joint venture|shareholders agreement|
share purchase|memorandum|letter of agreement|heads of agreement|service level|maintenance agreement|
gym membership agreement|hire agreement|rental agreement|equipment hire|photo release|model release|
release and waiver|childcare agreement|boarding agreement|settlement agreement|severance|rules for the flat|
house sitting|pet sitting agreement`,
    2: `this sale|enter into|by and between|is made by|of the one part|of the other part|of the first part|
of the second part|first party|second party|party of the|parties have|shall mean|for the sum of|for a price|
has agreed to|have agreed|both of us|between us|paid back by|paid back in|without interest|sold in its|
as is where is|sold as is|free from|lets to|let to|the property at|the flat|the house at|on the first day|
first day of each|utilities are|term of the|term of this|for a period|starting on|ends on|until further|
extended by|can end|may end|end the|one month's|by giving|giving notice|the owner|the company shall|
the client shall|the client will|services to be|shall be paid|will be paid|fee of|license to use|
shall not be liable|signed by|signed by the|copy each|one copy|to act on my|the contract|undersigned|agree that|
i agree to|promises to|i promise|has sold|sold to|the property|the room|utilities|for a term|two months'|
give notice|the services|deliverables|employed as|position of|start date|job title|salary of|
intellectual property|permission to use|use of the|indemnify|arbitration|signature of|signatures|tenants|
landlord|tenant|lessee|lessor|vendor|purchaser|borrower|lender|licensee|licensor|employer|employee|buyer|seller|
parties|clause|clauses|hereby|shall|agreement|obligations|liable|terminate|termination|deposit|rent|commission|
exclusive|venue|artist|hirer|owner|witness|duration|subcontract|hire|repair|inventory|pets|smoke|premises|
tenancy|repayments|instalments|monthly`,
    1: '',
  },
  legal: {
    3: `terms of service|terms and conditions of|general terms|general conditions|conditions of sale|
conditions of carriage|conditions of entry|privacy notice|privacy policy|cookie policy|data protection|
personal data|your personal data|personal information|data we collect|information we collect|we collect|
lawful basis|legal basis|legitimate interests|data subject|right to erasure|right to complain|right to withdraw|
lodge a complaint|effective as of|effective from|last revised|changes to this policy|amend these|by accessing|
you are responsible|prohibited conduct|prohibited uses|suspend or terminate|at our discretion|sole discretion|
at its sole|no refunds will|cancellation policy|complaints procedure|complaints policy|code of ethics|dress code|
staff handbook|employee handbook|all staff|all employees must|employees must|staff must|staff may|managers must|
visitors must|residents must|members agree|membership rules|club rules|pool rules|library rules|site rules|
house rules for|tenancy rules|residents are|guests must|are not permitted|strictly forbidden|strictly prohibited|
is forbidden|failure to comply|breach of these|breach of this|in breach of|disciplinary|subject to disciplinary|
fines|penalty of|liable on|guilty of|offence|an offence|convicted|summary conviction|shall be punished|
imprisonment|enacted|be it enacted|commencement and|short title|interpretation|in these regulations|
these regulations|regulation 1|statutory instrument|secretary of state|sub paragraph|pursuant to|
in accordance with|notwithstanding|subject to the provisions|provisions of|within the meaning|has the meaning|
the following definitions|enters into force|entry into force|repealed|regulation eu|official journal|
municipal code|ordinance no|ordinance|zoning|bye laws|byelaws|bylaw|articles of|memorandum of|constitution|
constitution of the|the society shall|the association shall|the committee shall|the trustees shall|
general meeting shall|annual general meeting shall|quorum shall|dissolution|in the event of dissolution|
high court|district court|county court|court of appeal|docket|plaintiff|defendant|claimant and|respondent|
appellant|petitioner|versus|judgment|judgement|order of the court|it is ordered|ordered that|the court finds|
the court orders|hearing date|you are summoned|summons|subpoena|writ|affidavit|sworn|being duly sworn|i swear|
statement of truth|i believe that the facts|claim form court|counterclaim|injunction|bail|verdict|sentence|
statement of claim|particulars of claim|witness statement|deponent|notary public|commissioner for oaths|
last will and testament|i revoke|testament|i give and bequeath|bequeath|executor|executors|my estate|
residue of my|probate|letters of administration|trustee|grant of|lien|notice is hereby|public notice|
planning notice|notice to quit|eviction|cease and desist|infringement|trademark|trade mark|patent|copyright act|
license agreement|end user|eula|disclaim|disclaimer|indemnify us|class action|jurisdiction of|entire risk|
severable|unenforceable|prize draw|competition rules|entrants|entrants must|promoter|winner will be|
entry is open|closing date for entries|eligibility|terms apply|statutory right|consumer rights|distance selling|
cooling off right|accessibility|equal opportunities policy|safeguarding policy|anti bullying|
health and safety at|risk assessment policy|environmental policy|drug and alcohol|social media policy|
data retention|retention policy|information security policy|acceptable use|password policy|remote working policy|
expenses policy|procurement policy|conflict of interest policy|gifts and hospitality|whistle|
purpose of this policy|this policy sets|responsibilities under|policy owner|policy review|review date|
approved by the board|responsible person|provider identification|company information|legal disclosure`,
    2: `terms of use|conditions of use|how we use|how long we keep|processing of|we process|third parties|share your|
your rights|right to access|right to object|last updated|version of these|we may update|by using this|
by continuing|you agree that|you must not|you must be|you may only|users must|users may|your account may|
members may|members are|rules of|not permitted|is not permitted|are not allowed|may result in|fine of|liable to|
this act|this act may|under the act|in this act|may by order|for the purposes of|means any|come into force|
comes into force|by law|objects of the|the club shall|in the matter of|case no|last will|notice of|
notice is given|you may copy|limitation of|hold us|void where|returns within|scope of this|refund will be|
code of conduct|rule 1|is not allowed|will result in|the act|the minister|subsection|paragraph|schedule 1|
without prejudice|definitions|directive|supreme court|claim no|hearing|notary|beneficiaries|redistribute|
no warranty|arbitration|governing|travel policy|legal notice|hereby|shall|prohibited|permitted|liability|lawful|
unlawful|pursuant|statute|statutory|regulation|regulations|provisions|provision|clause|article|articles|
paragraphs|penalties|offence|offences|comply|compliance|consent|cookies|gdpr|controller|processor|erasure|
entrant|judge|justice|counsel|attorney|solicitor|claimants|defendants|appeal|appeals|ruling|enforce|enforcement|
obligation|byelaw|tribunal|heirs|dissolve|amend|conduct|discipline|sanction|sanctions|notices|licence|licensee|
members|member|committee|policies`,
    1: '',
  },
  resume: {
    3: `curriculum vitae|personal statement|personal profile|professional profile|professional summary|career summary|
executive summary of|career objective|career profile|career history|career highlights|key skills|core skills|
core competencies|technical skills|soft skills|skills summary|other skills|computer skills|language skills|
languages spoken|english fluent|fluent in|native speaker|mother tongue|working knowledge of|basic french|
conversational|intermediate|b2|proficient in|proficiency|work experience|work history|employment history|
professional experience|relevant experience|previous experience|experience includes|years experience|
years of experience|years' experience|volunteer experience|volunteering|voluntary work|internship|internships|
intern at|apprenticeship at|placement at|summer job|part time job|education and training|qualifications|
professional qualifications|academic qualifications|certifications|licences and|training courses|
courses attended|further training|professional development|academic background|academic appointments|
academic employment|bachelor of|ba hons|bsc|bsc hons|msc|mba|phd in|bachelor's degree|master's degree|
high school diploma|gcses|gpa|dean's list|cum laude|magna cum laude|honours degree|graduated with|certificate in|
nvq|btec|hnd|city and guilds|first class honours|upper second|dissertation on|thesis on|nationality|
marital status|driving licence|full driving|clean driving|driver's license|willing to relocate|willing to travel|
work permit|visa status|available immediately|notice period|salary expectation|references available|
references on request|references available on|available upon request|referees|hobbies|hobbies and interests|
interests and|interests include|in my spare|my strengths|team player|self motivated|hard working|hardworking|
highly motivated|results driven|results oriented|detail oriented|good communicator|attention to detail|
able to work|track record|proven track|seeking an|desired position|position sought|objective to|
responsibilities included|responsibilities|duties included|main duties|key responsibilities|accomplishments|
honors and awards|awards honours|selected publications|selected projects|selected clients|personal projects|
publications and|invited talks|conference presentations|grants and awards|grants awarded|research interests|
teaching experience|professional memberships|memberships|fellow of|chartered|registered nurse|led a team|
managed a team|led development|increased sales|increased revenue|reduced costs|reduced by|responsible for the|
supervised|trained new staff|trained staff|oversaw|coordinated|spearheaded|promoted to|promoted from|
self employed as|present senior|current role|current position|previous roles|earlier roles|early career|
senior manager|project manager|sales assistant|shop assistant|software engineer|web developer|data analyst|
administrator at|customer assistant|head chef|sous chef|line cook|waiter|waitress|fork lift|forklift|
forklift licence|hgv|cscs|first aid certificate|food hygiene|dbs checked|crb|linkedin|linkedin com|portfolio at|
application form|application for the post|job application|present employer|previous employers|reason for leaving|
reasons for leaving|dates employed|name of employer|position held|positions held|casting|stage experience|
screen credits|theatre credits|playing age|spotlight|musical training|repertoire|solo exhibitions|
group exhibitions|exhibitions|residencies|commissions include|clients include|filmography|discography`,
    2: `about me|it skills|master of|right to work|looking for a role|looking for a position|looking for work|awards and|
team of|developed and|designed and|built and|worked as|worked at|to present|languages english|education and|
university of|a levels|gcse|graduated from|diploma in|coursework|date of birth|place of birth|available from|
referee|strengths|seeking a|key achievements|achievements|member of the|managed a|led the|improved|in charge of|
launched|maintained|successfully|worked for|worked with|worked in|employed as|freelance|customer service|
electrician|e mail phone|contact details|cv|resume|profile|skills|experience|education|qualification|employment|
employer|employers|objective|engineer|assistant|developer|consultant|coordinator|teacher|nurse|accountant|intern|
trainee|apprentice|foreman|technician|designer|researcher|lecturer|postdoc|phd|mentored|negotiated|streamlined|
excel|powerpoint|word|photoshop|sql|javascript|spanish|french|german|mandarin|fluent|native|certified|accredited|
football|travel|hiking|chess|volunteer|graduate|degree|college|school|university`,
    1: '',
  },
  letter: {
    3: `dear sir|dear sirs|dear sir or madam|dear madam|dear mr|dear mrs|dear ms|dear miss|dear dr|dear professor|
dear editor|dear friend|dear friends|dear neighbour|dear neighbours|dear resident|dear residents|dear parents|
dear parent|dear colleague|dear colleagues|dear valued|dear member|dear members|dear tenant|dear mum|dear mom|
dear dad|dear grandma|dear granny|dear uncle|dear aunt|dear santa|dear father christmas|dear teacher|my dear|
my dearest|dearest|my love|my darling|for the attention|by registered|recorded delivery|private and confidential|
open letter|writing to inform|writing to ask|writing to complain|writing to confirm|writing to apply|
writing to express|writing on behalf|meaning to write|meant to write|sorry i haven't written|since i last wrote|
thank you for your letter|thanks for your letter|thank you for your card|your letter of|your letter dated|
in your letter|got your letter|lovely letter|your kind letter|received your letter|with regard to your|
you may remember|i hope this letter|hope this finds|i am pleased|i am delighted|we are pleased to inform|
i am sorry|i am so sorry|we are sorry|we regret|we regret to|i regret to|with regret|deepest sympathy|
condolences|sorry to hear|so sorry for your|thinking of you|our thoughts are|congratulations on|happy birthday|
merry christmas|happy christmas|happy new year|best wishes for|miss you|we miss you|love you|all our love|
lots of love|much love|with love|your loving|your son|your daughter|your friend|your affectionate|yours truly|
yours sincerely|yours faithfully|yours respectfully|yours|sincerely|sincerely yours|respectfully yours|
warm regards|with best wishes|with kindest|best wishes|warmest|god bless|would be grateful|i would be grateful|
we would be grateful|should be grateful|grateful if you|appreciate it if|i would appreciate|please contact me|
contact me on|please find enclosed|enclosed please|i enclose|we enclose|enclosed is|enclosed are|encl|enc|
enclosures|we look forward|look forward to hearing|hearing from you|hear from you|early reply|prompt reply|
your reply|await your|at your earliest|earliest convenience|in advance for|thanking you|
thank you for your understanding|apologise for any|apologies for|any inconvenience|please feel free|
do not hesitate|don't hesitate|letter of complaint|i am not happy|unacceptable|dissatisfied|complain about|
i have been a customer|letter of resignation|resign from|my resignation|hand in my notice|
application for the position|position advertised|i enclose my cv|my cv|letter of recommendation|i recommend|
recommend her|recommend him|recommend them|has worked for me|cover letter|as your landlord|as your neighbour|
the weather here|the weather is|the kids|grandad|give my love|give my regards|say hello to|love to all|kisses|
we arrived|wish you were here|having a wonderful|having a lovely|you would love|weather lovely|you are invited|
we would love|rsvp|request the pleasure|pleasure of your company|notice to residents|water will be|
will be visiting|please be advised|this is to inform|inform you that|we are contacting`,
    2: `to whom it|to the editor|sir your|attention of|our ref|your reference|our reference|ref no|by post|letter of|
i am writing|i write in|we are writing|we write to|writing to you|writing to thank|wanted to write|not written|
thank you so much|thank you very much for|many thanks for your|with reference to your|further to your|
further to my|further to our|in response to your|following our|following your|as you know|as you may know|
as you will|you will know|i hope you are|hope you are well|hope you're all|we hope you|we were very|we were so|
we are delighted|well done on|get well|missing you|with all my|love from|yours ever|see you soon|write soon|
write back|please write|let us know|let me know when|please let me|please let us|please could you|
could you please|would you please|we would like to|we wish to|please find|thank you for your help|
thank you for your time|should you have any|if you have any|my last day|my application for|apply for the|
reference for|have known|has been my|as a parent|the children are|everyone here|here we are|hope you can|
works will take|access to your|dear all|dear customer|your ref|by hand|without prejudice|hope you're well|
i trust|i was very|i was so|i am very|i miss|kind regards|best regards|i would like to|i wish to|cc|
looking forward|i look forward|very disappointed|give notice|interview|xx|xxx|ps|invite you|sincerely|faithfully|
regards|dearest|enclosed|grateful|appreciate|apologies|apologise|regret|hesitate|love|darling|mum|mom|dad|granny|
grandma|grandad|auntie|sorry|thank|yesterday|weather|holiday|visit|garden|neighbour|neighbours|landlord|tenants|
residents|editor|complaint|sympathy|congratulations|wishes`,
    1: '',
  },
  mail: {
    3: `sent to subject|to cc subject|bcc|reply to|fw|fwd|original message|forwarded message|begin forwarded message|
on mon|on tue|on wed|on thu|on fri|sent from my iphone|sent from outlook|get outlook for|sent from yahoo|
attached|attached is|attached are|see attached|please see attached|i've attached|i have attached|as attached|
attachment|attachments|the attached|forwarding|forwarding this|my previous email|ping me|just a quick|quick note|
quick update|quick one|quick reminder|gentle reminder|friendly reminder|follow up on|circling back|touch base|
touching base|looping in|cc'ing|hi everyone|hi both|hi folks|hi team|hello all|hello everyone|hey all|
hey everyone|good afternoon|morning all|thanks for the quick|thanks for sending|thanks for letting|
thanks in advance|cheers|rgds|talk soon|speak soon|see you tomorrow|please confirm|please advise|please reply|
reply by|by end of day|by eod|by cob|eod|fyi|tomorrow at|sounds good|sounds great|no worries|happy to help|
calendar invite|meeting invite|zoom link|teams link|join the call|dial in|unsubscribe|unsubscribe here|
manage preferences|view in browser|view this email|you are receiving|do not reply|please do not reply|no reply|
noreply|automated message|automatic reply|on annual leave until|limited access to|confidentiality notice|
intended recipient|intended only|delete this email|printing this email|virus free|verify your email|
confirm your email|reset your password|password reset|click the link|click here|link expires|new sign in|
new login|security code|verification code|newsletter|read online|shop now|offer ends|list info|mailman`,
    2: `from to subject|from sent to|sent from my|sent via|as per my|per my last|my last email|your email|your mail|
your message|this email|this e mail|an email|email me|drop me|just checking|checking in|just following up|
loop in|hi all|hi there|hello there|good morning|hope all is well|hope you had|thanks for getting back|
thanks for this|many thanks|thanks again|see you then|let me know if|let me know what|let us know if|
can you send|could you send|can you please|could you|get back to me|works for me|that works|does that work|
does tuesday|are you free|are you around|are we still|still on for|no problem|meeting id|you received this|
this message was|out of office|think before you print|link below|sign in|your account|this week in|order now|cc|
wrote|see below|copying|dear all|hope you're well|best regards|kind regards|regards|asap|happy to|feel free|
any questions|invite you|what's new|mailing list|email|inbox|forwarded|reply|replied|sent|thread|attached|fwd|
thx|pls|btw|fyi|hi|hey|hello|cheers|outlook|unsubscribe`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
