import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chooseLanguage, LANGUAGES } from '../../lib/language/index.ts'
import { changeSettings, useSettings } from '../../lib/settings.ts'
import { m } from '../../paraglide/messages.js'
import { Choice, Select, Sheet, Switch, toast } from '../../ui/index.ts'

export interface SidebarProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Parts of other features, above the settings. */
  readonly parts?: ReactNode
}

/** The settings that a person reaches from the main screen. */
export default function Sidebar({ isOpen, onOpenChange, parts }: SidebarProps) {
  const { theme, language, skipAnimations, singleKeys, backgroundVideo } = useSettings()
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={m.settings_title()} side="start">
      <div className="flex flex-col gap-6 pt-3">
        {parts}
        <Choice
          label={m.settings_theme()}
          value={theme}
          onChange={(next) => changeSettings({ theme: next })}
          options={[
            { value: 'dark', label: m.theme_dark() },
            { value: 'light', label: m.theme_light() },
            { value: 'system', label: m.theme_system() },
          ]}
        />
        <Select
          label={m.settings_language()}
          value={language}
          onChange={(next) =>
            void chooseLanguage(next).catch(() =>
              toast({ title: m.language_failed_title(), description: m.language_failed_text(), tone: 'destructive' }),
            )
          }
          options={[
            { value: 'auto', label: m.language_auto() },
            ...LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name, lang: locale })),
          ]}
        />
        <div className="flex flex-col gap-2 border-y border-line py-4">
          <Switch
            isSelected={skipAnimations}
            onChange={(next) => changeSettings({ skipAnimations: next })}
            description={m.settings_skip_text()}
          >
            {m.settings_skip()}
          </Switch>
          <Switch
            isSelected={backgroundVideo}
            onChange={(next) => changeSettings({ backgroundVideo: next })}
            description={m.settings_film_text()}
          >
            {m.settings_film()}
          </Switch>
          <Switch
            isSelected={singleKeys}
            onChange={(next) => changeSettings({ singleKeys: next })}
            description={m.settings_keys_text()}
          >
            {m.settings_keys()}
          </Switch>
        </div>
        <Link
          to="/settings"
          className="-mx-2 flex min-h-14 items-center justify-between gap-3 rounded-md px-2 hover:bg-accent-soft"
        >
          <span>
            <span className="block font-medium">{m.settings_all()}</span>
            <span className="block text-sm text-muted">{m.settings_all_text()}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
        </Link>
      </div>
    </Sheet>
  )
}
