import { MessageCircleHeart } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
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

/** The floating 'Feedback' button with its dialog; it also sends what waited for a connection. */
export default function FeedbackButton() {
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
      <div className="fixed end-[calc(1rem+var(--safe-right))] bottom-[calc(4.75rem+var(--nav-h)+var(--safe-end))] z-30">
        <Button icon={MessageCircleHeart} onPress={() => change(true)} className="rounded-full shadow-float">
          {m.feedback_open()}
        </Button>
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <FeedbackDialog isOpen={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
