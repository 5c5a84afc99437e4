import { visibleName } from '@octavo/core'
import { FIELD_NAMES, fieldOf, type MailExport, OPERATORS_OF, type RuleSet } from '@octavo/core/rules'
import { Download, Mail, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { nameIn } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FIELD_WORDS, operatorWords } from '../../rules/words.ts'
import { Badge, Button, Dialog, List, Panel } from '../../ui/index.ts'
import { askRules } from '../../worker/rules/client.ts'
import { exportRules, importedWords, importRules, problemsOf, saveMailRules, tellImportFailed } from './rule-files.ts'

interface FilesPartProps {
  readonly set: RuleSet
  readonly onSave: (set: RuleSet, told?: string) => void
}

type MailProgram = 'sieve' | 'gmail'

/** Rules are taken along as one text file, read from one, and written for mail programs: what can't be said there is said first. */
export const FilesPart = ({ set, onSave }: FilesPartProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [mail, setMail] = useState<MailExport & { readonly to: MailProgram }>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblems([])
    try {
      const next = await importRules(file, set)
      onSave(next, importedWords(next.rules.length - set.rules.length))
    } catch (error) {
      console.warn('A file of rules could not be read', error)
      tellImportFailed()
      setProblems(problemsOf(error))
    }
  }
  const write = async (to: MailProgram) => setMail({ ...(await askRules({ type: 'mail', set, to })), to })
  const isEmpty = set.rules.length === 0 && !set.protect
  return (
    <Panel className="flex flex-col gap-5 p-5 sm:p-8" label={m.rules_files()}>
      <div>
        <h2 className="text-title font-semibold">{m.rules_files()}</h2>
        <p className="mt-1 text-pretty text-muted">{m.rules_files_text()}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon={Upload} onPress={() => input.current?.click()}>
          {m.rules_import()}
        </Button>
        <Button icon={Download} isDisabled={isEmpty} onPress={() => void exportRules(set)}>
          {m.rules_export()}
        </Button>
        <Button icon={Mail} isDisabled={isEmpty} onPress={() => void write('sieve')}>
          {m.rules_sieve()}
        </Button>
        <Button icon={Mail} isDisabled={isEmpty} onPress={() => void write('gmail')}>
          {m.rules_gmail()}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml,.json"
        data-testid="rules-file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          void take(file)
          currentTarget.value = ''
        }}
      />
      {problems.length > 0 && (
        <div role="alert" className="flex flex-col gap-2 text-sm">
          <p className="font-medium text-danger">{m.rules_import_failed()}</p>
          <ul dir="ltr" lang="en" className="list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem} className="[overflow-wrap:anywhere]">
                {visibleName(problem)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {mail && <MailDialog mail={mail} onClose={() => setMail(undefined)} />}
    </Panel>
  )
}

type Limit = MailExport['limits'][number]
const LIMITS: Readonly<Record<Limit['code'], (what: string) => string>> = {
  field: (what) => m.rules_limit_field({ what }),
  comparison: (what) => m.rules_limit_comparison({ what }),
  template: (what) => m.rules_limit_template({ what }),
  name: (what) => m.rules_limit_name({ what }),
  protected: () => m.rules_limit_protected(),
  spelling: (what) => m.rules_limit_spelling({ what }),
  words: (what) => m.rules_limit_words({ what }),
  order: () => m.rules_limit_order(),
}

/** What a limit is of in the person's words: `document equals invoice` is a field, how it is compared, and perhaps with what. */
function whatWords(what: string): string {
  const [, name = '', operator = '', rest = ''] = /^(\S+) (\S+) ?([\s\S]*)$/u.exec(what) ?? []
  const field = FIELD_NAMES.find((known) => known === name)
  const op = field && OPERATORS_OF[fieldOf(field).type].find((known) => known === operator)
  return op ? [FIELD_WORDS[field](), operatorWords(field, op), rest].filter(Boolean).join(' ') : what
}

/** What can't be said in a mail program's words, before the file is saved. */
const MailDialog = ({
  mail,
  onClose,
}: {
  readonly mail: MailExport & { readonly to: MailProgram }
  readonly onClose: () => void
}) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    size="m"
    isText
    title={mail.to === 'sieve' ? m.rules_sieve() : m.rules_gmail()}
    actions={
      <>
        <Button onPress={onClose}>{m.rule_cancel()}</Button>
        <Button
          look="primary"
          onPress={() => {
            void saveMailRules(mail.text, mail.to)
            onClose()
          }}
        >
          {m.rules_limits_save()}
        </Button>
      </>
    }
  >
    <p className="text-pretty text-muted">{mail.limits.length === 0 ? m.rules_limits_none() : m.rules_limits_text()}</p>
    {mail.limits.length > 0 && (
      <List label={m.rules_limits()} className="mt-4">
        {mail.limits.map(({ rule, code, what, isLeftOut }) => (
          <li key={`${rule} ${code} ${what}`} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              <bdi className="[overflow-wrap:anywhere]">{visibleName(rule)}</bdi>
              {isLeftOut && <Badge tone="warn">{m.rules_left_out()}</Badge>}
            </span>
            <span className="text-sm text-muted [overflow-wrap:anywhere]">{LIMITS[code](nameIn(whatWords(what)))}</span>
          </li>
        ))}
      </List>
    )}
  </Dialog>
)
