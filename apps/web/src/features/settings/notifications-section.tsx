import { Bell } from 'lucide-react'
import { useAbout } from '../../http/about.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { Switch } from '../../ui/index.ts'
import { Section } from './section.tsx'

/** Which messages a person wants, and which of them this server can send at all. */
export const NotificationsSection = () => {
  const { notifications } = useSettings()
  const about = useAbout()
  const able = about?.notices
  const change = (part: Partial<typeof notifications>) =>
    changeSettings({ notifications: { ...notifications, ...part } })
  const ways = [
    {
      way: 'email',
      words: m.notifications_email(),
      text: m.notifications_email_text({ count: number(about?.longRunFiles ?? 200) }),
    },
    { way: 'push', words: m.notifications_push(), text: m.notifications_push_text() },
    { way: 'sms', words: m.notifications_sms(), text: m.notifications_sms_text() },
  ] as const
  return (
    <Section id="notifications" title={m.notifications_title()} icon={Bell}>
      {ways.map(({ way, words, text }) => (
        <Switch
          key={way}
          isSelected={notifications[way]}
          onChange={(isOn) => change({ [way]: isOn })}
          description={able?.[way] === false ? m.notifications_cannot() : text}
        >
          {words}
        </Switch>
      ))}
      <p className="text-sm text-pretty text-muted">
        {m.notifications_note()} {able?.email && m.notifications_news()}
      </p>
    </Section>
  )
}
