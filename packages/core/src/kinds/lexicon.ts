import { whenNeeded } from '../when-needed.ts'
import { wordsOf } from '../words/index.ts'
import { ENGLISH_FORMS } from './english-forms.ts'
import { ENGLISH_MORE } from './english-more.ts'
import { ENGLISH_PAPERS_LESSONS } from './english-papers-lessons.ts'
import { ENGLISH_PAPERS_MONEY } from './english-papers-money.ts'
import { ENGLISH_PAPERS_OFFICES } from './english-papers-offices.ts'
import { ENGLISH_PAPERS_PEOPLE } from './english-papers-people.ts'
import { ENGLISH_PAPERS_TEXTS } from './english-papers-texts.ts'
import { ENGLISH_TEXTS } from './english-texts.ts'
import { ENGLISH_WIDE } from './english-wide.ts'
import { ENGLISH_WIDE_TEXTS } from './english-wide-texts.ts'
import type { DocumentKind } from './kinds.ts'

/**
 * Words and phrases that speak for a kind, by weight: 3 hardly ever stands elsewhere, 2 is typical, 1 is a hint. Parted
 * by `|`; English first, then German, Spanish, French, Italian, Dutch, Portuguese and Arabic where a form has fixed words.
 */
const TABLE: Readonly<Record<DocumentKind, Readonly<Record<1 | 2 | 3, string>>>> = {
  invoice: {
    3: `invoice number|invoice no|invoice date|tax invoice|amount due|balance due|bill to|remit to|payment terms|rechnungsnummer|
      rechnungsdatum|rechnung nr|ust idnr|numéro de facture|date de facture|facture n|número de factura|fecha de factura|
      factuurnummer|factuurdatum|factuur|numero fattura|fattura|fatura|payable within|due upon receipt|pro forma|
      رقم الفاتورة|فاتورة ضريبية`,
    2: `invoice|rechnung|facture|factura|vat number|vat no|net amount|due date|order number|customer number|kundennummer|
      zahlbar|netto|mehrwertsteuer|mwst|montant ht|total ttc|tva|importe total|base imponible|iva|btw|bedrag|swift|bic|
      iban|subtotal|unit price|einzelpreis|gesamtbetrag|fälligkeit|prix unitaire|échéance|cif|billing address|billing period|
      sold by|فاتورة|ضريبة القيمة المضافة|ship to|account number|payment due|factuuradres|facturation|partita iva`,
    1: 'billing|quantity|qty|amount|total|description|payment|hsn|gstin|vat|betrag|menge|shipping address|المبلغ|kunde|client',
  },
  receipt: {
    3: `cash change|change due|please come again|kassenbon|bon nr|cashier|
      merci de votre visite|ticket de caja|ticket de caisse|gracias por su compra|scontrino|kassenbeleg|
      terminal id|card ending|approval code|auth code|receipt no|إيصال`,
    2: `receipt|quittung|recibo|reçu|cash|change|subtotal|sub total|grand total|visa|mastercard|tendered|bar|
      gegeben|rückgeld|efectivo|cambio|espèces|rendu|you saved|store|amt|tax code|total sales|rounding|take away|dine in|
      pos|counter|table no|thank you|merchant copy|customer copy|visa debit|belegnr|kasse|excluding gst|incl gst`,
    1: 'gst|qty|disc|total|item|price|tel|tax|summary|member|goods|tax invoice|invoice no',
  },
  quote: {
    3: `quotation|quote number|purchase order|order confirmation|delivery note|packing slip|auftragsbestätigung|angebot nr|
      lieferschein|bestellnummer|presupuesto|albarán|devis|bon de commande|bon de livraison|offer valid until|po number|
      gültig bis|عرض سعر`,
    2: 'quote|your order|order summary|angebot|bestellung|pedido|commande|estimated delivery|valid until|kostenvoranschlag|lieferdatum',
    1: 'order|delivery|shipped|items|unit price|quantity',
  },
  'bank-statement': {
    3: `account statement|bank statement|opening balance|closing balance|statement period|kontoauszug|alter saldo|neuer saldo|
      saldo anterior|extracto bancario|extracto de cuenta|saldo inicial|saldo final|relevé de compte|solde|ancien solde|nouveau solde|beginning balance|ending balance|
      direct debit|standing order|كشف حساب|balance brought forward`,
    2: `withdrawals|deposits|kontostand|buchungstag|wertstellung|gutschrift|lastschrift|soll|haben|available balance|atm|
      sort code|interest paid|cargo|abono|débit|crédit|transaction date|card purchase|الرصيد|running balance|statement date|statement of account`,
    1: 'account number|balance|debit|credit|transfer|iban|transaction|payment|überweisung|transferencia|virement|fee',
  },
  payslip: {
    3: `payslip|pay slip|gross pay|net pay|earnings statement|lohnabrechnung|gehaltsabrechnung|entgeltabrechnung|nómina|
      bulletin de paie|fiche de paie|salaire brut|salaire net|pay period|gross salary|net salary|قسيمة راتب|كشف راتب`,
    2: `deductions|ytd|year to date|sozialversicherung|lohnsteuer|bruttolohn|nettolohn|seguridad social|irpf|urssaf|overtime|
      employee id|employee no|provident fund|steuerklasse|auszahlungsbetrag|national insurance|salario base`,
    1: 'employee|employer|salary|wages|earnings|tax|allowance|hours|rate|basic',
  },
  tax: {
    3: `tax return|income tax|taxable income|form 1040|adjusted gross income|steuererklärung|einkommensteuer|steuerbescheid|
      finanzamt|declaración de la renta|agencia tributaria|impôt sur le revenu|avis d'imposition|déclaration de revenus|
      internal revenue service|hm revenue|withholding|tax year|الإقرار الضريبي`,
    2: `irs|hmrc|deduction|exemption|filing status|dependents|steuernummer|steuer|hacienda|revenu fiscal|capital gains|
      tax credit|tax office|taxpayer|refund|self assessment|steuerpflichtig`,
    1: 'tax|income|form|schedule|line|year|impuesto|impôt',
  },
  insurance: {
    3: `policyholder|policy number|insurance policy|sum insured|versicherungsschein|versicherungsnummer|versicherungsnehmer|
      póliza|número de póliza|police d'assurance|numéro de police|certificate of insurance|insured person|وثيقة تأمين`,
    2: `insurer|insured|premium|coverage|deductible|claim number|beneficiary|versicherung|beitrag|schaden|aseguradora|asegurado|
      assurance|assuré|sinistre|underwriter|تأمين|policy period`,
    1: 'policy|claim|cover|liability|damage|risk|loss',
  },
  contract: {
    3: `this agreement is made|by and between|in witness whereof|the parties agree|hereinafter referred to|employment agreement|
      lease agreement|rental agreement|landlord|tenant|lessee|lessor|arbeitsvertrag|mietvertrag|kaufvertrag|vermieter|mieter|
      vertragsparteien|contrato de|las partes|arrendador|arrendatario|contrat de travail|bail|les parties|the undersigned|
      non disclosure agreement|confidentiality agreement|service agreement|الطرف الأول|الطرف الثاني|عقد|now therefore`,
    2: `agreement|hereby|whereas|party|parties|shall|termination|governing law|indemnify|confidential information|vertrag|
      kündigung|contrato|contrat|cláusula|article premier|effective date|executed|notwithstanding|consideration|severability|
      force majeure|entire agreement|signature|unterschrift|kündigungsfrist|purchaser|seller`,
    1: 'herein|thereof|obligations|clause|section|breach|law|rights|liable|witness|terms',
  },
  legal: {
    3: `terms of service|terms of use|privacy policy|privacy statement|privacy notice|acceptable use|code of conduct|cookie policy|
      personal data|personal information|terms and conditions|you agree|limitation of liability|allgemeine geschäftsbedingungen|
      datenschutzerklärung|personenbezogene|condiciones generales|política de privacidad|conditions générales|
      politique de confidentialité|données personnelles|datos personales|سياسة الخصوصية|الشروط والأحكام|
      intellectual property|data protection|law enforcement|legal process|court order|subpoena|user generated content`,
    2: `policy|policies|terms|compliance|applicable law|disclaimer|warranty|warranties|copyright|infringement|prohibited|
      violation|violate|third party|consent|rights|disclose|comply|unlawful|lawful|jurisdiction|liable|gdpr|legal|license|
      bribery|corruption|statement|commitment|obligations|enforcement|confidential|guidelines|governed|notwithstanding|act of|article|regulation|pursuant`,
    1: 'shall|content|service|services|account|information|access|users|agreement|party|may|law',
  },
  resume: {
    3: `curriculum vitae|career objective|work experience|professional experience|employment history|professional summary|
      lebenslauf|berufserfahrung|berufliche erfahrung|experiencia laboral|experiencia profesional|formación académica|
      expérience professionnelle|compétences|formation|references available|technical skills|key skills|personal details|
      date of birth|marital status|father's name|languages known|academic qualification|educational qualification|
      educational background|السيرة الذاتية|الخبرة العملية|ausbildung|kenntnisse|hobbies|extracurricular`,
    2: `resume|objective|education|skills|experience|bachelor|master|university|degree|gpa|cgpa|internship|declaration|strengths|
      responsibilities|linkedin|proficient|achievements|certifications|projects|languages|nationality|diploma|b tech|mba|
      studium|bildung|idiomas|langues|المهارات|التعليم|volunteer|fluent|percentage|hsc|ssc|curricular|interests|personal profile`,
    1: 'team|developed|managed|managing|responsible|company|college|school|work|worked|training|years|role|engineer|manager|assistant|board|institute',
  },
  letter: {
    3: `dear sir|dear madam|to whom it may concern|yours sincerely|yours faithfully|yours truly|sincerely yours|sehr geehrte|
      mit freundlichen grüßen|estimado señor|estimada|atentamente|le saluda|madame monsieur|veuillez agréer|cordialement|
      kind regards|best regards|hochachtungsvoll|enclosure|with love|السيد المحترم|تحية طيبة|cover letter|letter of recommendation`,
    2: `dear|sincerely|regards|enclosed|i am writing|i would like to|look forward to hearing|thank you for your letter|betreff|
      liebe|lieber|estimado|estimados|querido|querida|cher|chère|hiring manager|recommendation|yours`,
    1: 'please|letter|reply|writing|wish|grateful|apply|position',
  },
  mail: {
    3: 'message id|content type text plain|mime version|return path|x mailer|in reply to|original message|forwarded message|reply to',
    2: 'wrote|unsubscribe|mailing list|subject|sent from my|cc|bcc|von|gesendet|enviado|envoyé',
    1: 'date|mail|email|list|attached|regards',
  },
  minutes: {
    3: `meeting minutes|minutes of the meeting|attendees|action items|agenda|next meeting|apologies for absence|absent|
      meeting was called to order|called to order|adjourned|quorum|protokoll der sitzung|sitzungsprotokoll|tagesordnung|teilnehmer|
      anwesend|orden del día|acta de la reunión|asistentes|compte rendu de réunion|ordre du jour|présents|محضر اجتماع|
      motion carried|committee meeting|announcements|in attendance|minutes approved`,
    2: `minutes|meeting|present|invited|regrets|moderator|chair|chairman|secretary|committee|seconded|motion|voted|vote|
      discussed|discussion|apologies|facilitator|follow up|sitzung|besprechung|reunión|réunion|observers|previous meeting|
      decisions|beschluss|recording|standup|members`,
    1: 'discuss|notes|review|approved|agreed|next|update|working group|team|issue|invitees|status|q a|public',
  },
  recipe: {
    3: `ingredients|preheat|tablespoon|tablespoons|teaspoon|teaspoons|tbsp|tsp|cook time|prep time|servings|zutaten|zubereitung|
      esslöffel|teelöffel|ingredientes|preparación|cucharada|cucharadita|ingrédients|préparation|cuillère|stir in|simmer|
      until golden|chopped|minced|مكونات|المقادير|ملعقة|طريقة التحضير|ingredienti|saucepan|skillet|al dente|knead`,
    2: `recipe|cup|cups|oven|bake|boil|garlic|onion|onions|butter|flour|sugar|salt|pepper|olive oil|dough|sauce|stir|mix|pan|cook|
      serve|bowl|slice|peel|drain|fry|grate|pinch|eggs|egg|cheese|backofen|horno|four|mehl|zucker|harina|azúcar|farine|sucre|
      cream|vanilla|cinnamon|yeast|broth|minutes|salz|sal|sel|سكر|ملح`,
    1: 'directions|heat|water|milk|oil|add|pot|meat|chicken|rice|taste|medium|hot|cover|fridge|soup|grams|dish',
  },
  news: {
    3: `told reporters|spokesman said|spokeswoman said|news agency|prime minister|said in a statement|according to police|
      spokesman|reuters|press conference|breaking news|pressesprecher|portavoz|porte parole|box office|correspondent|وكالة`,
    2: `said|told|says|announced|minister|president|government|police|election|analysts|chief executive|sources said|reported|
      million|billion|championship|season|party leader|shares|economy|profits|league|film|court|critics|percent|sagte|dijo|
      a déclaré|match|coach|victory|actor|singer|award|campaign`,
    1: 'year|last|week|month|new|people|world|country|added|former|including|expected|monday|tuesday|wednesday|thursday|friday|saturday|sunday|market|company|chief|public',
  },
  report: {
    3: `executive summary|annual report|table of contents|quarterly report|key findings|progress report|geschäftsbericht|
      jahresbericht|informe anual|resumen ejecutivo|rapport annuel|zwischenbericht|ملخص تنفيذي|findings and recommendations|
      project report|abschlussbericht|status report|fiscal year`,
    2: `report|findings|recommendations|conclusions|methodology|overview|introduction|appendix|figure|bericht|informe|rapport|
      quarter|revenue|growth|forecast|stakeholders|fazit|conclusión|objectives|تقرير|background|kpi|survey`,
    1: 'summary|analysis|results|total|increase|performance|strategy|market|data|table|chapter',
  },
  paper: {
    3: `et al|arxiv|in this paper|we propose|we show that|related work|doi|peer reviewed|references|abstract|et al.|
      acknowledgements|experimental results|state of the art|theorem|lemma|proof|corollary|bibliography|keywords`,
    2: `hypothesis|dataset|methods|statistically significant|literature|proceedings|journal|vol|conclusion|experiments|
      baseline|participants|regression|equation|discussion|supplementary|university|department of`,
    1: 'results|study|figure|table|model|method|analysis|algorithm|section|data|introduction',
  },
  manual: {
    3: `user manual|user guide|instruction manual|safety instructions|troubleshooting|bedienungsanleitung|gebrauchsanweisung|
      sicherheitshinweise|manual de usuario|manual de instrucciones|mode d'emploi|notice d'utilisation|owner's manual|
      دليل المستخدم|operating instructions|technical specifications|before using`,
    2: `warning|caution|press the button|power cord|warranty|installation|assembly|battery|remove the|make sure|do not use|
      switch off|einschalten|achtung|advertencia|attention|remote control|maintenance|cleaning|specifications|plug|socket|led`,
    1: 'button|device|product|screen|display|settings|step|turn|cable|unit|use|press|connect',
  },
  readme: {
    3: `npm install|pip install|yarn add|npm i|cargo install|go get|brew install|apt get|docker run|docker compose|git clone|getting started|
      pull request|pull requests|mit license|contributing|changelog|api reference|quick start|quickstart|github|npm|
      build status|open source|codebase`,
    2: `installation|usage|install|license|api|repository|documentation|library|package|framework|cli|command line|javascript|
      python|typescript|node|configuration|example|examples|import|build|server|browser|features|plugin|module|version|
      demo|supported|implementation|runtime|dependencies|issues|bug|maintained|docs|options|parameters|stars|release`,
    1: 'function|code|default|project|data|run|test|support|returns|file|files|image|software|source|tool|images|object|string|app|parse',
  },
  code: {
    3: 'public static void|private final|import java|use strict|stdio h|licensed under the apache license|all rights reserved redistribution|spdx license identifier|def init|nullptr|struct',
    2: 'return|const|void|null|boolean|static|import|function|class|public|private|else|elif|enum|args|self|throws|override|async|await|int|char|namespace|sizeof|typedef|param',
    1: 'true|false|string|new|this|array|object|type|value|if|for|while|try|catch|def',
  },
  log: {
    3: 'stack trace|traceback|exit code|connection refused|segmentation fault|error occurred|kernel|systemd|daemon|syslog',
    2: 'info|warn|warning|error|debug|fatal|trace|exception|timeout|failed|retry|pid|uid|session opened|listening on|started|stopped',
    1: 'connection|request|response|server|client|process|thread|port|get|post|http|status',
  },
  ticket: {
    3: `boarding pass|e ticket|booking reference|booking number|flight number|check in|reservation number|confirmation number|
      itinerary|buchungsnummer|buchungsbestätigung|bordkarte|fahrkarte|tarjeta de embarque|localizador|carte d'embarquement|
      numéro de réservation|passenger name|departure|arrival|بطاقة صعود|رقم الحجز|admit one|order of events`,
    2: `passenger|flight|gate|seat|boarding|airline|hotel|check out|reservation|booking|train|terminal|baggage|luggage|guests|
      nights|abflug|ankunft|gleis|salida|llegada|vuelo|vol|gare|départ|arrivée|رحلة|platform|coach|adults|room type`,
    1: 'ticket|travel|trip|date|class|airport|station|time|route|fare|rate',
  },
  medical: {
    3: `diagnosis|prescription|discharge summary|medical history|patient name|blood pressure|lab results|reference range|
      arztbrief|befund|diagnose|krankenhaus|historia clínica|diagnóstico|receta médica|ordonnance|compte rendu médical|
      dosage|vaccination|immunization|التشخيص|وصفة طبية|chief complaint|physical examination`,
    2: `patient|doctor|dr|hospital|clinic|symptoms|treatment|mg|tablet|medication|allergies|surgery|hemoglobin|cholesterol|mri|
      radiology|physician|arzt|médico|médecin|paciente|مريض|مستشفى|therapy|glucose|patienten|impfung|vaccine`,
    1: 'health|test|results|normal|blood|history|exam|date of birth|pain|daily|gender',
  },
  certificate: {
    3: `certificate of|this is to certify|is hereby awarded|has successfully completed|certifies that|awarded to|zertifikat|
      urkunde|bescheinigung|zeugnis|hiermit wird bestätigt|certificado de|se certifica|certifica que|attestation|certificat|
      attestons|شهادة|نشهد|birth certificate|marriage certificate|diploma of`,
    2: `certificate|certify|certified|awarded|completion|diploma|honours|accredited|registrar|conferred|bestanden|otorga|
      attendance|achievement|in recognition of`,
    1: 'successfully|course|date|signed|director|presented|seal|institute',
  },
  notes: {
    3: 'to do|todo|to do list|shopping list|einkaufsliste|lista de la compra|liste de courses|brainstorm|reminder|notizen|lecture notes|journal entry|dear diary',
    2: 'note|notes|remember|ideas|idea|call|buy|ask|maybe|aufgaben|apuntes|ملاحظات|checklist|tomorrow|weekend',
    1: 'check|need|things|plan|week|list|today|think',
  },
  presentation: {
    3: 'slide|agenda slide|thank you for your attention|any questions|speaker notes|click to edit|click to add|vielen dank für ihre aufmerksamkeit|gracias por su atención|merci de votre attention',
    2: 'slides|presentation|presenter|agenda|questions|overview|roadmap|takeaways|outline|präsentation',
    1: 'title|team|goals|next steps|summary',
  },
  schoolwork: {
    3: 'homework|assignment|lesson plan|syllabus|exam questions|multiple choice|worksheet|hausaufgaben|klausur|übungsblatt|deberes|examen|exercice|devoir|cahier|course outline|due in class|واجب',
    2: 'essay|student|students|teacher|professor|semester|lecture|quiz|grade|grades|chapter|exercise|aufgabe|course|question|answer|marks|points|learning objectives|vorlesung',
    1: 'school|class|learn|read|write|explain|describe|define|study',
  },
  story: {
    3: 'once upon a time|chapter one|the end|he whispered|she whispered|es war einmal|érase una vez|il était une fois|novel|prologue|epilogue',
    2: 'whispered|smiled|laughed|sighed|nodded|eyes|door|night|stared|heart|voice|darkness|she said|he said|replied|asked|suddenly',
    1: 'looked|felt|walked|hand|face|room|house|turned|moment|knew|thought|old|mother|father|head',
  },
}

/** One entry of the lexicon: its words in order, for whom it speaks, how strongly. */
export interface LexiconEntry {
  readonly words: readonly string[]
  readonly phrase: string
  readonly kind: DocumentKind
  readonly weight: 1 | 2 | 3
}

type Weight = LexiconEntry['weight']
const STEPS_DOWN: Readonly<Record<Weight, readonly (Weight | 0)[]>> = { 3: [3, 2, 1], 2: [2, 1, 0], 1: [1, 0, 0] }

/** The first is in several languages; of the others, one word says less. */
const TABLES = [
  TABLE,
  ENGLISH_FORMS,
  ENGLISH_TEXTS,
  ENGLISH_MORE,
  ENGLISH_WIDE,
  ENGLISH_WIDE_TEXTS,
  ENGLISH_PAPERS_MONEY,
  ENGLISH_PAPERS_PEOPLE,
  ENGLISH_PAPERS_OFFICES,
  ENGLISH_PAPERS_TEXTS,
  ENGLISH_PAPERS_LESSONS,
]

function build(): ReadonlyMap<string, readonly LexiconEntry[]> {
  const strongest = new Map<string, LexiconEntry>()
  for (const table of TABLES) {
    for (const [kind, weights] of Object.entries(table)) {
      for (const weight of [3, 2, 1] as const) {
        for (const raw of weights[weight].split('|')) {
          const phrase = raw.trim().replace(/\s+/gu, ' ')
          // One-letter words and numbers are no words to the tokeniser, here as in the texts.
          const words = wordsOf(phrase)
          const key = `${kind} ${words.join(' ')}`
          // What is left of a phrase that had other words (`week 1`) was not meant to stand alone: two steps less. One word
          // of the English tables may stand in any text: a step.
          const steps =
            words.length > 1
              ? 0
              : /^[a-z]+ \d+$|^[a-z] [a-z]+$|^[a-z]+ [a-z]$/u.test(phrase)
                ? 2
                : table === TABLE
                  ? 0
                  : 1
          const says = STEPS_DOWN[weight][steps] ?? 0
          // Of an entry that stands twice for a kind, the stronger counts.
          if (words.length === 0 || says === 0 || (strongest.get(key)?.weight ?? 0) >= says) continue
          strongest.set(key, { words, phrase, kind: kind as DocumentKind, weight: says })
        }
      }
    }
  }
  const byFirstWord = new Map<string, LexiconEntry[]>()
  for (const entry of strongest.values()) {
    const [first = ''] = entry.words
    const list = byFirstWord.get(first)
    if (list) list.push(entry)
    else byFirstWord.set(first, [entry])
  }
  return byFirstWord
}

/** Entries by their first word. */
export const lexicon = whenNeeded(build)
