import type { LevelsResponse } from '@octavo/contract'
import { type Level, type RuleSet, writeRules } from '@octavo/core/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { giveLevel, ruleLevels } from '../../http/rules.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'

type Known = LevelsResponse['levels'][number]

/** How far each rule goes by itself, as the library knows it, by its name; nothing while that can't be asked. */
export const useLevels = (set: RuleSet) => {
  const client = useQueryClient()
  const queryKey = ['rule-levels', set]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ruleLevels(writeRules(set), signal),
    staleTime: 0,
    enabled: set.rules.length > 0,
    retry: false,
  })
  const give = async (name: string, level: Level) => {
    try {
      client.setQueryData(queryKey, await giveLevel(writeRules(set), name, level))
    } catch (error) {
      console.warn('The level of a rule could not be given', error)
      toast({ title: m.rule_level_failed(), tone: 'destructive' })
    }
  }
  return {
    levels: new Map<string, Known>(data?.levels.map((one) => [one.name, one])),
    give: (name: string, level: Level) => void give(name, level),
  }
}
