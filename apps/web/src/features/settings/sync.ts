import type { AccountSettings, SettingsPatch } from '@octavo/contract'
import { instructions, keepInstructions, subscribeInstructions } from '../../lib/instructions/store.ts'
import { chooseLanguage } from '../../lib/language/index.ts'
import { changeSettings, type Settings, settings, subscribeSettings } from '../../lib/settings.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { getSettings, patchSettings } from './api.ts'

const WAIT_MS = 400

/** What the device holds, as the account keeps it. */
const toAccount = (own: Settings, sentences: readonly string[]): AccountSettings => ({
  notifications: { ...own.notifications },
  autoOrganize: own.autoOrganize,
  theme: own.theme,
  language: own.language,
  skipAnimations: own.skipAnimations,
  singleKeys: own.singleKeys,
  instructions: [...sentences],
})

/** The members of `now` that differ from `before`. */
export const differences = (before: AccountSettings, now: AccountSettings): SettingsPatch =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof AccountSettings]),
    ),
  )

/**
 * Brings the account's settings to this device, then keeps the account up to date with every change made here. Returns
 * the function that stops it. What can't be sent holds on the device, and a toast says so.
 */
export const followAccountSettings = (): (() => void) => {
  let known: AccountSettings | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const push = async () => {
    if (!known || isOver) return
    const now = toAccount(settings(), instructions())
    const patch = differences(known, now)
    if (Object.keys(patch).length === 0) return
    try {
      await patchSettings(patch)
      known = now
    } catch (error) {
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
    const { language, instructions: sentences, ...rest } = kept
    changeSettings(rest)
    if (sentences.length > 0) keepInstructions(sentences)
    await chooseLanguage(language)
    known = kept
    soon()
  }
  const stops = [subscribeSettings(soon), subscribeInstructions(soon)]
  pull().catch((error: unknown) => console.warn('The settings of the account could not be fetched', error))
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
