import type { LevelsResponse } from '@octavo/contract'
import { LEVELS, type Level } from '@octavo/core/rules'
import { nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Select } from '../../ui/index.ts'

interface LevelPartProps {
  readonly of: LevelsResponse['levels'][number]
  readonly onGive: (name: string, level: Level) => void
}

const WORDS: Readonly<Record<Level, () => string>> = {
  suggest: m.rule_level_suggest,
  apply: m.rule_level_apply,
  silent: m.rule_level_silent,
}

/** How far a rule goes by itself, what it has earned since, and the next level where it is earned: given by a press alone. */
export const LevelPart = ({ of: { name, level, kept, runs, offer }, onGive }: LevelPartProps) => {
  const counts = { kept: number(kept), runs: number(runs) }
  const offered = offer === 'silent' ? m.rule_offer_silent : m.rule_offer_apply
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
      <div className="flex min-w-40 flex-1 flex-wrap items-center gap-3 text-sm text-muted tabular">
        {offer ? (
          <>
            <p className="min-w-40 flex-1 text-pretty text-text">{offered(counts)}</p>
            <Button size="s" onPress={() => onGive(name, offer)}>
              {m.rule_offer_yes()}
            </Button>
          </>
        ) : (
          <p className="text-pretty">{kept > 0 ? m.rule_earned(counts) : m.rule_earned_nothing()}</p>
        )}
      </div>
      <Select
        className="max-w-72"
        label={m.rule_level({ name: nameIn(name) })}
        value={level}
        options={LEVELS.map((value) => ({ value, label: WORDS[value]() }))}
        onChange={(next) => onGive(name, next)}
      />
    </div>
  )
}
