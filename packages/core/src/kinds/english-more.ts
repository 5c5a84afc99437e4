import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/**
 * Words of sorts of papers that a kind had none for: papers of courts and wills, articles of the humanities, what lies
 * beside data and old programs, steps at a screen, essays and papers of exams, matches, offers in a letter.
 */
export const ENGLISH_MORE = {
  quote: {
    3: `your enquiry|your inquiry|without obligation|this offer|our quotation|binding until|offer no|offer number|
delivery time|terms of delivery|total price|to go ahead|go ahead|not included|prices exclude|prices include|
price includes|price excludes|booking fee|site visit|we could start|we can start|upon acceptance|on acceptance|
accepted by|receive your order|place an order|terms of sale|conditions of sale|estimated total|estimated cost|
scope of works|prices are held|offer is binding`,
    2: 'optional|validity|commissioning|incoterms|excludes|quantity discount',
    1: '',
  },
  contract: {
    3: `repays|lends|borrows|as security|only in writing|in writing only|signed by both|witness to|put in writing|either side can|
can terminate|until further notice|form part of this agreement|forms part of this agreement|this agreement runs|
the agreement runs|comes to an end|in the event of breach|is liable for|bears the cost|at the expense of|
the customer shall|the supplier shall`,
    2: 'instalments|heirs|security|lend|borrow|parties|undertaking|termination',
    1: '',
  },
  medical: {
    3: `red flags|low mood|anxiety disorder|behavioural therapy|counselling|was assessed|waiting time|range of movement|range of motion|on palpation|palpation|reflexes|presenting complaint|no adverse|flexion|
tenderness|bloods|home exercises|pain relief|review in|advised to|was admitted|was seen|no known allergies|
drug allergies|family history|social history|blood pressure|heart rate|signs of|treated with`,
    2: 'gait|swelling|nausea|stiff|exercises|mobilised|symptoms|acute|mild|bilateral|oral|consent',
    1: '',
  },
  minutes: {
    3: `took these notes|took notes|couldn t come|could not come|we decided|we meet again|meet again|it was decided|
was decided|will draft|will phone|will ask|will report back|to report back|majority|in favour|one against|voted for|
carried over|last week s actions|to be circulated|points for action`,
    2: '',
    1: '',
  },
  legal: {
    3: `claimant|defendant|plaintiff|respondent|appellant|petitioner|county court|high court|district court|
court of appeal|supreme court|superior court|magistrates court|small claims|in the matter of|give you notice|notice is hereby given|notice to quit|eviction|eviction order|possession is sought|is served|case no|
case number|docket|particulars of claim|statement of claim|statement of truth|it is ordered|hereby ordered|
court orders|judgment|cease and desist|last will|testament|testator|testatrix|executor|executors|executrix|
bequeath|my estate|my will|codicil|affidavit|sworn|make oath|solemnly and sincerely|statutory declaration|
notary public|power of attorney|be it enacted|enacted|statutory instrument|under section|to section|
guilty of an offence|an offence|come into force|comes into force|came into force|witness statement|summons|
injunction|warrant|the claimant|the defendant|the plaintiff|the deceased|legal advice|alleged|
hereinafter called`,
    2: `court|judge|tribunal|solicitor|solicitors|counsel|attorney|offence|statute|clerk of the court|heirs|estate|
damages|costs|revoke|absolutely|breach|pursuant|hearing|proceedings|facts|thereof|aforesaid`,
    1: '',
  },
  letter: {
    3: `i do hope|do write|write back|write to me|thinking of you|give my love|send my love|say hello to|
look after yourself|take care of yourself|how are you all|we are all well|it was lovely to|last letter|
got your letter|hope all is well|pleased to inform you|pleased to offer you|your application|glad to tell you|
should be grateful|would be grateful|please let us know|yours respectfully|encl|enclosures|our ref|your ref|
thank you for coming|hear from you|on behalf of the|the undersigned`,
    2: '',
    1: '',
  },
  certificate: {
    3: `was employed|has been employed|employed by|good character|her own accord|his own accord|every success|
service certificate|completed the course|successfully completing|pass mark|bachelor of|master of|doctor of|
admitted to the degree|course of study|the examiners|whom it may concern|entire satisfaction|
complete satisfaction`,
    2: 'honest|diligent|conduct|holder',
    1: '',
  },
  news: {
    3: `stoppage time|injury time|home side|the hosts|the visitors|equaliser|striker|midfielder|goalkeeper|yellow card|
red card|quarter final|semi final|world cup|grand prix|innings|wickets|points clear|police said|firefighters|
paramedics|eyewitnesses|were evacuated|was arrested|pleaded guilty|were injured|was injured|in custody|inquest|
is expected to|are expected to|spokesperson|officials said|interest rates|central bank|inflation|reporting by|
editing by|staff reporter|councillors|residents said|is believed to|are thought to|was quoted as|prices rose|
prices fell`,
    2: 'derby|substitute|skipper|manager|defeat|crowd|storm|rescue|strike|union|dollar|traders',
    1: '',
  },
  report: {
    3: `highlights|key metrics|in short|what went well|our advice|we advise|per head|was compared|were compared|
open questions|the figures show|issues and risks|next quarter|last quarter|up from|down from|on target|over target|
under budget|over budget|performance review|incident report|site visit|inspection report|date of inspection|
condition survey|plans for|lessons learnt|beneficiaries|trustees report|action plan|we recommend|
it is recommended|recommends that|during the year|in the year under|activities during|the survey was|
submitted by|for the period|this quarter|management summary|in comparison to|drivers|per order|was carried out|
were carried out`,
    2: 'prepared|indicators|challenges|activities|observations|median|backlog|volume|attrition|annex',
    1: '',
  },
  paper: {
    3: `present article|present study|present paper|this essay argues|scholars have|historians have|it has been argued|
has argued that|has argued|have argued|has suggested|have suggested|the literature on|in what follows|
little attention|previous research|prior work|our contributions|we examine|we examined|we report|we analyse|
we analyze|we prove|corresponding author|working paper|preprint|university press|journal of|proceedings of|
ibid|pp|passim|cf|the argument|we hypothesize|we hypothesise|we find that|the author argues|these findings|
our study|case study of|the nineteenth century|the eighteenth century|the seventeenth century|
the sixteenth century|the twentieth century`,
    2: 'century|historiography|theoretical|scholarship|framework|literature|hypotheses|limitations|argue|empirical',
    1: '',
  },
  manual: {
    3: `click on|click the|click next|click save|click ok|log in with|log in to|sign in to|sign in|from the menu|
in the menu|open the menu|the menu|drop down|upper left|upper right|top right|top left|lower left|you will see|
you should see|a window opens|step by step|how do i|if nothing happens|if something does|still stuck|try again|
help desk|service desk|administrators|your browser|clear the cache|safety information|for your safety|
risk of injury|risk of fire|electric shock|before each use|after use|care and cleaning|cleaning and care|
in the box|package contents|package leaflet|replacement parts|is supplied with|supplied with|this appliance|
the appliance|this device|the device|this machine|the machine`,
    2: `troubleshooting|appliance|tick|browser|screen|window|icon|tab|password|username|administrator|instructions|
directions|arrow`,
    1: '',
  },
  readme: {
    3: `what is in this|what s in this|contents of this|folder structure|directory structure|known bugs|known problems|
what s new since|how to reproduce|run the script|unzip|extract the|system requirements|
tested on|tested with|freeware|shareware|no warranty|at your own risk|please cite|cc by|creative commons|
this dataset|this data set|data dictionary|codebook|one row per|missing values|this repository|this package|
this folder|this script|version history|readme|read me|raw data|working directory|fixed a|
bug fixes|config file|ms dos`,
    2: 'archive|scripts|script|csv|xlsx|variables|variable|raw|folder|directory|github|crash|fixed|installing|freely',
    1: '',
  },
  notes: {
    3: 'phone with|spoke to|spoke with|talked to|ask him|ask her|exam question|call back|read ch',
    2: 'todo|maybe|hmm|idea|thinks|ring',
    1: '',
  },
  presentation: {
    3: `in a nutshell|where we are|what we need|our vision|the challenge|pros and cons|meet the team|speaker notes|
recap|why now|outline|our solution|today s agenda|key points|in summary|conclusions and outlook`,
    2: 'deck|demo|pros|cons|figure|picture|graph|recap|traction|roadmap|market',
    1: '',
  },
  schoolwork: {
    3: `in this essay|this essay will|we wanted to find out|our prediction|we found out|fair test|our experiment|science project|
reading list|plagiarism|participation|graded|absences|i will argue|i will discuss|this quote|this quotation|this shows that|
first of all|in conclusion|in my opinion|on the one hand|works cited|word count|answer all|all questions|
instructions to candidates|candidates|each question|section b|our class|our teacher|we learned|class test|
spelling test|fill in the|circle the|underline the|write your|show how you|colour in|match the|put in order|
missing number|missing word|explain your answer|give reasons|state two|state three|give two|give three|
with the aid of|describe how|draw a diagram|pass mark|total marks|parent s signature|end of paper|examination|
calculators|no calculators|the novel|the poem|the poet|secondly|thirdly`,
    2: `essay|worksheet|paragraph|paragraphs|thesis|candidates|quote|marks|fraction|fractions|decimal|diagrams|
shakespeare|form`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
