import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** What people write and learn, sort by sort: programs and their traces, notes, talks, lessons, tales. */
export const ENGLISH_PAPERS_LESSONS = {
  readme: {
    3: `table of contents|licence mit|mit license|apache license|build status|npm install|npm run|npm start|yarn add|
pip install|pip3 install|brew install|apt get|apt get install|cargo install|cargo build|go install|go build|
gem install|bundle install|composer require|docker run|docker compose|docker build|make install|git clone|
clone the|clone this repository|cd into|fork the|fork it|pull request|pull requests|open an issue|file an issue|
bug reports|report bugs|command line|command line tool|command line interface|environment variables|
environment variable|config file|configuration file|default value|defaults to|by default|returns the|
usage example|example usage|sample output|api reference|api documentation|rest api|request body|status codes|
access token|api key|rate limit|rate limits|client library|supported versions|tested on|tested with|node js|
run tests|running tests|run the tests|test suite|unit tests|to install|install it|install with|import the|
add to your|release notes|breaking changes|migration guide|feature list|project structure|directory structure|
folder structure|file format|data dictionary|column description|data files|csv files|how to cite|please cite|
maintained by|see the docs|see docs|documentation is|man page`,
    2: `the repository|this repository|this repo|the repo|this project|this package|this library|this module|this tool|
this plugin|this script|a library|the dataset|known issues|go get|make test|issues and|get post|works with|
see also|getting started|quick start|installation|roadmap|code of conduct|a simple|a small|options|returns|
parameters|example|examples|output|http|compatible with|python 3|python|javascript|windows|run the|to run|
install the|in your|upgrading|features|overview|the files|dataset|citation|author|credits|acknowledgements|
community|badge|version|exit status|files|install|usage|config|configuration|repository|repo|github|gitlab|npm|
pip|docker|api|cli|sdk|library|package|module|plugin|framework|server|client|database|parser|build|compile|
deploy|tests|license|licence|fork|commit|branch|dependencies|endpoint|json|yaml|xml|csv|flags|option|default|
boolean|string|callback|async|token|quickstart|requirements|prerequisites|contributing|contributors|changelog|
faq|cmake|configure|env|toml|optional|required|integer|array|object|arguments|endpoints|responses|curl|
authentication|webhook|webhooks|java|ruby|php|typescript|rust|linux|macos|browser|browsers|deployment|upgrade|
migrating|deprecated|architecture|columns|maintainer|authors|discord|gitter|documentation|synopsis|description|
bugs`,
    1: '',
  },
  log: {
    3: `starting up|starting server|server started|starting service|service started|listening on|listening on port|
connected to|connection established|connection closed|connection refused|connection reset|connection timed|
connection from|timed out|request from|request id|get http|post http|user agent|login failed|login successful|
failed login|failed password|authentication failure|accepted password|accepted publickey|session opened|
session closed|disconnected from|invalid user|permission denied|access denied|file not found|no such file|
exit code|exited with code|stack trace|unhandled exception|null pointer|segmentation fault|core dumped|
out of memory|killed process|retrying in|retry attempt|shutting down|shutdown complete|process id|job started|
job finished|job completed|task completed|build started|build succeeded|build failed|build finished|make error|
warnings generated|tests passed|tests failed|test run|passed failed|passed in|collected items|elapsed time|
completed in|rows affected|rows inserted|records processed|bytes sent|bytes received|bytes transferred|
packets transmitted|packets received|packet loss|icmp seq|backup started|backup completed|backup finished|
sync started|sync complete|total size|sent bytes|val loss|val accuracy|learning rate|step loss|checkpoint saved|
best model|deadline exceeded|cache hit|cache miss|health check|garbage collection|cpu usage|memory usage|
disk usage|load average|temperature sensor|battery level|signal strength|door opened|door closed|motion detected|
log entry|log file|event log|source event|user logged in|user logged out|logged in|logged out|captain's log|
ship's log|deck log|log book|fuel on board|engine hours|flight log|dive log|dive no|max depth|bottom time|
shift log|guard log|on duty|off duty|all quiet|handed over|time event|time entry|call log|incoming call|
outgoing call|missed call|check disk|file system|bad sectors`,
    2: `not found|cannot open|could not open|attempt of|giving up|failed in|took ms|in ms|finished in|setting up|
event id|nothing to report|no problems|warning|notice|critical|severe|http 1|unable to|error code|exit status|
stopped|thread|duration|total time|upgrading|copying|created|round trip|loss|reading|audit|watch|course|speed|
observed|stage|volume|info|warn|error|debug|fatal|trace|ok|failed|succeeded|starting|stopping|connected|
disconnected|timeout|retry|exit|pid|tcp|udp|ip|port|host|localhost|http|https|ssl|tls|bytes|kb|mb|ms|sec|kernel|
usb|eth|wlan|cron|root|daemon|session|cache|queue|worker|compiled|warnings|errors|stacktrace|traceback|exception|
retrying|restarting|reloading|rebooting|booting|systemd|sshd|compiling|linking|linker|skipped|elapsed|
downloading|downloaded|uploading|uploaded|unpacking|installing|extracting|removing|copied|deleted|updated|
skipping|scanning|scanned|indexing|processed|processing|ttl|checksum|speedup|epoch|iteration|iterations|
heartbeat|gc|heap|cpu|sensor|alarm|armed|disarmed|logfile|logged|heading|wind|barometer|lat|noon|visibility|
patrol|odometer|checking|verifying|clusters|sectors`,
    1: '',
  },
  notes: {
    3: `to dos|todo list|things to pack|things to ask|things to remember|shopping list|shopping|grocery list|
pick up milk|don't forget|dont forget|reminder|note to self|quick notes|rough notes|ideas|ideas for|gift ideas|
present ideas|packing|packing list|wish list|wishlist|bucket list|books to read|films to watch|
reading list notes|call mum|call mom|call dad|ring the|tidy|mend|book dentist|pay rent|renew|return books|
feed the|dunno|urgent|tomorrow|tonight|before lunch|mon|tue|tues|wed|thu|thurs|fri|someday|dear diary|diary|
feeling|feel better|tired|slept|woke up|dreamt|dreamed|dream last|grateful for|curtains|paint|paint colours|
shoe size|wifi|wifi password|passwords|alarm code|door code|gate code|spare key|bin day|bins|bins out|meter|
plumber|builder|school run|pick up kids|kids|vet|haircut|birthday|birthdays|guest list|invite|cake|balloons|
seeds|planted|sow|prune|book club|chapter notes|thoughts|thoughts on|pros|cons|revision notes|cheat sheet|approx`,
    2: `ask if|to do list|to do today|things to do|things to buy|need to buy|remember to|notes on|notes from|my notes|
idea for|to pack|recommended by|email the|ask about|check with|check when|look into|sort out|book the|pay the|
take back|maybe try|or maybe|what if|how about|who knows|no idea|before friday|by friday|by monday|by tuesday|
by sunday|after work|waiting on|today was|today we|questions for|questions to|for and against|things to|
groceries|pick up|remember|notes for|pack|to watch|call the|phone the|ask for|look up|find out|figure out|
clean the|fix the|book a|drop off|collect|plan for|plan b|maybe|not sure|perhaps|why not|tbc|tbd|asap|next time|
this weekend|weekend|thursday|saturday|sat|sun|pm|waiting for|journal|measurements|window|sizes|pin|recycling|
boiler|electrician|landlord|dentist|doctor|garden|tomatoes|quote|pros and cons|lecture notes|vocab|vocabulary|
remember that|nb|ca|vs|cf|ask|ring|book|tomorrow|milk|bread|eggs|butter|cheese|bananas|apples|onions|pasta|rice|
coffee|tea|loo|toilet|bags|batteries|bulbs|soap|shampoo|toothpaste|washing|nappies|wipes|cat|dog|food|socks|
charger|passport|tickets|towel|sunscreen|jumper|coat|boots|torch|hammer|screws|paint|tape|glue|stamps|card|mum|
mom|dad|kids|ideas|diary|urgent`,
    1: '',
  },
  presentation: {
    3: `slide|slides|slide 1|next slide|outline|today's agenda|our agenda|what we'll cover|in this presentation|
this presentation|presentation|presented by|presented at|speaker|speaker notes|speaker's notes|keynote|
guest lecture|webinar|workshop|training session|team day|town hall|all hands|kickoff|quarterly review|
business review|roadshow|investor|investor presentation|investor day|pitch deck|company overview|our mission|
our vision|meet the team|our clients|our products|our journey|why it matters|the challenges|market opportunity|
market size|target market|competitors|competitive landscape|competitive advantage|our solution|product demo|demo|
live demo|business model|revenue model|traction|product roadmap|timeline|key milestones|financials|projections|
use of funds|the ask|swot|weaknesses|threats|key takeaways|key takeaway|takeaways|key message|main points|
lowlights|what we learned|what we've learned|results so far|where we stand|current situation|status quo|
future state|vision 2030|goals for|motivation|advantages|disadvantages|discussion questions|group exercise|
coffee break|icebreaker|warm up|recap|questions and answers|thank you for listening|thank you for your attention|
thanks for listening|backup slide|confidential|draft|click to edit|title slide|photo|animation|bullet|subtitle|
call to action|sign up today|top tips|dos and don'ts|myths`,
    2: `today we will|what we will|in this talk|in this session|away day|who we are|what we do|our values|our team|
our customers|our services|our process|our history|our goals|our strategy|why us|why now|why this|how it works|
go to market|take away message|what went well|where we are|where are we|where do we|where next|what's next|
what next|to sum up|in summary|wrap up|thank you for coming|further reading|internal only|part two|join us|
how you can help|get involved|fact or|did you know|agenda|overview|presenter|lecture|seminar|kick off|deck|
the team|our approach|why we|the challenge|the opportunity|the solution|roadmap|milestones|funding|strengths|
opportunities|key facts|key figures|key points|take home|highlights|lessons learned|current state|what's new|
next steps|looking ahead|objectives|learning objectives|learning outcomes|aims|introduction|definition|what are|
why is|how can|how do|benefits|pros and cons|case study|discuss|activity|exercise|quiz|poll|summary|conclusions|
questions|any questions|contact us|contact details|get in touch|find out more|sources|backup|appendix|part one|
chart|graph|diagram|headline|tips|outline|slides|slide|presentation|speaker|keynote|workshop|session|goals|
vision|mission|strategy|timeline|customers|revenue|solution|opportunity|challenge|challenges|impact|insights|
takeaways|recap|thank|demo|pilot|kpi|q1|q2|q3|q4`,
    1: '',
  },
  schoolwork: {
    3: `worksheet|homework|homework for|homework due|home work|problem set|problem sheet|exercise sheet|question paper|
answer the questions|answer all questions|answer key|mark scheme|marks|total marks|marks available|total points|
graded|name date|student name|student's name|name of student|student number|candidate number|candidate name|
teacher's comment|teacher comments|parent signature|signed by parent|tutor|tutor group|high school|
primary school|secondary school|middle school|sixth form|exam|final exam|final examination|midterm|mid term|
mock exam|mock|unit test|spelling test|vocabulary test|pop quiz|multiple choice|choose the correct|circle the|
underline the|tick the|tick the correct|fill in the blanks|fill in the gaps|complete the sentences|
complete the table|write an essay|put the verbs|translate into|read the text|read the passage|comprehension|
give reasons|describe the|describe how|explain the|explain what|discuss the|compare and contrast|outline the|
justify your|justify your answer|show all work|solve each|simplify|factorise|find the value|find the area|
decimal places|significant figures|sketch the|sketch|plot the|draw the|diagram shows|right triangle|triangle|
angle|perimeter|volume of|fraction|fractions|decimals|percentages|algebra|geometry|trigonometry|probability|
derivative|integrate|differentiate|photosynthesis|mitosis|cells|respiration|ecosystem|food chain|periodic table|
atoms|molecules|reaction|chemical equation|acid|alkali|forces|velocity|acceleration|circuit|resistance|voltage|
apparatus|equipment list|control variable|dependent variable|prediction|lab report|practical|fair test|geography|
biology|chemistry|physics|mathematics|maths|religious education|physical education|computer science|essay|
essay question|essay on|in this essay|essay plan|introduction paragraph|thesis statement|topic sentence|
five paragraph|book report|book review|main characters|the poet|shakespeare|macbeth|romeo and juliet|
juxtaposition|metaphor|simile|alliteration|personification|imagery|the writer|the reader|quotation|quote shows|
this suggests|this implies|my favorite|my pet|my holiday|my hero|my summer|when i grow|i learned|i learnt|
we learned|class project|group project|science fair|poster|presentation on|lesson|lesson plan|learning objective|
learning intention|success criteria|starter|main activity|plenary|differentiation|resources needed|
scheme of work|unit plan|syllabus|course outline|course description|course code|course objectives|
course schedule|office hours|required texts|required reading|required textbook|grading policy|grading scale|
attendance policy|late submissions|plagiarism|academic integrity|semester|fall semester|spring semester|
autumn term|tutorial|tutorial sheet|reading list|module code|module leader|submission deadline|handed in|
study guide|revision guide|revise|flashcards|timetable|school timetable|spelling|spellings|spelling words|
grammar|past tense|present perfect|irregular verbs|adjectives|nouns|verbs|pronouns|sentences|times table|
multiplication|long division|word problem|word problems|number line|place value|good luck|extra credit|
bonus question|no calculators|calculator allowed|time allowed|minutes allowed|you have 60 minutes|end of test|
end of examination`,
    2: `answer all|answer any|answer three|points possible|choose the best|match each|fill in the|complete the|
write down|write your|in your own|use the words|put the words|rewrite the|after reading|what does|what did|
what is the|why did|why do|how did|when did|list three|list two|name two|name three|give two|give three|
state two|compare and|evaluate the|show your|solve for|solve the|work out the|round to|label the|area of|
this shows|my favourite|my family|my school|what i did|in school|our class|late work|submit by|hand in|turn over|
well done|good work|good effort|see me|next time try|assignment|assignment 1|exercise 1|exercise|exercises|
question 1|question 2|questions 1|answer the|answers|score|grade|student id|grade 5|grade 8|teacher|school|gcse|
examination|quiz|write the|translate|how many|how does|explain how|show that|solve|factor|expand|calculate|
calculate the|work out|evaluate|the graph|plot a|draw a|equation|equations|statistics|integral|vector|energy|
hypothesis|experiment|english|science|literature|art|ict|paragraph|main character|the author|the poem|in class|
learning objectives|course title|learning outcomes|credit hours|credits|lecture|lecture 1|lecture 2|
lecture notes|lecturer|professor|instructor|seminar|coursework|due date|revision|vocabulary|vocab|very good|
target for|homework|worksheet|exam|essay|question|questions|answer|marks|lesson|student|students|pupil|pupils|
course|syllabus|semester|tutorial|maths|geography|biology|chemistry|physics|french|german|spanish|explain|
describe|circle|underline|draw|sketch|spelling|grammar|textbook`,
    1: '',
  },
  story: {
    3: `there lived|lived happily|happily ever after|chapter two|prologue|epilogue|a short story|short story|fairy tale|
act one|scene one|scene 1|scene 2|interior|exterior|fade in|fade out|fade to|exeunt|aside|pause|voice over|
stage left|stage right|curtain|lights up|lights down|blackout|he asked|she asked|asked the|he replied|
she replied|he whispered|she whispered|whispered|he shouted|she shouted|shouted|cried|he cried|she cried|
he muttered|muttered|murmured|he laughed|she laughed|he smiled|she smiled|smiled|grinned|he nodded|she nodded|
nodded|he shrugged|she shrugged|shrugged|sighed|he sighed|she sighed|he looked|she looked|looked at|looked up|
looked down|looked around|stared at|he stared|she stared|glanced|turned to|turned and|turned away|he turned|
she turned|walked to|walked into|walked away|stood up|stood in|stood at|stood there|lay on|leaned against|
reached for|picked up|opened the door|closed the door|knock at|knocked on|across the room|down the stairs|
up the stairs|into the dark|in the dark|in the darkness|the darkness|the silence|silence|that night|that evening|
that winter|the next morning|next morning|one night|one morning|one evening|all of a sudden|suddenly|
for a moment|a moment later|could hear|i knew|he felt|she felt|i felt|he remembered|she remembered|remembered|
ran away|ran to|began to|his eyes|her eyes|his hand|her hand|her hands|his voice|her voice|his mother|her mother|
his father|her father|his wife|her husband|his brother|her sister|my mother|my father|my grandfather|
my grandmother|the old woman|old woman|the young|the boy|the girl|the woman|the stranger|the captain|the king|
the queen|the prince|the princess|the witch|the wolf|the fox|the bear|the dog|the cat|the bird|the dragon|
the giant|the ghost|the detective|the fisherman|the miller|the soldier|the wood|the woods|the river|the sea|
the mountain|the village|the castle|the cottage|the garden|the island|the harbour|the street|the kitchen|
the moon|the stars|the wind|the rain|the fire|in a small village|deep in the`,
    2: `long ago|many years ago|there was once|cut to|said she|sat down|sat on|put down|the door|at the door|
through the window|out of the window|the night|the next day|one day|at last|at first|all at once|then he|
then she|when he|when she|before he|before she|as though|he had|she had|she was|there was no|had never|had been|
had not|had gone|had come|could see|did not know|didn't know|didn't look|didn't answer|did not look|he knew|
she knew|nobody knew|no one knew|he thought|she thought|he wanted|she wanted|he could|she could|he would|
she would|he took|she took|he went|she went|he came|she came|came back|went back|came to|his hands|his face|
her face|his head|her head|the old man|old man|the children|the sun|far away|a long time ago|chapter one|
chapter 1|part one|enter|beat|he said|she said|they said|said the|said he|i asked|that morning|that day|
that summer|for a while|for a long|after a while|they had|he was|it was the|there was a|there were|would have|
i thought|i remember|ran|started to|the child|the man|the forest|the snow|the light|the road|he|she|him|her|his|
hers|herself|himself|asked|replied|whispered|shouted|cried|laughed|smiled|nodded|sighed|looked|stared|turned|
walked|stood|lay|knew|thought|felt|remembered|heard|saw|suddenly|slowly|softly|quietly|silence|darkness|shadows|
moonlight|dawn|dusk|twilight|footsteps|breath|tears|eyes|voice|heart|door|candle|lantern|forest|castle|king|
queen|princess|dragon|wolf|witch|wizard|ghost|ship|captain|sailor|village|grandmother|grandfather|mother|father|
brother|sister`,
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
