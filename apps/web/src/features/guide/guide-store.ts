import { useSyncExternalStore } from 'react'
import type { StepId } from './steps.ts'

const KEY = 'octavo.mascot'

/** A file of the tutorial: its name alone decides the picture. */
export interface TutorialFile {
  readonly id: string
  readonly name: string
}

interface Guide {
  /** The mascot was put away; it comes back when it is called. */
  readonly isAway: boolean
  /** Called by the person: it stays also where it would hide by itself. */
  readonly isCalled: boolean
  /** It can be seen now: neither put away nor out of room. */
  readonly isInSight: boolean
  readonly isTutorialOpen: boolean
  /** Own files to practise with; empty for the ones that come with the tutorial. */
  readonly files: readonly TutorialFile[]
  /** The step that it opens at. */
  readonly from: StepId
}

const wasPutAway = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'away'
  } catch {
    return false
  }
}

let guide: Guide = {
  isAway: wasPutAway(),
  isCalled: false,
  isInSight: false,
  isTutorialOpen: false,
  files: [],
  from: 'welcome',
}
const listeners = new Set<() => void>()

const change = (next: Partial<Guide>) => {
  guide = { ...guide, ...next }
  for (const listener of listeners) listener()
}
const remember = (value: 'here' | 'away') => {
  try {
    localStorage.setItem(KEY, value)
  } catch (error) {
    console.warn('The guide could not be remembered', error)
  }
}

/** Puts the mascot away until it is called; remembered on the device. */
export const putAwayMascot = (): void => {
  remember('away')
  change({ isAway: true, isCalled: false, isInSight: false })
}

/** Calls the mascot back. */
export const callMascot = (): void => {
  remember('here')
  change({ isAway: false, isCalled: true })
}

/** The mascot tells whether it found room to show itself. */
export const showsMascot = (isInSight: boolean): void => change({ isInSight })

/** Opens the tutorial from anywhere, at one of its steps, with up to 6 of the person's own files to practise with. */
export const openTutorial = (files: readonly TutorialFile[] = [], from: StepId = 'welcome'): void =>
  change({ isTutorialOpen: true, files, from })

export const closeTutorial = (): void => change({ isTutorialOpen: false })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => guide

/** The guide, followed by the component that asks. */
export const useGuide = (): Guide => useSyncExternalStore(subscribe, current, current)
