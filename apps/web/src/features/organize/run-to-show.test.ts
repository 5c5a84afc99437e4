import { describe, expect, it } from 'vitest'
import { runToShow } from './run-to-show.ts'

const report = (runId: string) => ({ runId, movedCount: 9, folderCount: 2, stayed: [] })
const undone = { id: 'run-1', moved: 4, status: 'undone', canUndo: false }

describe('the card of the last run', () => {
  it('says nothing of an undone run of the library about the run that waits on this device', () => {
    const here = { id: 'local:2', moved: 9, status: 'completed', canUndo: true }
    expect(runToShow(report('local:2'), undone, here)).toMatchObject({
      runId: 'local:2',
      moved: 9,
      isUndone: false,
      canUndo: true,
    })
    expect(runToShow(report('local:2'), undone, undefined)).toMatchObject({ runId: 'run-1', moved: 4, isUndone: true })
    expect(runToShow(report('local:2'), undefined, undefined)).toMatchObject({ runId: 'local:2', canUndo: false })
  })

  it('is about the newest run of the library, with what this tab knows of it', () => {
    const newest = { ...undone, id: 'run-3', status: 'done', canUndo: true }
    expect(runToShow(report('run-3'), newest, undefined)).toMatchObject({ moved: 9, canUndo: true })
    expect(runToShow(report('run-1'), newest, undefined)).toMatchObject({ known: undefined, moved: 4 })
    expect(runToShow(undefined, undefined, undefined)).toBeUndefined()
  })
})
