import { GraduationCap, MessageCircleQuestion } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { callMascot, openTutorial, putAwayMascot, useGuide } from './guide-store.ts'
import { Octopus } from './octopus.tsx'

/** Help in the sidebar: opens the tutorial, calls the mascot or puts it away; the sidebar closes with it. */
export default function GuidePanel() {
  const { isInSight } = useGuide()
  return (
    <section
      aria-label={m.guide_label()}
      className="flex items-center gap-4 rounded-lg border border-line bg-raised p-4"
    >
      <Octopus emotion={isInSight ? 'happy' : 'sleepy'} sizePx={64} />
      <div className="flex flex-1 flex-col gap-2">
        <Button size="s" icon={GraduationCap} slot="close" onPress={() => openTutorial()}>
          {m.guide_tutorial()}
        </Button>
        <Button
          size="s"
          look="quiet"
          icon={MessageCircleQuestion}
          slot="close"
          onPress={isInSight ? putAwayMascot : callMascot}
        >
          {isInSight ? m.guide_put_away() : m.guide_call()}
        </Button>
      </div>
    </section>
  )
}
