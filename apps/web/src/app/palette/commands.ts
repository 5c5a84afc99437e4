import { useQueryClient } from '@tanstack/react-query'
import {
  BadgeCheck,
  Bot,
  CalendarDays,
  CopyCheck,
  FileText,
  GraduationCap,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageCircleQuestion,
  Moon,
  Music,
  PanelLeft,
  ScrollText,
  Settings2,
  ShieldCheck,
  Sun,
  Waves,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { callMascot, openTutorial } from '../../features/guide/guide-store.ts'
import { send as sendMusic, useMusic } from '../../features/music/music.ts'
import { logOut } from '../../features/settings/log-out.ts'
import { settingsSections } from '../../features/settings/sections.ts'
import { chooseLanguage, LANGUAGES, locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { showOverlay } from '../../shortcuts/overlay.ts'
import { MORE, RAIL } from '../places.ts'

/** One thing that the palette offers. */
export interface Command {
  readonly id: string
  /** What is shown, and what a query is looked for in. */
  readonly text: string
  /** Where it is, below its text. */
  readonly detail?: string
  readonly icon: LucideIcon
  readonly run: () => void
}

/** A command that leads to an address. */
const useTo = () => {
  const navigate = useNavigate()
  return (id: string, text: string, icon: LucideIcon): Command => ({ id, text, icon, run: () => void navigate(id) })
}

/** The sections of the settings, as commands that lead there. */
export const useSections = (): readonly Command[] => {
  const to = useTo()
  return settingsSections().map(({ id, title }) => to(`/settings#${id}`, title, Settings2))
}

/** The screens, as commands that lead there. */
export const useScreens = (): readonly Command[] => {
  const to = useTo()
  return [
    ...[...RAIL, ...MORE].map((place) => to(place.to, place.words(), place.icon)),
    to('/duplicates', m.place_duplicates(), CopyCheck),
    to('/dates', m.place_dates(), CalendarDays),
    to('/agent-plans', m.place_plans(), Bot),
    to('/consent', m.consent_title(), ShieldCheck),
    to('/play-store-compliance', m.legal_compliance_title(), BadgeCheck),
    to('/privacy-policy', m.legal_privacy_title(), FileText),
    to('/terms-of-service', m.legal_terms_title(), FileText),
  ]
}

/** What can be done from anywhere. */
export const useActs = (): readonly Command[] => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const user = useUser()
  const { theme, backgroundVideo, skipAnimations } = useSettings()
  const { isPlaying } = useMusic()
  const act = (id: string, text: string, icon: LucideIcon, run: () => void): Command => ({ id, text, icon, run })
  const speak = (next: (typeof LANGUAGES)[number]['locale']) => () =>
    void chooseLanguage(next).catch((error: unknown) => console.warn('The language could not be loaded', error))
  return [
    act('menu', m.palette_menu(), PanelLeft, () => showOverlay('menu')),
    act('sent', m.palette_sent(), ScrollText, () => showOverlay('ledger')),
    act('keys', m.shortcuts_title(), Keyboard, () => showOverlay('help')),
    act('tutorial', m.guide_tutorial(), GraduationCap, () => openTutorial()),
    act('guide', m.guide_call(), MessageCircleQuestion, callMascot),
    theme === 'light'
      ? act('dark', m.palette_dark(), Moon, () => changeSettings({ theme: 'dark' }))
      : act('light', m.palette_light(), Sun, () => changeSettings({ theme: 'light' })),
    act('film', backgroundVideo ? m.palette_film_off() : m.palette_film_on(), Waves, () =>
      changeSettings({ backgroundVideo: !backgroundVideo }),
    ),
    act('still', skipAnimations ? m.palette_still_off() : m.palette_still_on(), Waves, () =>
      changeSettings({ skipAnimations: !skipAnimations }),
    ),
    act('music', isPlaying ? m.music_pause() : m.music_play(), Music, () =>
      sendMusic({ type: isPlaying ? 'PAUSE' : 'PLAY' }),
    ),
    ...LANGUAGES.filter((language) => language.locale !== locale()).map((language) =>
      act(`language-${language.locale}`, language.name, Languages, speak(language.locale)),
    ),
    user
      ? act('out', m.account_logout(), LogOut, () => void logOut(queries))
      : act('in', m.account_login(), LogIn, () => void navigate('/auth')),
  ]
}
