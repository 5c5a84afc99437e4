import {
  bytesSource,
  clusterDocuments,
  clusterImages,
  exportLearned,
  gather,
  type Item,
  imageFeatures,
  judge,
  keptReading,
  learnLesson,
  NOTHING_LEARNED,
  nearDuplicates,
  nearDuplicateTexts,
  type Pixels,
  type Reading,
  readInstructions,
  recallLearned,
  thumbOf,
} from '@octavo/core'
import { Rules } from '@octavo/core/rules'
import { DEFAULT_LIMITS, read } from '../../src/index.ts'
import { type EngineFile, engineFiles } from './engine-files.ts'

const itemOf = ({ name, bytes }: EngineFile): Item => ({
  id: name,
  is: 'file',
  name,
  path: `Inbox/${name}`,
  sizeBytes: bytes.length,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'library' },
})

const TOPICS: Readonly<Record<string, string>> = {
  garden: 'soil seeds roses compost pruning hedge tulips watering greenhouse weeds blossom spade',
  rail: 'locomotive tracks signal carriage timetable platform freight junction conductor railway tunnel wagon',
  chess: 'bishop knight castling opening endgame checkmate pawn gambit queen board tempo sacrifice',
}

/** Whole numbers that look drawn by lot (an LCG, D. Knuth, TAOCP 2, 3.3.4): the same ones everywhere. */
function lots(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function texts(): readonly { readonly id: string; readonly name: string; readonly text: string }[] {
  const common = 'people often talk about this when they have time and look at what others made before'.split(' ')
  return Object.entries(TOPICS).flatMap(([topic, words], number) =>
    Array.from({ length: 12 }, (_, index) => {
      const draw = lots(number * 100 + index + 1)
      const own = words.split(' ')
      const pick = (from: readonly string[]) => from[draw(from.length)] ?? ''
      const text = Array.from({ length: 40 }, () => pick(draw(10) < 5 ? own : common)).join(' ')
      return { id: `${topic}-${index}`, name: `${index}.txt`, text }
    }),
  )
}

/** Pictures of three looks: flat fields, stripes, noise. The last of each is the one before it, a little brighter. */
function pictures(): readonly { readonly id: string; readonly pixels: Pixels }[] {
  const looks: readonly ((x: number, y: number, draw: (below: number) => number, own: number) => number)[] = [
    (x, y, _, own) => (x < 30 + own * 5 ? 40 : y < 50 ? 130 : 220),
    (x, y, _, own) => ((x + y * (own % 3)) % (6 + own) < 3 ? 20 : 235),
    (x, y, draw, own) => 90 + draw(80) + ((x * own) >> 3) - (y >> 2),
  ]
  return looks.flatMap((look, number) =>
    Array.from({ length: 6 }, (_, index) => {
      const own = Math.min(index, 4)
      const draw = lots(number * 10 + own + 5)
      const rgb = new Uint8Array(96 * 80 * 3)
      for (let at = 0; at < 96 * 80; at++) {
        const value = look(at % 96, Math.floor(at / 96), draw, own) + (index === 5 ? 8 : 0)
        for (let colour = 0; colour < 3; colour++)
          rgb[at * 3 + colour] = Math.max(0, Math.min(255, value + (colour === number ? 25 : 0)))
      }
      return { id: `look ${number} picture ${index}`, pixels: { widthPx: 96, heightPx: 80, rgb } }
    }),
  )
}

/** Everything that the engine says of the suite's files, texts and pictures, with every digit of every number. */
export async function runEngine() {
  const files = engineFiles()
  const readings: Reading[] = []
  for (const { name, bytes } of files)
    readings.push(keptReading(await read({ name, source: bytesSource(bytes) }, DEFAULT_LIMITS)))
  const inputs = files.map((file, index) => ({
    item: itemOf(file),
    head: file.bytes.subarray(0, 4096),
    reading: readings[index] ?? {},
  }))
  const lesson = inputs
    .filter(({ item }) => /^(?:scan 1|brot|mail|table)/u.test(item.name))
    .map(({ item, reading }) => ({ itemId: item.id, item, reading, label: `My ${item.name.slice(0, 4)}` }))
  const learned = exportLearned(learnLesson(NOTHING_LEARNED, lesson))
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]))
  const gathered = await gather(
    { open: async ({ id }) => bytesSource(bytesOf.get(id) ?? new Uint8Array()) },
    { items: inputs.map(({ item }) => item), bundles: [] },
    { readers: { read: async ({ id }) => readings[files.findIndex(({ name }) => name === id)] } },
  )
  const documents = texts()
  const [first] = documents
  const twins = [...documents, { id: 'twin', name: 'twin', text: `${first?.text} and one word more` }]
  const images = pictures().map(({ id, pixels }) => ({ id, pixels, features: imageFeatures(pixels) }))
  return {
    readings: Object.fromEntries(files.map(({ name }, index) => [name, readings[index]])),
    sorted: judge(inputs),
    learned,
    sortedAfterLesson: judge(inputs, { learned: recallLearned(learned), folders: ['Bills', 'Trips'] }),
    // All who decide, in their order: what they say of what was gathered here.
    judgedByAll: judge(gathered, {
      learned: recallLearned(learned),
      folders: ['Bills', 'Trips'],
      advice: new Map(
        ['noise.bin'].map((itemId) => [
          itemId,
          { itemId, category: 'Advised', isNew: true, confidence: 0.99, reason: 'it looks so', model: 'toy' },
        ]),
      ),
      rules: new Rules({
        rules: [{ name: 'Empty', when: { field: 'name', op: 'equals', value: 'empty.txt' }, move: 'Ruled' }],
      }),
      instructions: readInstructions('images into Rome; leave spreadsheets alone; Rechnungen nach Steuer').understood,
      earlier: new Map([['broken.pdf', { category: 'By hand' }]]),
    }),
    groups: clusterDocuments(documents, { groups: 3 }),
    groupsFound: clusterDocuments(documents),
    twins: nearDuplicateTexts(twins),
    features: images.map(({ features }) =>
      Object.fromEntries(Object.entries(features).map(([name, values]) => [name, [...values]])),
    ),
    looks: clusterImages(images, { groups: 3 }),
    alike: nearDuplicates(images.map(({ pixels }) => thumbOf(pixels))),
  }
}
