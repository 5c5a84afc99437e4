import { AppError } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { takeBack } from '../../flow/take-back.ts'
import { HttpError, serverTextOf } from '../../http/http.ts'
import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import type { Step } from './step.ts'
import { titleOf } from './title.ts'

/** Ids of the runs that stand against an undo, as the server tells them. */
const laterRuns = (error: unknown): readonly string[] => {
  const details = error instanceof HttpError && error.code === 'conflict' ? error.details : undefined
  const obstacles = typeof details === 'object' && details !== null && 'obstacles' in details ? details.obstacles : []
  return Array.isArray(obstacles)
    ? obstacles.flatMap(({ by }: { by?: unknown }) => (typeof by === 'string' ? by : []))
    : []
}

const whyNot = (error: unknown, steps: readonly Step[]): string => {
  if (error instanceof AppError) return error.code === 'permission_denied' ? m.place_denied() : m.run_stands_against()
  if (!(error instanceof HttpError) || error.code !== 'conflict') return serverTextOf(error) ?? m.toast_try_again()
  const later = laterRuns(error)
  const first = steps.find(({ id }) => later.includes(id))
  return first ? m.run_stands_against_named({ what: titleOf(first) }) : m.run_stands_against()
}

/** Undoes and redoes steps, or some files of them, and tells how it went; one at a time. `busyId`: the step at work. */
export const usePress = (steps: readonly Step[]) => {
  const queries = useQueryClient()
  const isBusy = useRef(false)
  const [busyId, setBusyId] = useState<string>()
  const act = async (step: Step, fileIds?: readonly string[]) => {
    if (!step.press || isBusy.current) return
    isBusy.current = true
    setBusyId(step.id)
    try {
      let count = 0
      for (const runId of step.press.runIds) count += await takeBack(runId, fileIds)
      toast(
        step.press.type === 'redo'
          ? { title: m.run_redone_title(), description: m.run_redone_text({ files: filesOf(count) }) }
          : { title: m.toast_undone_title(), description: m.toast_undone_text({ count, n: number(count) }) },
      )
    } catch (error) {
      const title = step.press.type === 'redo' ? m.run_redo_failed() : m.toast_undo_failed_title()
      toast({ title, description: whyNot(error, steps), tone: 'destructive' })
    }
    // Files lie elsewhere now: every list looks again.
    await queries.invalidateQueries()
    isBusy.current = false
    setBusyId(undefined)
  }
  return { busyId, press: (step: Step, fileIds?: readonly string[]) => void act(step, fileIds) }
}
export type Press = ReturnType<typeof usePress>
