import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** The same for what people write and read: news, reports, articles, manuals, programs, notes, lessons and tales. */
export const ENGLISH_WIDE_TEXTS = {
  news: {
    3: `spokesperson for|the mayor|protesters|figures show|industry figures|
press release|announced today|chief executive|
our correspondent|by our|read more|opened the scoring|half time|full time|knocks out|
the champion|has reopened|will close|was opened|scientists say|researchers say|
experts say|went on trial|trade body`,
    2: 'ministers|related|updated|scored|attendance|reporter|reporters|protest|ap|afp',
    1: '',
  },
  report: {
    3: `year in review|rose to|fell to|compared with|year before|
looking ahead|risks and|overall status|on track|sub committee on|commission on|
we took evidence|it is clear to us|sampled at|above target|below target|what should be done|summary for|to see whether|volunteers gave`,
    2: 'incident|issues|status|score|weakness|strengths|aim|trustees|reserves|expenditure|surveyed',
    1: '',
  },
  paper: {
    3: `key words|our method|this paper|in this study|standard deviation|mixed models|statistically significant|
ablation|ablations|department of|dept of|conflict of interest|implications for|is poorly known|
in line with`,
    2: `significantly|controls|experiment|factorial|proposition|conjecture|correlation|simulation|
parameters|findings`,
    1: '',
  },
  manual: {
    3: `quick start|getting started with your|before you use|turn on|
switch off|plug in|do not tighten|fix to the wall|if it stays|do not use|
touch the panel|scan the code|wear gloves|make sure|once a month|every month|how to`,
    2: 'important|procedure|goggles|rinse|valve|hose|serviced',
    1: '',
  },
  readme: {
    3: `apt install|make check|configure make|pull requests are welcome|api key|status code|command line|dry run|exit code|by default|library for|the flag|the api is`,
    2: 'requirements|mit|response|env|faq|docker|dependency',
    1: '',
  },
  log: {
    3: `exception in thread|caused by|exited with|finished with|epoch|
unused variable|files processed|failed after`,
    2: 'retrying|course|wind|visibility|sighted|timestamp|warnings|errors',
    1: '',
  },
  ticket: {
    3: `confirmation no|check out|no refunds|breakfast included|single ticket|party of|table for|hold table|keep tables|cancel by|
show this|re entry`,
    2: 'zone|carriage|sailing|berth',
    1: '',
  },
  medical: {
    3: `date of birth|times a day|lab report|laboratory report|history of|complains of|
presented with|thank you for referring|see her again|excised|
sutures|immunisation|ex smoker|call us if|seen today|
keep the wound`,
    2: 'prescribed|temperature|result|wound|ward|discharged|operation|dermatology|cardiology',
    1: '',
  },
  certificate: {
    3: `has completed|successfully completed|has successfully|awarded on|valid for|certificate id|statement of achievement|we declare|
sole responsibility|traceable to national standards|calibration|date of calibration|
was admitted to|degree of|with honours|given under|entry of birth|in recognition of|
has reached level|having attended|prize for|prize giving|won by|well done|true copy`,
    2: 'swam',
    1: '',
  },
  notes: {
    3: `they need|library books|check price|could turn|not before|for next year|
things i want|wifi`,
    2: 'cancel|must|alarm|sat|thurs|tues|wk|re',
    1: '',
  },
  presentation: {
    3: `next steps|title slide|take away|what we do|did you know|learning aims|
learning objectives|our figures|strategy day|case study`,
    2: 'outlook|guidance|proposal|conclusions|click|lecture|bullet|audience',
    1: '',
  },
  schoolwork: {
    3: `points each|fill in|which of the|show your working|spelling list|write each word|use it in a sentence|signed by parent|seminar sheet|sketch the|
independent variable|source of error|plot a graph|the verb suggests|suggests that|in the holidays|my holidays|my teacher`,
    2: 'total|revision|derive|practical|period|textbook',
    1: '',
  },
  story: {
    3: `she said|he said|said sam|had never|seven days|fade out|the dragon|the horse|the witch|the king|
the woman in|the man who|felt the|turned up|did not move`,
    2: 'enters|lantern|dragon|tinker',
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
