import type { Draft, STAGE_PERCENTS } from '@octavo/core'
import type { SnapshotFrom } from 'xstate'
import { flowParts, startOf } from './parts.ts'
import { EDITS } from './review.ts'
import type { FlowContext, UploadServices } from './types.ts'

/** The stages of the main flow: those of its table, and no other. */
export type Stage = keyof typeof STAGE_PERCENTS

const NO_DRAFT: Draft = { entries: new Map(), categories: [], history: { past: [], future: [] } }

const whole = ({ context }: { readonly context: FlowContext }) => context
const decided = ({ context: { draft = NO_DRAFT, files } }: { readonly context: FlowContext }) => ({ draft, files })

/** States of a flow, one a stage of its table: one too few or one too many does not compile. */
export type StatesOf<Stages extends string> = Readonly<Record<Stages, object>>

/** A state that judges everything, and where its end and its failure lead. */
const judging = <Done extends string, Back extends string>(done: Done, back: Back) =>
  ({
    entry: 'beginSort',
    exit: 'endSort',
    invoke: { src: 'judge', input: whole },
    on: {
      'SORT.PROGRESS': { actions: 'takeSortProgress' },
      'SORT.BY': { actions: 'takeSortedBy' },
      'SORT.DONE': { target: done, actions: ['takeDraft', 'tellSorted'] },
      'SORT.FILED': [
        { guard: 'isTold', target: done, actions: ['takeRest', 'tellSorted', 'tellRun'] },
        { target: done, actions: ['takeRest', 'tellSorted'] },
      ],
      'RUN.DONE': { target: '#organize.complete', actions: ['takeReport', 'tellRun'] },
      'SORT.FAILED': { target: back, actions: 'tellSortFailed' },
      CANCEL: back,
    },
  }) as const

/**
 * The main flow: collect, sort, review, complete. A service dies with its state, so a cancelled upload can't answer late,
 * and START in a running sort is simply not an event that the state knows.
 */
export const createUploadMachine = (services: UploadServices) => {
  const { createStateConfig: state, createMachine } = flowParts(services)
  const again = { target: 'collect', actions: 'clear' } as const
  const states = {
    collect: state({
      on: {
        PICKED: [
          { guard: 'picksSome', target: 'sort.uploading', actions: ['takePick', 'tellCollected'] },
          { actions: 'tellNothing' },
        ],
        RESUME: [
          { guard: 'resumesReview', target: 'review', actions: 'takeBack' },
          { guard: 'resumesSome', target: 'sort.ready', actions: ['takeBack', 'tellCollected'] },
        ],
        GO: [
          { guard: 'goesToDraft', target: 'review' },
          { guard: 'goesToWork', target: 'sort.ready' },
        ],
        'START.OVER': { actions: 'clear' },
      },
    }),
    sort: state({
      initial: 'ready',
      states: {
        uploading: {
          initial: 'quiet',
          entry: 'beginTransfer',
          invoke: { src: 'gather', input: whole },
          on: {
            'UPLOAD.PROGRESS': { actions: 'takeProgress' },
            'UPLOAD.SETTLED': { actions: 'takeSettled' },
            CANCEL: { target: 'cancelled', actions: ['keepUnsent', 'tellCancelled'] },
          },
          states: {
            quiet: {
              on: {
                START: 'wanted',
                'UPLOAD.END': [
                  { guard: 'leavesSome', target: '#organize.sort.ready', actions: ['keepUnsent', 'tellIncomplete'] },
                  { target: '#organize.sort.ready', actions: 'keepUnsent' },
                ],
              },
            },
            /** The person has asked for the sort already: it begins with the last file. */
            wanted: {
              on: {
                'UPLOAD.END': [
                  { guard: 'hasFiles', target: '#organize.sorting', actions: 'keepUnsent' },
                  { target: '#organize.sort.ready', actions: ['keepUnsent', 'tellUploadFailed'] },
                ],
              },
            },
          },
        },
        cancelled: { always: [{ guard: 'hasWork', target: 'ready' }, { target: '#organize.collect' }] },
        ready: {
          on: {
            START: [
              { guard: 'hasFiles', target: '#organize.sorting' },
              { guard: 'hasFailures', target: 'uploading.wanted', actions: 'takeRetry' },
            ],
            RETRY: { guard: 'hasFailures', target: 'uploading', actions: 'takeRetry' },
            'DROP.FAILURES': [
              { guard: 'hasFiles', actions: 'dropFailures' },
              { target: '#organize.collect', actions: 'clear' },
            ],
            PICKED: [
              { guard: 'picksReadable', target: 'uploading', actions: ['takePick', 'tellCollected'] },
              { guard: 'picksSome', actions: 'takePick' },
              { actions: 'tellNothing' },
            ],
            GO: [
              { guard: 'goesToCollect', target: '#organize.collect' },
              { guard: 'goesToDraft', target: '#organize.review' },
            ],
            'START.OVER': { target: '#organize.collect', actions: 'clear' },
          },
        },
      },
    } as const),
    sorting: state(judging('review', 'sort.ready')),
    review: state({
      initial: 'open',
      states: {
        open: {
          on: {
            ...EDITS,
            APPROVE: { guard: 'isApprovable', target: '#organize.approving' },
            'SORT.AGAIN': { guard: 'hasFiles', target: 'again' },
          },
        },
        /** Everything is judged anew while its review stays where it is. */
        again: judging('open', 'open'),
      },
      on: {
        GO: [
          { guard: 'goesToSort', target: 'sort.ready' },
          { guard: 'goesToCollect', target: 'collect' },
        ],
        'START.OVER': again,
      },
    } as const),
    approving: state({
      invoke: { src: 'carry', input: decided },
      on: {
        'RUN.PLAN': { actions: 'takePlan' },
        'RUN.DONE': { target: 'complete', actions: ['takeReport', 'tellRun'] },
        'RUN.FAILED': { target: 'review', actions: 'tellRun' },
      },
    }),
    complete: state({ after: { completeReset: again } }),
  } satisfies StatesOf<Stage>
  return createMachine({
    id: 'organize',
    context: ({ input }) => startOf(input),
    initial: 'collect',
    on: { 'RUN.FORGET': { actions: 'forgetRun' } },
    states,
  })
}

export type UploadMachine = ReturnType<typeof createUploadMachine>
export type FlowSnapshot = SnapshotFrom<UploadMachine>
