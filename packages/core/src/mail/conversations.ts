import type { MailToGroup } from './group.ts'

/**
 * Mails that answer each other, as ids of items, conversation by conversation: whoever names the same
 * message in `References` or `In-Reply-To` is of one conversation, also where that message is not there (after J. Zawinski,
 * "Message threading", 1997, without its guesses by subject). Mails alone are left out.
 */
export function conversations(mails: readonly MailToGroup[]): readonly (readonly string[])[] {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    for (let above = parents.get(root); above !== undefined && above !== root; above = parents.get(root)) root = above
    for (let at = id; at !== root; ) {
      const above = parents.get(at) ?? root
      parents.set(at, root)
      at = above
    }
    return root
  }
  for (const { mail } of mails)
    for (const named of mail.references ?? []) {
      const [one, other] = [rootOf(named), rootOf(mail.messageId ?? named)]
      if (one !== other) parents.set(other, one)
    }
  const talks = new Map<string, string[]>()
  for (const { item, mail } of mails) {
    const id = mail.messageId ?? mail.references?.[0]
    if (id === undefined) continue
    const root = rootOf(id)
    const members = talks.get(root)
    if (members) members.push(item.id)
    else talks.set(root, [item.id])
  }
  return [...talks.values()].filter(({ length }) => length > 1)
}
