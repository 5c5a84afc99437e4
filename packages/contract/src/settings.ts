import { DEFAULTS, LANGUAGES } from '@octavo/core'
import { NAMED_PLACES } from '@octavo/core/places'
import * as z from 'zod'
import { ruleFile } from './rules.ts'

export const THEMES = ['dark', 'light', 'system'] as const
const SETTING_LANGUAGES = ['auto', ...LANGUAGES] as const

/** What a person calls a place: everything within a radius of a point, in decimal degrees, WGS 84. */
const namedPlace = z.strictObject({
  name: z.string().trim().min(1).max(NAMED_PLACES.nameLength),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  radiusKm: z.number().min(NAMED_PLACES.leastKm).max(NAMED_PLACES.mostKm),
})

/** What a person chose. Guests keep it on the device, accounts on the server. */
export const settings = z.strictObject({
  notifications: z.strictObject({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
  autoOrganize: z.boolean(),
  theme: z.enum(THEMES),
  language: z.enum(SETTING_LANGUAGES),
  skipAnimations: z.boolean(),
  singleKeys: z.boolean(),
  /** Organization instructions in the person's words, in their order. */
  instructions: z.array(z.string().trim().min(1).max(500)).max(100),
  /** Standing rules; null where there are none. */
  rules: ruleFile.nullable(),
  /** Names that the person gave to places. */
  places: z.array(namedPlace).max(NAMED_PLACES.most),
})
export type AccountSettings = z.infer<typeof settings>

/** What a new person finds. */
export const DEFAULT_SETTINGS: AccountSettings = {
  notifications: {
    email: DEFAULTS.emailNotifications,
    push: DEFAULTS.pushNotifications,
    sms: DEFAULTS.smsNotifications,
  },
  autoOrganize: DEFAULTS.autoOrganize,
  theme: DEFAULTS.darkMode ? 'dark' : 'light',
  language: 'auto',
  skipAnimations: false,
  singleKeys: true,
  instructions: [],
  rules: null,
  places: [],
}

/** GET and PATCH /api/settings. A guest gets the defaults with `kept: false`: what counts lies on the device. */
export const settingsResponse = z.object({ settings, kept: z.boolean() })
export type SettingsResponse = z.infer<typeof settingsResponse>

/** PATCH /api/settings: members that are left out stay; `instructions` is replaced whole. A guest gets 401. */
export const settingsPatch = settings.extend({ notifications: settings.shape.notifications.partial() }).partial()
export type SettingsPatch = z.infer<typeof settingsPatch>
