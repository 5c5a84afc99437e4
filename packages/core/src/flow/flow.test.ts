import { describe, expect, it } from 'vitest'
import { FakeClock } from '../testing/clock.ts'
import { percentBetween, withMinimumDuration } from './minimum.ts'
import { PACING, pacingFor, TIMINGS } from './pacing.ts'
import { AI_SORT_PERCENTS, DEVICE_ORGANIZE_PERCENTS, folderScanPercent, PROGRESS_STAGES, SKINS } from './skins.ts'

describe('pacing', () => {
  it('carries the timings of part 1 in ms', () => {
    expect(PACING).toMatchObject({
      welcomeModal: 500,
      mainCompleteReset: 2000,
      mobileOrganizingHalf: 1000,
      mobileOrganizing: 2500,
      aiSortStep: 1000,
      folderScanSwitch: 3000,
      folderScanFinish: 5000,
      feedbackSend: 1500,
      feedbackClose: 3000,
      typewriterCharacter: 30,
      introFade: 500,
      downloadPause: 100,
    })
    expect(TIMINGS).toMatchObject({
      doubleCancelWindow: 3000,
      pickerCancelDetection: 2000,
      introErrorSkip: 1000,
      toast: 5000,
      objectUrlRelease: 1000,
      healthTimeout: 3000,
      healthInterval: 30_000,
    })
  })

  it('carries the timings of part 2 in ms', () => {
    expect(PACING).toMatchObject({
      deviceScanStep: 100,
      deviceClassify: 1500,
      deviceOrganize: 300,
      deviceEnd: 1000,
      consentFile: 10,
      consentCategory: 500,
      aiSortWait: 5000,
      aiSortFallbackStep: 200,
      aiSortCompletedReset: 3000,
    })
    expect(TIMINGS).toMatchObject({ agentsInterval: 10_000, cloudTasksInterval: 2000, approvalEstimate: 30_000 })
  })

  it('is 0 with reduced motion or without animations', () => {
    expect(pacingFor({ reducedMotion: false, skipAnimations: false })).toBe(PACING)
    for (const wish of [
      { reducedMotion: true, skipAnimations: false },
      { reducedMotion: false, skipAnimations: true },
    ]) {
      const pacing = pacingFor(wish)
      expect(Object.keys(pacing)).toEqual(Object.keys(PACING))
      expect(new Set(Object.values(pacing))).toEqual(new Set([0]))
    }
  })
})

describe('skins', () => {
  it('main flow: titles, buttons and percentages 0, 33, 66, 100', () => {
    const { main } = SKINS
    expect(Object.values(main).map((skin) => [skin.title, skin.percent])).toEqual([
      ['AI Collect', 0],
      ['AI Sort', 33],
      ['AI Sort', 66],
      ['AI Review', 100],
      ['AI Review', 100],
      ['Complete!', 100],
    ])
    expect(main.collect.actions.upload).toBe('Upload Files')
    expect(main.sort.actions.sort).toBe('Start AI Sort')
    expect(main.sorting.actions.sort).toBe('Sorting...')
    expect(main.review.actions.approve).toBe('Approve & Organize')
    expect(main.complete.text).toBe('Your files have been organized successfully')
  })

  it('mobile flow: 20, 60, 100, then 25, 50, 75, 100', () => {
    const { mobile } = SKINS
    expect([mobile.organizing.percent, mobile.organizingHalf.percent, mobile.preview.percent]).toEqual([20, 60, 100])
    expect(AI_SORT_PERCENTS).toEqual([25, 50, 75, 100])
    expect(mobile.preview.actions).toEqual({
      add: 'Add More Files',
      sort: 'AI Sort',
      skip: 'Skip AI Sort',
      cancel: 'Cancel & Exit',
    })
    expect([mobile.complete.title, mobile.complete.actions.go]).toEqual(['All Done!', 'Continue to Dashboard'])
  })

  it('folder access: titles and percentages 20, 60, 100', () => {
    const { folderAccess } = SKINS
    expect(Object.values(folderAccess).map((skin) => [skin.title, skin.percent])).toEqual([
      ['Real Device File Access', 0],
      ['Scanning Device Files', 20],
      ['Organizing Files', 60],
      ['Organization Preview', 100],
      ['AI Smart Sort', 25],
      ['Organization Complete!', 100],
    ])
    expect(folderAccess.request.actions.grant).toBe('Grant Access')
    expect(folderAccess.preview.actions).toEqual({ sort: 'Apply AI Smart Sort', download: 'Download Organized Files' })
  })

  it('earlier folder access: scan progress is capped at 95, reached at 50 files', () => {
    expect([0, 25, 49, 50, 500].map(folderScanPercent)).toEqual([0, 47, 93, 95, 95])
  })

  it('device organizer and consent mode: buttons of part 2 section 2', () => {
    expect(SKINS.device.permission.actions).toMatchObject({
      scan: 'Scan My Files Now',
      folder: 'Scan Folder',
      files: 'Select Files',
      all: 'Organize All Files (No Storage)',
    })
    expect(SKINS.device.complete.actions).toMatchObject({ view: 'View Organized Files', practice: 'Practice Tutorial' })
    expect(DEVICE_ORGANIZE_PERCENTS).toEqual({ scanning: 20, classifying: 80, organizing: 90, complete: 100 })
    expect(SKINS.consent.details.text).toBe('Please Accept Required Permissions')
    expect(SKINS.consent.done).toMatchObject({
      title: 'Files Organized!',
      actions: { home: 'Back to Home', more: 'Organize More Files' },
    })
  })

  it('e-mail and photo sort: stage titles of part 2 section 4', () => {
    expect(Object.values(SKINS.aiSort).map((skin) => skin.title)).toEqual([
      '',
      'Preparing for AI Sorting',
      'AI Sorting in Progress',
      'Review & Approve',
      'Sorting Completed',
    ])
    expect(SKINS.aiSort.approval.actions).toEqual({ approve: 'Approve', reject: 'Reject & Redo' })
  })

  it('circular progress has four stages and says AI Classifying...', () => {
    expect(Object.keys(PROGRESS_STAGES)).toEqual(['scanning', 'classifying', 'organizing', 'complete'])
    expect(PROGRESS_STAGES.classifying.title).toBe('AI Classifying...')
  })
})

describe('withMinimumDuration', () => {
  it('ends when both the work and its shortest showing time are over', async () => {
    const clock = new FakeClock()
    let ended = false
    const stage = withMinimumDuration(async () => 'done', 2000, clock).then((result) => {
      ended = true
      return result
    })
    await clock.advance(1999)
    expect(ended).toBe(false)
    await clock.advance(1)
    expect(await stage).toBe('done')
  })

  it('waits for work that takes longer than it is shown', async () => {
    const clock = new FakeClock()
    let finish = (_value: string): void => undefined
    const work = new Promise<string>((resolve) => {
      finish = resolve
    })
    let ended = false
    const stage = withMinimumDuration(() => work, 100, clock).then(() => {
      ended = true
    })
    await clock.advance(5000)
    expect(ended).toBe(false)
    finish('late')
    await stage
    expect(ended).toBe(true)
  })

  it('reports a failure at once and needs no clock without pacing', async () => {
    const clock = new FakeClock()
    await expect(withMinimumDuration(() => Promise.reject(new Error('no')), 5000, clock)).rejects.toThrow('no')
    expect(await withMinimumDuration(async () => 1, 0, clock)).toBe(1)
  })

  it('follows the real count between two percentages', () => {
    expect([0, 5, 10, 20].map((done) => percentBetween(33, 66, done, 10))).toEqual([33, 50, 66, 66])
    expect(percentBetween(0, 100, 0, 0)).toBe(0)
  })
})
