import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMoment } from '../../flow/moment.ts'
import { m } from '../../paraglide/messages.js'
import { cx, IconButton } from '../../ui/index.ts'
import { useMedia } from '../../ui/use-media.ts'
import { putAwayMascot, showsMascot, useGuide } from './guide-store.ts'
import { Octopus } from './octopus.tsx'
import { Speech } from './speech.tsx'
import { tipFor } from './tips.ts'
import { useRoom } from './use-room.ts'

/** The guide in the corner with a tip for the screen and the moment; nothing while it is put away. */
export default function Mascot() {
  const { isAway, isTutorialOpen } = useGuide()
  return isAway || isTutorialOpen ? null : <Present />
}

const Present = () => {
  const { isCalled } = useGuide()
  const { pathname } = useLocation()
  const moment = useMoment()
  const tip = tipFor(pathname, pathname === '/' ? moment : '')
  // What the person asked of a tip: to be heard, or to be quiet.
  const [asked, setAsked] = useState<{ readonly id: string; readonly loud: boolean }>()
  const part = useRef<HTMLElement>(null)
  const [hasRoomToSpeak = false, hasRoom = false] = useRoom(part)
  const isSmall = useMedia('(width < 40rem), (height < 34rem)')
  // Called, it is there whatever lies below; by itself it shows only where it hides nothing.
  const isShown = isCalled || (hasRoom && !isSmall)
  const speaks = isShown && (asked?.id === tip.id ? asked.loud : isCalled || hasRoomToSpeak)
  useEffect(() => showsMascot(isShown), [isShown])
  return (
    <aside
      ref={part}
      aria-label={m.guide_label()}
      className="pointer-events-none fixed start-[calc(1rem+max(var(--rail-w),var(--safe-left)))] bottom-[calc(5.25rem+var(--nav-h)+var(--safe-end))] z-20 flex w-54 flex-col items-start gap-1.5"
    >
      <div
        className={cx(
          'relative rounded-lg rounded-es-sm border border-line bg-surface/95 py-3 ps-4 pe-9 text-sm shadow-float',
          speaks ? 'pointer-events-auto animate-pop' : 'invisible',
        )}
      >
        {speaks ? <Speech key={tip.id} text={tip.words()} /> : <p aria-hidden="true">{tip.words()}</p>}
        <span className="absolute end-1 top-1">
          <IconButton size="s" label={m.guide_put_away()} icon={X} onPress={putAwayMascot} />
        </span>
      </div>
      <button
        type="button"
        aria-expanded={speaks}
        aria-label={m.guide_toggle()}
        onClick={() => setAsked({ id: tip.id, loud: !speaks })}
        className={cx(
          'rounded-full transition-opacity duration-300',
          isShown ? 'pointer-events-auto opacity-100' : 'invisible opacity-0',
        )}
      >
        <Octopus emotion={tip.emotion} sizePx={76} />
      </button>
    </aside>
  )
}
