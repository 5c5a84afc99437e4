import { LIMITS } from '@octavo/core'
import { m } from '../../paraglide/messages.js'
import type { Emotion } from './emotions.ts'
import type { TutorialFile } from './guide-store.ts'

export type StepId =
  | 'welcome'
  | 'overview'
  | 'select-file'
  | 'drag-motion'
  | 'drop-zone'
  | 'success'
  | 'practice'
  | 'completion'

/** What can be tried out in a step: choose a file, drag it about, put it into a folder, put all of them into folders. */
export type StepAction = 'select' | 'drag' | 'drop' | 'practice'

/** One step of the guided tutorial. */
export interface TutorialStep {
  readonly id: StepId
  readonly title: () => string
  readonly message: () => string
  readonly emotion: Emotion
  readonly action?: StepAction
  /** What is said instead to somebody who has put no file into a folder yet. */
  readonly untried?: Pick<TutorialStep, 'title' | 'message'>
}

/** The 8 steps, in their order (part 1 section 2). */
export const STEPS: readonly TutorialStep[] = [
  { id: 'welcome', title: m.tutorial_welcome, message: m.tutorial_welcome_text, emotion: 'happy' },
  { id: 'overview', title: m.tutorial_overview, message: m.tutorial_overview_text, emotion: 'thinking' },
  {
    id: 'select-file',
    title: m.tutorial_select,
    message: m.tutorial_select_text,
    emotion: 'curious',
    action: 'select',
  },
  { id: 'drag-motion', title: m.tutorial_drag, message: m.tutorial_drag_text, emotion: 'excited', action: 'drag' },
  { id: 'drop-zone', title: m.tutorial_drop, message: m.tutorial_drop_text, emotion: 'curious', action: 'drop' },
  {
    id: 'success',
    title: m.tutorial_success,
    message: m.tutorial_success_text,
    emotion: 'celebrating',
    untried: { title: m.tutorial_untried, message: m.tutorial_untried_text },
  },
  {
    id: 'practice',
    title: m.tutorial_practice,
    message: m.tutorial_practice_text,
    emotion: 'excited',
    action: 'practice',
  },
  { id: 'completion', title: m.tutorial_done, message: m.tutorial_done_text, emotion: 'celebrating' },
]

/** Share of the tutorial that is behind the person in step `index`, 0 to 100; the last step is all of it. */
export const percentOf = (index: number): number => Math.round(((index + 1) / STEPS.length) * 100)

/** The step after `index`; undefined after the last one, which completes the tutorial. */
export const nextStep = (index: number): number | undefined => (index + 1 < STEPS.length ? index + 1 : undefined)

/** Files for those who have none at hand: two of each kind. */
export const SAMPLE_FILES: readonly TutorialFile[] = [
  { id: 'sample-1', name: 'Beach.jpg' },
  { id: 'sample-2', name: 'Invoice.pdf' },
  { id: 'sample-3', name: 'Lullaby.mp3' },
  { id: 'sample-4', name: 'Garden.png' },
  { id: 'sample-5', name: 'Letter.docx' },
  { id: 'sample-6', name: 'Waves.flac' },
]

/** The files that the tutorial uses: the first 6 of the person's own, or the samples. */
export const tutorialFiles = (own: readonly TutorialFile[]): readonly TutorialFile[] =>
  (own.length > 0 ? own : SAMPLE_FILES).slice(0, LIMITS.tutorialFiles)
