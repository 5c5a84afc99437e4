import { m } from '../../paraglide/messages.js'

/** One piece of the player; `title` is its own name, the same in every language. */
export interface Track {
  readonly id: string
  readonly name: () => string
  readonly title: string
  readonly url: string
}

/** The five tracks, in their order. They are made by `assets/tracks.ts`. */
export const TRACKS: readonly Track[] = [
  { id: 'track-1', name: () => m.music_track({ number: 1 }), title: 'Tidepool', url: '/media/track-1.mp3' },
  { id: 'track-2', name: () => m.music_track({ number: 2 }), title: 'Lantern Drift', url: '/media/track-2.mp3' },
  { id: 'track-3', name: () => m.music_track({ number: 3 }), title: 'Paper Currents', url: '/media/track-3.mp3' },
  { id: 'track-4', name: () => m.music_track({ number: 4 }), title: 'Slow Harbor', url: '/media/track-4.mp3' },
  { id: 'track-5', name: () => m.music_encore(), title: 'Blue Rings', url: '/media/track-5.mp3' },
]
