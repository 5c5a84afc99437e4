import { MessageCircleHeart } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMoment } from '../../flow/moment.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { sendFeedback } from './api.ts'
import { flushFeedback } from './queue.ts'

const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'))

const flush = () => {
  flushFeedback({ send: sendFeedback, storage: localStorage }).catch((error: unknown) =>
    console.warn('Waiting feedback could not be sent', error),
  )
}

/** Stages whose lists and buttons fill the screen to its corner: nothing floats over a decision. */
const FULL_STAGES: ReadonlySet<string> = new Set(['review', 'approving'])

/** The floating 'Feedback' button with its dialog; it also sends what waited for a connection. */
export default function FeedbackButton() {
  const moment = useMoment()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [])
  const change = (next: boolean) => {
    setOpen(next)
    if (next) setWasOpened(true)
  }
  return (
    <>
      {!FULL_STAGES.has(moment) && (
        <div className="fixed end-[calc(1rem+var(--safe-right))] bottom-[calc(4.75rem+var(--nav-h)+var(--safe-end))] z-30 low:end-2 low:bottom-[calc(2.75rem+var(--nav-h)+var(--safe-end))]">
          <Button
            icon={MessageCircleHeart}
            onPress={() => change(true)}
            className="rounded-full shadow-float max-sm:size-12 max-sm:px-0 low:size-11 low:px-0"
          >
            <span className="max-sm:sr-only low:sr-only">{m.feedback_open()}</span>
          </Button>
        </div>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <FeedbackDialog isOpen={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
