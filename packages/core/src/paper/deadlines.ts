import { type DayInText, daysIn } from './days.ts'

/** What a paper sets a day for: it expires, it is to be paid, what it agrees on ends. */
export const DEADLINES = ['expires', 'payBy', 'ends'] as const
export type DeadlineKind = (typeof DEADLINES)[number]

/** A day that a paper sets. */
export interface Deadline {
  readonly kind: DeadlineKind
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** From 0 to 1. */
  readonly confidence: number
  /** The words of the paper that say so; hostile input. */
  readonly said: string
}

/** So much of a text is looked at: papers that set days set them on their first pages. */
const LOOKED_AT = 20_000
/** From the words that announce a day to the day. */
const REACH = 60
const MOST = 20
const DAY_MS = 86_400_000

/** Words that announce a day, in English, German, Spanish and Arabic. Of those that meet at one place the longest counts. */
const ANNOUNCED: Readonly<Record<DeadlineKind, RegExp>> = {
  expires:
    /\b(?:valid (?:until|through|thru|to|till)|good thru|expir(?:es|y|ation)(?: date)?(?: on)?|date of expiry|best before|use by|warranty (?:until|ends(?: on)?|expires(?: on)?)|g[üu]ltig bis|ablaufdatum|l[äa]uft am|verf[äa]llt am|haltbar bis|(?:garantie|gew[äa]hrleistung) bis|tag des ablaufs|v[áa]lid[oa] hasta|vigente hasta|fecha de caducidad|fecha de expiraci[óo]n|caduca(?: el)?|expira(?: el)?|(?:garant[íi]a|validez) hasta)|صالحة? (?:حتى|لغاية)|تاريخ (?:ال)?انتهاء(?: الصلاحية)?|تنتهي الصلاحية/giu,
  payBy:
    /\b(?:(?:payment )?due(?: date| by| on)|payment due|pay(?:able)? (?:by|before|until|no later than)|payment deadline|zahlbar (?:bis|am)|f[äa]llig(?:keit)?(?: am| bis| zum)?|f[äa]lligkeitsdatum|zahlungsfrist|zahlungsziel|zu zahlen bis|(?:bitte|wir bitten)[^.\n]{0,60}? bis|zahlung bis|fecha de vencimiento|vencimiento|vence(?: el)?|fecha l[íi]mite de pago|pag(?:ar|o|adero) (?:antes del|hasta el))|تاريخ (?:ال)?استحقاق|يستحق الدفع(?: في| قبل)?|الدفع قبل|آخر موعد للدفع/giu,
  ends: /\b(?:contract (?:ends|end date|expires|runs until)(?: on)?|end of (?:the )?(?:contract|term|tenancy|lease)|(?:agreement|lease|tenancy|term|subscription)[^.\n]{0,30}? (?:ends|expires|runs until|terminates)(?: on)?|vertragsende|ende (?:des|der) (?:vertrag(?:e?s)?|laufzeit|mietzeit)|(?:vertrag|laufzeit|mietverh[äa]ltnis|abonnement)[^.\n]{0,30}? (?:endet|l[äa]uft)(?: am| bis(?: zum)?)?|laufzeit bis|befristet bis(?: zum)?|k[üu]ndbar (?:bis|zum)|fin del contrato|(?:el )?contrato[^.\n]{0,30}? (?:finaliza|termina|vence|vigente hasta)(?: el)?|fecha de (?:fin|finalizaci[óo]n|terminaci[óo]n))|تاريخ (?:ال)?انتهاء العقد|انتهاء العقد|ينتهي العقد(?: في)?/giu,
}

/** So many days after its own day a paper is to be paid. */
const WITHIN =
  /\b(?:pay(?:able|ment)?|due)[^.\n]{0,40}? within (?<en>\d{1,3}) days|\bnet (?<net>\d{1,3})(?: days)?\b|\b(?:zahlbar|zahlung|f[äa]llig)[^.\n]{0,40}? (?:innerhalb(?: von)?|binnen|in) (?<de>\d{1,3}) tagen|\bzahlungsziel:? (?<ziel>\d{1,3}) tage|\bpag(?:o|ar|adero)[^.\n]{0,40}? (?:en|dentro de)(?: un plazo de)? (?<es>\d{1,3}) d[íi]as|الدفع خلال (?<ar>\d{1,3}) يوم/giu

interface Announcement {
  readonly kind: DeadlineKind
  readonly at: number
  readonly end: number
}

function announcements(text: string): readonly Announcement[] {
  const all = DEADLINES.flatMap((kind) =>
    [...text.matchAll(ANNOUNCED[kind])].map(({ index, 0: found }) => ({ kind, at: index, end: index + found.length })),
  ).sort((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at)
  const kept: Announcement[] = []
  for (const one of all) if (kept.every((other) => one.end <= other.at || other.end <= one.at)) kept.push(one)
  return kept.sort((a, b) => a.at - b.at)
}

/** How sure it is that a day is the one announced, by what stands between them. */
function sureness(between: string, { isUnclear }: DayInText): number {
  const isNear = /^[\s:.–-]*(?:(?:the|on|by|dem|den|am|zum|el|d[íi]a|في|يوم)\s+){0,2}$/iu.test(between)
  const near = isNear ? (between.includes('\n') ? 0.8 : 0.95) : between.includes('\n') ? 0.5 : 0.75
  return isUnclear ? near * 0.6 : near
}

/** The day that a paper is written: the first one that it names near its head. */
const HEAD = 1500

/**
 * The days that a paper sets, in their order in the text, each once: those that stand after words such as "valid until", and
 * payment so many days after the day of the paper. `writtenOn` (`YYYY-MM-DD`): the day of the paper, where it is known.
 */
export function deadlinesIn(text: string, writtenOn?: string): readonly Deadline[] {
  const looked = text.slice(0, LOOKED_AT)
  const days = daysIn(looked)
  const announced = announcements(looked)
  const found = announced.flatMap(({ kind, at, end }, place): readonly Deadline[] => {
    const limit = Math.min(end + REACH, announced[place + 1]?.at ?? looked.length)
    const day = days.find((one) => one.at >= end && one.at < limit)
    if (!day) return []
    const confidence = sureness(looked.slice(end, day.at), day)
    return [{ kind, day: day.day, confidence, said: said(looked.slice(at, day.at + day.length)) }]
  })
  const from = writtenOn ?? days.find(({ at }) => at < HEAD)?.day
  if (from !== undefined && !found.some(({ kind }) => kind === 'payBy'))
    for (const { groups = {}, 0: phrase } of looked.matchAll(WITHIN)) {
      const inDays = Number(Object.values(groups).find((value) => value !== undefined))
      const day = new Date(Date.parse(`${from}T00:00:00Z`) + inDays * DAY_MS).toISOString().slice(0, 10)
      found.push({ kind: 'payBy', day, confidence: 0.7, said: said(phrase) })
    }
  const once = new Map<string, Deadline>()
  for (const one of found) {
    const known = once.get(`${one.kind} ${one.day}`)
    if (!known || known.confidence < one.confidence) once.set(`${one.kind} ${one.day}`, one)
  }
  return [...once.values()].slice(0, MOST)
}

const said = (text: string): string => text.replace(/\s+/gu, ' ').trim()
