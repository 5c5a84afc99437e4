import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { holdingOf, pages, type SubjectSet } from './subjects.ts'

/** Marks of the fields, and words that tell what they are about. */
const LABELS: Readonly<Record<string, string>> = {
  Zool: 'animal insect bird fish species shell zoological',
  Bot: 'plant tree flower leaf leaves seed botanical',
  Chem: 'acid compound chemical salt element',
  Med: 'disease medical medicine patient inflammation',
  Naut: 'ship sail vessel mast nautical',
  Law: 'court legal property action',
  Min: 'mineral crystal crystals stone',
  Mus: 'music musical tone note instrument',
  Arch: 'building architecture wall column roof',
  Mil: 'military army soldier troops war',
  Astron: 'star sun planet moon astronomical',
  Gram: 'grammar word verb noun sentence',
}
const EACH = 3
const LEAST_CHARS = 80

/** Definitions of an English dictionary of a century ago by field, some together; the words themselves and the marks are left out. */
export function definitions(): SubjectSet {
  const file = path.join(holdingOf('dict-gcide', 'usr/share/dictd'), 'gcide.dict.dz')
  const lines = new Map<string, string[]>(Object.keys(LABELS).map((label) => [label, []]))
  for (const paragraph of gunzipSync(fs.readFileSync(file))
    .toString('utf8')
    .split(/\n\s*\n/u)) {
    const [, field = '', rest = ''] = /\(([A-Z][a-z]+)\.?\)([\s\S]*)/u.exec(paragraph) ?? []
    const said = rest
      .replace(/\[[^\]]*\]|--[^\n]*|\([A-Z][a-z]+\.?\)/gu, ' ')
      .replace(/[{}]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
    if (said.length >= LEAST_CHARS) lines.get(field)?.push(said)
  }
  return {
    name: 'definitions',
    part: 'report',
    holds: 'definitions of an English dictionary by field',
    telling: LABELS,
    documents: Object.keys(LABELS).flatMap((label) => pages(label, lines.get(label) ?? [], EACH, 40)),
  }
}
