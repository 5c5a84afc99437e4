import { collisionKey, folderName } from '../item/index.ts'
import type { ModelRequest } from './prompt.ts'
import { quotes } from './quotes.ts'

/** What a model said of one item, checked: a folder that was allowed, or a new one that is a safe name. */
export interface ModelOpinion {
  readonly itemId: string
  readonly category: string
  /** True when the folder was not among the allowed ones. */
  readonly isNew: boolean
  /** 0 to 1. */
  readonly confidence: number
  /** One line of plain text, at most 200 characters, without links. */
  readonly reason: string
}

/** A checked reply: at most one opinion per item of the request; how many entries were thrown away. */
export interface ModelReply {
  readonly opinions: ReadonlyMap<string, ModelOpinion>
  readonly dropped: number
}

export const MAX_REPLY_BYTES = 65_536
const MAX_REASON = 200
const EMPTY: ModelReply = { opinions: new Map(), dropped: 0 }

/** The first JSON object in a reply, which models like to wrap in words or fences; undefined when there is none. */
function firstObject(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end <= start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One line of text: controls and direction marks gone, links unmade (`https://x` reads `https: //x`). */
function plainReason(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value
    .slice(0, MAX_REASON * 2)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,400}\)/gu, '$1')
    .replace(/:\/\//gu, ': //')
    .trim()
  return line.length <= MAX_REASON ? line : `${line.slice(0, MAX_REASON - 1).toWellFormed()}…`
}

/** A new folder's name, or undefined where what was proposed is no name (empty, a path, markup, a question of policy). */
function newFolder(proposed: string): string | undefined {
  const text = proposed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (text === '' || text.length > 400 || /[/\\<>{}[\]|\p{Cc}]|\.\.|:\/\//u.test(text)) return undefined
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  return folderName(text)
}

/**
 * Reads a model's reply as hostile input. Only numbers of the request count, each once (the first entry wins); a folder
 * is an allowed one (compared as names are) or one new safe name: of several new ones in a reply only the most frequent
 * is taken, so that a model can't flood a library with folders. Everything else is dropped and counted; never throws.
 */
export function readReply(text: string, request: ModelRequest): ModelReply {
  if (text.length > MAX_REPLY_BYTES) return EMPTY
  const root = firstObject(text)
  const entries = isObject(root) && Array.isArray(root.files) ? (root.files as readonly unknown[]) : []
  const allowed = new Map(request.folders.map((name) => [collisionKey(name), name]))
  const opinions = new Map<string, ModelOpinion>()
  const proposals = new Map<string, number>()
  let dropped = 0
  for (const entry of entries) {
    const opinion = readEntry(entry, request, allowed)
    if (!opinion || opinions.has(opinion.itemId)) {
      dropped += 1
      continue
    }
    opinions.set(opinion.itemId, opinion)
    if (opinion.isNew) {
      const key = collisionKey(opinion.category)
      proposals.set(key, (proposals.get(key) ?? 0) + 1)
    }
  }
  const [favourite] = [...proposals].sort((a, b) => b[1] - a[1])
  for (const [id, { isNew, category }] of opinions) {
    if (!isNew || collisionKey(category) === favourite?.[0]) continue
    opinions.delete(id)
    dropped += 1
  }
  return { opinions, dropped }
}

function readEntry(
  entry: unknown,
  request: ModelRequest,
  allowed: ReadonlyMap<string, string>,
): ModelOpinion | undefined {
  if (!isObject(entry)) return undefined
  const { n, folder, confidence, reason } = entry
  const itemId = typeof n === 'number' && Number.isInteger(n) ? request.ids[n - 1] : undefined
  if (itemId === undefined || typeof folder !== 'string') return undefined
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) return undefined
  const known = allowed.get(collisionKey(folder.trim()))
  const category = known ?? (quotes(folder, request.system) ? undefined : newFolder(folder))
  if (category === undefined) return undefined
  const said = plainReason(reason)
  const again = allowed.get(collisionKey(category))
  return {
    itemId,
    category: again ?? category,
    isNew: known === undefined && again === undefined,
    confidence,
    // What a file talked the model into repeating of its instructions is no reason (I-4).
    reason: quotes(said, request.system) ? '' : said,
  }
}
