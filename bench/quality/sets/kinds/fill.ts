import type { DocumentKind } from '../../../../packages/core/src/index.ts'
import { numberOf } from '../../own-folders/parts.ts'
import { seeded } from '../../sets.ts'

/** Kinds that papers of the set are of; `none` are texts that are of no kind. */
export type SetKind = DocumentKind | 'none'

/**
 * Forms of writers by kind. `{one|other}` is drawn; `$P` is a person, `$F` a firm, `$T` a town, `$D` a day, `$A` and `$S` a
 * larger and a smaller amount, `$N` a number, `$E` an address of mail.
 */
export type Templates = Readonly<Partial<Record<SetKind, readonly string[]>>>

/** Names of people, firms and towns of a part. */
export interface Names {
  readonly people: readonly string[]
  readonly firms: readonly string[]
  readonly towns: readonly string[]
}

export const NAMES: Readonly<Record<'choose' | 'report', Names>> = {
  choose: {
    people: ['Anna Brandt', 'Joseph Okafor', 'M. Lindqvist', 'Carla Fonseca', 'Peter Hale', 'Sun-hi Park', 'R. Duval'],
    firms: ['Northgate', 'Linden & Co', 'Foxglove Works', 'Harper Brothers', 'Meridian', 'Juniper Services'],
    towns: ['Ashford', 'Lindau', 'Braga', 'Tartu', 'Odense', 'Girona'],
  },
  report: {
    people: ['Ines Calder', 'Tomasz Wilk', 'G. Adeyemi', 'Ruth Penrose', 'Olaf Berg', 'Leila Haddad', 'Kit Morrow'],
    firms: ['Sallow', 'Tarn & Pike', 'Beacon Hill', 'Osterholt', 'Quayside', 'Marlowe Partners'],
    towns: ['Hexham', 'Leuven', 'Aveiro', 'Kuopio', 'Dinan', 'Ludlow'],
  },
}

const MONTHS = ['January', 'March', 'April', 'June', 'September', 'October', 'December']

/** Draws a text from a form; the same for a seed. */
export function filled(form: string, names: Names, seed: number): string {
  const draw = seeded(seed)
  draw()
  const below = (most: number) => Math.floor(draw() * most)
  const one = (list: readonly string[]) => list[below(list.length)] ?? ''
  const days = [
    () => `${1 + below(28)} ${one(MONTHS)} ${2021 + below(5)}`,
    () => `${1 + below(28)}/0${1 + below(9)}/20${21 + below(5)}`,
    () => `202${1 + below(5)}-0${1 + below(9)}-${10 + below(18)}`,
    () => `${1 + below(28)}.${1 + below(12)}.202${1 + below(5)}`,
  ]
  const day = days[below(days.length)] ?? (() => '')
  const cents = () => String(10 + below(89))
  const slots: Readonly<Record<string, () => string>> = {
    P: () => one(names.people),
    F: () => one(names.firms),
    T: () => one(names.towns),
    D: day,
    A: () => `${1 + below(8)},${100 + below(899)}.${cents()}`,
    S: () => `${12 + below(180)}.${cents()}`,
    N: () => String(1000 + below(8999)),
    E: () => `${one(names.people).split(' ').at(-1)?.toLowerCase()}@example.org`,
  }
  return form
    .replace(/\{([^{}|]*(?:\|[^{}|]*)+)\}/gu, (_, list: string) => one(list.split('|')))
    .replace(/\$([PFTDASNE])/gu, (_, slot: string) => slots[slot]?.() ?? '')
}

const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, 'm'],
  [/l/gu, '1'],
  [/O/gu, '0'],
  [/e/gu, 'c'],
  [/ /gu, ''],
  [/i/gu, 'l'],
]

/** A text as a poor scan is read: some letters are others, some spaces are gone. */
export function misread(text: string, seed: number, share = 0.03): string {
  const draw = seeded(seed * 7 + 1)
  draw()
  return MISREAD.reduce((read, [letter, other]) => read.replace(letter, (own) => (draw() < share ? other : own)), text)
}

/** A number for a form, the same on every machine. */
export const seedOf = (form: string, draw: number): number => numberOf(`${draw} ${form}`)
