import { AppError, clusterDocuments, type DocumentToGroup, isDocument, type Reading, readInside } from '@octavo/core'
import type { Args } from '../args.ts'
import type { Output } from '../output.ts'
import { givenFolder } from '../road/given.ts'
import { readHooks } from '../road/hooks.ts'
import { look, problemsIn } from '../road/look.ts'
import { readersOf, withReaders } from '../road/readers.ts'
import { tellGroups, tellProblems } from '../tell.ts'

/** Codes of a reading after which the document is still grouped: by what was read of it, or by its name. */
const STILL_GROUPED: ReadonlySet<Reading['code']> = new Set([undefined, 'no_text', 'too_large', 'unsupported'])

/**
 * `octavo cluster documents FOLDER [--groups N]`: groups the documents below a folder by what they are about. With
 * `--json` a line `{path, group}` for each, and `{path, code, reason}` for what can't be read. Changes nothing.
 */
export async function clusterDocumentsIn(args: Args, output: Output): Promise<number> {
  const hooks = output.hooks()
  const folder = await givenFolder(args.operands.at(-1) ?? '', { ...hooks, everything: true })
  const inputs = await look(folder, hooks)
  const problems = problemsIn(folder.page, inputs)
  const documents = inputs.flatMap(({ item, typed, problem }) =>
    typed && !problem && isDocument(typed.verdict.fileKind) ? [item] : [],
  )
  const readings = await withReaders((pool) =>
    readInside(documents, readersOf(pool, folder.source), readHooks(hooks, documents.length)),
  )
  const toGroup: DocumentToGroup[] = []
  for (const { id, path, name } of documents) {
    const reading: Reading = readings.get(id) ?? {}
    if (STILL_GROUPED.has(reading.code)) toGroup.push({ id: path, name, text: textOf(reading) })
    else problems.push({ path, code: reading.code ?? 'unreadable', reason: reading.reason ?? 'It could not be read.' })
  }
  if (toGroup.length === 0 && problems.length === 0)
    throw new AppError('not_found', 'There are no documents in this folder.')
  const { groups, language } = args
  const wishes = { language, ...(groups !== undefined && { groups }) }
  tellGroups(clusterDocuments(toGroup, wishes), folder, output)
  return tellProblems(folder, problems, output)
}

/** Text with its title, and a mail's sender and subject as headers, which grouping knows how to read. */
function textOf({ title, text = '', mail }: Reading): string {
  const oneLine = (value: string) => value.replace(/[\r\n]+/gu, ' ')
  if (mail) return `From: ${oneLine(mail.from ?? '')}\nSubject: ${oneLine(mail.subject ?? '')}\n\n${text}`
  return title ? `${title}\n${text}` : text
}
