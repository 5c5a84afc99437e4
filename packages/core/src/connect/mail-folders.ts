import { isWithin, joinPath, parentPath } from '../item/index.ts'
import type { Entry } from './connector.ts'

/** What mail programs call folders of their own, where the server does not say which those are. */
const OWN =
  /^(?:trash|bin|deleted(?: items| messages)?|junk(?: e-?mail)?|spam|bulk mail|sent(?: items| mail| messages)?|drafts?|outbox|all mail|papierkorb|gelöschte (?:elemente|objekte)|entwürfe|gesendet(?:e (?:elemente|objekte))?|postausgang|papelera|elementos eliminados|correo no deseado|enviados|elementos enviados|borradores|bandeja de salida|المهملات|المسودات|المرسلة|البريد المرسل|غير مرغوب فيه|صندوق الصادر)$/iu

/** The inbox has this name on every server (RFC 9051, 5.1). */
const isInbox = (path: string): boolean => path.toUpperCase() === 'INBOX'

/** The folders of a mailbox: which of their messages are new, and where none is ever filed. */
export class MailFolders {
  readonly #paths = new Map<string, string>()
  readonly #apart = new Set<string>()
  readonly #bare = new Set<string>()

  /** All entries of a mailbox; messages may be left out. */
  constructor(entries: Iterable<Entry>) {
    const folders = new Map<string, Entry>()
    for (const entry of entries) if (entry.kind === 'folder') folders.set(entry.id, entry)
    for (const { id, use } of folders.values()) {
      const above = new Set<string>()
      let path = ''
      for (let at = folders.get(id); at && !above.has(at.id); at = folders.get(at.parentId)) {
        above.add(at.id)
        path = joinPath(at.name, path)
      }
      this.#paths.set(id, path)
      if (use === 'apart') this.#apart.add(path)
      if (use === 'bare') this.#bare.add(path)
    }
  }

  /** True for a message that lies right in the inbox: nobody has filed it. */
  isNew({ kind, parentId }: Entry): boolean {
    return kind === 'file' && isInbox(this.#paths.get(parentId) ?? '')
  }

  /** True for what lies in the trash, among the junk, what was sent or is being written: nobody looks into it. */
  isApart({ id, kind, parentId }: Entry): boolean {
    return this.isApartPath(this.#paths.get(kind === 'folder' ? id : parentId) ?? '')
  }

  /** True for the path of such a folder or one below it, whether it is there by now or not. */
  isApartPath(path: string): boolean {
    if ([...this.#apart].some((one) => isWithin(one, path))) return true
    const [top = '', ...below] = path.split('/')
    const isOfServer = isInbox(top) || /^\[.+\]$/u.test(top)
    return OWN.test(top) || (isOfServer && OWN.test(below[0] ?? ''))
  }

  /** True where a message may be filed under this path: not in the inbox, not in a folder apart, nor where only folders are. */
  takes(path: string): boolean {
    const folder = parentPath(path)
    return folder !== '' && !isInbox(folder) && !this.#bare.has(folder) && !this.isApartPath(folder)
  }
}
