import { addressOf } from './sender.ts'

/** What the address of a sender says of who writes: a program, somebody who writes to many, a trade, or nothing. */
export type SortOfSender = 'post-office' | 'program' | 'notifier' | 'publisher' | 'trade'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** Addresses that nobody reads, written in one, in the languages of Octavo and some others. */
const NOBODY =
  /no-?reply|do-?not-?reply|never-?reply|nicht-?antworten|keine-?antwort|no-?responder|no-?contestar|ne-?pas-?repondre|non-?rispondere|nao-?responda|auto-?(?:confirm|mailer|mated|reply|respond(?:er)?)/u

/** Who sends back what could not be delivered (RFC 2142, RFC 5321). */
const POST_OFFICE = /^(?:mailer-?daemon|postmaster)\b/u

/** Words of addresses of programs that tell what happened. */
const NOTIFIERS = setOf(
  `notification notifications notify notifier notices alert alerts alerting daemon root cron nobody system robot
  bot monitor monitoring reminder reminders bugzilla tracker calendar security verify verification account-update mailman
  benachrichtigung benachrichtigungen notificaciones avisos aviso alertas`,
)

/** Words of addresses that write to everybody who once signed. */
const PUBLISHERS = setOf(
  `newsletter newsletters newsletter-de news mailing mailings marketing promo promos promotion promotions offers offer deals deal
  digest campaign campaigns weekly daily editor redaktion boletin boletines noticias ofertas promociones angebote aktion
  nachrichten infolettre actualites announce announcements`,
)

/** Words of addresses of whoever sells, books and sends bills. */
const TRADES = setOf(
  `order orders ordering billing bill bills invoice invoices payment payments receipt receipts shop store sales checkout
  booking bookings reservation reservations tickets ticketing shipment shipments shipping delivery dispatch returns service
  services support customercare customerservice accounts accounting finance info bestellung bestellungen rechnung rechnungen
  buchhaltung buchung buchungen versand kundenservice kundendienst zahlung zahlungen pedido pedidos compras ventas factura
  facturas facturacion pagos reserva reservas envios atencion commande commandes facturation`,
)

const partsOf = (local: string): readonly string[] => local.split(/[._+=-]|\d+/u)

/** What sort of sender a `From` names; undefined where it is a person's name as far as anybody can tell. */
export function sortOfSender(from: string): SortOfSender | undefined {
  const [local = '', domain = ''] = (addressOf(from) ?? '').split('@')
  if (POST_OFFICE.test(local)) return 'post-office'
  const parts = partsOf(local)
  const isOf = (words: ReadonlySet<string>): boolean => parts.some((part) => words.has(part))
  // `orders-noreply@`: what it writes about says more than that nobody reads there.
  if (isOf(PUBLISHERS)) return 'publisher'
  if (isOf(NOTIFIERS)) return 'notifier'
  if (isOf(TRADES)) return 'trade'
  if (NOBODY.test(local.replaceAll(/[._]/gu, '-'))) return 'program'
  // `shop@news.example`: a whole host that writes to many.
  const hosts = domain.split('.').slice(0, -2)
  if (hosts.some((host) => PUBLISHERS.has(host))) return 'publisher'
  return hosts.some((host) => NOTIFIERS.has(host)) ? 'notifier' : undefined
}
