import { CHOOSE_MONEY } from './choose-money.ts'
import { CHOOSE_MORE } from './choose-more.ts'
import { CHOOSE_PEOPLE } from './choose-people.ts'
import { CHOOSE_TEXTS } from './choose-texts.ts'
import { filled, misread, NAMES, type SetKind, seedOf, type Templates } from './fill.ts'
import { REPORT_OFFICES } from './report-offices.ts'
import { REPORT_WRITERS } from './report-writers.ts'
import { SECOND_MONEY } from './second-money.ts'
import { SECOND_MORE } from './second-more.ts'
import { SECOND_PEOPLE } from './second-people.ts'
import { SECOND_TEXTS } from './second-texts.ts'
import { THIRD_MONEY } from './third-money.ts'
import { THIRD_PEOPLE } from './third-people.ts'
import { THIRD_TEXTS } from './third-texts.ts'

export type KindsPart = 'choose' | 'report'

/** A text of the set, by the form that it was drawn from. */
export interface KindText {
  readonly kind: SetKind
  readonly form: number
  /** A form by itself, or one that goes on as longer papers do. */
  readonly length: 'short' | 'longer'
  readonly text: string
}

/** Forms of several writers by kind. */
function together(...all: readonly Templates[]): Templates {
  const kinds = [...new Set(all.flatMap((one) => Object.keys(one) as SetKind[]))]
  return Object.fromEntries(kinds.map((kind) => [kind, all.flatMap((one) => one[kind] ?? [])]))
}

const FORMS: Readonly<Record<KindsPart, Templates>> = {
  choose: together(
    { ...CHOOSE_MONEY, ...CHOOSE_PEOPLE, ...CHOOSE_TEXTS },
    { ...SECOND_MONEY, ...SECOND_PEOPLE, ...SECOND_TEXTS },
    { ...THIRD_MONEY, ...THIRD_PEOPLE, ...THIRD_TEXTS },
  ),
  report: { ...REPORT_OFFICES, ...REPORT_WRITERS },
}

/** What is put behind a form to make a longer paper. */
const MORE: Readonly<Record<KindsPart, Templates>> = {
  choose: together(CHOOSE_MORE, SECOND_MORE),
  report: {},
}

/** Every fourth text was read from a poor scan; lines of programs and machines are not scanned. */
const NEVER_SCANNED: ReadonlySet<SetKind> = new Set(['code', 'log', 'mail', 'readme'])

/**
 * Texts of all kinds and of none in English: of every writer's form a short draw and one that goes on with two pieces more,
 * where the kind has such. No form, piece, name, firm or town is in both parts. The same on every machine.
 */
export const kindTexts = (part: KindsPart): readonly KindText[] =>
  Object.entries(FORMS[part]).flatMap(([kind, forms]) =>
    (forms ?? []).flatMap((form, at) => [0, 1].map((draw) => kindText(part, kind as SetKind, form, at, draw))),
  )

function kindText(part: KindsPart, kind: SetKind, form: string, at: number, draw: number): KindText {
  const seed = seedOf(form, draw)
  const pieces = draw === 0 ? [] : (MORE[part][kind] ?? [])
  const two = pieces.length < 3 ? pieces : [0, 1].flatMap((step) => pieces[(at + step) % pieces.length] ?? [])
  const text = [form, ...two].map((one, index) => filled(one, NAMES[part], seed + index)).join('\n')
  const isScanned = (at + draw) % 4 === 3 && !NEVER_SCANNED.has(kind)
  return {
    ...{ kind, form: at, length: two.length > 0 ? 'longer' : 'short' },
    text: isScanned ? misread(text, seed) : text,
  }
}
