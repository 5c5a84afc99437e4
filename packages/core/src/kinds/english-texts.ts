import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** More of the words that English texts of people carry, in the form and by the weights of the lexicon. */
export const ENGLISH_TEXTS = {
  resume: {
    3: `employment|career history|career summary|work history|about me|profile|key achievements|
references on request|references available on request|referees|driving licence|driver s license|year apprenticeship|
apprenticeship|apprenticed|school leaving certificate|gcses|gcse|a levels|tech stack|native speaker|mother tongue|
schooling|place of birth|looking for a position|years experience|years of experience|experienced|team leader|
selected publications|appointments|postdoctoral|professional development|computer skills|it skills|soft skills|
language skills|open to work|trained in|responsible for a team|hobbies and interests|registered nurse|licensure|
clinical experience|cum laude|rn|bsn|can start|available from|next of kin|sea service|day rate|freelance since|
predicted grades|work placement|i am good at|curriculum of|class c|eu citizen|years old|notice period|
salary expectation|career break|hard skills|summary of qualifications|licenses`,
    2: `cv|present|junior|senior|intern|lead|led|trained|trainee|supervisor|foreman|promoted|degrees|bsc|ba|msc|phd|
qualification|qualifications|certified|certificates|courses|speaks|spanish|french|german|english|native|basic|
referee|born|tools|software|excel|word|driving|volunteering|licences|teaching|grants|delivered|built|improved|
increased|reduced|owned|halved|cut|summary|career|position|foundation|knowledge|apprentice|nurse|copy editor|
technician|consoles|producer|freelance|staff|staff at|medical center|available|punctual|hands on|rank|clients`,
    1: '',
  },
  letter: {
    3: `my dear|dearest|dear mr|dear ms|dear mrs|dear grandma|dear customer|dear customers|dear neighbours|
dear neighbour|dear parents|dear parents and carers|dear all|dear friends|dear members|dear colleague|dear editor|
ever your|your loving|lots of love|all my love|with love from|yours ever|best wishes|with best wishes|warm wishes|
with warm wishes|all the best|warmest regards|love from|i enclose|please find enclosed|with reference to your letter|
your letter of|further to your letter|further to our|i was sorry to|i am sorry to hear|we are sorry for|
i should like to apply|i wish to apply|i would be glad|i would like to apply|do not hesitate to|thank you so much|
i write to|i am writing to|we are writing to|i look forward|look forward to meeting|hope this finds you|
hope you are well|i hope that you|in sympathy|condolences|yours etc|dear headmaster|dear family|and family|
saddened to hear|in friendship|dear ones|hello from|write soon|i miss|hugs and kisses|we have received your letter|
we regret|should you change your mind|by post|to the editor|your correspondent|thank you for your|registered post|
i invite|subject your|we confirm that your|miss you|wish you were here|greetings from|i hope this letter|resignation|
notice of termination|i hereby resign|i hereby cancel`,
    2: `inconvenience|apologise|apologies for|congratulations|sorry|complaint|request|kindly|invite you|invitation|
interview|advertised|we hope|hope to see you|headteacher|caretaker|neighbours|tenants|residents|parents|
customers|signed|re your|ref your|on behalf of|enclosing|voucher|love|granny|grandma|uncle|aunt|visit us|
come and see us|choir|prayers|excuse|lifts|window|letters|regret|subscription|decision|editor|claims|flat|friendship|
family|sir`,
    1: '',
  },
  mail: {
    3: `begin forwarded message|sent from my iphone|sent from my phone|sent from my ipad|
view this email in your browser|view in browser|view online|out of office|unsubscribe here|to unsubscribe|
stop these e mails|list unsubscribe|on behalf of|you are receiving this|weekly digest|fwd|
please see attached|see attached|attachment|attached is|attached are|reply all|to all|all staff|no reply|
reset your password|reset the password|if it was you|if not ignore|ignore this message|follow the link|
verify your email|confirm your email|hi both|hi all|aw|objections by|as promised|sign in attempt`,
    2: `fw|sent|cheers|hi|hello|newsletter|see below|let me know|read more|digest|signed up|password|account|link|
booked|facilities|to me`,
    1: 'works for me|see you',
  },
  recipe: {
    3: `whisk|marinade|marinate|sauté|saute|deglaze|fold in|beat until|beat the|mix the|pour over|pour in|
bring to the boil|season with|season to taste|salt and pepper|to taste|pinch of|serve with|serves|makes about|golden|
golden brown|cream the butter|rub in|in the oven|gas mark|fan oven|roast at|bake at|bake for|fry in|fry the|
let it rise|let rise|proof the|sourdough|starter|leaven|banneton|garnish|drizzle|sprinkle with|scatter|toss with|
thinly sliced|finely chopped|grated|cloves garlic|cloves of garlic|coconut milk|soy sauce|baking powder|self raising|
plain flour|caster sugar|icing sugar|strain|jars|pickled|prep|cooking time|bring to the table|freezes well|leftovers|
blitz|pan fry|turmeric|ghee|mustard seed|curry leaves|pressure cook|brown the meat|slow cooker|bay leaf|celery|
cornflour|thicken with|dumplings|loaf tin|bicarb|brown sugar|melted butter|ripe bananas|steep overnight|muslin|
citric acid|zest|cordial|boil the noodles|spring onions|peanut butter|toss everything|feeds two|feeds four|tip over|
throw in|mash|into the pot|on low|dissolve|let it prove|wok`,
    2: `baked|roast|roasted|boiled|grill|steam|chop|sliced|mince|beat|fold|pour|rinse|season|tin|jug|tray|foil|lid|
yoghurt|yogurt|ginger|carrots|potatoes|tomatoes|lentils|beans|chickpeas|pasta|stock|vinegar|honey|lemon|lime|mustard|
dill|mint|parsley|basil|cumin|curry|nutmeg|beef|lamb|fish|salmon|tofu|cake|bread|rolls|salad|stew|pie|pancakes|spoon|
handful|crust|noodles|chilli|dal|bananas|cucumber|peanuts|bottle|washed|cook till|fried egg|slices`,
    1: '',
  },
  news: {
    3: `said on monday|said on tuesday|said on wednesday|said on thursday|said on friday|said on saturday|
said on sunday|announced on|according to|officials say|
officials said|police have|police in|police said|fire service|has confirmed|confirmed on|declined to comment|
in a statement|spokesperson|opposition leaders|the opposition|called for|come forward|arrested|was arrested|break in|
inquiry|analysts at|shares in|shares fell|shares rose|profits fell|profits rose|to cut jobs|jobs at risk|
stoppage time|late goal|the hosts|the visitors|penalty|the final|cup final|fans|premiere|jury|this newspaper|
by our correspondent|witnesses said|witnesses|county council|city council|local residents|mayor|
members of parliament|mps|the minister|the government|government plans|the agency reported|per cent|
investigation is under way|under way|the case continues|experts believe|due in court|in custody|emergency services|
agencies|central bank|key rate|economists had expected|inflation|governor|councillors voted|campaigners|vowed to|
objections|last night|in favour of building|obituary|has died|has died aged|died aged|is survived by|survived by|
title race|goalless|bottom club|the leaders|man of the match|held to a|quarter point|quarter of a point|
at the weekend|earlier this year|this year s|supporters|ahead of the vote|coalition|ministry|prosecutors|court heard|
sentenced|earthquake`,
    2: `on monday|on tuesday|on wednesday|on thursday|on saturday|warned|confirmed|praised|blamed|criticised|accused|denied|claimed|spokeswoman|officials|authorities|council|
county|city|region|residents|goal|win|team|manager|injured|killed|crash|fire|flood|storm|river|jobs|unions|union|
workers|retailer|firm|customers|sales|quarter|forecasts|profit|demand|festival|audience|director|documentary|
visitors|debut|defeat|traffic|services|elections|parliament|plan|plans|costs|rose|fourth|currency|draw|keeper|club|
wildlife|crowds|quay|born|retired|joined|daughters|bank shares|homes|site|economists|captain|judge|strike`,
    1: 'at least|more than|since october',
  },
  report: {
    3: `summary of results|summary of findings|we recommend|we advise|it is recommended|main findings|
site visit report|inspection report|survey report|condition survey|condition rating|building survey|survey of|
energy audit|audit report|audit|evaluation|evaluation of|review of|incident report|field report|trip report|
monthly report|sales report|weekly report|trading update|quarterly results|half year|half yearly|interim report|
management report|status green|status red|next milestone|milestones|milestone|mitigation|main risk|headcount|
turnover|year on year|on last year|against the previous year|compared with last year|in comparison with|this report|
the report|this document summarises|annex|limitations|next steps are|benchmark|key figures|payback|inspected|
inspector|feasibility study|respondents|we asked|satisfaction|interviews with|measured|terms of reference|
risk assessment|fire risk assessment|overall risk|significant findings|priority a|half year figures|operating profit|
order book|segments|we still expect|full year|immediate action|to prevent recurrence|recurrence|root cause|
what happened|what worked|we suggest|prepared for|over the year|lessons learned|next review|contacts attached|
corrective action|accident book|revenue came to|quarterly`,
    2: `recommendation|recommended|conclusion|outlook|margin|rose|fell|decrease|previous year|costs|budget|risks|
amber|pilot|evaluated|assessed|inspection|measures|sample|questions|visit|photos|attached|method|scope|consultant|
consulting|condition|rating|trend|reports|project|progress|spent|branches|sites|levels|guideline|urgent|repair|
energy|sales|moderate|actions|cause|injury|details|export|packaging|prices|assessment|risk|place|persons|figures|
asked|impression|purpose`,
    1: '',
  },
  paper: {
    3: `we compared|we study|we investigate|we present|we analysed|we introduce|our findings|our results|our sample|
in this article|this article argues|this article|this dissertation|this thesis|thesis submitted|thesis|dissertation|
doctor of philosophy|bachelor thesis|master thesis|supervisor prof|literature review|research question|university of|
materials and methods|statistically|not significant|p value|confidence interval|hazard ratio|odds ratio|cohort study|
randomised|randomized|controlled trial|trial registration|competing interests|main outcome|previous studies|
earlier work|future studies|further research|future work|small sample|consistent with|upper bound|lower bound|
by induction|for every|let g be|is bounded by|linear regression|significance|peer review|doi org|submitted to|
in press|monograph|manuscripts|we tested|failure to replicate|chance level|methodological differences|we consider|
we obtain|near optimal|singular value|key proposition|state and prove|building on|advisor|difference in differences|
pass through|placebo tests|parallel trends|robustness checks|appendix b|systematic review|meta analysis|
search strategy|databases|reviewers screened|rcts|pooled|certainty of the evidence|historians|sheds light on|i treat|
i argue|i find|city archive|institute of|has been reported in|we discuss|independent entries|natural history|
empirical|qualitative interviews|theoretical framework|coefficient|standard errors`,
    2: `summary|objective|design|setting|background|conclusions|bound|eigenvalue|graph|effects|effect|incidence|
patients|significant|sample|studies|trial|trials|analysed|variables|datasets|propose|proposed|chapter|sources|
evidence|scheme|argues|article|appl|biol|proc|ed|trans|funding|author|authors|research|scholars|coding|matrices|
estimate|economics|exercise|included|moment|museum|institute|entries|bounded|prices|debts|assumption|notation|
following|petition|archive|networks`,
    1: '',
  },
  manual: {
    3: `before first use|before use|before you start|never immerse|do not open|do not immerse|do not overtighten|
keep these instructions|instructions for use|how to use|how to assemble|assembly instructions|
installation instructions|quick start guide|quick reference|getting to know your|parts list|parts included|
tools needed|tools required|screwdriver|dowels|hold the button|press the|press and hold|turn the dial|turn the|
push in|pull out|switch it on|switch on|switch off and|unplug|disconnect from the mains|from the mains|plug it in|
insert the|attach the|attach|tighten|anticlockwise|clockwise|descale|detergent|washing machine|vacuum cleaner|
error code|error e|fault|does not start|check the fuse|check that|out of reach of children|away from children|
damp cloth|household waste|collection point|spare parts|technical data|original accessories|service centre|
your dealer|guarantee|full charge|to pair|to reset|reset|tyre pressure|torque|rechargeable|max load|rinse aid|blinks|
setting up|stand it upright|before you plug|press power|buzzer|when the tank is full|problem what to do|what to do|
not working|fitting your|child seat|thread the|pull tight|never use it|sewing machine|install the app|
turn on bluetooth|tap the|keypad|your pin|no signal|lost phone|for the user|normal display|defrosting|low flow|
bleed the system|radiator|isolator|call service|hot water|turn off|keep clear|cm clear|wash the filter|
maintenance schedule|how to open|how to set|how to replace|how to change`,
    2: `instructions|instruction|steps|screws|screw|bolt|bracket|shelf|legs|base|lid|cover|filter|fuse|adapter|
batteries|cells|charger|volts|watts|hz|kw|noise|dial|wheel|lever|switch|knob|menu|lamp|lights|red|program|programs|
choose|hold|insert|push|pull|slide|fit|fix|lay|stand|oil|check|replace|replacing|empty|fill|camera|shutter|focus|
headset|kettle|thermostat|alarm|wireless|accessories|dealer|dispose|tank|thread|seat|belt|app|gate|phone|pump|code|
humidity|upright|power|setting|valves|degrees|pin|set up|click|sign in with|flashing|operation`,
    1: '',
  },
  readme: {
    3: `to build|make install|requires python|requires node|works with node|node js|environment variables|
environment variable|config file|configuration file|run the tests|test suite|the tests|pull requests welcome|
patches welcome|contributions welcome|bug reports|feature requests|report bugs|known issues|release notes|
semantic versioning|fork the repository|clone the repository|merge request|open a pull request|issue tracker|
the linter|code style|in ci|returns the|raises valueerror|throws|json array|rest api|bearer token|rate limit|
http api|endpoint|endpoints|localhost|stdout|stderr|docker build|health check|deployment|deploy|compiler|gcc|clang|
cmake|zlib|pkg config|the docs|api documentation|api docs|see also|apache licence|apache license|released under|
licence mit|bsd license|compatible with|linux and macos|command line options|default port|dockerfile|npx|yarn|
cargo add|zero dependencies|msrv|dual licensed|installing from source|from source|meson|ninja|sudo|prefix usr|
binaries|webhooks|webhook|post request|json body|the body is json|status within|x signature|length prefixed|protobuf|
sqlite|migrations|at startup|handler|integration tests|migrating from|default export|breaking changes|is now async|
codemod|type errors|deprecated|milliseconds|streaming|parser|architecture notes|for developers|npm run|tarball|
homebrew|requirements txt|sdk`,
    2: `functions|method|parameter|argument|json|yaml|toml|xml|http|url|port|restart|option|flag|flags|settings|
config|log|logs|cache|thread|threads|database|binary|header|array|boolean|linux|windows|macos|unicode|memory|handles|
maintainers|contributors|packagers|roadmap|licence|tag|push|commit|branch|linter|compile|debug|authentication|token|
plugins|hooks|csv|client|messages|commands|event|verify|async|timeout|removed|export|register|implement|reply|daemon|
socket|trait|environment`,
    1: '',
  },
  code: { 3: '', 2: '', 1: '' },
  log: {
    3: `traceback most recent call last|exit status|permission denied|no such file|file not found|filenotfounderror|
accepted publickey|started session|listening on port|slow query|timed out|build started|build failed|skipped|copied|
success exit code|compiling|fatal exception|activitymanager|start proc|androidruntime|nullpointerexception|npm err|
npm error|eresolve|complete log|robocopy|copied skipped failed|new file|smart usage attribute|smartd|anacron|dhcpd|
postfix|dhcpack|cannot open|core dumped|out of memory|heartbeat|reconnecting|handshake|checksum mismatch|panic`,
    2: `passed|sent|received|bytes|scanned|copying|registering|level|msg|session|job|worker|host|cron|sshd|lvl|ts|
device|attribute|proc|java|err|in use|total|removed`,
    1: '',
  },
  notes: {
    3: `to buy|don t forget|dont forget|shopping|things to do|call mum|note to self|ask about|ideas for|must do|
packing list|packing|look up|thoughts|remember to|pick up|gift ideas|wish list|bucket list|list for|things for|
order by|next week|leave early|passport photos|ring insurance|grocery list|errands|to read|to watch|to call`,
    2: `milk|bread|eggs|coffee|tea|cheese|butter|bananas|potatoes|soap|batteries|stamps|toilet paper|light bulbs|
ring|fix|book|renew|return|water plants|pay rent|dentist|birthday|mum|dad|feed|bins|key|wifi|password|code|spare key|
passports|chargers|pills|mon|tue|wed|thu|fri|look for|think about|call bank|sort|tomatoes|rice|wine|pudding|chairs|
neighbours|valve|shed|stairs|gym|groceries`,
    1: '',
  },
  presentation: {
    3: `next slide|take home message|key takeaways|thank you|kick off|kickoff|pitch|pitch deck|outline of the talk|
a talk by|an introduction|backup slides|who we are|what we offer|our story|why it matters|how it works|the ask|
the problem|the solution|our solution|the market|timeline|welcome to the|workshop|part 1|live demo|why this matters|
quiz time|all hands|lowlights|focus next quarter|over to you|info night|how you can help|lecture series|
thank you for coming|thank you all|key messages|what we learned|what s next|business model|use of funds|competition|
go to market`,
    2: `risks|discussion|motivation|quiz|demo|vision|mission|feedback|warm up|market|product|launch|pilot|results|
model|introduction|update|growing|q1|q2|q3|q4|house rules|rules|highlights|routes|goods|contact|churn|hire|
onboarding|awards|cities|office|map|people|learn|traction|problem|solution|today|prof|dates`,
    1: '',
  },
  schoolwork: {
    3: `year 8|problem sheet|exercise sheet|hand in|hand in by|due monday|due friday|1 mark|total marks|
prove that|find the|explain why|explain two|what is meant by|draw and label|label the|in your own words|
in full sentences|true or false|write a paragraph|compare the two|give an example|show all your working|
calculators may|time allowed|revise|key words|pupils|pupil|objective|learning objective|starter|plenary|
differentiation|lesson|exit ticket|extension|end of year report|report card|form teacher|attendance|effort|
class list|autumn term|spring term|summer term|term|tutorial|exam|exams|exam hint|midterm|final exam|grading|
office hours|lecture notes|reading list|read chapter|miss|mr|homework for|test|quizzes|seminar|module handbook|
lab report|week 1|circle the right answer|right answer|answer in one|test unit|recitation|show your work|no credit|
reading journal|new words|course handbook|convenor|exam two hours|reading week|late work|student guide|plan for|
what did we learn|lesson aim|key stage|learning outcomes|marking scheme|rubric|book report|lab sheet|study guide|
flashcards|reading comprehension|group project|term paper|peer review sheet`,
    2: `maths|english|biology|physics|chemistry|history|geography|french|science|psychology|statistics|
macroeconomics|algebra|classes|instructor|questions|vocabulary|spelling|sentences|diagram|heart|cell|cells|osmosis|
fractions|eigenvalues|subspace|continuous|introduction|learning|unit|pages|in pairs|group work|poster|calculate|draw|
match|complete|underline|circle|discuss|renewable|river|delta|function|differentiable|chapters|game|words|plan|music|
min|group|score|bonus|credits|assessment|aim|register|tidy|stations|needs`,
    1: '',
  },
  story: {
    3: `there was once|there once was|there lived|long ago|one day|one night|one evening|he did not|she did not|
she had|he had|she was|he was|he looked|she looked|he turned|she turned|he thought|she thought|he knew|she knew|
her voice|his voice|her eyes|his eyes|her hand|his hand|her father|his father|her mother|his mother|my father|
my mother|my grandmother|did not answer|shook his head|shook her head|behind her|behind him|the boy|the girl|
the old man|the old woman|the stranger|when i was|she took|he took|chapter two|chapter three|chapter four|
chapter five|chapter six|chapter seven|ext|int|fade in|cut to|the door|a stranger|for a long time|part two|part one|
she laughed|he laughed|she had been|had been trying|at the edge of|new moon|the devil|my brother|had begun to|
she looked at|the last of the|she would say|he would say|to herself|to himself|for an hour|and the man`,
    2: `he|she|him|her|his|knocked|ran|stood|lay|waited|listened|breathing|trembled|cried|lamp|candle|shadow|moon|
sea|wood|forest|hill|village|valley|gate|stairs|dog|horse|wolf|farmer|king|queen|princess|window|rain|snow|dark|
silence|silent|boat|brother|sister|boy|girl|forgave|loved|afraid|lonely|came home|whistled|letter|pressed|owed|began|
as though|long before|by the time`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
