import { Palette } from 'lucide-react'
import { chooseLanguage, LANGUAGES, type LanguageChoice } from '../../lib/language/index.ts'
import { changeSettings, useSettings } from '../../lib/settings.ts'
import { m } from '../../paraglide/messages.js'
import { Choice, Select, Switch, toast } from '../../ui/index.ts'
import { Section } from './section.tsx'

/** Look, language and motion. */
export const AppearanceSection = () => {
  const { theme, language, skipAnimations, singleKeys } = useSettings()
  const choose = (choice: LanguageChoice) => {
    chooseLanguage(choice).catch(() =>
      toast({ title: m.language_failed_title(), description: m.language_failed_text(), tone: 'destructive' }),
    )
  }
  return (
    <Section id="appearance" title={m.appearance_title()} icon={Palette}>
      <Switch
        isSelected={theme === 'dark'}
        onChange={(isDark) => changeSettings({ theme: isDark ? 'dark' : 'light' })}
        description={m.appearance_dark_text()}
      >
        {m.appearance_dark()}
      </Switch>
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
        label={m.appearance_language()}
        value={language}
        onChange={choose}
        options={[
          { value: 'auto', label: m.appearance_language_auto() },
          ...LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name, lang: locale })),
        ]}
      />
      <Switch
        isSelected={skipAnimations}
        onChange={(next) => changeSettings({ skipAnimations: next })}
        description={m.settings_skip_text()}
      >
        {m.settings_skip()}
      </Switch>
      <Switch
        isSelected={singleKeys}
        onChange={(next) => changeSettings({ singleKeys: next })}
        description={m.settings_keys_text()}
      >
        {m.settings_keys()}
      </Switch>
    </Section>
  )
}
