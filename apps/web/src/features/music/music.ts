import { useSyncExternalStore } from 'react'
import { type PlayerEvent, type PlayerState, SILENT, step, volumeStep } from './player.ts'
import { TRACKS, type Track } from './tracks.ts'

const KEY = 'octavo.music'

/** What is kept on the device: how loud, and what comes after a track. Whether it played is not: it never starts itself. */
const remembered = (): PlayerState => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const { volume, isLooping, isRepeating } = (typeof raw === 'object' && raw ? raw : {}) as Record<string, unknown>
    return {
      ...SILENT,
      volume: typeof volume === 'number' ? volumeStep(volume) : SILENT.volume,
      isLooping: isLooping === true,
      isRepeating: isRepeating === true,
    }
  } catch {
    return SILENT
  }
}

const remember = ({ volume, isLooping, isRepeating }: PlayerState) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ volume, isLooping, isRepeating }))
  } catch (error) {
    console.warn('The player could not be remembered', error)
  }
}

let state = remembered()
const listeners = new Set<() => void>()
let sound: HTMLAudioElement | undefined

const trackOf = ({ index }: PlayerState): Track | undefined => TRACKS[index]

/** The one audio element of the page: outside of React, so that a change of screen is not heard. Made at the first play. */
const element = (): HTMLAudioElement => {
  if (sound) return sound
  const audio = new Audio()
  audio.preload = 'none'
  audio.addEventListener('timeupdate', () => send({ type: 'TIME', seconds: audio.currentTime }))
  audio.addEventListener('durationchange', () => send({ type: 'DURATION', seconds: audio.duration }))
  audio.addEventListener('ended', () => send({ type: 'ENDED' }))
  audio.addEventListener('error', () => {
    console.warn('The track could not be played', audio.error?.message)
    send({ type: 'FAILED' })
  })
  // The system may stop it too: headphones pulled out, another player started.
  audio.addEventListener('pause', () => {
    if (!audio.ended && state.isPlaying) send({ type: 'PAUSE' })
  })
  sound = audio
  return audio
}

const session = (): MediaSession | undefined => ('mediaSession' in navigator ? navigator.mediaSession : undefined)

/** Tells the system what plays, and takes its media keys. */
const tellSystem = (before: PlayerState) => {
  const media = session()
  const track = trackOf(state)
  if (!media || !track || !state.isOpen) return
  if (before.index !== state.index || !before.isOpen) {
    media.metadata = new MediaMetadata({
      title: track.title,
      artist: 'Octavo',
      album: track.name(),
      artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
    })
    media.setActionHandler('play', () => send({ type: 'PLAY' }))
    media.setActionHandler('pause', () => send({ type: 'PAUSE' }))
    media.setActionHandler('nexttrack', () => send({ type: 'NEXT' }))
    media.setActionHandler('previoustrack', () => send({ type: 'PREVIOUS' }))
    media.setActionHandler('seekto', ({ seekTime }) => send({ type: 'SEEK', seconds: seekTime ?? 0 }))
  }
  media.playbackState = state.isPlaying ? 'playing' : 'paused'
}

/** Makes the sound follow the state. */
const apply = (before: PlayerState, event: PlayerEvent) => {
  if (!sound && !state.isPlaying) return
  const audio = element()
  const track = trackOf(state)
  if (!track) return
  audio.volume = state.volume
  if (!audio.src.endsWith(track.url)) audio.src = track.url
  const isElsewhere = event.type !== 'TIME' && Math.abs(audio.currentTime - state.positionSeconds) > 0.4
  if (isElsewhere && (event.type === 'SEEK' || before.positionSeconds !== state.positionSeconds)) {
    audio.currentTime = state.positionSeconds
  }
  if (state.isPlaying && audio.paused) {
    audio.play().catch((error: unknown) => {
      // A newer play or another track stopped this one before it began: nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('The track could not be played', error)
      send({ type: 'FAILED' })
    })
  } else if (!state.isPlaying && !audio.paused) {
    audio.pause()
  }
}

/** Something happened to the player: a press, the end of a track, a media key. */
export const send = (event: PlayerEvent): void => {
  const before = state
  state = step(before, event, TRACKS.length)
  if (state === before) return
  apply(before, event)
  tellSystem(before)
  if (event.type === 'VOLUME' || event.type === 'LOOP' || event.type === 'REPEAT') remember(state)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => state

/** The player, followed by the component that asks. */
export const useMusic = (): PlayerState & { readonly track: Track | undefined } => {
  const now = useSyncExternalStore(subscribe, current, current)
  return { ...now, track: trackOf(now) }
}
