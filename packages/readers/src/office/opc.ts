import type { Draft } from '../draft.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'

/** A relationship of a part (ISO/IEC 29500-2, section 6.5). */
interface Relation {
  readonly id: string
  /** Last word of its type: `slide`, `image`, `attachedTemplate`. */
  readonly type: string
  /** Name of the part in the package, or the address when `isExternal`. */
  readonly target: string
  readonly isExternal: boolean
}

function resolve(folder: string, target: string): string {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '')
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The relationships of a part; '' is the package itself. */
export async function relationsOf(zip: ZipPackage, part: string): Promise<Relation[]> {
  const cut = part.lastIndexOf('/') + 1
  const folder = part.slice(0, cut)
  const relations: Relation[] = []
  scanXml(await zip.text(`${folder}_rels/${part.slice(cut)}.rels`), {
    open(name, attributes) {
      if (name !== 'Relationship' || relations.length >= 10_000) return
      const isExternal = attributes.get('TargetMode') === 'External'
      const target = attributes.get('Target') ?? ''
      relations.push({
        id: attributes.get('Id') ?? '',
        type: attributes.get('Type')?.split('/').at(-1) ?? '',
        target: isExternal ? target : resolve(folder, target),
        isExternal,
      })
    },
  })
  return relations
}

/** Name of the part that the package is about; undefined when it is no Office package. */
export async function mainPart(zip: ZipPackage): Promise<string | undefined> {
  const relations = await relationsOf(zip, '')
  return relations.find(({ type, target }) => (type === 'officeDocument' || type === 'document') && zip.has(target))
    ?.target
}

/** Flags what the package would run, or load when it is opened: macros, and parts that lie elsewhere. Loads nothing. */
export async function flagPackage(zip: ZipPackage, draft: Draft): Promise<void> {
  draft.flag(
    'macros',
    zip.names.some((name) => /(?:^|\/)(?:vbaProject\.bin|macrosheets\/|vbaData\.xml)/iu.test(name)),
  )
  draft.flag(
    'attachments',
    zip.names.some((name) => /\/embeddings\/./u.test(name)),
  )
  for (const name of zip.matching(/(?:^|\/)_rels\/[^/]*\.rels$/u).slice(0, 500)) {
    const part = name.replace(/(^|\/)_rels\//u, '$1').replace(/\.rels$/u, '')
    const isRemote = (await relationsOf(zip, part)).some(({ isExternal, type }) => isExternal && type !== 'hyperlink')
    draft.flag('external_links', isRemote)
  }
}

/** Title, author and the words that its author gave it (ISO/IEC 29500-2, section 8); keywords go to the end of the text. */
export async function readProperties(zip: ZipPackage, draft: Draft): Promise<void> {
  const values = new Map<string, string>()
  let current = ''
  const gather = {
    open(name: string) {
      current = name
    },
    close() {
      current = ''
    },
    text(value: string) {
      if (current !== '' && value.trim() !== '') values.set(current, (values.get(current) ?? '') + value)
    },
  }
  for (const part of ['docProps/core.xml', 'docProps/app.xml']) scanXml(await zip.text(part), gather)
  draft.line('title', values.get('title'))
  draft.line('author', values.get('creator') ?? values.get('lastModifiedBy'))
  draft.made(values.get('created'))
  const pages = Number(values.get('Slides') ?? values.get('Pages'))
  if (pages > 0 && Number.isInteger(pages)) draft.facts.pageCount ??= pages
  for (const name of ['subject', 'keywords', 'description', 'category', 'Company', 'Manager'])
    draft.text.line(`\n${values.get(name) ?? ''}`)
}
