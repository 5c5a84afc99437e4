import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMoment } from '../../lib/moment.ts'
import { m } from '../../paraglide/messages.js'
import { cx, IconButton } from '../../ui/index.ts'
import { putAwayMascot, useGuide } from './guide-store.ts'
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
  const [hushed, setHushed] = useState<string>()
  const part = useRef<HTMLElement>(null)
  const hasRoom = useRoom(part)
  // Called, it is there whatever lies below; by itself it shows only where it hides no control.
  const isShown = hasRoom || isCalled
  const speaks = isShown && hushed !== tip.id
  return (
    <aside
      ref={part}
      aria-label={m.guide_label()}
      data-shown={isShown}
      className={cx(
        'pointer-events-none fixed start-[calc(1rem+var(--safe-left))] bottom-[calc(5.5rem+var(--nav-h)+var(--safe-end))] z-20 flex max-w-[min(19rem,calc(100vw-2rem))] flex-col items-start gap-2 transition-opacity duration-300',
        isShown ? 'opacity-100' : 'invisible opacity-0',
        !isCalled && 'max-sm:hidden [@media(height<36rem)]:hidden',
      )}
    >
      <div
        className={cx(
          'relative rounded-lg rounded-es-sm border border-line bg-surface/95 py-3 ps-4 pe-10 text-sm shadow-float',
          speaks ? 'pointer-events-auto animate-pop' : 'invisible',
        )}
      >
        {isShown && <Speech key={tip.id} text={tip.words()} />}
        <span className="absolute end-1 top-1">
          <IconButton size="s" label={m.guide_put_away()} icon={X} onPress={putAwayMascot} />
        </span>
      </div>
      <button
        type="button"
        aria-expanded={speaks}
        aria-label={m.guide_toggle()}
        onClick={() => setHushed(speaks ? tip.id : undefined)}
        className={cx('rounded-full', isShown && 'pointer-events-auto')}
      >
        <Octopus emotion={tip.emotion} sizePx={76} />
      </button>
    </aside>
  )
}
