import { formSigns, type DocumentKind, kindsSaid } from '../kinds/index.ts'
import { wordsOf } from '../words/index.ts'

/** Kinds of papers that a shop, a bank or a carrier sends for what somebody bought, paid or booked. */
const OF_TRADE: ReadonlySet<DocumentKind> = new Set(['invoice', 'receipt', 'quote', 'bank-statement', 'ticket'])

/** What a subject says about money, in the languages of Octavo. */
export const MONEY =
  /(?<![\p{L}\p{N}])(?:invoice|receipt|your order|order (?:confirmation|number|#?\d)|payment|purchase|billing|bill|statement|refund|rechnung|quittung|beleg|bestellung|bestellbestätigung|zahlung|mahnung|gutschrift|kontoauszug|factura|recibo|pedido|pago|compra|reembolso|extracto|فاتورة|إيصال|ايصال|طلبك|دفع|دفعة)(?![\p{L}\p{N}])/iu

/** What is said of a thing that was bought until it is there. */
const ON_ITS_WAY =
  /(?<![\p{L}\p{N}])(?:(?:has|have|was|been) (?:shipped|dispatched|delivered)|out for delivery|your (?:parcel|package|booking|reservation|tickets?|subscription)|booking confirmation|thanks? (?:you )?for (?:your (?:purchase|order)|ordering|shopping)|versandbestätigung|sendung|paket|auftragsbestätigung|buchungsbestätigung|reservierung|lastschrift|envío|reserva|confirmación de (?:compra|pedido|pago|reserva)|شحنتك|حجزك|تأكيد (?:الطلب|الحجز|الدفع))(?![\p{L}\p{N}])/iu

/** What praises, and sells: an order is meant to follow. */
const PRAISE =
  /\d\s?% ?(?:off|rabatt|dto|de descuento|discount)?|(?<![\p{L}\p{N}])(?:off|sale|deals?|save|free|offers?|discounts?|voucher|coupon|rabatt\p{L}*|gutschein\p{L}*|sparen?|angebote?|gratis|oferta\p{L}*|descuento\p{L}*|ahorra|خصم|عرض|عروض|مجان\p{L}*)(?![\p{L}\p{N}])/iu

/** How plainly a subject speaks of a thing that was bought, paid or booked, and by which words. */
export interface MoneyInSubject {
  readonly isPlain: boolean
  readonly words: readonly string[]
}

/**
 * Says whether a subject speaks of an order, a bill, a payment or a booking: by the words of mails, by what papers are called
 * in 32 languages (`formSigns`), and, less plainly, by any name of such a paper. Undefined for one that does not.
 */
export function moneyInSubject(subject: string): MoneyInSubject | undefined {
  const text = subject.slice(0, 300)
  const isPraise = PRAISE.test(text)
  const said = (MONEY.exec(text) ?? ON_ITS_WAY.exec(text))?.[0]
  if (said !== undefined) return { isPlain: !isPraise, words: [said] }
  const form = formSigns(text).find(({ kind, points }) => points > 0 && OF_TRADE.has(kind))
  if (form) return { isPlain: !isPraise, words: form.words }
  const word = wordsOf(text).find((one) => kindsSaid([one]).some((kind) => OF_TRADE.has(kind)))
  return word === undefined ? undefined : { isPlain: false, words: [word] }
}
