import fs from 'node:fs'
import path from 'node:path'
import {
  AppError,
  isByType,
  isUnsure,
  itemOf,
  type Judged,
  judge,
  onePage,
  optionsOf,
  type Page,
  type Reading,
} from '@octavo/core'
import { describeError, FolderSource, realRoot } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { isToRead, readAll, withReaders } from '../readers.ts'
import { howSure } from '../show.ts'
import { readAndClassify } from '../sorting.ts'

/** `octavo classify PATH...`: says what files are and what documents are about; of a folder, all files below it. */
export async function classify(args: Args, output: Output): Promise<number> {
  let exitCode: number = EXIT.ok
  for (const operand of args.operands) {
    try {
      const code = await classifyPath(operand, output)
      if (code !== EXIT.ok) exitCode = code
    } catch (error) {
      const { code, message } = describeError(error)
      tellProblem(operand, code, message, output)
      exitCode = EXIT.someFailed
    }
  }
  return exitCode
}

async function classifyPath(operand: string, output: Output): Promise<number> {
  const absolute = path.resolve(operand)
  const stat = fs.statSync(absolute)
  if (stat.isDirectory()) {
    const root = realRoot(absolute)
    const source = new FolderSource(root, { everything: true })
    const onCount = output.progress('Looking at')
    const listing = await onePage(source.scan({ onCount: (count) => onCount(count) }))
    return await tell(listing, root, source, (below) => path.join(operand, below), output)
  }
  if (!stat.isFile()) throw new AppError('unsupported', 'It is no ordinary file (a socket, a pipe or a device).')
  const real = fs.realpathSync.native(absolute)
  const name = path.basename(absolute)
  const found = { path: path.basename(real), sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
  const item = itemOf('folder', { id: operand, name, ...found })
  const listing: Page = { items: [item], bundles: [], unlisted: [] }
  const root = path.dirname(real)
  return await tell(listing, root, new FolderSource(root), () => operand, output)
}

async function tell(
  listing: Page,
  root: string,
  source: FolderSource,
  shown: (path: string) => string,
  output: Output,
): Promise<number> {
  const { results: byType, unreadable } = readAndClassify(listing.items, new Set(), source, output)
  const documents = listing.items.filter((item, index) => isToRead(item, byType[index]) && !unreadable.has(item.id))
  const readings: ReadonlyMap<string, Reading> =
    documents.length === 0 ? new Map() : await withReaders((pool) => readAll(documents, root, pool, output))
  const inputs = listing.items.map((item, at) => {
    const [reading, typed] = [readings.get(item.id), byType[at]]
    return { item, ...(typed && { typed }), ...(reading && { reading }) }
  })
  const results = judge(inputs)
  results.forEach((result, index) => {
    const item = listing.items[index]
    const problem = item && unreadable.get(item.id)
    if (problem) tellProblem(shown(problem.path), problem.code, problem.reason, output)
    else if (item) tellResult(shown(item.path), result, output)
  })
  for (const { path: at, code, reason } of listing.unlisted) tellProblem(shown(at), code, reason, output)
  return unreadable.size > 0 || listing.unlisted.some(({ code }) => code !== 'symbolic_link')
    ? EXIT.someFailed
    : EXIT.ok
}

function tellResult(at: string, { verdict, facts }: Judged, output: Output): void {
  const { fileKind: kind, category, confidence, why } = verdict
  const mediaType = facts.mediaType ?? 'application/octet-stream'
  const mismatch = facts.mismatch ? { mismatch: true } : {}
  const open = isUnsure(verdict) ? { needsDecision: true, options: optionsOf(verdict) } : {}
  output.record({
    path: at,
    mediaType,
    extension: facts.extension ?? '',
    kind,
    category,
    confidence,
    ...(isByType(verdict) && { byType: true }),
    why,
    ...mismatch,
    ...open,
  })
  output.say(`${shownName(at)}: ${output.bold(category)}, ${mediaType}, ${howSure(verdict)}`)
  output.say(...why.map((reason) => output.dim(`  ${shownName(reason)}`)))
}

function tellProblem(at: string, code: string, reason: string, output: Output): void {
  output.record({ path: at, code, reason })
  if (!output.json) output.note(`${shownName(at)}: ${reason}`)
}
