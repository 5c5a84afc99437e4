import { types } from './types/en.ts'
import type { Wording } from './wording.ts'

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')
const called = (name: string, extension: string): string =>
  name === '' ? `The name ends in .${extension}` : `The name is "${name}"`
const named = (name: string, extension: string, means: string): string =>
  name === '' ? `The name ends in .${extension} (${means})` : `The name "${name}" is that of ${means}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is said in English. */
export const en: Wording = {
  types,
  kinds: {
    invoice: 'an invoice',
    receipt: 'a receipt',
    quote: 'a quote or order',
    'bank-statement': 'a bank statement',
    payslip: 'a payslip',
    tax: 'a tax document',
    insurance: 'an insurance document',
    contract: 'a contract',
    legal: 'a legal text',
    resume: 'a resume',
    letter: 'a letter',
    mail: 'an e-mail',
    minutes: 'a record of a meeting',
    recipe: 'a recipe',
    news: 'a news article',
    report: 'a report',
    paper: 'a scientific paper',
    manual: 'a manual',
    readme: 'software documentation',
    code: 'source code',
    log: 'a log',
    ticket: 'a ticket or booking',
    medical: 'a medical document',
    certificate: 'a certificate',
    notes: 'a note',
    presentation: 'a presentation',
    schoolwork: 'school work',
    story: 'a story',
  },
  units: {
    'saved-page': 'a saved web page and its files',
    'archive-parts': 'the parts of one archive',
    'raw-and-picture': 'the RAW file and the picture of one photo',
    'live-photo': 'the picture and the film of a Live Photo',
    sidecar: 'a file and what was noted beside it',
    subtitles: 'a video and its subtitles',
  },
  sentences: {
    'bytes-are': ({ type }) => `The bytes are ${type}.`,
    'bytes-look-like': ({ type }) => `The bytes are text that looks like ${type}.`,
    'bytes-and-name': ({ name, extension, type }) =>
      `The bytes are ${type}, and the ${name === '' ? `name's .${extension}` : `name "${name}"`} agrees.`,
    'bytes-hold-it': ({ name, extension, means, type }) =>
      `${named(name, extension, means)}, and the bytes are ${type}, as which such files are kept.`,
    'name-and-text': ({ name, extension, means }) =>
      `${named(name, extension, means)}, and the bytes are text, as they should be.`,
    'name-over-text': ({ extension, means, type }) =>
      `The name says .${extension} (${means}), and the bytes are text that looks like ${type}.`,
    'name-against-bytes': ({ extension, type }) => `The name says .${extension} but the bytes are ${type}.`,
    'kept-as-named': ({ means }) => `It is kept as ${means}, because a file of that name could run when it is opened.`,
    'name-alone': ({ name, extension, means }) => `${named(name, extension, means)}.`,
    'no-text-so': ({ name, extension, means }) =>
      `${called(name, extension)}, and the bytes are no text, so it is ${means}.`,
    'no-text': ({ name, extension }) => `${called(name, extension)}, but the bytes are no text.`,
    'begins-otherwise': ({ name, extension, means }) =>
      `${called(name, extension)}, but the bytes do not begin as ${means} does.`,
    'declared-alone': ({ mediaType, type }) =>
      `It was declared as ${mediaType}, which is ${type}; neither name nor bytes say more.`,
    declared: ({ mediaType, type }) => `It was declared as ${mediaType}, which is ${type}.`,
    'unknown-ending': ({ extension }) => `The ending .${extension} is not known, and nothing else says what it is.`,
    'nothing-says': () => 'Neither the bytes nor the name say what it is.',
    empty: () => 'The file is empty, so there are no bytes to look at.',
    'hidden-script': ({ type }) => `${capital(type)} should hold no script, but its bytes contain one.`,
    'whole-folder': ({ name }) => `The folder "${name}" belongs together and stays whole.`,
    together: ({ others, unit }) =>
      `It belongs together with ${others} other ${others === 1 ? 'file' : 'files'}: ${unit}.`,
    'goes-with': ({ name, unit }) => `It goes with "${name}": ${unit}.`,
    'reads-like': ({ kind }) => `It reads like ${kind}.`,
    'fits-no-kind': () => 'Its words and look fit no kind of document well.',
    'too-little-to-overrule': () => 'Its words and look say too little to overrule that.',
    'has-words': ({ words }) => `It has the ${words.length === 1 ? 'word' : 'words'} ${quoted(words)}.`,
    'begins-with': ({ word }) => `It begins with "${word}".`,
    'name-says': ({ word }) => `Its name says "${word}".`,
    'name-ends': ({ extension }) => `Its name ends in .${extension}.`,
    'mail-heads': ({ heads }) =>
      heads.length > 1 ? 'It has a sender and a subject.' : `It has a ${heads[0] === 'from' ? 'sender' : 'subject'}.`,
    'mail-headers': () => 'It begins with the headers of an e-mail.',
    prices: ({ prices, words }) => `It has ${prices} prices in ${words} words.`,
    'prices-totals': ({ prices, words }) => `It has ${prices} prices in ${words} words, with totals.`,
    'bank-account': () => 'It names a bank account or a VAT number.',
    card: () => 'It names a card by its last digits.',
    money: () => 'It names amounts of money.',
    quantities: ({ lines }) => `${lines} lines begin with a quantity, as ingredients do.`,
    'log-lines': ({ percent }) => `${percent} % of its lines begin with a time or a level, as in a log.`,
    'code-lines': ({ percent }) => `${percent} % of its lines look like source code.`,
    'first-line-program': () => 'Its first line names the program that runs it.',
    'docs-look': () => 'It has badges, pictures or blocks of code between its lines, as documentation has.',
    headings: () => 'It has headings of Markdown.',
    clauses: () => 'Its paragraphs are numbered, as clauses are.',
    tasks: () => 'It is a list of things to tick off.',
    people: () => 'It lists who was there.',
    'meeting-title': () => 'It begins with a meeting and its date.',
    'people-said': () => 'It tells in paragraphs what people said.',
    'long-paragraphs': () => 'It is written in long paragraphs.',
    references: () => 'It cites other papers.',
    'like-yours': ({ items, folder }) =>
      `It looks like ${items === 1 ? 'something' : `${items} items`} that you put into "${folder}".`,
    'like-folder': ({ folder }) => `It looks like the files in your folder "${folder}".`,
    'own-folder': ({ folder }) => `You have a folder for that: "${folder}".`,
    instruction: ({ text }) => `Your instruction says: ${text}.`,
    'model-chose': ({ model }) => `${model} chose this folder.`,
    'model-said': ({ model, words }) => `${model}: ${words}`,
    undecided: () => 'Nothing decided about this.',
    'left-out': () => 'You left it out.',
    'stays-with': ({ name }) => `It stays with ${name}.`,
    'could-go': ({ folders }) =>
      `It could go to ${folders.map((folder) => `"${folder}"`).join(' or ')}. Nobody is sure enough to move it.`,
    'in-folder': ({ folder }) => `It is in your folder "${folder}".`,
    'already-in': ({ folder }) => `It is in ${folder} already.`,
    'in-its-folder': () => 'It is where it belongs already.',
    'folder-needed': () => 'Its name is the name of a folder that is needed here.',
    'was-not-done': () => 'It was not done, so it is not taken back.',
    renamed: () => 'Renamed, because the name was taken.',
  },
}
