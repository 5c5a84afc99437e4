import { chooseLanguage, LANGUAGES, type LanguageChoice } from '../language/index.ts'
import { m } from '../paraglide/messages.js'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Select } from './select.tsx'
import { Choice, Switch } from './switch.tsx'
import { toast } from './toast-store.ts'

const choose = (choice: LanguageChoice) => {
  chooseLanguage(choice).catch(() =>
    toast({ title: m.language_failed_title(), description: m.language_failed_text(), tone: 'destructive' }),
  )
}

/** Theme, language, motion, film and keys: the same in the sidebar and on the settings page. */
export const LookSettings = () => {
  const { theme, language, skipAnimations, singleKeys, backgroundVideo } = useSettings()
  return (
    <>
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
        onChange={choose}
        options={[
          { value: 'auto', label: m.language_auto() },
          ...LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name, lang: locale })),
        ]}
      />
      <div className="flex flex-col gap-2">
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
    </>
  )
}
