import { describe, expect, it } from 'vitest'
import { deviceInfo } from './device-info.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
const EDGE = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0'

const told = async (userAgent: string, maxTouchPoints = 0) => {
  const { platform, model, operatingSystem, osVersion, manufacturer, browser } = await deviceInfo({
    userAgent,
    maxTouchPoints,
  })
  return [platform, manufacturer, model, operatingSystem, osVersion, browser].join('|')
}

describe('what a browser tells of its device', () => {
  it('P1-3.23: platform, model, system with its version, manufacturer, browser; what it keeps to itself is empty', async () => {
    expect(await told(IPHONE, 5)).toBe('ios|Apple|iPhone|iOS|18.2|Safari 18')
    expect(await told(IPAD, 5)).toBe('ios|Apple||macOS|10.15.7|Safari 18')
    expect(await told(IPAD)).toBe('web|Apple||macOS|10.15.7|Safari 18')
    expect(await told(PIXEL, 5)).toBe('android|||Android|15|Chrome 150')
    expect(await told(FIREFOX)).toBe('web|||Windows|10.0|Firefox 150')
    expect(await told(EDGE)).toBe('web|||Linux||Edge 150')
  })

  it('takes the figures that a browser tells by itself, and does without where it refuses', async () => {
    const data = { platform: 'Android', brands: [] }
    const figures = async () => ({ model: 'Pixel 9', platformVersion: '15.0.0' })
    const asked = { userAgent: PIXEL, maxTouchPoints: 5 }
    const full = await deviceInfo({ ...asked, userAgentData: { ...data, getHighEntropyValues: figures } })
    expect([full.model, full.osVersion, full.isVirtual]).toEqual(['Pixel 9', '15.0.0', false])
    const refuse = () => Promise.reject(new Error('no'))
    const bare = await deviceInfo({ ...asked, userAgentData: { ...data, getHighEntropyValues: refuse } })
    expect([bare.model, bare.osVersion]).toEqual(['', '15'])
  })
})
