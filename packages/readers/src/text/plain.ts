import { type Draft, type Reader, readRange, readWhole } from '../draft.ts'
import { ReadProblem } from '../problem.ts'
import { scanXml } from '../xml/scan.ts'
import { decodeBytes } from './charset.ts'
import { htmlText } from './html.ts'

/** Marked-up text longer than this is not looked at: it is far more than is kept. */
const TEXT_BYTES = 8 * 1024 * 1024

/** Longest character of any encoding that is known here. */
const CHARACTER_BYTES = 4

async function decoded(job: Parameters<Reader>[0], mostBytes: number): Promise<string> {
  // What is kept of a text is its beginning, so a long text counts as read in full.
  const { source, draft } = job
  const bytes = await readRange(source, 0, Math.min(source.sizeBytes, mostBytes))
  const text = decodeBytes(bytes)
  // What is called a text but is mostly control characters is something else.
  const sample = text.slice(0, 4096)
  const strange = sample.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0
  if (strange > sample.length * 0.15) throw new ReadProblem('unsupported', 'It is called a text, and is none.')
  draft.checkTime()
  return text
}

/** Plain text, source code, CSV, JSON and everything else that a person can read as it stands. */
export const readText: Reader = async (job) => {
  const text = await decoded(job, job.limits.textChars * CHARACTER_BYTES)
  job.draft.text.add(text)
  if (/^(?:md|markdown|mdown|mkd|mdx|rst|adoc|org)$/u.test(job.extension)) job.draft.line('title', firstHeading(text))
}

const firstHeading = (text: string): string | undefined =>
  /^#{1,2}[ \t]+([^\n]{1,300}?)[ \t#]*$/mu.exec(text.slice(0, 20_000))?.[1]

/** Web pages. */
export const readHtml: Reader = async (job) => htmlText(await decoded(job, TEXT_BYTES), job.draft)

/** Any XML: the text between the tags, with what tells a title or a remote reference. */
export const readXml: Reader = async (job) => {
  const bytes = await readWhole(job, TEXT_BYTES)
  xmlText(decodeBytes(bytes), job.draft)
}

/** Adds the text of an XML document of any kind; each element that holds text directly gives a line. */
export function xmlText(xml: string, draft: Draft): void {
  const { text } = draft
  let title: string | undefined
  let silent = 0
  scanXml(xml, {
    open(name, attributes) {
      const lower = name.toLowerCase()
      if (lower === 'script') draft.flag('scripts')
      if (lower === 'style' || lower === 'script' || lower === 'binarydata') silent += 1
      if (lower === 'title') title ??= ''
      const href = /^(?:image|use|img|script|feimage)$/u.test(lower) ? attributes.get('href') : undefined
      if (href && /^(?:https?:)?\/\//iu.test(href)) draft.flag('external_links')
    },
    close(name) {
      const lower = name.toLowerCase()
      if (silent > 0 && (lower === 'style' || lower === 'script' || lower === 'binarydata')) silent -= 1
      if (lower === 'title' && title !== undefined) draft.line('title', title)
      if (/^(?:t|span|tspan|a|b|i|em|strong|r|font|proofErr|rPr)$/iu.test(name)) return
      text.add('\n')
    },
    text(value) {
      if (silent > 0) return
      if (title !== undefined && title.length < 300) title += value
      text.add(value.replace(/\s+/gu, ' '))
    },
    done: () => text.isFull,
  })
}
