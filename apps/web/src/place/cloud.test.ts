import { expect, it } from 'vitest'
import { isCloudFolder } from './cloud.ts'

it.each([
  ['OneDrive', true],
  ['OneDrive - Example Ltd', true],
  ['Dropbox (Personal)', true],
  ['Google Drive', true],
  ['iCloud Drive', true],
  ['Nextcloud', true],
  ['Documents', false],
  ['Boxes', false],
  ['My Drives', false],
  ['Old OneDrive', false],
])('a folder called %s may hold files without bytes: %s', (name, expected) => {
  expect(isCloudFolder(name)).toBe(expected)
})
