import { DEFAULTS } from '@octavo/core'

/** What the player is doing. Positions in seconds; the volume is 0 to 1. */
export interface PlayerState {
  readonly index: number
  readonly isPlaying: boolean
  readonly positionSeconds: number
  /** 0 until the track's length is known. */
  readonly durationSeconds: number
  readonly volume: number
  /** The current track starts again at its end. */
  readonly isLooping: boolean
  /** After the last track comes the first. */
  readonly isRepeating: boolean
  /** Something was played since the page was opened, and the player was not put away. */
  readonly isOpen: boolean
}

export type PlayerEvent =
  | { readonly type: 'PLAY' | 'PAUSE' | 'NEXT' | 'PREVIOUS' | 'ENDED' | 'LOOP' | 'REPEAT' | 'FAILED' | 'CLOSE' }
  | { readonly type: 'PICK'; readonly index: number }
  | { readonly type: 'SEEK' | 'TIME' | 'DURATION'; readonly seconds: number }
  | { readonly type: 'VOLUME'; readonly volume: number }

export const SILENT: PlayerState = {
  index: 0,
  isPlaying: false,
  positionSeconds: 0,
  durationSeconds: 0,
  volume: DEFAULTS.musicVolume,
  isLooping: false,
  isRepeating: false,
  isOpen: false,
}

/** A press on "previous" after so many seconds goes to the beginning of the track, as players do. */
const RESTART_AFTER_SECONDS = 3

/** The volume in whole steps of 0.1 within 0 and 1. */
export const volumeStep = (volume: number): number => {
  const steps = Math.round(1 / DEFAULTS.musicVolumeStep)
  return Number.isFinite(volume)
    ? Math.min(steps, Math.max(0, Math.round(volume * steps))) / steps
    : DEFAULTS.musicVolume
}

const goTo = (state: PlayerState, index: number, isPlaying = state.isPlaying): PlayerState => ({
  ...state,
  index,
  isPlaying,
  positionSeconds: 0,
  durationSeconds: index === state.index ? state.durationSeconds : 0,
  isOpen: state.isOpen || isPlaying,
})

const clamp = (seconds: number, state: PlayerState): number =>
  Math.max(0, Math.min(seconds, state.durationSeconds || Number.POSITIVE_INFINITY))

/** The player after an event, with `count` tracks. Pure: the sound itself follows in `music.ts`. */
export const step = (state: PlayerState, event: PlayerEvent, count: number): PlayerState => {
  const last = count - 1
  switch (event.type) {
    case 'PLAY': {
      const isOver = state.durationSeconds > 0 && state.positionSeconds >= state.durationSeconds
      return { ...state, isPlaying: true, isOpen: true, positionSeconds: isOver ? 0 : state.positionSeconds }
    }
    case 'PAUSE':
      return { ...state, isPlaying: false }
    case 'NEXT':
      return goTo(state, state.index === last ? 0 : state.index + 1)
    case 'PREVIOUS': {
      if (state.positionSeconds > RESTART_AFTER_SECONDS) return goTo(state, state.index)
      return goTo(state, state.index === 0 ? (state.isRepeating ? last : 0) : state.index - 1)
    }
    case 'PICK':
      return event.index >= 0 && event.index <= last ? goTo(state, Math.trunc(event.index), true) : state
    case 'ENDED': {
      if (state.isLooping) return goTo(state, state.index, true)
      if (state.index < last) return goTo(state, state.index + 1, true)
      if (state.isRepeating) return goTo(state, 0, true)
      return { ...state, isPlaying: false, positionSeconds: state.durationSeconds }
    }
    case 'SEEK':
    case 'TIME':
      return Number.isFinite(event.seconds) ? { ...state, positionSeconds: clamp(event.seconds, state) } : state
    case 'DURATION':
      return Number.isFinite(event.seconds) ? { ...state, durationSeconds: Math.max(0, event.seconds) } : state
    case 'VOLUME':
      return { ...state, volume: volumeStep(event.volume) }
    case 'LOOP':
      return { ...state, isLooping: !state.isLooping }
    case 'REPEAT':
      return { ...state, isRepeating: !state.isRepeating }
    case 'FAILED':
      return { ...state, isPlaying: false }
    case 'CLOSE':
      return { ...state, isPlaying: false, isOpen: false }
  }
}
