import { type DocumentKind, formSigns, kindsSaid } from '../kinds/index.ts'
import { wordsOf } from '../words/index.ts'

/** Kinds of papers that a shop or a bank sends for what somebody bought or paid; trackers call their cases tickets, too. */
const OF_TRADE: ReadonlySet<DocumentKind> = new Set(['invoice', 'receipt', 'quote', 'bank-statement'])
const OFTEN_OF_TRADE: ReadonlySet<DocumentKind> = new Set([...OF_TRADE, 'ticket'])

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')
const beginning = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, 'iu')

/** What a subject says about money, in the languages of Octavo. */
export const MONEY = whole(
  'invoice|receipt|your order|order (?:confirmation|number|#?\\d)|payment|purchase|billing|bill|statement|refund|rechnung|quittung|beleg|bestellung|bestellbestätigung|zahlung|mahnung|gutschrift|kontoauszug|factura|recibo|pedido|pago|compra|reembolso|extracto|فاتورة|إيصال|ايصال|طلبك|دفع|دفعة',
)

/** What is bought, paid, booked and sent, in the languages of Octavo and some of their neighbours: beginnings of words. */
const TRADE = beginning(
  [
    'orders?(?!ly)\\b|purchase|parcel|package\\b|shipment|dispatch|delivered|delivery|booking|reservation|itinerary|subscription|refund|payment|invoice|receipt|shopping (?:at|with)|ordering',
    'bestell|kauf\\b|einkauf|sendung|versand|paket\\b|lieferung|lieferschein|buchung|reservierung|abrechnung|zahlung|rechnung|lastschrift|fahrkarte|quittung',
    'pedido|compra|paquete|envío|enviado|entrega|reserva|billete|pago\\b|factura|recibo|reembolso|albarán',
    'commande|achat\\b|colis|expédition|livraison|réservation|billet\\b|paiement|facture|reçu\\b|remboursement',
    'ordine|acquisto|pacco|spedizione|spedito|prenotazione|pagamento|fattura|ricevuta|rimborso',
    'bestelling|aankoop|pakket|verzonden|boeking|betaling|factuur',
    'encomenda|pagamento|fatura',
    'طلبك|الطلب|طلبية|فاتور|إيصال|شحن|حجز|الدفع|دفعة|مشتريات',
  ].join('|'),
)

/** That it is somebody's own, has a number, or is done: what is only praised is none of these. */
const OWN = whole('your|ihre?[nrms]?|deine?[nrms]?|tus?|su|votre|vos|tuo|tua|je|uw|seu|sua')
const NUMBERED = /\d{3}|[#№]\s*\d|(?<![\p{L}])n[ro]?[.°º]\s*\d/iu
const DONE = beginning(
  'confirm|received|shipped|dispatched|sent\\b|delivered|on its way|ready|renewed|issued|thank|bestätig|eingegangen|eingang|versandt|verschickt|zugestellt|unterwegs|danke|recibid|enviad|realizad|entregad|gracias|reçu|expédi|en route|disponible|merci|conferma|spedit|ricevut|grazie|bevestig|verzonden|onderweg|ontvangen|bedankt|تأكيد|مؤكد|استلام|تم ',
)

/** What praises, and sells: an order is meant to follow. */
const PRAISE =
  /\d\s?% ?(?:off|rabatt|dto|de descuento|discount|de réduction|korting)?|(?<![\p{L}\p{N}])(?:off|sale|deals?|save|free|offers?|discounts?|voucher|coupon|rabatt\p{L}*|gutschein\p{L}*|gratis\p{L}*|sparen?|angebote?|oferta\p{L}*|descuento\p{L}*|rebajas|ahorra|offert\p{L}*|soldes?|remise|promo\p{L}*|sconto|korting|خصم|عرض|عروض|مجان\p{L}*)(?![\p{L}\p{N}])/iu

/** How plainly a subject speaks of a thing that was bought, paid or booked, and by which words. */
export interface MoneyInSubject {
  /** True where it speaks of one that is there, and sells nothing. */
  readonly isPlain: boolean
  /** True where it has a number or says what was done: nobody but a trade writes so. */
  readonly isOfTrade: boolean
  readonly words: readonly string[]
}

/**
 * Says whether a subject speaks of an order, a bill, a payment or a booking: by the words of mails, and by what such papers
 * are called in 32 languages (`formSigns`, `kindsSaid`). Undefined for one that does not, and for one that sells.
 */
export function moneyInSubject(subject: string): MoneyInSubject | undefined {
  const text = subject.slice(0, 300)
  if (PRAISE.test(text)) return undefined
  const said = (MONEY.exec(text) ?? TRADE.exec(text))?.[0]
  const isOfTrade = NUMBERED.test(text) || DONE.test(text)
  if (said !== undefined) return { isPlain: isOfTrade || OWN.test(text) || MONEY.test(text), isOfTrade, words: [said] }
  const form = formSigns(text).find(({ kind, points }) => points > 0 && OF_TRADE.has(kind))
  if (form) return { isPlain: true, isOfTrade, words: form.words }
  const word = wordsOf(text).find((one) => kindsSaid([one]).some((kind) => OFTEN_OF_TRADE.has(kind)))
  return word === undefined ? undefined : { isPlain: false, isOfTrade: false, words: [word] }
}
