import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repository } from './server.ts'

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[]

const PLAIN = 'aceghijklnorstuyzACEGHIJKLNORSTUYZ'
const MARKED = 'àçéĝĥíĵķļñöŕšťüýžÀÇÉĜĤÍĴĶĻÑÖŔŠŤÜÝŽ'
/** A mark that is not seen and belongs to writing from right to left. */
const RTL_MARK = '\u200f'

/** A text as no language writes it: marks on its letters, 40 % longer, RTL marks around it. `{names}` stay. */
export const pseudo = (text: string): string => {
  const marked = text.replace(/\{\w+\}|\p{L}/gu, (part) => MARKED[PLAIN.indexOf(part)] ?? part)
  const missing = Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4)
  // What is one word grows as one word, a sentence by words.
  const filler = 'ẋ'.repeat(missing)
  const longer = text.includes(' ') ? ` ${filler.replace(/.{6}(?=.)/gu, '$& ')}` : filler
  return `${RTL_MARK}${marked}${longer}${RTL_MARK}`
}

/** The source of a dictionary module: every message of these areas as a function of its inputs. */
const dictionaryOf = (areas: readonly string[]): string => {
  const entries = areas.flatMap((area) => {
    const file = join(repository, 'apps/web/messages', area, 'en.json')
    const { $schema: _, ...words } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>
    return Object.entries(words).map(([key, message]) => {
      // Of plural forms the last is the one for many.
      const text = typeof message === 'string' ? message : (Object.values(message[0]?.match ?? {}).at(-1) ?? '')
      const parts = pseudo(text).split(/\{(\w+)\}/)
      const code = parts.map((part, at) => (at % 2 === 1 ? `i[${JSON.stringify(part)}]` : JSON.stringify(part)))
      return `${JSON.stringify(key)}: (i = {}) => ${code.join(' + ')},`
    })
  })
  return `export default {\n${entries.join('\n')}\n}\n`
}

/** From now on German is the pseudo-language: its dictionaries are made from the English words. */
export async function speakPseudo(page: Page): Promise<void> {
  const areas = readdirSync(join(repository, 'apps/web/messages'))
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  const main = script(dictionaryOf(areas.filter((area) => area !== 'legal')))
  const legal = script(dictionaryOf(['legal']))
  await page.route(/\/assets\/main-[\w-]+\.js$/, (route) => route.fulfill(main))
  await page.route(/\/assets\/legal-[\w-]+\.js$/, (route) => route.fulfill(legal))
}

/** Texts that are cut off: by something around them that hides what sticks out, or by the edge of the window. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const clips = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip'
    const scrolls = (style: CSSStyleDeclaration) => style.overflowX === 'auto' || style.overflowX === 'scroll'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      // Names of files may be shortened: they are shown in full elsewhere.
      if (element.closest('bdi, script, style, select, textarea, [aria-hidden=true]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      let isScrolled = false
      let isHidden = false
      const cuts: string[] = []
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        // For screen readers only.
        if (edge.width <= 1 || edge.height <= 1) isHidden = true
        if (scrolls(style)) isScrolled = true
        if (around === document.body || around === document.documentElement) break
        const isCutX = clips(style, 'overflowX') && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)
        const isCutY = clips(style, 'overflowY') && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
        if (isCutX || isCutY) cuts.push(`${around.tagName.toLowerCase()}.${around.className}`.slice(0, 90))
      }
      if (isHidden || isScrolled) continue
      if (cuts.length > 0) found.push(`"${text}" is cut by ${cuts[0]}`)
      else if (box.right > innerWidth + 1.5 || box.left < -1.5) found.push(`"${text}" leaves the window`)
    }
    return found
  })

/** How many pixels the page is wider than its window; `innerWidth` would grow with it where a telephone is played. */
export const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
