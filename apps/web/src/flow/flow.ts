import type { Actor } from 'xstate'
import { patiently } from '../http/patiently.ts'
import type { UploadMachine } from './upload-machine.ts'

export type Flow = Actor<UploadMachine>

let opening: Promise<Flow> | undefined
let here: Flow | undefined

/**
 * The flow of this tab. It lives beside the page, not in it: a screen that is left, or that crashes, loses no file.
 * The first call fetches its code, as soon as that can be had, and brings back what a reload interrupted.
 */
export const getFlow = (): Promise<Flow> => {
  opening ??= open()
  return opening
}

const open = async (): Promise<Flow> => {
  const { openFlow } = await patiently(() => import('./open-flow.ts'))
  here = await openFlow(leave)
  return here
}

const leave = () => {
  opening = undefined
  here = undefined
}

/** The flow of this tab, where it is there already. */
export const flowHere = (): Flow | undefined => here
