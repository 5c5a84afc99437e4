import { parentPath } from '../item/index.ts'

/** Ends of names of what links to files beside it: playlists, notes, web pages. */
const LINKING: Readonly<Record<string, (text: string) => Iterable<string>>> = {
  m3u: linesOfList,
  m3u8: linesOfList,
  pls: (text) => matches(text, /^File\d{1,9}[ \t]{0,9}=(.{1,1000})$/gimu),
  xspf: (text) => matches(text, /<location>([^<]{1,1000})<\/location>/giu),
  cue: (text) => matches(text, /^[ \t]{0,99}FILE[ \t]{1,9}"([^"\n]+)"/gimu),
  md: notes,
  markdown: notes,
  html: pages,
  htm: pages,
  xhtml: pages,
}

/** A link is read so far: what is longer is none. */
const LONGEST_LINK = 1000
/** Links of one file that are looked at. */
const MOST_LINKS = 10_000

/** True for a file whose links are worth reading, by its name. */
export const mayLink = (name: string): boolean => Object.hasOwn(LINKING, extensionOf(name))

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * The files that a playlist, a note or a page at `path` links to, as paths from the root that it lies in, each once: relative
 * links alone, for others hold wherever it lies. What leads out of the root is left out. Pure; the text is hostile.
 */
export function linksIn(path: string, text: string): readonly string[] {
  const read = LINKING[extensionOf(path)]
  const found = new Set<string>()
  let count = 0
  for (const link of read?.(text) ?? []) {
    count += 1
    if (count > MOST_LINKS) break
    const target = targetOf(path, link)
    if (target !== undefined && target !== path) found.add(target)
  }
  return [...found]
}

function targetOf(path: string, link: string): string | undefined {
  const [bare = ''] = link.trim().split(/[?#]/u)
  // An address, a path of a machine, or a place within the same page.
  if (bare === '' || bare.length > LONGEST_LINK || /^(?:[a-z][a-z\d+.-]*:|[/\\])/iu.test(bare)) return undefined
  const steps = parentPath(path).split('/').filter(Boolean)
  for (const step of decoded(bare).replaceAll('\\', '/').split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return undefined
  }
  return steps.length === 0 ? undefined : steps.join('/')
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

function* linesOfList(text: string): Iterable<string> {
  for (const line of text.split('\n')) if (!line.startsWith('#')) yield line.replace(/^\uFEFF/u, '')
}

/** Links and pictures of Markdown, and those of a page in it. */
function* notes(text: string): Iterable<string> {
  yield* matches(text, /\]\([ \t]{0,9}<([^>\n]{1,1000})>/gu)
  yield* matches(text, /\]\([ \t]{0,9}([^\s)<>]{1,1000})/gu)
  yield* matches(text, /^\s{0,3}\[[^\]\n]{1,200}\]:[ \t]{0,9}(\S{1,1000})/gmu)
  yield* pages(text)
}

function pages(text: string): Iterable<string> {
  return matches(text, /\s(?:src|href|poster|data)\s{0,9}=\s{0,9}(?:"([^"\n]{1,1000})"|'([^'\n]{1,1000})')/giu)
}

function* matches(text: string, pattern: RegExp): Iterable<string> {
  for (const [, one, other] of text.matchAll(pattern)) yield one ?? other ?? ''
}
