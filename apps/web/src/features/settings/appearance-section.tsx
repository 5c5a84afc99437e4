import { Palette } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { LookSettings, Switch } from '../../ui/index.ts'
import { Section } from './section.tsx'

/** Look, language and motion, with the switch that the specification names. */
export const AppearanceSection = () => {
  const { theme } = useSettings()
  return (
    <Section id="appearance" title={m.appearance_title()} icon={Palette}>
      <Switch
        isSelected={theme === 'dark'}
        onChange={(isDark) => changeSettings({ theme: isDark ? 'dark' : 'light' })}
        description={m.appearance_dark_text()}
      >
        {m.appearance_dark()}
      </Switch>
      <LookSettings />
    </Section>
  )
}
