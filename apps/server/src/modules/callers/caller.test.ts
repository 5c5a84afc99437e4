import { expect, it } from 'vitest'
import { Account, Caller, type Library } from './caller.ts'

const guest = new Caller({ id: 'guest-1', kind: 'guest' })
const rowsOf = (library: Library): string => library.id
const trashOf = (caller: Caller): string => caller.trash.id

it('a copy of a caller with the id of somebody else is no caller', () => {
  const forged = { ...guest, id: 'account-2', kind: 'account' as const }
  // @ts-expect-error: its proof does not come along, so that no use case takes it for a library
  rowsOf(forged)
  // @ts-expect-error: nor for a caller, and the way to a trash is shut while the program runs, too
  expect(() => trashOf(forged)).toThrow(TypeError)
  // @ts-expect-error: what only looks like a caller is none either
  trashOf({ id: 'account-2', kind: 'account', isTrash: false, trash: guest.trash })
  // @ts-expect-error: who somebody is can't be changed afterwards
  expect(() => (guest.id = 'account-2')).toThrow(TypeError)
  expect(guest.id).toBe('guest-1')
})

it('the trash is another library of the same person, and has no trash', () => {
  expect([guest.isTrash, guest.trash.isTrash, guest.trash.id]).toEqual([false, true, 'trash:guest-1'])
  // @ts-expect-error: a library is not somebody who calls
  const none: Caller = guest.trash
  expect(none.trash).toBeUndefined()
  const account = new Account('a', { id: 's', createdAtMs: 0, expiresAtMs: 1, authenticatedAtMs: 0 })
  expect(account.kind).toBe('account')
})
