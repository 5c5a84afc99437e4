import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** What people read, sort by sort: dishes, news, reports, studies, guides. */
export const ENGLISH_PAPERS_TEXTS = {
  recipe: {
    3: `preheat the oven|preheat oven|heat the oven|heat oven|oven to|oven at|gas mark|degrees f|degrees c|
bring to the boil|bring to a simmer|simmer for|simmer gently|simmer until|boil for|boil the|boil until|bake for|
bake until|bake in|bake at|roast for|roast in|fry for|fry until|fry the|fry gently|saute|stir fry|grill for|
grill until|steam for|poach|deglaze|reduce heat|reduce the heat|turn down the heat|turn off the heat|
remove from heat|remove from the heat|remove from oven|take off the heat|over a medium|over medium|
medium high heat|until golden|until golden brown|until brown|until tender|until cooked|until melted|until smooth|
until combined|until fluffy|until stiff|until crisp|until thickened|until translucent|until fragrant|
until doubled|until dissolved|a skewer comes out|toothpick inserted|cook for|cook until|cook the|cook gently|
stir in|stir in the|stir until|stir well|stir constantly|stirring|stirring occasionally|mix in|mix the|mix well|
mix together|mix until|combine the|combine all|whisk the|whisk in|whisk together|whisk until|beat eggs|
cream the butter|cream together|fold in|fold in the|rub the|rub in|sift|sift the|sift together|knead|knead for|
knead the|roll out|roll the|divide into|chop the|slice the|peel the|peel and|grate the|mash|crush the|drain|
drain the|drain and|rinse the|soak|soak overnight|marinate|marinade|leave to rise|let rest|chill for|chill in|
refrigerate|refrigerate for|freeze|leave to cool|let cool|cool completely|cool on a|cooling rack|wire rack|
leave to stand|let stand|set aside|serve with|serve warm|serve hot|serve cold|serve immediately|serve over|
serve at|serves 4|serves 6|serving suggestion|sprinkle with|sprinkle over|drizzle|drizzle with|topped with|
garnish|garnish with|season to taste|seasoning|salt and pepper|salt to taste|pinch of|a pinch|pinch salt|dash of|
splash of|knob of butter|clove garlic|cloves garlic|cloves of garlic|clove of garlic|garlic clove|garlic cloves|
onion chopped|onion finely|finely chopped|roughly chopped|chopped onion|thinly sliced|peeled and|diced|minced|
grated|zest of|juice of|lemon juice|olive oil|vegetable oil|sunflower oil|plain flour|all purpose flour|
self raising flour|strong flour|bread flour|baking powder|baking soda|bicarbonate of soda|dried yeast|
sachet yeast|caster sugar|icing sugar|brown sugar|granulated sugar|vanilla extract|vanilla essence|double cream|
heavy cream|whipping cream|sour cream|unsalted butter|melted butter|softened butter|egg yolks|egg whites|
egg beaten|eggs beaten|large eggs|chicken stock|vegetable stock|beef stock|stock cube|tomato paste|tomato puree|
tinned tomatoes|chopped tomatoes|soy sauce|fish sauce|bay leaf|bay leaves|fresh parsley|fresh basil|
fresh coriander|ground cumin|ground cinnamon|black pepper|chilli flakes|grated cheese|breadcrumbs|large saucepan|
large pan|a saucepan|a large bowl|large bowl|mixing bowl|small bowl|baking tray|baking sheet|baking dish|
baking paper|baking tin|cake tin|loaf tin|greased|grease the|greased tin|frying pan|skillet|casserole|dutch oven|
slow cooker|pressure cooker|air fryer|food processor|blender|blend until|shake with ice|shake well|shaker|
strain into|strain|over ice|fill with ice|cocktail glass|highball|rocks glass|muddle|ingredients|for the dough|
for the sauce|for the filling|for the topping|for the dressing|for the cake|for the icing|for the marinade|
prep time|preparation time|cook time|cooking time|baking time|yields|servings|per serving|calories per|
directions|tip you can|keeps for|keeps in|store in an airtight|airtight container|sterilised jars|jars|
jam setting|mum's recipe|family recipe|my recipe|this recipe|the recipe|chef's`,
    2: `over a low|over low|over high|until just|until set|until firm|comes out clean|beat in|beat until|shape into|
cut into|let rise|let it rise|rest for|top with|season with|makes about|beat the|dice the|prove|proof|to serve|
handful of|bunch of|total time|step by step|nan's|grandma's|tbsp|tbs|tsp|teaspoon|teaspoons|tablespoon|
tablespoons|cups|oz|ounces|lb|ml|grams|gram|flour|sugar|butter|eggs|egg|yolk|yeast|dough|batter|oven|simmer|bake|
roast|fry|boil|whisk|knead|chop|slice|stir|onion|onions|garlic|ginger|carrot|carrots|celery|potatoes|tomatoes|
beans|lentils|rice|pasta|noodles|chicken|beef|pork|lamb|salmon|prawns|bacon|cream|yoghurt|yogurt|milk|cheese|
parmesan|cheddar|salt|pepper|paprika|cumin|turmeric|cinnamon|nutmeg|thyme|rosemary|oregano|basil|parsley|
coriander|mint|honey|vinegar|mustard|mayonnaise|oil|stock|broth|lime|lemon|orange|apples|raisins|almonds|walnuts|
chocolate|cocoa|vanilla|gin|rum|vodka|tequila|vermouth|bitters|prosecco|ice|golden|serves|saucepan|pan|bowl|tray`,
    1: '',
  },
  news: {
    3: `press release|for immediate release|media contact|press contact|media enquiries|notes to editors|note to editors|
breaking news|latest news|local news|world news|sports news|staff reporter|staff writer|by our reporter|
our reporter|correspondent|reuters|associated press|afp|min read|share this|related stories|police said|
police say|police have|police are|a police spokesman|police spokeswoman|officials said|officials say|
authorities said|authorities say|according to police|according to officials|a spokesman|a spokeswoman|
a spokesperson|spokesman said|spokeswoman said|spokesperson said|spokesman for|spokeswoman for|the spokesman|
said on monday|said on tuesday|said on thursday|said on friday|said in a statement|in a statement|told reporters|
told the|told a news|said yesterday|declined to comment|did not respond|could not be reached|
on condition of anonymity|witnesses said|witness said|eyewitnesses|residents said|critics say|supporters say|
analysts said|analysts say|economists|experts said|experts warn|experts believe|campaigners|campaigners say|
activists|protesters|demonstrators|on wednesday|on saturday|on sunday|monday night|tuesday morning|
wednesday evening|thursday evening|friday night|early on|earlier this month|earlier this week|this morning|
overnight|at the weekend|were injured|was injured|was killed|were killed|died|died in|was taken to hospital|
taken to hospital|in hospital|emergency services|firefighters|fire crews|fire brigade|ambulance|rescue|
was arrested|were arrested|arrested on|has been charged|was charged|charged with|pleaded guilty|pleaded not|
was sentenced|sentenced to|was jailed|court heard|magistrates|the trial|an investigation|investigating|
investigation into|appealing for|appeal for witnesses|is under investigation|collision between|a fire|blaze|
broke out|flooding|heavy rain|evacuated|were evacuated|road closed|the council|city council|councillors|
council leader|the mayor|mayor|prime minister|president|minister for|ministers|parliament|mps|lawmakers|senators|
opposition|elections|election|polls|voters|votes cast|the vote|coalition|the deal|talks|ceasefire|summit|
shares in|shares fell|shares rose|per cent|percent|chief executive|quarterly profit|revenue rose|job losses|
jobs at risk|redundancies|strike|union said|unions|closure|opened its doors|officially opened|unveiled|
planning permission|planning application|proposals|new study|the study found|a study|researchers|the findings|
the club|scored|equaliser|penalty|full time|coach said|the coach|victory|defeated|beaten|defeat|season|league|
cup final|final score|championship|tournament|olympic|qualified for|the festival|award winning|actor|actress|
film|album|obituary|is survived by|survived by|tributes|paid tribute|funeral|announced|announced that|
announced on|has announced|was announced|confirmed that|has confirmed|revealed|warned|warned that|urged|
criticised|the decision|the incident|the victim|the suspect|local residents|residents of|aged|families|dozens of|
record number|due to open|amid`,
    2: `published on|last updated on|updated at|more on this|said today|said that|said it|added that|he added|she added|
who said|was quoted|late on|next month|people were|cause of the|the party|the company said|will open|plans for|
published in|the side|half time|second half|first half|the win|passed away|called for|calls for|the driver|
about the company|about us the|published|according to the|he said|she said|they said|said the|said he|on monday|
on tuesday|on thursday|on friday|last week|last month|last year|this week|yesterday|next week|in court|crash|
storm|councillor|the minister|campaign|sanctions|profits|to close|plans to|scientists|million people|billion|
million|the team|the match|goal|goals|minute|manager|beat|medal|welcomed the|the move|year old|community|
the first time|expected to|is expected|are expected|says|told|spokesman|spokeswoman|reporters|police|officials|
authorities|residents|mayor|council|minister|president|announced|warned|according|statement|investigation|
suspect|victim|victims|injured|killed|arrested|hospital|court|jailed|fire|flood|strike|protest|election|voters|
shares|economy|inflation|scored|league|fans|crowd|headline|exclusive|opinion|editorial|analysis`,
    1: '',
  },
  report: {
    3: `annual report|annual review|progress report|status report|final report|interim report|monthly report|
weekly report|quarterly report|report prepared|incident report|accident investigation|inspection report|
survey report|site report|site visit|field report|visit report|trip report|test report|audit report|
internal audit|evaluation report|feasibility|impact assessment|condition report|structural|home inspection|
building survey|needs assessment|business report|sales report|financial report|trustees report|directors report|
chairman's report|board report|board paper|briefing paper|briefing note|white paper|executive summary|
summary of findings|summary of results|key findings|main findings|key messages of the report|at a glance|
purpose of this report|aims of|objectives of|terms of reference|scope and|methodology|data sources|
data collection|conclusions and|recommendations|recommendation|we recommend|lessons learnt|action plan|
high priority|risk register|risks and issues|risk level|annex|see figure|shown in figure|prepared by|
prepared for|report author|reviewed by|date of report|report date|date of inspection|date of visit|
date of survey|inspected on|inspected by|weather at the time|period covered|reporting period|period under review|
in the reporting|year on year|compared to last year|decrease of|decreased by|reduction of|proportion of|
per cent of|respondents|of respondents|respondents said|survey was|we surveyed|we visited|we interviewed|
interviews with|was observed|were observed|we observed|observations|no evidence|in good condition|
in poor condition|good condition|fair condition|requires attention|needs attention|needs repair|defects|
satisfactory|unsatisfactory|partially met|complied|behind schedule|on schedule|ahead of schedule|delayed|
milestone|completed this|planned for next|overall status|rag status|amber|budget spent|spend to date|outturn|
income and expenditure|operating profit|net income|balance sheet|key performance|kpis|priorities for|
our volunteers|volunteers|we helped|donors|stakeholders|stakeholder|root cause|contributing factors|
timeline of events|sequence of events|corrective action|corrective actions|preventive|description of incident|
immediate action|sample size|samples were|measured|monitoring|water quality|air quality|noise level|
species recorded|recorded`,
    2: `report on|report of|report to|report for|this report|our report|introduction and|purpose of the|analysis of|
recommended that|is recommended that|should consider|see table|as shown in|the table below|during the period|
during the year|during the quarter|over the year|the year under|compared with the|increase of|increased by|
grew by|a fall of|we found|we found that|it was found|was found to be|were found|not met|against target|
on target|under budget|over budget|the outlook|going forward|our members|we supported|funding from|grant from|
report by|treasurer report|key points|key figures|highlights|scope of|our approach|method of|findings|analysis|
conclusions|it is recommended|lessons learned|next steps|appendix|appendix a|figure 1|figure 2|the chart|chart 1|
the graph|surveyed by|compared to the|rose by|fell by|up from|down from|growth of|a rise of|on average|
average of|the average|the majority|total number of|percentage of|survey of|observed|evidence of|signs of|
targets|on track|milestones|deliverables|work completed|achievements|key achievements|challenges|forecast|
variance|turnover|revenue|revenue for|cash flow|kpi|in the coming|beneficiaries|funded by|consultation|
measurements|recommendations|summary|overview|evaluation|assessment|inspection|survey|surveyed|respondents|
figure|chart|trend|trends|percentage|average|decrease|quarterly|objectives|progress|risk|risks|impact|outcomes|
outcome|review|audit|monitoring|measured|recorded|visited|condition|defects`,
    1: '',
  },
  paper: {
    3: `key words|related work|literature review|materials and methods|methods and materials|experimental setup|
experimental results|results and discussion|conclusions and future|future work|acknowledgments|bibliography|
works cited|footnotes|supplementary material|supplementary|author contributions|data availability|
conflicts of interest|competing interests|ethics approval|ethics committee|informed consent|corresponding author|
received accepted|doi|doi org|issn|isbn|arxiv|preprint|journal of|proceedings of|in proceedings|
international conference|working paper|discussion paper|technical report|university press|vol|faculty of|
laboratory of|doctoral thesis|phd thesis|master's thesis|dissertation|thesis submitted|submitted in|
partial fulfilment|partial fulfillment|in this paper|in this article|in this study|in this thesis|this paper|
this study|this thesis|this essay argues|the present study|the present paper|the aim of this|we propose|we prove|
we argue|we investigate|we examine|we study|we describe|we demonstrate|we develop|we analyse|we analyze|
we analysed|we analyzed|we conducted|we evaluated|we measured|we collected|we denote|we conclude|we hypothesize|
we hypothesised|our findings|our model|our experiments|our study|our contribution|contributions|state of the art|
prior work|previous work|previous studies|previous research|existing literature|recent studies|recent work|
has been studied|remains unclear|poorly understood|research question|research questions|hypotheses|
theoretical framework|qualitative|quantitative|semi structured|interviews were|participants were|participants|
subjects|cohort|control group|randomised|randomized|randomised controlled|double blind|placebo|clinical trial|
prospective|cross sectional|longitudinal|meta analysis|systematic review|inclusion criteria|exclusion criteria|
median age|mean age|statistical analysis|statistically significant|significant difference|significantly|
significantly higher|significantly lower|confidence interval|standard deviation|standard error|linear regression|
logistic regression|anova|correlation|odds ratio|hazard ratio|effect size|coefficient|training set|test set|
baseline|baselines|benchmark|benchmarks|outperforms|outperform|neural network|neural networks|deep learning|
machine learning|complexity|theorem|lemma|corollary|proposition|proof let|without loss of generality|
it follows that|denotes|denote|satisfies|converges|bounded|manifold|topological|convex|figure shows|fig shows|
table shows|shown in fig|as in fig|and colleagues|ibid|op cit|argues that|scholars|scholarship|historiography|
discourse|narrative|nineteenth century|eighteenth century|seventeenth century|sixteenth century|early modern|
manuscript|primary sources|philosophical|epistemic|ontology|phenomenology|methodological|empirical|
empirical evidence|theoretical|implications|implications for|in contrast to|supported by grant|grant no|
temperature dependence|spectra|spectroscopy|sequencing|gene expression|protein|cells were|mice|in vitro|
incubated|centrifuged|were purchased|was performed|was measured|were measured|was calculated|were collected|
were analysed|were analyzed|were recruited`,
    2: `conference on|in this work|in this chapter|this chapter|the article|we present|we introduce|we show|we show that|
we consider|we find|we find that|we compare|we performed|we evaluate|we assume|we define|our results|our method|
our analysis|our data|has been shown|have been shown|it is well known|it is known that|little is known|sample of|
no significant|let be|there exists|if and only if|without loss|it follows|further research|limitations of this|
in line with|we thank|the authors thank|were performed|abstract|introduction|acknowledgements|funding|
department of|institute of|school of|this article|the paper|we used|our approach|hypothesis|case study|trial|
retrospective|regression|variance|dataset|datasets|data set|accuracy|algorithms|proof|proof of|definition|
definition 1|finite|equation|equations|see fig|et al|cf|suggests that|archives|the author|the poem|the novel|
limitation|consistent with|in vivo|theorem|lemma|empirical|theoretical|framework|literature|significant|
correlation|participants|cohort|analysis|analyses|experiment|experiments|experimental|observed|estimate|
estimates|model|models|simulation|simulations|sample|samples|journal|citation|cited|argue|argues|scholars|thesis|
century`,
    1: '',
  },
  manual: {
    3: `user manual|user guide|user's guide|owner's manual|owners manual|instruction manual|instruction booklet|
instructions for use|instruction sheet|operating instructions|operating manual|operation manual|service manual|
assembly instructions|installation guide|installation instructions|installation manual|setup guide|quick guide|
quick start guide|quick reference|before installing|read this manual|read these instructions|
read all instructions|read carefully|keep these instructions|keep this manual|save these instructions|
for future reference|safety instructions|safety information|safety precautions|important safety|safety warnings|
caution|danger|note do not|risk of electric|electric shock|risk of fire|risk of injury|fire hazard|
choking hazard|out of reach of children|do not touch|do not immerse|do not expose|do not connect|
do not overtighten|never leave|always unplug|always switch|always wear|intended use|household use|indoor use|
adult supervision|package contents|box contents|parts list|parts included|included parts|tools required|
tools needed|screws supplied|allen key|screwdriver|spanner|wrench|product overview|overview of the|main parts|
control panel|display shows|indicator|indicator light|light flashes|flashes|flashing|blinks|blinking|beeps|
power button|on off switch|power switch|power cord|power cable|mains|plug|plug in|plug into|socket|wall socket|
unplug|unplug the|battery|battery compartment|insert the|insert batteries|replace the batteries|charging|
fully charged|charging cable|usb cable|remote control|press and hold|press and|press start|press ok|
press the button|turn clockwise|clockwise|anticlockwise|counterclockwise|switch on the|switch on|slide the|
pull the|lift the|attach the|attach to|fit the|tighten|tighten the|loosen|loosen the|screw in|screw the|unscrew|
connect the|disconnect|mount the|adjust the|adjust|select the|tap|tap the|double click|go to settings|
settings menu|the menu|main menu|scroll|drag the|enter your|log in to|log in with|sign in to|on the screen|
the dialog|dialog box|toolbar|check box|the button|step one|repeat steps|repeat step|follow the steps|
follow these steps|proceed as|fill with|empty the|water tank|filter|the filter|cleaning and care|care and|
care and cleaning|care instructions|maintenance|maintenance schedule|wipe with|damp cloth|soft cloth|
do not use abrasive|mild detergent|lubricate|descale|descaling|rinse|store in a dry|troubleshooting|
trouble shooting|problem cause|possible cause|problem solution|fault finding|error codes|error message|
if the light|reset the|reset|restart the|factory reset|factory settings|default settings|technical data|
technical specifications|specifications|rated voltage|rated power|power supply|dimensions|operating temperature|
model no|model number|serial number|guarantee card|customer support|spare parts|disposal|dispose of|weee|
manufactured by|fig 1|fig a|illustration|operating procedure|standard operating|work instruction|
emergency procedure|in case of fire|in an emergency|evacuation|assembly point|checklist|shutdown|
dosage instructions|mixing instructions|planting instructions|sowing instructions|rules of play|assembly`,
    2: `how to install|how to set|how to clean|how to change|before use|before using|before you start|before you begin|
before first use|before operating|keep away from|keep out of reach|keep children|do not use|do not open|
do not remove|do not attempt|do not place|do not allow|never use|never put|always use|what's in the box|
in the box|you will need|the display|the led|on off|press the|hold down|hold for|release the|turn the|
turn on the|turn off the|turn it|switch off the|switch off|push the|lower the|open the|close the|align the|
choose the|right click|type the|the app|drop down|first step|ensure the|wait until|allow to|leave for|oil the|
if the problem|if it does not|does not work|will not start|does not start|see page|in case of|quick start|
getting started|get started|how to use|how do i|hardware|led|the light|the power|batteries|charge the|hold the|
remove the|connect to|install the|place the|set the|select|choose|click the|menu|enter the|the screen|button|
step 1|step 2|as follows|make sure that|ensure|ensure that|check that|wait for|fill the|clean the|cleaning|
storage|error code|not working|weight|capacity|warranty|customer service|recycling|see fig|diagram|recommended|
procedure|start up|shut down|setup|instructions|manual|press|switch|plug|unplug|insert|attach|tighten|screw|
screws|bolt|bolts|nut|nuts|washer|bracket|panel|lever|knob|handle|lid|hose|valve|nozzle|pump|filter|tank|motor|
blade|cable|socket|battery|charger|adapter|display|screen|settings|mode|timer|volume|remote|caution|danger|
safety|wipe|rinse|dry|installation|assemble|fitting|adjust|reset|step|steps|tap|appliance|device|unit|machine`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
