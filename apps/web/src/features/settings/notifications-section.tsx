import { Bell } from 'lucide-react'
import { changeSettings, useSettings } from '../../lib/settings.ts'
import { m } from '../../paraglide/messages.js'
import { Switch } from '../../ui/index.ts'
import { Section } from './section.tsx'

/** Which messages a person wants. */
export const NotificationsSection = () => {
  const { notifications } = useSettings()
  const change = (part: Partial<typeof notifications>) =>
    changeSettings({ notifications: { ...notifications, ...part } })
  return (
    <Section id="notifications" title={m.notifications_title()} icon={Bell}>
      <Switch
        isSelected={notifications.email}
        onChange={(email) => change({ email })}
        description={m.notifications_email_text()}
      >
        {m.notifications_email()}
      </Switch>
      <Switch
        isSelected={notifications.push}
        onChange={(push) => change({ push })}
        description={m.notifications_push_text()}
      >
        {m.notifications_push()}
      </Switch>
      <Switch
        isSelected={notifications.sms}
        onChange={(sms) => change({ sms })}
        description={m.notifications_sms_text()}
      >
        {m.notifications_sms()}
      </Switch>
      <p className="text-sm text-pretty text-muted">{m.notifications_note()}</p>
    </Section>
  )
}
