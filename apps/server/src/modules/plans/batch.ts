import { type BatchFile, type BatchOrganization, batchOrganization, type FileFailure } from '@octavo/contract'
import { Refusal } from '../../infra/http/refusal.ts'
import { parseField, type Uploaded } from '../uploads/index.ts'
import type { Wish } from './organize.ts'

/** The `organization` field of an upload; throws Refusal when it is not as documented. */
export function readOrganization(fields: ReadonlyMap<string, readonly string[]>): BatchOrganization {
  const texts = fields.get('organization') ?? []
  if (texts.length === 0) return []
  const parsed =
    texts.length === 1 ? batchOrganization.safeParse(parseField('organization', texts[0] ?? '')) : undefined
  if (parsed?.success) return parsed.data
  throw new Refusal('bad_request', 'The field "organization" is not as documented', { field: 'organization' })
}

/** What an organization wants of the files just uploaded; names that none of them has come back as failures. */
export function wishesFor(
  organization: BatchOrganization,
  uploaded: Uploaded,
): { readonly wishes: readonly Wish[]; readonly unknown: readonly FileFailure[] } {
  const byName = new Map<string, string[]>()
  const learn = (name: string, id: string) => {
    const ids = byName.get(name) ?? []
    if (!ids.includes(id)) byName.set(name, [...ids, id])
  }
  uploaded.entries.forEach(({ file }, index) => {
    const sent = uploaded.sentNames[index] ?? file.name
    for (const name of new Set([file.id, sent, sent.slice(sent.lastIndexOf('/') + 1), file.name])) learn(name, file.id)
  })
  const wishes: Wish[] = []
  const unknown: FileFailure[] = []
  for (const [name, targetCategory] of pairs(organization)) {
    const ids = byName.get(name) ?? []
    for (const fileId of ids) wishes.push({ fileId, targetCategory })
    if (ids.length === 0) unknown.push({ name, code: 'not_found', error: 'No file of this upload has this name' })
  }
  return { wishes, unknown }
}

/** What a file of the organization is called: two files of one name are told apart by their paths. */
function nameIn(file: BatchFile): string {
  if (typeof file === 'string') return file
  return 'path' in file && typeof file.path === 'string' ? file.path : String(file.name)
}

function* pairs(organization: BatchOrganization): Generator<readonly [name: string, category: string]> {
  if (Array.isArray(organization)) {
    for (const wish of organization) {
      if ('files' in wish) for (const file of wish.files) yield [nameIn(file), wish.name]
      else yield [wish.fileId, wish.targetCategory]
    }
    return
  }
  for (const [key, value] of Object.entries(organization)) {
    if (typeof value === 'string') yield [key, value]
    else for (const file of value) yield [nameIn(file), key]
  }
}
