import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlayerEvent, type PlayerState, SILENT, step, volumeStep } from './player.ts'
import { TRACKS } from './tracks.ts'

const COUNT = TRACKS.length
const after = (events: readonly PlayerEvent[], from: Partial<PlayerState> = {}) =>
  events.reduce((state, event) => step(state, event, COUNT), { ...SILENT, ...from })
const event = fc
  .oneof(
    fc.constantFrom<PlayerEvent['type']>(
      'PLAY',
      'PAUSE',
      'NEXT',
      'PREVIOUS',
      'ENDED',
      'LOOP',
      'REPEAT',
      'FAILED',
      'CLOSE',
    ),
  )
  .map((type) => ({ type }) as PlayerEvent)
const anyEvent = fc.oneof(
  event,
  fc.record({ type: fc.constant('PICK' as const), index: fc.integer({ min: -3, max: 9 }) }),
  fc.record({ type: fc.constantFrom('SEEK' as const, 'TIME' as const, 'DURATION' as const), seconds: fc.double() }),
  fc.record({ type: fc.constant('VOLUME' as const), volume: fc.double() }),
)

describe('the music player', () => {
  it('has five tracks with an id, a name and an address each, all different', () => {
    expect(TRACKS).toHaveLength(5)
    expect(TRACKS.slice(0, 4).map(({ name }) => name())).toEqual(['Track 1', 'Track 2', 'Track 3', 'Track 4'])
    for (const key of ['id', 'title', 'url'] as const) expect(new Set(TRACKS.map((track) => track[key])).size).toBe(5)
  })

  it('starts silent: nothing plays until somebody presses play', () => {
    expect(SILENT).toMatchObject({ isPlaying: false, isOpen: false, index: 0, volume: 0.8 })
  })

  it('goes on to the next track at the end of one', () => {
    expect(after([{ type: 'PLAY' }, { type: 'ENDED' }])).toMatchObject({
      index: 1,
      isPlaying: true,
      positionSeconds: 0,
    })
  })

  it('starts the current track again with loop, whatever comes after it', () => {
    const looping = { isLooping: true, isPlaying: true, positionSeconds: 40, durationSeconds: 40 }
    expect(after([{ type: 'ENDED' }], { ...looping, index: 2 })).toMatchObject({
      index: 2,
      isPlaying: true,
      positionSeconds: 0,
    })
    expect(after([{ type: 'ENDED' }], { ...looping, index: 4, isRepeating: true })).toMatchObject({ index: 4 })
  })

  it('wraps from the last track to the first with repeat, and stops at its end without', () => {
    const last = { index: 4, isPlaying: true, durationSeconds: 40 }
    expect(after([{ type: 'ENDED' }], { ...last, isRepeating: true })).toMatchObject({ index: 0, isPlaying: true })
    expect(after([{ type: 'ENDED' }], last)).toMatchObject({ index: 4, isPlaying: false, positionSeconds: 40 })
    expect(after([{ type: 'ENDED' }, { type: 'PLAY' }], last)).toMatchObject({
      index: 4,
      isPlaying: true,
      positionSeconds: 0,
    })
  })

  it('goes back to the beginning of a track first, and to the one before it right after that', () => {
    expect(after([{ type: 'PREVIOUS' }], { index: 2, positionSeconds: 9 })).toMatchObject({
      index: 2,
      positionSeconds: 0,
    })
    expect(after([{ type: 'PREVIOUS' }], { index: 2, positionSeconds: 1 })).toMatchObject({ index: 1 })
    expect(after([{ type: 'PREVIOUS' }], { index: 0 })).toMatchObject({ index: 0 })
    expect(after([{ type: 'PREVIOUS' }], { index: 0, isRepeating: true })).toMatchObject({ index: 4 })
  })

  it('changes the track without starting it when it was paused', () => {
    expect(after([{ type: 'NEXT' }])).toMatchObject({ index: 1, isPlaying: false })
    expect(after([{ type: 'PICK', index: 3 }])).toMatchObject({ index: 3, isPlaying: true, isOpen: true })
  })

  it('has a volume of 0 to 1 in steps of 0.1', () => {
    expect([-1, 0.04, 0.05, 0.34, 0.8000001, 7].map(volumeStep)).toEqual([0, 0, 0.1, 0.3, 0.8, 1])
    expect(volumeStep(Number.NaN)).toBe(0.8)
  })

  it('always holds a track that exists, a position within it and a volume in range', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { index, volume, positionSeconds, isPlaying, isOpen } = after(events)
        expect(Number.isInteger(index) && index >= 0 && index < COUNT).toBe(true)
        expect(volume >= 0 && volume <= 1 && Number.isInteger(Math.round(volume * 10))).toBe(true)
        expect(Number.isFinite(positionSeconds) && positionSeconds >= 0).toBe(true)
        expect(isOpen || !isPlaying).toBe(true)
      }),
    )
  })

  it('never begins to play by an event that is no wish to hear something', () => {
    fc.assert(
      fc.property(fc.array(anyEvent.filter(({ type }) => !['PLAY', 'PICK', 'ENDED'].includes(type))), (events) => {
        expect(after(events).isPlaying).toBe(false)
      }),
    )
  })
})
