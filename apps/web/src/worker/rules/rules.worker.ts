import { AppError } from '@octavo/core'
import { applySorting, checkRules, markedCount, rulesOfSort, toGmail, toSieve } from '@octavo/core/rules'
import { readRuleText, readyRules, writeRuleText } from '@octavo/readers'
import type { AnswerTo, FromRules, RulesTask } from './protocol.ts'

const tell = (message: FromRules) => postMessage(message)

async function answer(task: RulesTask): Promise<AnswerTo<RulesTask>> {
  switch (task.type) {
    case 'read':
      return await readRuleText(task.text)
    case 'write':
      return await writeRuleText(task.set)
    case 'check':
      await readyRules(task.set, task.nowMs)
      return checkRules(task.set, task.nowMs)
    case 'mail':
      return task.to === 'sieve' ? toSieve(task.set) : toGmail(task.set)
    case 'sort': {
      const items = applySorting(task.items, task.config, await readyRules(rulesOfSort(task.config), task.nowMs))
      return { items, marked: markedCount(task.items, items) }
    }
  }
}

const problemsOf = (error: unknown): readonly string[] => {
  const { problems } = error instanceof AppError ? (error.details as { problems?: unknown }) : {}
  return Array.isArray(problems) ? problems.map(String) : []
}

addEventListener('message', ({ data }: MessageEvent<RulesTask>) => {
  answer(data).then(
    (answer) => tell({ type: 'answer', answer }),
    (error: unknown) =>
      tell({
        type: 'failed',
        code: error instanceof AppError ? error.code : 'unknown',
        message: error instanceof Error ? error.message : String(error),
        problems: problemsOf(error),
      }),
  )
})
