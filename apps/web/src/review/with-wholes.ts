import type { Look } from '../viewer/look.ts'

/** A look that shows what stays whole as the list of what is in it. `inside`: paths of that, by item id. */
export const withWholes = (look: Look, inside: ReadonlyMap<string, readonly string[]>): Look => ({
  ...look,
  async open(of, signal) {
    const paths = inside.get(of.id)
    if (!paths) return look.open(of, signal)
    const members = paths.map((path) => ({ name: path.slice(of.id.length + 1) }))
    return { content: { type: 'members', members, count: members.length }, close: () => undefined }
  },
})
