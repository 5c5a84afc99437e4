/**
 * Folders of a made-up person, new files that belong into them, and strangers that belong into none: files of the same
 * kinds (mails, bills, slides, minutes, letters) about other things. Texts are generated from word lists of its own, so that
 * no rule was chosen with a public set in view. Nothing is read from OCTAVO_DATA.
 * Usage: OCTAVO_DATA= node bench/quality/strangers.ts [SEEDS]
 */
import { isByType, isUnsure, judge, optionsOf } from '../../packages/core/src/index.ts'
import { type FiledItem, learnProfiles, NOTHING_LEARNED } from '../../packages/core/src/learn/index.ts'
import { figure, mean, percent, seeded, shuffled, table } from './sets.ts'

const TOPICS: Readonly<Record<string, string>> = {
  'Beekeeping club':
    'hive honeycomb queen swarm pollen nectar smoker frames brood drones apiary wax varroa foragers extractor',
  'Choir tour':
    'soprano alto tenor rehearsal hymn conductor score concert harmony cathedral psalm voices robes encore organist',
  'Roof repair':
    'tiles gutter chimney scaffold rafters insulation slate leak ridge plumber flashing carpenter attic beams mortar',
  'Sailing course':
    'mast rudder keel harbour tide knots spinnaker anchor buoy wind deck regatta jib skipper lifejacket',
  'Family tree':
    'ancestor baptism parish grandmother census emigrated surname register archive birthplace descendants cousin widow village',
  Pottery: 'clay glaze kiln wheel bisque stoneware porcelain slip firing trimming bowl vase studio ceramic throwing',
  'Marathon training':
    'intervals stride pace kilometres shoes hydration race cadence endurance recovery stretching tempo finish trail medal',
  'Dog school':
    'leash puppy obedience treats retriever barking kennel collar fetch trainer vaccinated paws walk whistle pack',
  'Night sky':
    'telescope nebula galaxy comet eclipse aperture lens constellation meteor observatory star orbit moonrise crater planet',
  'Allotment garden':
    'compost seedlings pruning hedge weeds spade blossom watering slugs beans raspberries greenhouse mulch rake fence',
  'Model railway':
    'locomotive tracks signal carriage timetable junction wagon gauge points viaduct station loops switch diorama',
  'Theatre group':
    'stage rehearsal script costume curtain audience props director monologue spotlight premiere scenery understudy cue',
  'Wine tasting':
    'tannin vineyard cork vintage riesling barrel oak bouquet cellar grape harvest decanter palate sommelier',
  'Chess evenings':
    'bishop knight castling opening endgame checkmate pawn gambit queen board tempo sacrifice rook clock',
  'Youth football':
    'goalkeeper striker pitch referee fixture jersey penalty coach dribble tournament defender whistle kickoff shinpads',
  'Bird watching':
    'warbler binoculars nest plumage migration heron flock reed owl feeder ringing kestrel thrush hide wader',
}
const COMMON =
  'people often talk about this when there is time and somebody knows what others did before so that we can look at it again next week'.split(
    ' ',
  )
const KINDS = ['note', 'mail', 'bill', 'slides', 'minutes', 'letter'] as const
type Kind = (typeof KINDS)[number]

interface Made {
  readonly topic: string
  readonly kind: Kind
  readonly filed: FiledItem
}

/** A text about a topic in the form of a kind. */
function make(topic: string, kind: Kind, number: number, random: () => number): Made {
  const own = (TOPICS[topic] ?? '').split(' ')
  const called = ` about the ${topic.toLowerCase()}`
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const sentence = () => {
    const words = Array.from({ length: 9 }, () => pick(random() < 0.38 ? own : COMMON)).join(' ')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${random() < 0.12 ? called : ''}.`
  }
  const body = (count: number) => Array.from({ length: count }, sentence).join(' ')
  const amount = () => `${10 + Math.floor(random() * 400)}.${10 + Math.floor(random() * 89)}`
  const forms: Readonly<Record<Kind, () => string>> = {
    note: () => body(8),
    mail: () => `Hello,\n${body(6)}\nSee you`,
    bill: () =>
      `INVOICE\nInvoice number: ${2024 + number}-${number}\nBill to: A. Customer\n${pick(own)} ${pick(own)} ${amount()}\n${pick(own)} ${amount()}\nNet amount ${amount()}\nVAT 12.00\nAmount due ${amount()}\nPayment terms: 14 days\n${sentence()}`,
    slides: () => `Agenda slide\n${sentence()}\nSpeaker notes\n${body(4)}\nThank you for your attention\nAny questions`,
    minutes: () =>
      `Meeting minutes 2024-03-${10 + (number % 18)}\nAttendees: Ann, Ben, Cleo\nAgenda\n${body(5)}\nAction items: ${sentence()}\nNext meeting in May`,
    letter: () => `Dear Mrs Miller,\n${body(6)}\nYours sincerely,\nC. Writer`,
  }
  const ending = kind === 'slides' ? 'pptx' : kind === 'mail' ? 'eml' : 'txt'
  const id = `${topic}/${kind}/${number}`
  const sender = pick(['ann', 'ben', 'cleo', 'dora', 'emil'])
  return {
    topic,
    kind,
    filed: {
      itemId: id,
      folder: topic,
      item: { name: `scan${number}.${ending}`, path: `scan${number}.${ending}`, mediaType: '', sizeBytes: 2000 },
      reading: {
        text: forms[kind](),
        ...(kind === 'mail' && {
          mail: { from: `${sender}@example.org`, subject: `${pick(own)} ${pick(own)}`, attachments: [] },
        }),
      },
    },
  }
}

/** Names that say something, or none that does. */
const folderOf = (topic: string, isTelling: boolean) =>
  isTelling ? topic : `Folder ${String.fromCharCode(97 + Object.keys(TOPICS).indexOf(topic))}`

function run(each: number, isTelling: boolean, isOneKind: boolean, seed: number) {
  const random = seeded(seed * 97 + each)
  const topics = shuffled(Object.keys(TOPICS), random)
  const [mine, others] = [topics.slice(0, 6), topics.slice(6)]
  let number = 0
  const kindOf = (at: number, turn: number) => KINDS[(isOneKind ? at : at + turn) % KINDS.length] as Kind
  const inside = mine.flatMap((topic, at) =>
    Array.from({ length: each }, (_, turn) => make(topic, kindOf(at, turn), number++, random)),
  )
  const fresh = mine.flatMap((topic, at) =>
    Array.from({ length: 6 }, (_, turn) =>
      make(topic, isOneKind && turn < 3 ? kindOf(at, 0) : kindOf(at, turn), number++, random),
    ),
  )
  const strangers = Array.from({ length: 48 }, (_, at) =>
    make(others[at % others.length] as string, KINDS[at % KINDS.length] as Kind, number++, random),
  )
  const filed = inside.map(({ filed, topic }) => ({ ...filed, folder: folderOf(topic, isTelling) }))
  const learned = learnProfiles(NOTHING_LEARNED, filed)
  const folders = mine.map((topic) => folderOf(topic, isTelling))
  const batch = [...fresh, ...strangers]
  const judged = judge(
    batch.map(({ filed: { item, reading, itemId } }) => ({
      item: { ...item, id: itemId, is: 'file' as const, modifiedAtMs: 0, origin: { source: 'folder' as const } },
      ...(reading && { reading }),
    })),
    { learned, folders },
  )
  const all = judged.map((one, index) => {
    const { topic } = batch[index] as Made
    const right = mine.includes(topic) ? folderOf(topic, isTelling) : undefined
    return { ...one, right, inOwn: folders.includes(one.verdict.category), place: one.verdict.category }
  })
  const own = all.filter(({ right }) => right !== undefined)
  const strange = all.filter(({ right }) => right === undefined)
  const share = (list: typeof all, test: (one: (typeof all)[number]) => boolean) =>
    list.filter(test).length / list.length
  return {
    right: share(own, (one) => !isUnsure(one.verdict) && one.place === one.right),
    wrongOwn: share(own, (one) => !isUnsure(one.verdict) && one.inOwn && one.place !== one.right),
    elsewhere: share(own, (one) => !isUnsure(one.verdict) && !one.inOwn && !isByType(one.verdict)),
    asked: share(own, (one) => isUnsure(one.verdict)),
    offered: share(
      own,
      (one) => isUnsure(one.verdict) && optionsOf(one.verdict).some(({ category }) => category === one.right),
    ),
    strangersIn: share(strange, (one) => !isUnsure(one.verdict) && one.inOwn),
    strangersAsked: share(strange, (one) => isUnsure(one.verdict)),
  }
}

const seeds = Array.from({ length: Number(process.argv[2] ?? 6) }, (_, index) => index + 1)
const rows = [1, 2, 3, 6, 12].flatMap((each) =>
  (
    [
      [true, false, 'mixed kinds, telling names'],
      [false, false, 'mixed kinds, names that say nothing'],
      [false, true, 'one kind a folder, names that say nothing'],
    ] as const
  ).map(([isTelling, isOneKind, what]) => {
    const runs = seeds.map((seed) => run(each, isTelling, isOneKind, seed))
    const of = (key: keyof (typeof runs)[number]) => mean(runs.map((one) => one[key]))
    figure({
      task: 'New files into folders of generated texts: filed right; asked with the right one offered; strangers filed there unasked',
      set: `${each} files a folder, ${what}`,
      method: 'folders learned from what lies in them',
      ours: `${percent(of('right'))}; ${percent(of('offered'))}; ${percent(of('strangersIn'))}`,
    })
    const shown = (
      ['right', 'wrongOwn', 'elsewhere', 'asked', 'offered', 'strangersIn', 'strangersAsked'] as const
    ).map((key) => of(key).toFixed(3))
    return [`${each} files, ${what}`, ...shown]
  }),
)
table([
  ['folders', 'right', 'in a wrong one', 'by its kind', 'asked', 'right offered', 'strangers in', 'strangers asked'],
  ...rows,
])
