import path from 'node:path'
import { AppError, clusterDocuments, type DocumentToGroup, isDocument, onePage, type Reading } from '@octavo/core'
import { FolderSource, realRoot } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { readAll, withReaders } from '../readers.ts'
import { readAndClassify } from '../sorting.ts'

/** Codes of a reading after which the document is still grouped: by what was read of it, or by its name. */
const STILL_GROUPED: ReadonlySet<Reading['code']> = new Set([undefined, 'no_text', 'too_large', 'unsupported'])

/**
 * `octavo cluster documents FOLDER [--groups N]`: groups the documents below a folder by what they are about. With
 * `--json` a line `{path, group}` for each, and `{path, code, reason}` for what can't be read. Changes nothing.
 */
export async function clusterDocumentsIn(args: Args, output: Output): Promise<number> {
  const folder = args.operands.at(-1) ?? ''
  const root = realRoot(path.resolve(folder))
  const shown = (below: string) => path.join(folder, below)
  const source = new FolderSource(root, { everything: true })
  const onCount = output.progress('Looking at')
  const { bundles, ...listing } = await onePage(source.scan({ onCount: (count) => onCount(count) }))
  const { results, unreadable } = readAndClassify(listing.items, new Set(bundles), source, output)
  const documents = listing.items.filter((item, index) => {
    const kind = results[index]?.verdict.fileKind
    return kind !== undefined && isDocument(kind) && !unreadable.has(item.id)
  })
  const problems = [...unreadable.values(), ...listing.unlisted].map(({ path: at, code, reason }) => ({
    at,
    code: String(code),
    reason,
  }))
  const toGroup: DocumentToGroup[] = []
  const readings =
    documents.length === 0
      ? new Map<string, Reading>()
      : await withReaders((pool) => readAll(documents, root, pool, output))
  for (const item of documents) {
    const reading: Reading = readings.get(item.id) ?? {}
    if (STILL_GROUPED.has(reading.code)) toGroup.push({ id: item.path, name: item.name, text: textOf(reading) })
    else
      problems.push({
        at: item.path,
        code: reading.code ?? 'unreadable',
        reason: reading.reason ?? 'It could not be read.',
      })
  }
  if (toGroup.length === 0 && problems.length === 0)
    throw new AppError('not_found', 'There are no documents in this folder.')
  const groups = clusterDocuments(toGroup, args.groups === undefined ? {} : { groups: args.groups })
  for (const { name, itemIds } of groups) {
    output.say(`${output.bold(shownName(name))} (${itemIds.length})`)
    for (const id of itemIds) {
      output.record({ path: shown(id), group: name })
      output.say(`  ${shownName(shown(id))}`)
    }
  }
  for (const { at, code, reason } of problems) {
    output.record({ path: shown(at), code, reason })
    if (!output.json) output.note(`${shownName(shown(at))}: ${reason}`)
  }
  return problems.some(({ code }) => code !== 'symbolic_link') ? EXIT.someFailed : EXIT.ok
}

/** Text with its title, and a mail's sender and subject as headers, which grouping knows how to read. */
function textOf({ title, text = '', mail }: Reading): string {
  const oneLine = (value: string) => value.replace(/[\r\n]+/gu, ' ')
  if (mail) return `From: ${oneLine(mail.from ?? '')}\nSubject: ${oneLine(mail.subject ?? '')}\n\n${text}`
  return title ? `${title}\n${text}` : text
}
