import { expect, it } from 'vitest'
import type { Entry } from './connector.ts'
import { MailFolders } from './mail-folders.ts'

const entry = (id: string, parentId = '', more: Partial<Entry> = {}): Entry => ({
  ...{ id, parentId, kind: 'folder', name: id, sizeBytes: 0, modifiedAtMs: 0, mediaType: '' },
  ...more,
})

it('knows what is new in a mailbox, and never files into folders of the server’s own or where only folders are', () => {
  const mail = (id: string, parentId: string) => entry(id, parentId, { kind: 'file' })
  const folders = new MailFolders([
    entry('INBOX'),
    entry('Ablage P', '', { use: 'apart' }),
    entry('Old', 'Ablage P'),
    entry('Clients', '', { use: 'bare' }),
    entry('Sent to clients'),
  ])
  expect(folders.isNew(mail('1', 'INBOX'))).toBe(true)
  expect(folders.isNew(mail('2', 'Sent to clients'))).toBe(false)
  expect(['Ablage P', 'Old', 'INBOX', 'Clients'].map((id) => folders.isApart(mail('x', id)))).toEqual([
    ...[true, true, false, false],
  ])
  const taken = (folder: string) => folders.takes(`${folder}/mail.eml`)
  for (const folder of ['Invoices', 'Sent to clients', 'Clients/North', 'INBOX/Bills'])
    expect([folder, taken(folder)]).toEqual([folder, true])
  for (const folder of [
    'INBOX',
    'Ablage P',
    'Ablage P/Old/Deep',
    'Clients',
    'Trash',
    'Papierkorb',
    'INBOX/Drafts',
    '[Gmail]/Spam',
  ])
    expect([folder, taken(folder)]).toEqual([folder, false])
  expect(folders.takes('mail.eml')).toBe(false)
  // Folders of a hostile server may lie in each other.
  expect(new MailFolders([entry('a', 'b'), entry('b', 'a')]).isNew(mail('3', 'a'))).toBe(false)
})
