import type { DocumentKind } from './kinds.ts'

/** More of the words that English papers of a kind carry, in the form and by the weights of the lexicon. */
export const ENGLISH_WORDS: Readonly<Record<DocumentKind, Readonly<Record<1 | 2 | 3, string>>>> = {
  invoice: {
    3: `bill for|guest bill|hotel bill|folio|minibar|tourist tax|city tax|room charge|bill number|bill no|bill date|date of bill|date of issue|invoiced to|billed to|total to pay|sum due|
      amount payable|total amount due|total due|your bill|this bill|standing charge|meter reading|unit rate|kwh|
      fee note|professional charges|please pay by|payable by|payment is due|days net|strictly net|net 30|
      cheques payable|late payment|city tax|room charge|no vat charged|vat registration number|reverse charge|
      please remit|payment reference|charges for the period|previous charges|total this month|ways to pay|
      your plan|data allowance|yearly subscription|membership fee|outstanding amount|amount outstanding|
      final demand|payment reminder|overdue`,
    2: `bill|charges|fees|accommodation|breakfast|labour|callout|call out|materials|vat reg|net total|
      total excluding vat|total including vat|incl vat|excl vat|ex vat|bank transfer|sort code|customer reference|
      account name|usage|consumption|water|electricity|gas|broadband|meter|supply|instalment|hours worked|
      hourly rate|day rate|days|remittance|credit note|discount|sum|subtotal|plus vat|vat at|please quote|
      our terms|to be paid|registered office`,
    1: `fee|charge|rate|tariff|reference|customer|terms|supplier|guest|room|nights|dinner|net|transfer`,
  },
  receipt: {
    3: `contactless|till|to pay|cash tendered|items sold|thank you for shopping|thank you for your custom|
      have a nice day|see you soon|served by|you were served by|amount paid|date paid|paid by card|paid with|
      payment received|received with thanks|received from|with thanks|sale total|debit card|pin verified|
      chip and pin|visa contactless|your receipt|this is your receipt|receipt from|keep this receipt|
      keep for returns|refunds only|cash paid|paid in cash|pump|unleaded|litres|parking fee|fare paid|
      points balance|loyalty|deposit received|payment method|service charge|change given|balance due 0|trans no|
      transaction id|merchant id|till receipt|no refund without`,
    2: `mastercard|amex|credit card|card no|auth|approved|terminal|operator|cash|paid|till no|receipt number|sale|
      savings|multibuy|discount|table|covers|tip|gratuity|litre|diesel|fuel|parking|car park|taxi|fare|points|
      refund|refunds|exchange|your purchase|thanks for your purchase|card|cardholder|signature not required|
      verified|vat no|vat summary`,
    1: `each|pcs|kg|eur|gbp|served|waiter|vat|balance|order|store|market`,
  },
  quote: {
    3: `estimate for|cost estimate|our estimate|this estimate|pleased to quote|pleased to offer|our quote|our offer|
      our price|price offer|valid for 30 days|valid for 60 days|valid until|quote valid|offer is valid|to accept|
      scope of work|excluding vat|thanks for your order|thank you for your order|your order number|order number|
      order no|order total|order placed|order date|order details|delivery address|shipping address|dispatched|
      despatched|has been shipped|track your parcel|track your order|packing list|p o number|vendor|requisition|
      authorised by|ship to|proposal for|terms of the offer|lead time|subject to availability|your order has been|
      we ve got your order`,
    2: `estimate|proposal|tender|offer|quoted|price list|shipping|parcel|courier|carrier|tracking|delivery|
      deliver to|items ordered|backorder|to follow|qty ordered|supplier|scope|deposit|on completion|guarantee|
      ordered|order|dispatch|shipment|expected delivery|in stock|purchase|acceptance|parts and labour`,
    1: `price|prices|line|code|sent|goods|weeks|start|job|labour|fitted|estimated`,
  },
  'bank-statement': {
    3: `brought forward|carried forward|paid out|paid in|money in|money out|statement balance|previous balance|
      new balance|minimum payment|minimum payment due|payment due date|credit limit|available credit|
      current balance|account activity|transaction history|account summary|transaction list|contactless payment|
      interest earned|interest charged|interest rate|savings account|current account|checking account|
      account holder|balance outstanding|balance at|balance on|mortgage statement|repayments|loan balance|
      pass book|passbook|cash withdrawal|card payment|monthly fee|account fee|overdraft|overdraft limit|apr|
      deposit guarantee|portfolio|valuation|holdings|dividends|dividend|units held|fund|sheet number|transfer to|
      transfer from|incoming transfer|value date|booking day|booking date|posted|purchases and charges|
      joint account|annual statement|deposit`,
    2: `statement|balance|withdrawal|deposit|dd|so|bgc|fpi|tfr|transfers|transactions|bank|branch|savings|interest|
      credit card|standing orders|direct debits|account ending|cheque|gross interest|isa|lender|borrower|loan|
      mortgage|shares|stocks|bond|securities|broker|price|units|client|closing|opening|salary|fees`,
    1: `card|amount|date|details|account|rent|period|sort|total|value|cash`,
  },
  payslip: {
    3: `wage slip|wages slip|pay statement|pay advice|salary advice|salary slip|salary statement|pay stub|paystub|
      earnings record|week ending|take home|take home pay|net wages|net wage|net salary|gross wages|gross wage|
      paye|employee number|employee pension|employer pension|payroll|payroll number|pay date|tax code|ni number|
      overtime|holiday pay|sick pay|basic pay|basic salary|hourly rate|federal withholding|fica|medicare|
      social security tax|state tax|taxable pay|retirement plan|superannuation|union dues|stipend|training pay|
      net pay to bank|employer ni|student loan deduction|hours worked|year to date gross|earnings|pay period end|
      bonus|total deductions|leave balance`,
    2: `basic|bonus|commission|tips|gross|net|pension|employee|wages|wage|salary|pay|withheld|contributions|regular|
      deduction|less tax|national insurance|health insurance|income tax|allowances|cost centre|department|payable|
      paid out|holiday entitlement|holidays taken|hrs|monthly pay|federal|transferred`,
    1: `week|month|hourly|bank|staff|grade|annual|trainee|credited|deposited`,
  },
  tax: {
    3: `tax office|inland revenue|revenue commissioners|tax code|notice of coding|personal allowance|tax assessment|
      notice of assessment|assessment for|tax due|tax payable|tax refund|tax rebate|tax reference|utr|
      unique taxpayer|form w|wage and tax statement|federal income tax|federal income tax withheld|
      social security wages|employer identification|irs form|schedule c|interest income|furnished to the irs|
      vat return|vat due|input vat|output vat|net vat|council tax|property tax|business rates|vehicle tax|
      road tax|car tax|capital gains tax|inheritance tax|stamp duty|payment on account|self employed income|
      allowable expenses|tax relief|relief for|tax credits|income from employment|tax deductible|claim for tax|
      particulars are complete|right to appeal|tax adviser|tax declaration`,
    2: `taxes|taxed|taxable|tax|assessment|allowance|allowances|revenue|instalments|instalment|fiscal|declaration|
      declare|filing|filed|penalty|penalties|late filing|withheld|payer|recipient|reclaimed|rebate|accountant|
      expenses|charity|donations|appeal|object|object within|social security number|tin|vat reg|demand|band|
      payable|relief|untaxed`,
    1: `wages|employer|employment|box|claim|refund|notice|due|calendar`,
  },
  insurance: {
    3: `your policy|policy holder|policy no|insured vehicle|period of insurance|period of cover|no claims|
      no claims discount|no claims bonus|excess|compulsory excess|voluntary excess|renewal notice|renewal date|
      motor insurance|home insurance|travel insurance|car insurance|health insurance|life insurance|life assured|
      life assurance|pet insurance|contents insurance|buildings insurance|public liability|third party|
      liability insurance|make a claim|to make a claim|claim form|claims line|claim reference|claim ref|
      your claim|loss adjuster|assessor|what is covered|what is not covered|we cover|we don t cover|sum assured|
      schedule of insurance|statement of fact|policy schedule|policy wording|policy document|cover note|
      green card|accident report|accident statement|damage report|hold your insured|is covered for|
      insurance company|annual premium|monthly premium|underwritten|terms and exclusions|your cover|
      explanation of benefits`,
    2: `insurance|insure|insures|insuring|premiums|claims|exclusions|exclusion|covered|cover|covers|renewal|renew|
      accident|theft|fire|flood|escape of water|damaged|settlement|indemnity|beneficiaries|policy|policies|
      vehicle|insurers|witnesses|witness|collision|assured|assurance|wear and tear|motor|rider|copay|injured`,
    1: `cancel|contents|buildings|legal costs|breakdown|limit|limits|schedule|registration|driver|report|treatment`,
  },
  contract: {
    3: `the landlord|the tenant|the contractor|the employer|the employee|the seller|the buyer|the borrower|
      the lender|the parties|both parties|either party|each party|the other party|between the parties|made on|
      tenancy|tenancy agreement|monthly rent|rent is payable|notice period|written notice|weeks notice|
      months notice|month s notice|bill of sale|sold as seen|offer of employment|terms of employment|
      employment contract|contract of employment|probationary period|probation|loan agreement|promissory note|
      hereafter|hereinafter|receiving party|disclosing party|disclose confidential|mutual non disclosure|
      shall not disclose|is let|sublet|shall pay|agree as follows|it is agreed|we agree|hereby agree|
      in writing and signed|signed by both|signed for and on behalf|signed in duplicate|term of this agreement|
      terminate this agreement|may terminate|remain in force|place of jurisdiction|this contract|the agreement|
      power of attorney|partnership agreement|licence agreement|sale agreement`,
    2: `contract|landlord|rent|deposit|lease|premises|term|terminate|notice|signed|dated|undertakes|undertake|
      agrees|agree|agreed|obligation|provision|provisions|amendments|in writing|void|warrants|property of|
      witnessed|signatures|consent|confidentiality|confidential|clause|clauses|employer|employee|contractor|
      services|fee|fees|per annum|annual leave|working time|commencement|jurisdiction|courts|english law|
      law applies|repay|handover|breach|schedule|disputes`,
    1: `copies|both|months|owner|salary|hours|costs|dispute|borrowed|interest|changes|valid|purpose|joint|halved`,
  },
  legal: {
    3: `we use cookies|our cookies|cookies|your data|use of your data|data controller|data protection officer|
      information commissioner|right to cancel|statutory rights|returns policy|returns and refunds|refund policy|
      house rules|rules of the|rules and regulations|members shall|members must|is prohibited|are prohibited|
      it is prohibited|not liable|no liability|accept no liability|we may change|reserve the right|
      reserves the right|this policy applies|this policy|our policy|policy statement|scope this policy|
      policy is reviewed|health and safety policy|equal opportunities|disciplinary|disciplinary action|
      disciplinary procedure|dismissal|misconduct|anti bribery|anti corruption|whistleblowing|safeguarding|
      harassment|grievance|travel and expenses policy|permission is hereby granted|is hereby granted|
      redistribution and use|provided as is|without warranty|warranties of merchantability|copyright notice|
      all copies|in no event shall|disclaims all|is disclaimed|are disclaimed|these terms|you may not|by using|
      governed by the law|source and binary forms|general public license|permitted provided|licensor|licensee|
      bylaws|by laws|statutes|ordinance`,
    2: `terms|conditions|rules|rule|regulations|regulator|cancel|withdrawal|reimburse|policy|compliance|applies to|
      breach|breaches|violations|must not|may not|permitted|prohibit|forbidden|allowed|notice|damages|indirect|
      special|statutory|privacy|cookie|employees|managers|visitors|members|membership|amend|amended|lawful|
      processors|gifts|without fee|hereby|version|reviewed|effective|complaints|liability|disclaimer|redistribute|
      redistributions|retain`,
    1: `use|site|choices|website|staff|board|loss|belongings|own risk|safe|claims|purpose|authors?|consent|services|
      collect`,
  },
  resume: {
    3: `employment|career history|career summary|work history|professional experience|about me|personal profile|
      profile|key achievements|achievements|references on request|references available on request|referees|
      driving licence|driver s license|year apprenticeship|apprenticeship|apprenticed|school leaving certificate|
      gcses|gcse|a levels|tech stack|native speaker|mother tongue|fluent|schooling|place of birth|marital status|
      nationality|looking for a position|years experience|years of experience|experienced|team leader|
      selected publications|appointments|postdoctoral|professional development|computer skills|it skills|
      soft skills|language skills|work experience|open to work|trained in|responsible for a team|
      hobbies and interests`,
    2: `cv|present|junior|senior|intern|lead|led|trained|trainee|supervisor|foreman|promoted|manager|assistant|
      degree|degrees|bsc|ba|msc|phd|college|qualification|qualifications|certified|certificates|courses|speaks|
      spanish|french|german|english|native|basic|referee|born|interests|tools|software|excel|word|driving|
      volunteering|licences|teaching|grants|delivered|built|improved|increased|reduced|owned|halved|cut|summary|
      career|position|foundation|knowledge|apprentice|hobbies`,
    1: `now|since|until|at|full|brand|school|job|experience`,
  },
  letter: {
    3: `my dear|dearest|dear mr|dear ms|dear mrs|dear grandma|dear customer|dear customers|dear neighbours|
      dear neighbour|dear parents|dear parents and carers|dear all|dear friends|dear members|dear colleague|
      dear editor|ever your|your loving|lots of love|all my love|with love from|yours ever|best wishes|
      with best wishes|warm wishes|with warm wishes|all the best|warmest regards|love from|i enclose|
      please find enclosed|with reference to your letter|your letter of|further to your letter|further to our|
      i was sorry to|i am sorry to hear|we are sorry for|i should like to apply|i wish to apply|i would be glad|
      i would like to apply|do not hesitate to|thank you so much|i write to|i am writing to|we are writing to|
      i look forward|look forward to meeting|hope this finds you|hope you are well|i hope that you|p s|
      in sympathy|condolences|yours etc`,
    2: `inconvenience|apologise|apologies for|congratulations|sorry|thanks|grateful|complaint|request|kindly|
      invite you|invitation|interview|advertised|we hope|i hope|hope to see you|headteacher|caretaker|neighbours|
      tenants|residents|parents|customers|signed|re your|ref your|on behalf of|enclose|enclosing|voucher|love|
      granny|grandma|uncle|aunt|visit us|come and see us`,
    1: `we|you|your|kind|glad|happy|weather|sunday|saturday|children|manager|branch|read|support|house|soon`,
  },
  mail: {
    3: `forwarded message|begin forwarded message|original message|sent from my iphone|sent from my phone|
      sent from my ipad|view this email in your browser|view in browser|view online|out of office|
      unsubscribe here|to unsubscribe|stop these e mails|list unsubscribe|on behalf of|you are receiving this|
      you get this because|weekly digest|fwd|please see attached|see attached|attachment|attached is|attached are|
      reply all`,
    2: `wrote|fw|sent|subject|to|cc|cheers|thanks|hi|hello|newsletter|see below|let me know|read more|digest|
      signed up`,
    1: `inbox|reply|send|works for me|meet|file|folder|thursday|friday|monday|tomorrow`,
  },
  minutes: {
    3: `minutes of|minutes of the last meeting|the minutes|matters arising|any other business|aob|
      date of next meeting|next meeting|date of next session|the meeting closed|meeting closed|meeting ended|
      the meeting ended|the meeting opened|opened the meeting|closed the meeting|was resolved|it was resolved|
      resolved that|resolution|was agreed|it was agreed|agreed to|proposed by|seconded by|carried unanimously|
      unanimously|nem con|declarations of interest|in the chair|treasurer s report|annual general meeting|agm|egm|
      owners meeting|board meeting|team meeting|project meeting|weekly meeting|stand up|standup|weekly sync|
      call notes|meeting notes|notes of the meeting|action points|action point|actions|participants|those present|
      on the call|attending|sent apologies|votes|in favour|abstained|abstentions|were approved|was approved|
      accounts were approved|it was discussed|it was proposed|volunteered to|offered to|discussion points|
      to be actioned|follow up on`,
    2: `agenda|apologies|approved|agreed|resolved|treasurer|chairperson|chair|clerk|secretary|trustees|governors|
      cllr|councillor|decided|decision|decisions|action|sync|retrospective|open points|recorded|correspondence|
      election|elected|accepted|noted|thanked|against|carried|motion|association|households|owners|went through|
      next steps`,
    1: `item|call|risks|status|budget|project|planning|club|committee|talk|closed|order|writes`,
  },
  recipe: {
    3: `preheat|whisk|marinade|marinate|simmer|sauté|saute|deglaze|fold in|beat until|beat the|mix the|stir in|
      pour over|pour in|bring to the boil|season with|season to taste|salt and pepper|to taste|pinch of|
      serve with|serves|makes about|golden|golden brown|cream the butter|rub in|in the oven|gas mark|fan oven|
      roast at|bake at|bake for|fry in|fry the|let it rise|let rise|proof the|dough|sourdough|starter|leaven|
      banneton|garnish|drizzle|sprinkle with|scatter|toss with|thinly sliced|finely chopped|grated|cloves garlic|
      cloves of garlic|coconut milk|olive oil|soy sauce|baking powder|self raising|plain flour|caster sugar|
      icing sugar|strain|jars|pickled|prep|cooking time|bring to the table|freezes well|leftovers|blitz|pan fry`,
    2: `bake|baked|roast|roasted|fry|boil|boiled|grill|steam|chop|chopped|slice|sliced|peel|mince|grate|knead|stir|
      mix|beat|fold|pour|drain|rinse|season|taste|oven|pan|pot|tin|jug|tray|foil|lid|fridge|butter|flour|sugar|
      salt|pepper|egg|eggs|yeast|milk|cream|cheese|yoghurt|yogurt|onion|onions|garlic|ginger|carrots|potatoes|
      tomatoes|lentils|beans|chickpeas|rice|pasta|stock|vinegar|honey|lemon|lime|mustard|dill|mint|parsley|basil|
      cumin|curry|nutmeg|chicken|beef|lamb|fish|salmon|tofu|cake|bread|rolls|soup|salad|stew|pie|pancakes|spoon|
      handful|crust`,
    1: `g|ml|kg|min|minutes|hour|degrees|hot|warm|soft|half|top|rest|ready|butter|juice|add|large|small`,
  },
  news: {
    3: `said on monday|said on tuesday|said on wednesday|said on thursday|said on friday|said on saturday|
      said on sunday|on monday|on tuesday|on wednesday|on thursday|on saturday|announced on|according to|
      officials say|officials said|police have|police in|police said|fire service|has confirmed|confirmed on|
      declined to comment|in a statement|spokesperson|a spokesperson|opposition leaders|the opposition|called for|
      come forward|arrested|was arrested|break in|inquiry|chief executive|analysts at|shares in|shares fell|
      shares rose|profits fell|profits rose|to cut jobs|jobs at risk|stoppage time|late goal|the hosts|
      the visitors|penalty|the final|cup final|fans|premiere|jury|this newspaper|by our correspondent|
      witnesses said|witnesses|county council|city council|local residents|mayor|members of parliament|mps|
      the minister|the government|government plans|the agency reported|per cent|investigation is under way|
      under way|the case continues|experts believe|due in court|in custody|emergency services`,
    2: `reported|warned|confirmed|announced|praised|blamed|criticised|accused|denied|claimed|added|told|spokesman|
      spokeswoman|officials|authorities|council|county|city|region|residents|fans|goal|win|season|team|manager|
      coach|injured|killed|crash|fire|flood|storm|river|jobs|unions|union|workers|retailer|firm|customers|sales|
      quarter|forecasts|profit|demand|festival|audience|director|documentary|visitors|debut|victory|defeat|league|
      traffic|services|elections|parliament|plan|plans|costs`,
    1: `by|at least|more than|since|since october|first|after|before|next|yesterday|evening|morning|years|called|
      day|named`,
  },
  report: {
    3: `summary of results|summary of findings|we recommend|we advise|it is recommended|recommendations|
      main findings|site visit report|inspection report|survey report|condition survey|condition rating|
      building survey|survey of|energy audit|audit report|audit|evaluation|evaluation of|review of|
      incident report|field report|trip report|monthly report|sales report|weekly report|trading update|
      quarterly results|half year|half yearly|interim report|management report|status green|status red|
      next milestone|milestones|milestone|mitigation|main risk|headcount|turnover|year on year|on last year|
      against the previous year|compared with last year|in comparison with|this report|the report|
      this document summarises|table 1|table 2|table 3|figure 1|figure 2|annex|annex a|limitations|next steps are|
      benchmark|key figures|payback|inspected|inspector|feasibility study|respondents|we asked|satisfaction|
      interviews with|measured|terms of reference`,
    2: `findings|recommendation|recommended|conclusion|conclusions|results|outlook|margin|growth|rose|fell|increase|
      decrease|previous year|costs|budget|risks|amber|pilot|evaluated|assessed|inspection|inspected|measures|
      survey|sample|questions|visit|photos|attached|appendix|introduction|method|methodology|scope|consultant|
      consulting|condition|rating|trend|summary|report|reports|project|progress|spent|done|branches|sites|levels|
      guideline|urgent|repair|energy|sales`,
    1: `section|page|per|cent|average|staff|units|north|region|best|accounts|listed|shows|data|period|percent`,
  },
  paper: {
    3: `we compared|we study|we investigate|we present|we analysed|we introduce|our findings|our results|our sample|
      in this article|this article argues|this article|this dissertation|this thesis|thesis submitted|thesis|
      dissertation|doctor of philosophy|bachelor thesis|master thesis|supervisor prof|literature review|
      research question|department of|university of|materials and methods|statistically|not significant|p value|
      confidence interval|hazard ratio|odds ratio|cohort study|randomised|randomized|controlled trial|
      trial registration|competing interests|main outcome|participants|previous studies|earlier work|
      future studies|further research|future work|small sample|consistent with|upper bound|lower bound|
      by induction|for every|let g be|theorem 1|lemma 2|is bounded by|linear regression|significance|peer review|
      doi org|et al|submitted to|in press|monograph|manuscripts`,
    2: `abstract|summary|objective|design|setting|background|methods|results|conclusions|conclusion|discussion|
      introduction|experiments|algorithm|bound|eigenvalue|graph|model|effects|effect|incidence|patients|
      hypothesis|significant|sample|studies|study|trial|trials|analysis|analysed|variables|dataset|datasets|
      method|propose|proposed|chapter|sources|evidence|scheme|argues|article|journal|j|appl|biol|proc|ed|trans|
      funding|author|authors|research|scholars|coding`,
    1: `years|range|size|higher|lower|income|sites|observed|reviews|shown`,
  },
  manual: {
    3: `before first use|before use|before you start|never immerse|do not open|do not immerse|do not overtighten|
      keep these instructions|instructions for use|how to use|how to assemble|assembly instructions|
      installation instructions|quick start guide|quick reference|getting to know your|parts list|parts included|
      tools needed|tools required|screwdriver|dowels|hold the button|press the|press and hold|turn the dial|
      turn the|push in|pull out|switch it on|switch on|switch off and|unplug|disconnect from the mains|
      from the mains|plug it in|insert the|attach the|attach|tighten|anticlockwise|clockwise|descale|detergent|
      washing machine|vacuum cleaner|error code|error e|fault|does not start|check the fuse|check that|
      out of reach of children|away from children|damp cloth|household waste|collection point|spare parts|
      technical data|original accessories|service centre|your dealer|guarantee|full charge|to pair|to reset|reset|
      tyre pressure|torque|warning|rechargeable|max load|rinse aid|blinks`,
    2: `instructions|instruction|step 1|step 2|step|steps|screws|screw|bolt|bracket|shelf|legs|base|lid|cover|
      filter|fuse|adapter|cable|batteries|battery|cells|charger|volts|watts|hz|kw|noise|dial|wheel|lever|switch|
      knob|menu|button|lamp|lights|blinks|red|program|programs|choose|hold|insert|push|pull|slide|fit|fix|lay|
      stand|oil|check|replace|replacing|empty|fill|camera|shutter|focus|headset|kettle|thermostat|alarm|wireless|
      device|accessories|dealer|dispose`,
    1: `use|parts|time|seconds|arrow|off|back|front|case|door|wet|dry|first|page|monthly`,
  },
  readme: {
    3: `to build|make install|requires python|requires node|works with node|node js|environment variables|
      environment variable|command line|config file|configuration file|run the tests|test suite|the tests|
      pull requests welcome|patches welcome|contributions welcome|bug reports|feature requests|report bugs|
      known issues|release notes|semantic versioning|fork the repository|clone the repository|merge request|
      open a pull request|issue tracker|the linter|code style|in ci|returns a|returns the|raises valueerror|
      throws|json array|rest api|bearer token|rate limit|http api|endpoint|endpoints|localhost|stdout|stderr|
      docker build|docker run|health check|deployment|deploy|compiler|gcc|clang|cmake|zlib|pkg config|the docs|
      api documentation|api docs|see also|apache licence|apache license|released under|licence mit|bsd license|
      compatible with|linux and macos|command line options|default port|dockerfile|npx|yarn`,
    2: `library|module|function|functions|method|parameter|parameters|argument|returns|json|yaml|toml|xml|http|url|
      port|server|restart|option|options|flag|flags|settings|config|log|logs|cache|thread|threads|database|image|
      binary|header|array|string|boolean|linux|windows|macos|node|unicode|memory|handles|maintainers|contributors|
      packagers|roadmap|licence|license|tag|push|release|commit|branch|linter|build|compile|debug|authentication|
      token|plugins|hooks`,
    1: `run|set|call|use|using|file|path|name|required|optional|error|errors|needs|installed|folder`,
  },
  code: { 3: '', 2: '', 1: '' },
  log: {
    3: `traceback most recent call last|exit status|permission denied|no such file|file not found|filenotfounderror|
      accepted publickey|started session|listening on port|slow query|timed out|build started|build failed|
      skipped|copied|success exit code|compiling`,
    2: `passed|sent|received|bytes|scanned|copying|registering|level|msg|session|job|worker|host|cron|sshd|http`,
    1: `files|done|build|tests|unused|config|loaded|begun|ended`,
  },
  ticket: {
    3: `your booking|your reservation|your stay is confirmed|your stay|booking confirmation|booking confirmed|
      booking ref|reservation number|check in from|check in|check in opens|online check in|free cancellation|
      twin room|double room|nights from|rail ticket|coach ticket|train reservation|train ticket|bus ticket|ferry|
      advance single|return ticket|one way|valid only on|not refundable|non refundable|no refund|non transferable|
      seat|row|stalls|doors open|doors|no admission|box office|general admission|e ticket|eticket|your ticket|
      barcode|qr code|pnr|economy|business class|cabin bag|hand luggage|baggage allowance|before departure|dep|
      arr|take off|airport|voucher|car hire|pick up|drop off|rental car|passengers|photo id|window seat|aisle|
      itinerary|flight receipt|2nd class|1st class|second class|first class|cabin|berth`,
    2: `flights|flight|train|coach|platform|gate|boarding|depart|departs|arrive|arrives|arriving|journey|trip|
      travel|ticket|tickets|seats|block|concert|theatre|match|festival|starts|adults|adult|child|guest|room|
      breakfast|luggage|bag|id|ref|fare|fees|class|hotel|reservation|valid|return|out|car|driver|passport|
      show this on arrival|cancellation`,
    1: `from|to|window|minutes|early|late|order|name|nights`,
  },
  medical: {
    3: `on examination|no fracture|x ray|mri of|ct scan|ultrasound|ecg|ekg|findings|impression|clinical question|
      consultant|gp|your gp|referring|referral|referred|outpatient|inpatient|physiotherapy|antibiotics|ibuprofen|
      amoxicillin|paracetamol|penicillin|one daily|once daily|twice daily|three times a day|each morning|tablets|
      capsules|caps|tabs|repeat prescription|discharge|admitted|admission|follow up with|medication|medicines|
      drugs|past history|past medical history|side effects|full blood count|blood test|haemoglobin|hb|wbc|
      platelets|ferritin|tsh|creatinine|hba1c|cholesterol|mmol|mmol l|umol|sample taken|vaccinations|
      vaccination record|vaccinations record|mmr|tetanus|polio|yellow fever|booster|batch|dental|tooth|crown|
      filling|dentist|dental practice|eye clinic|fracture clinic|an appointment|your appointment|appointment with|
      practice nurse|nurse|radiologist|dob|bp|pulse|non smoker|hypertension|osteoarthritis|pneumonia|
      conservative treatment`,
    2: `patients|symptom|pain|knee|spine|chest|heart|lungs|abdomen|fever|cough|infection|surgery|infirmary|clinic|
      dose|dosage|mg|ml|review|examination|history|smoker|allergy|allergies|rash|plan|diagnosed|therapy|treated|x|
      born|supply|injection|practice|health centre|optician|lens|hospital|care|viral|tear|joint|blood`,
    1: `weeks|days|left|right|male|female|year old|drops|rest|fluids|comment|no action|given at`,
  },
  certificate: {
    3: `this certifies|certificate no|certificate number|certificate of completion|certificate of attendance|
      certifies|is certified|this award|award is made|awards|is awarded|was awarded|has passed|passed the test|
      passed with|took part in|has taken part|has attended|with distinction|with merit|honours|
      second class honours|first class honours|degree of bachelor|degree of master|under the seal|vice chancellor|
      registrar|witnesses|were married|certified copy|copy of an entry|registration district|informant|
      registered by|general register office|proof of enrolment|proof of enrollment|is enrolled|we confirm that|
      is enrolled as|reference this|excellent performance|1st place|first place|2nd place|3rd place|winner|
      champion|examiner|examining board|issued on|issuing body|without signature|valid with the seal|
      overall grade|transcript|licence to|diploma in`,
    2: `diploma|award|awarded|degree|bachelor|master|science|college|academy|principal|instructor|course|passed|
      test|exam|merit|distinction|seal|stamp|signature|issued|valid|confirm|enrolled|full time student|
      satisfaction|employed|reference|birth|marriage|death|cup|place|performance|graduated|content|theory|
      practice|verify`,
    1: `hours|lessons|grade|good|very|board|given|made|sex|surname|topics`,
  },
  notes: {
    3: `to buy|don t forget|dont forget|shopping|things to do|call mum|note to self|ask about|ideas for|ideas|
      must do|packing list|packing|look up|maybe|thoughts|remember to|remember|pick up|gift ideas|wish list|
      bucket list|list for`,
    2: `milk|bread|eggs|coffee|tea|cheese|butter|bananas|potatoes|soap|batteries|stamps|toilet paper|light bulbs|
      call|ring|buy|fix|book|renew|return|water plants|pay rent|dentist|birthday|mum|dad|feed|bins|key|wifi|
      password|code|spare key|passports|chargers|pills|mon|tue|wed|thu|fri|later|look for|think about|call bank|
      sort`,
    1: `go|cancel|find|send|post|cake|lamp|paint|more|less|idea`,
  },
  presentation: {
    3: `slide 1|slide 2|slide 3|slide 4|slide 5|speaker notes|next slide|take home message|key takeaways|takeaways|
      thanks|thank you|questions|any questions|q a|kick off|kickoff|pitch|pitch deck|outline of the talk|outline|
      a talk by|an introduction|backup slides|who we are|what we offer|our story|why it matters|how it works|
      the ask|the problem|the solution|our solution|the market|timeline|welcome to the|workshop|part 1|part 2|
      part 3|live demo`,
    2: `agenda|roadmap|goals|team|risks|next steps|discussion|summary|motivation|overview|quiz|demo|vision|mission|
      feedback|warm up|market|product|launch|pilot|results|model|introduction|update|growing|q1|q2|q3|q4|
      house rules`,
    1: `title|notes|part|sales`,
  },
  schoolwork: {
    3: `year 8|year 9|year 10|problem sheet|exercise sheet|hand in|hand in by|due monday|due friday|marks|1 mark|
      2 marks|3 marks|4 marks|total marks|show that|prove that|find the|explain why|explain two|what is meant by|
      draw and label|label the|in your own words|in full sentences|true or false|write a paragraph|
      compare the two|give an example|show all your working|calculators may|time allowed|revise|key words|pupils|
      pupil|objective|learning objective|starter|plenary|worksheet|differentiation|lesson|exit ticket|extension|
      end of year report|report card|form teacher|attendance|effort|class list|autumn term|spring term|
      summer term|term|tutorial|exam|exams|exam hint|midterm|final exam|grading|office hours|lecture|
      lecture notes|reading list|read chapter|miss|mr|homework for|test|quizzes|seminar|module handbook|
      lab report|week 1|week 2`,
    2: `maths|english|biology|physics|chemistry|history|geography|french|science|psychology|statistics|
      macroeconomics|algebra|class|classes|student|students|instructor|grade|grades|question|questions|mark|
      vocabulary|spelling|sentences|diagram|heart|cell|cells|osmosis|fractions|eigenvalues|subspace|continuous|
      introduction|learning|unit|chapter|pages|no|in pairs|group work|poster|answer|describe|calculate|draw|match|
      complete|underline|circle|define|discuss|teacher`,
    1: `learn|read|write|explain|form|week|due|late|work|parents|reads|resources|pencil`,
  },
  story: {
    3: `there was once|there once was|there lived|long ago|one day|one night|one evening|he did not|she did not|
      she had|he had|she was|he was|he said|she said|he looked|she looked|he turned|she turned|he thought|
      she thought|he knew|she knew|she whispered|whispered|a voice|her voice|his voice|her eyes|his eyes|her hand|
      his hand|her father|his father|her mother|his mother|my father|my mother|my grandmother|did not answer|
      shook his head|shook her head|behind her|behind him|the boy|the girl|the old man|the old woman|the stranger|
      when i was|she took|he took|chapter two|chapter three|chapter four|chapter five|chapter six|chapter seven|
      ext|int|fade in|cut to|the door|a stranger|for a long time`,
    2: `he|she|him|her|his|knocked|sighed|stared|laughed|smiled|ran|stood|lay|waited|listened|breathing|trembled|
      cried|lamp|candle|shadow|moon|sea|wood|forest|hill|village|valley|gate|stairs|dog|horse|wolf|farmer|king|
      queen|princess|window|rain|snow|dark|silence|silent|boat|father|mother|brother|sister|boy|girl|forgave|
      loved|afraid|lonely|came home`,
    1: `nothing|nobody|again|back|away|until|gone|still|once|evening|morning|never|forty|twenty|only|small|came|
      went|was|had|were`,
  },
}
