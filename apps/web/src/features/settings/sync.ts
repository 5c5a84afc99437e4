import { type AccountSettings, DEFAULT_SETTINGS, type SettingsPatch } from '@octavo/contract'
import { chooseLanguage } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver } from '../../session/session.ts'
import { keepPlaces, keptPlaces, subscribePlaces } from '../../settings/places.ts'
import { keepRules, keptRules, subscribeRules } from '../../settings/rules.ts'
import { changeSettings, type Settings, settings, subscribeSettings } from '../../settings/settings.ts'
import { toast } from '../../ui/index.ts'
import { getSettings, patchSettings } from './api.ts'

const WAIT_MS = 400

/** What an account keeps of a person's choices; organization instructions stay on the device. */
type Kept = Omit<AccountSettings, 'instructions'>

/** What the device holds, as the account keeps it. */
const toAccount = (own: Settings): Kept => ({
  rules: keptRules() ?? null,
  places: [...keptPlaces()],
  notifications: { ...own.notifications },
  autoOrganize: own.autoOrganize,
  theme: own.theme,
  language: own.language,
  skipAnimations: own.skipAnimations,
  singleKeys: own.singleKeys,
})

const withoutInstructions = ({ instructions: _, ...rest }: AccountSettings): Kept => rest

/** The members of `now` that differ from `before`. */
export const differences = (before: Kept, now: Kept): SettingsPatch =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Kept])),
  )

/**
 * Brings the account's settings to this device, then keeps the account up to date with every change made here. Returns
 * the function that stops it. What can't be sent holds on the device, and a toast says so.
 */
export const followAccountSettings = (): (() => void) => {
  let known: Kept | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const push = async () => {
    if (!known || isOver) return
    const now = toAccount(settings())
    const patch = differences(known, now)
    if (Object.keys(patch).length === 0) return
    try {
      await patchSettings(patch)
      known = now
    } catch (error) {
      if (isSessionOver()) return
      console.warn('Settings could not be kept in the account', error)
      toast({ title: m.settings_saved_failed(), description: m.settings_saved_failed_text(), tone: 'destructive' })
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void push(), WAIT_MS)
  }
  const pull = async () => {
    const kept = await getSettings()
    if (!kept || isOver) return
    const { language, instructions: _, rules, places, ...rest } = kept
    known = { language, rules, places, ...rest }
    // What was made here before is the account's from now on, where it has none.
    if (rules) keepRules(rules)
    if (places.length > 0) keepPlaces(places)
    // An account that chose nothing yet takes over what was chosen as a guest.
    if (
      Object.keys(differences(withoutInstructions(DEFAULT_SETTINGS), { ...known, rules: null, places: [] })).length > 0
    ) {
      changeSettings(rest)
      await chooseLanguage(language)
    }
    soon()
  }
  const stops = [subscribeSettings(soon), subscribeRules(soon), subscribePlaces(soon)]
  pull().catch((error: unknown) => {
    if (!isSessionOver()) console.warn('The settings of the account could not be fetched', error)
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
