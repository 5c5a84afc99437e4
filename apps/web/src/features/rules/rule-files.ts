import { AppError } from '@octavo/core'
import type { RuleSet } from '@octavo/core/rules'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { saveFile } from '../../platform/index.ts'
import { freeName } from '../../rules/draft-rule.ts'
import { toast } from '../../ui/index.ts'
import { askRules } from '../../worker/rules/client.ts'

const save = async (text: string, name: string, type: string): Promise<void> => {
  try {
    await saveFile(new Blob([text], { type }), name)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Gives the person their rules as a readable text file. */
export const exportRules = async (set: RuleSet): Promise<void> =>
  await save(await askRules({ type: 'write', set }), 'octavo-rules.yaml', 'application/yaml')

/** Gives the person what is kept as it is. */
export const saveKeptText = (text: string): Promise<void> => save(text, 'octavo-rules.json', 'application/json')

/** Gives the person rules in the words of a mail program. */
export const saveMailRules = (text: string, to: 'sieve' | 'gmail'): Promise<void> =>
  to === 'sieve'
    ? save(text, 'octavo-rules.sieve', 'application/sieve')
    : save(text, 'octavo-rules-gmail.xml', 'application/xml')

/** A file of rules put below those that there are, each under a name of its own. Throws AppError as `readRules` does. */
export const importRules = async (file: File, set: RuleSet): Promise<RuleSet> => {
  const read = await askRules({ type: 'read', text: await file.text() })
  const names = set.rules.map(({ name }) => name)
  const rules = read.rules.map((rule) => {
    const name = freeName(rule.name, names)
    names.push(name)
    return { ...rule, name }
  })
  const both = (key: 'folders' | 'kinds') => [
    ...new Set([...(set.protect?.[key] ?? []), ...(read.protect?.[key] ?? [])]),
  ]
  const [folders, kinds] = [both('folders'), both('kinds')]
  const protect = { ...(folders.length > 0 && { folders }), ...(kinds.length > 0 && { kinds }) }
  return { rules: [...set.rules, ...rules], ...(Object.keys(protect).length > 0 && { protect }) }
}

/** What an import says when it is done. */
export const importedWords = (count: number): string => m.rules_imported({ n: number(count) })

/** Says why a file of rules can't be read; the lines name places of the file, and are the command's own. */
export const problemsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof AppError)) return []
  const { problems } = error.details as { problems?: readonly string[] }
  return problems && problems.length > 0 ? problems : [error.message]
}

/** Tells that something about files of rules did not work. */
export const tellImportFailed = (): void => {
  toast({ title: m.rules_import_failed(), tone: 'destructive' })
}
