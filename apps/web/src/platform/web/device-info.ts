/** The device as far as its browser tells; what it keeps to itself is an empty text. */
export interface DeviceInfo {
  readonly platform: DevicePlatform
  readonly model: string
  readonly operatingSystem: string
  readonly osVersion: string
  readonly manufacturer: string
  /** True for an emulator; a browser does not tell. */
  readonly isVirtual: boolean
  readonly browser: string
}

export type DevicePlatform = 'web' | 'ios' | 'android'

/** What a browser tells of its device in figures of their own; not in every browser. */
interface UserAgentData {
  readonly platform: string
  readonly brands: readonly { readonly brand: string; readonly version: string }[]
  getHighEntropyValues(
    hints: readonly string[],
  ): Promise<{ readonly model?: string; readonly platformVersion?: string }>
}
type Told = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly userAgentData?: UserAgentData }

/** The sort of device by its user agent; an iPad that calls itself a Mac is known by its touch. */
export const devicePlatform = ({ userAgent, maxTouchPoints }: Told = navigator): DevicePlatform => {
  if (/Android/i.test(userAgent)) return 'android'
  const isMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return isMac || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'web'
}

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Android ?(?<version>[\d.]*)/, 'Android'],
  [/(?:iPhone|iPad|iPod).*? OS (?<version>[\d_]+)/, 'iOS'],
  [/Windows NT (?<version>[\d.]+)/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X (?<version>[\d_.]+)/, 'macOS'],
  [/Linux/, 'Linux'],
]
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg[A-Za-z]*\/(?<version>\d+)/, 'Edge'],
  [/Firefox\/(?<version>\d+)|FxiOS\/\d+/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(?<version>\d+)/, 'Chrome'],
  [/Version\/(?<version>\d+).*Safari/, 'Safari'],
]

const found = (userAgent: string, table: typeof SYSTEMS): { readonly name: string; readonly version: string } => {
  for (const [pattern, name] of table) {
    const match = pattern.exec(userAgent)
    if (match) return { name, version: (match.groups?.version ?? '').replaceAll('_', '.') }
  }
  return { name: '', version: '' }
}

/** What this device is, by what its browser tells of it; never rejects. */
export const deviceInfo = async (told: Told = navigator): Promise<DeviceInfo> => {
  const { userAgent, userAgentData } = told
  const system = found(userAgent, SYSTEMS)
  const browser = found(userAgent, BROWSERS)
  const more = await userAgentData?.getHighEntropyValues(['model', 'platformVersion']).catch(() => undefined)
  const platform = devicePlatform(told)
  return {
    platform,
    model: more?.model || /\((iPhone|iPad|iPod)/.exec(userAgent)?.[1] || '',
    operatingSystem: userAgentData?.platform || system.name,
    osVersion: more?.platformVersion || system.version,
    manufacturer: platform === 'ios' || system.name === 'macOS' ? 'Apple' : '',
    isVirtual: false,
    browser: [browser.name, browser.version].join(' ').trim(),
  }
}
