import { expect, it } from 'vitest'
import { initialsOf, nameOf } from './avatar.tsx'

const person = (firstName: string | null, lastName: string | null) => ({
  email: 'nora@example.org',
  firstName,
  lastName,
})

it('a person is called by their names, else by their address, in any script', () => {
  expect([nameOf(person('Nora', 'Berg')), initialsOf(person('Nora', 'Berg'))]).toEqual(['Nora Berg', 'NB'])
  expect([nameOf(person(null, ' ')), initialsOf(person(null, ' '))]).toEqual(['nora@example.org', 'N'])
  expect(initialsOf(person('\u{10400}lf', 'ümit'))).toBe('\u{10400}Ü')
})
