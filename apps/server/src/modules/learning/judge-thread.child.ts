import { type JudgeAnswer, type JudgeTask, runTask } from '@octavo/core'
import { openPlaceNames, readyRules } from '@octavo/readers/node'
import { serve } from '../../infra/helpers/serve.ts'

const TELL_EVERY_MS = 40

/** Tells how far a task is, now and then. */
function follow(tell: (done: number) => void): (done: number) => void {
  let toldAtMs = Number.NEGATIVE_INFINITY
  return (done) => {
    if (performance.now() - toldAtMs < TELL_EVERY_MS) return
    toldAtMs = performance.now()
    tell(done)
  }
}

const places = openPlaceNames(process.argv[2])

// Thinking about hundreds of texts takes seconds and much memory: it has processes of its own, that requests are answered
// meanwhile and nothing else dies with it.
serve<JudgeTask, JudgeAnswer, number>(async (task, tell) => {
  const standing = 'rules' in task ? task.rules : undefined
  const rules = standing && (await readyRules(standing.set, standing.nowMs))
  return runTask(task, { places, onDone: follow(tell), ...(rules && { rules }) })
})
