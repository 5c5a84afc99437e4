const MAIL = 'a head of mails, or what systems and lists of mail write under them'
const MONEY = 'what invoices carry: law and custom ask for it'
const MEETING = 'what records of meetings carry'
const LETTER = 'how letters and mails begin, go on and end'
const CODE = 'a word of a programming language, or of what describes one'
const NEWS = 'what news is written in'
const RECIPE = 'a heading of recipes'
const POLICY = 'the name of a policy, or of a clause, that firms have'
const CV = 'a heading of resumes'
const LANGUAGE = 'an everyday word of its language, or such a word as hasty people write it'
const PROVIDER = 'a provider of mail or a network for everybody'

/**
 * Phrases that stand nearly only in one set of those that were counted, were looked at one by one, and stay: why each is an
 * ordinary word, and the phrases, parted by bars. What could be justified by a set only is not here but gone from its table.
 */
const LOOKED_AT: readonly (readonly [why: string, phrases: string])[] = [
  [CODE, 'private const|endfunction|endwhile'],
  [PROVIDER, 'mac com|yahoo fr'],
  [LANGUAGE, 'wouldnt|advi|profiili|πληρωμη|overforsler'],
  [PROVIDER, 'nextcloud'],
  [MAIL, 'notifier'],
  [
    MAIL,
    'in reply to|list unsubscribe|to unsubscribe|you are receiving this|outbox|forwarded message|sent from my|sent from my phone',
  ],
  [LETTER, 'hi all|dear all|let me know|as promised|follow the link|thank you for your|all the best|saludo'],
  [LETTER, 'faithfully|yours faithfully'],
  [MONEY, 'tax invoice|excluding gst|bill to|invoice number|subtotal|total due|amount due|invoice date|net vat'],
  [MONEY, 'payable within|pleased to offer|we are pleased to offer|valid until|factura|non refundable|your order'],
  [MONEY, 'thank you for your order'],
  [MEETING, 'minutes of|minutes of the meeting|next meeting'],
  [
    CODE,
    'module exports|use strict|typeof|def init|import base|import system|def initialize|defmethod|end property|end class|meth',
  ],
  [CODE, 'add library|target link libraries|add executable|cmake minimum required|endforeach|head1'],
  [NEWS, 'spokesman|earlier this year|criticised|at the weekend|prosecutors|said on wednesday'],
  [RECIPE, 'cook time|prep time|servings'],
  [POLICY, 'privacy statement|acceptable use|severability|terminate this agreement|audit report'],
  [CV, 'date of birth|personal profile|career objective|professional experience|gpa'],
  [LANGUAGE, 'gesamt|februari|geldig tot|isnt|shouldnt|theres|wasnt|pintura|입장|εισοδημα|ebook'],
  [
    NEWS,
    'she added|unveiled|analysts said|analysts say|earlier this week|earlier this month|associated press|rose by|spokeswoman for|critics say|job losses|looking ahead|pleaded guilty|last updated on|updated at',
  ],
  [
    MONEY,
    'pensions|pre tax|equities|item qty|reg no|mpan|returned item|vat total|vat amount|quotation no|thank you for asking|week no|term life|please keep this',
  ],
  [POLICY, 'has sold|offences|sole discretion|agree to pay|exclusive jurisdiction|between us'],
  [MEETING, 'to follow up|minutes of the|true record|will speak|tbc|prepared by|by friday'],
  [LETTER, 'very disappointed|tomorrow at|hope you had|viele grusse|un saludo'],
  [MAIL, 'click here|click the link|mail phone'],
  [CV, 'self motivated'],
  [LANGUAGE, 'our products|signaler un bug|setup guide|power button|call log|patient id'],
  [PROVIDER, 'laposte net|bsky app|gmx at|yahoo es|wanadoo fr'],
  [CODE, 'throw new|select count|display dialog|strequal|apco'],
  [LANGUAGE, 'bijna|parc|arent|theyre|hasnt|dese|widt|ulti|semai|in what follows|other driver|commissioning'],
  [NEWS, 'home side|experts say|has suggested|quarter final|promo'],
  [LETTER, 'please keep|my phone|bien vous|wish to apply'],
  [MEETING, 'members must|open questions'],
]

const WHY = new Map(LOOKED_AT.flatMap(([why, phrases]) => phrases.split('|').map((phrase) => [phrase, why] as const)))

/** Why a phrase stays; undefined for one that nobody looked at. */
export const whyStays = (phrase: string): string | undefined => WHY.get(phrase)
