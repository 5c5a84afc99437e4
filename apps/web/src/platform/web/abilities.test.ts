import { describe, expect, it } from 'vitest'
import { canOpenFolders, isMobileDevice, openFolder } from './abilities.ts'

it('P1-8.17: a browser without the dialog for folders says that it has none', async () => {
  expect(canOpenFolders()).toBe(false)
  await expect(openFolder('readwrite')).rejects.toMatchObject({
    ...{ name: 'NotSupportedError', message: 'File System Access API not supported' },
  })
})

describe('isMobileDevice', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150 Mobile Safari/537.36', 5, true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 5, true],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Safari/604.1', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150', 10, false],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150', 0, false],
  ])('%s with %i touch points: %s', (userAgent, maxTouchPoints, expected) => {
    expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(expected)
  })
})
