import { visibleName } from '@octavo/core'
import { type RuleSet, writeRules } from '@octavo/core/rules'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { filesOf, nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import WhyButton from '../../rules/why.tsx'
import { Button, Forward, List, Panel, ProgressBar } from '../../ui/index.ts'
import { type Trial, useTrial } from './use-trial.ts'

/** Changes that are listed; more are counted. */
const LISTED = 50

/** The dry run: what the rules would do with everything there is, each file that would differ with its reason. */
export const TryPart = ({ set }: { readonly set: RuleSet }) => {
  const { trial, start, stop } = useTrial(set)
  const isOnline = !isOffline(useConnection())
  const isOfNothing = trial.is === 'done' && isEmpty(trial)
  return (
    <Panel className="flex flex-col gap-5 p-5 sm:p-8" label={m.rules_try()}>
      <div>
        <h2 className="text-title font-semibold">{m.rules_try()}</h2>
        <p className="mt-1 text-pretty text-muted">{isOnline ? m.rules_try_text() : m.rules_try_offline()}</p>
      </div>
      {trial.is === 'trying' ? (
        <>
          <ProgressBar label={m.rules_trying()} valueText={filesOf(trial.done)} />
          <p className="text-sm text-muted tabular">{filesOf(trial.done)}</p>
          <Button className="self-start" onPress={stop}>
            {m.rule_cancel()}
          </Button>
        </>
      ) : (
        <Button
          look="primary"
          className="self-start"
          isDisabled={!isOnline || (set.rules.length === 0 && !set.protect)}
          onPress={start}
        >
          {trial.is === 'failed' ? m.rules_try_again() : m.rules_try_start()}
        </Button>
      )}
      <div aria-live="polite">
        {trial.is === 'failed' && <p className="text-danger">{m.rules_try_failed()}</p>}
        {isOfNothing && <p className="text-pretty text-muted">{m.rules_try_empty()}</p>}
        {trial.is === 'done' && !isOfNothing && (
          <p className="font-medium text-pretty tabular">
            {m.rules_try_result({
              before: number(trial.result.asBefore),
              differently: number(trial.result.differently),
              against: number(trial.result.against),
            })}
          </p>
        )}
      </div>
      {trial.is === 'done' && <Differing trial={trial} set={set} />}
    </Panel>
  )
}

type Done = Extract<Trial, { readonly is: 'done' }>
const isEmpty = ({ result: { asBefore, differently, against } }: Done): boolean =>
  asBefore + differently + against === 0

type Placed = Done['result']['differing'][number]['after']

const placeWords = ({ category, newName, stays }: Placed): string => {
  if (stays) return m.rules_stays()
  return newName === undefined ? visibleName(category) : `${visibleName(category)} / ${visibleName(newName)}`
}

const Differing = ({ trial: { result }, set }: { readonly trial: Done; readonly set: RuleSet }) => {
  const { differing, differently, against } = result
  if (differing.length === 0) return null
  // What goes against the person's own hand is what they want to see first.
  const shown = differing
    .toSorted((one, other) => Number(other.against !== undefined) - Number(one.against !== undefined))
    .slice(0, LISTED)
  const rest = differently + against - shown.length
  return (
    <div>
      <h3 className="font-semibold">{m.rules_differing()}</h3>
      <List label={m.rules_differing()} className="mt-2">
        {shown.map(({ file, before, after, rules, against: own }) => (
          <li key={file.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-1">
              <bdi className="font-medium [overflow-wrap:anywhere]">{visibleName(file.path)}</bdi>
              <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted [overflow-wrap:anywhere]">
                <bdi>{placeWords(before)}</bdi>
                <Forward aria-hidden="true" className="size-4 shrink-0" />
                <bdi className="text-text">{placeWords(after)}</bdi>
                <span>{m.rules_by({ rules: rules.map(nameIn).join(', ') })}</span>
              </p>
              {own !== undefined && <p className="text-sm text-warn">{m.rules_against({ folder: nameIn(own) })}</p>}
            </div>
            <WhyButton file={file} rules={writeRules(set)} />
          </li>
        ))}
      </List>
      {rest > 0 && <p className="mt-2 text-sm text-muted">{m.rules_more({ n: number(rest) })}</p>}
    </div>
  )
}
