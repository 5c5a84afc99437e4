import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal, ShellDouble } from '../../testing/shell-double.ts'
import { takeDocuments, takePhotos } from './picks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const photo = (number: number) => ({
  name: `IMG_${number}.jpg`,
  mimeType: 'image/jpeg',
  modifiedAt: 1_700_000_000_000 + number,
  path: `content://media/${number}`,
  size: 3,
})

/** A shell whose picker gives each of these in turn; an error is what it rejects with. */
const shellWith = (method: 'pickMedia' | 'pickFiles', ...rounds: readonly (number | Error)[]) => {
  const turns = rounds.values()
  let next = 0
  const shell = new ShellDouble({
    'FilePicker.requestPermissions': () => ({ accessMediaLocation: 'granted' }),
    [`FilePicker.${method}`]: () => {
      const turn = turns.next().value ?? refusal('pickFiles canceled.')
      if (turn instanceof Error) throw turn
      next += turn
      return { files: Array.from({ length: turn }, (_, index) => photo(next - turn + index + 1)) }
    },
  })
  for (let number = 1; number <= 600; number += 1) shell.bytes.set(`content://media/${number}`, `#${number}`)
  return shell
}
const picksOf = (shell: ShellDouble) => shell.called().filter((call) => call.startsWith('FilePicker.pick')).length

describe('photos of the device', () => {
  it('come with name, type, time and bytes, and nothing is read through the bridge', async () => {
    const shell = shellWith('pickMedia', 3)
    const taken = await takePhotos()
    expect(taken.outcome).toBe('taken')
    if (taken.outcome !== 'taken') return
    expect(taken.files.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
      ['IMG_1.jpg', 'image/jpeg', 1_700_000_000_001],
      ['IMG_2.jpg', 'image/jpeg', 1_700_000_000_002],
      ['IMG_3.jpg', 'image/jpeg', 1_700_000_000_003],
    ])
    expect(await taken.files[1]?.text()).toBe('#2')
    expect(shell.calls.at(-1)).toMatchObject({ method: 'pickMedia', options: { limit: 0, readData: false } })
  })

  it('P1-6.6: on Android the permission is asked for before the picker opens; iOS asks by itself', async () => {
    const shell = shellWith('pickMedia', 2)
    await takePhotos()
    expect(shell.called()).toEqual(['FilePicker.requestPermissions', 'FilePicker.pickMedia'])
    expect(shell.calls[0]?.options).toEqual({ permissions: ['accessMediaLocation'] })
  })

  it('are 50 at most, and what was chosen beyond is counted', async () => {
    shellWith('pickMedia', 63)
    const taken = await takePhotos()
    expect(taken.outcome === 'taken' && [taken.files.length, taken.leftCount]).toEqual([50, 13])
  })

  it('are asked for 10 times at most where the picker gives one at a time', async () => {
    const shell = shellWith('pickMedia', ...Array.from({ length: 20 }, () => 1))
    const taken = await takePhotos()
    expect(taken.outcome === 'taken' && taken.files.length).toBe(10)
    expect(picksOf(shell)).toBe(10)
  })

  it('are those of before when a further round is closed', async () => {
    const shell = shellWith('pickMedia', 1, 1, refusal('pickFiles canceled.'))
    const taken = await takePhotos()
    expect(taken.outcome === 'taken' && taken.files.length).toBe(2)
    expect(picksOf(shell)).toBe(3)
  })

  it.each([
    ['cancelled', refusal('pickFiles canceled.')],
    ['refused', refusal('User denied photos access', 'OS-PLUG-CAMR-0005')],
    ['failed', refusal('pickFiles failed.')],
    ['empty', 0],
  ] as const)('none is %s', async (outcome, turn) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    shellWith('pickMedia', turn)
    expect(await takePhotos()).toEqual({ outcome })
  })

  it('come without the place too, when that is refused, and iOS is not asked for it', async () => {
    const shell = shellWith('pickMedia', 2)
    shell.answers['FilePicker.requestPermissions'] = () => {
      throw refusal('denied')
    }
    expect((await takePhotos()).outcome).toBe('taken')
    const ios = new ShellDouble({ 'FilePicker.pickMedia': () => ({ files: [] }) }, 'ios')
    expect((await takePhotos()).outcome).toBe('empty')
    expect(ios.called()).toEqual(['FilePicker.pickMedia'])
  })

  it('that can not be read are a failure, not half a pick', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const shell = shellWith('pickMedia', 3)
    shell.bytes.delete('content://media/2')
    expect(await takePhotos()).toEqual({ outcome: 'failed' })
  })
})

describe('documents of the device', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

  it('are 30 at most, by one look at the picker', async () => {
    const shell = shellWith('pickFiles', 31)
    const taken = await takeDocuments()
    expect(taken.outcome === 'taken' && [taken.files.length, taken.leftCount]).toEqual([30, 1])
    expect(shell.called()).toEqual(['FilePicker.pickFiles'])
  })

  it('closing the picker is no failure', async () => {
    shellWith('pickFiles', refusal('pickFiles canceled.'))
    expect(await takeDocuments()).toEqual({ outcome: 'cancelled' })
  })
})
