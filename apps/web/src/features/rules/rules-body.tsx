import type { Finding, Rule, RuleSet } from '@octavo/core/rules'
import { AlertTriangle } from 'lucide-react'
import { nameIn } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { RuleList } from '../../rules/rule-list.tsx'
import { keepRules, useKeptRules } from '../../settings/rules.ts'
import { Button, Panel } from '../../ui/index.ts'
import { FilesPart } from './files-part.tsx'
import { LearnedPart } from './learned-part.tsx'
import { LevelPart } from './level-part.tsx'
import { ProtectPart } from './protect-part.tsx'
import { ReapplyPart } from './reapply-part.tsx'
import { saveKeptText } from './rule-files.ts'
import { TryPart } from './try-part.tsx'
import { useFindings } from './use-findings.ts'
import { useLevels } from './use-levels.ts'
import { useRules } from './use-rules.ts'

const FINDINGS: Readonly<Record<Finding['code'], (other: string) => string>> = {
  never: () => m.rules_finding_never(),
  unreached: (other) => m.rules_finding_unreached({ other }),
  overruled: (other) => m.rules_finding_overruled({ other }),
  contradicts: (other) => m.rules_finding_contradicts({ other }),
}

/** The rules with what is wrong with them, what is protected, the dry run, and files of rules. */
export default function RulesBody() {
  const { set, save } = useRules()
  if (!set) return <Broken />
  return <Parts set={set} onSave={save} />
}

const Parts = ({ set, onSave }: { readonly set: RuleSet; readonly onSave: (set: RuleSet, told?: string) => void }) => {
  const findings = useFindings(set)
  const { levels, give } = useLevels(set)
  const change = (rules: readonly Rule[]) =>
    onSave({ ...set, rules }, rules.length < set.rules.length ? m.rules_removed() : undefined)
  return (
    <div className="mt-10 flex flex-col gap-6">
      <Panel className="p-5 sm:p-8" label={m.rules_list()}>
        <h2 className="mb-4 text-title font-semibold">{m.rules_list()}</h2>
        <RuleList
          label={m.rules_list()}
          rules={set.rules}
          can="file"
          onChange={change}
          empty={m.rules_empty()}
          note={(rule) => {
            const level = levels.get(rule.name)
            return (
              <>
                <FindingNote finding={findings.get(rule.name)} />
                {level && isFiling(rule) && <LevelPart of={level} onGive={give} />}
              </>
            )
          }}
        />
      </Panel>
      <TryPart set={set} />
      <ProtectPart set={set} onSave={onSave} />
      <FilesPart set={set} onSave={onSave} />
      <div id="learned" className="scroll-mt-24">
        <LearnedPart />
      </div>
      <ReapplyPart />
    </div>
  )
}

/** True for a rule that moves or renames, and is followed: only what is done can be done unasked. */
const isFiling = ({ move, rename, enabled }: Rule): boolean =>
  enabled !== false && (move !== undefined || rename !== undefined)

const FindingNote = ({ finding }: { readonly finding: Finding | undefined }) =>
  finding ? (
    <p className="flex items-start gap-2 text-sm text-warn">
      <AlertTriangle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {FINDINGS[finding.code](nameIn(finding.other?.name ?? ''))}
    </p>
  ) : null

/** What is kept here is no file of rules that this version knows: it can be taken along, and removed. */
const Broken = () => {
  const file = useKeptRules()
  return (
    <Panel className="mt-10 flex flex-col gap-5 p-5 sm:p-8">
      <p role="alert" className="text-pretty text-warn">
        {m.rules_broken()}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => void saveKeptText(JSON.stringify(file, null, 2))}>{m.rules_export()}</Button>
        <Button look="danger" onPress={() => keepRules(undefined)}>
          {m.rules_remove_all()}
        </Button>
      </div>
    </Panel>
  )
}
