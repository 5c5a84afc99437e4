import type { FeedbackRequest } from '@octavo/contract'
import { DEFAULTS, LIMITS, pacingFor, withMinimumDuration } from '@octavo/core'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAbout } from '../../http/about.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { clock } from '../../platform/index.ts'
import { uuid } from '../../platform/uuid.ts'
import { prefersStillness } from '../../settings/settings.ts'
import { Button, Dialog, Select, TextArea, toast } from '../../ui/index.ts'
import { sendFeedback } from './api.ts'
import { submitFeedback } from './queue.ts'
import { Rating } from './rating.tsx'

type Type = FeedbackRequest['type']
type Step = 'form' | 'sending' | 'sent' | 'queued'

export interface FeedbackDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** 'Help Us Improve': a message and a rating for the operator; bugs go to the operator's page for them, where there is one. */
export default function FeedbackDialog({ isOpen, onOpenChange }: FeedbackDialogProps) {
  const [type, setType] = useState<Type>('general')
  const [rating, setRating] = useState<number>(DEFAULTS.rating)
  const [message, setMessage] = useState('')
  const [step, setStep] = useState<Step>('form')
  const bugUrl = useAbout()?.bugUrl ?? undefined
  const close = useRef(onOpenChange)
  close.current = onOpenChange

  const isOver = step === 'sent' || step === 'queued'
  useEffect(() => {
    if (!isOver) return
    // Words that somebody reads are not motion: they stay their time for everybody.
    const { feedbackClose } = pacingFor({ reducedMotion: false, skipAnimations: false })
    const timer = setTimeout(() => close.current(false), feedbackClose)
    return () => clearTimeout(timer)
  }, [isOver])
  useEffect(() => {
    // Closed by itself or by hand: the next time it begins anew. What was not sent stays.
    if (isOpen || !isOver) return
    setStep('form')
    setMessage('')
    setRating(DEFAULTS.rating)
    setType('general')
  }, [isOpen, isOver])

  const isBug = type === 'bug'
  const leadsOut = isBug && bugUrl !== undefined
  const openBugs = () => {
    window.open(bugUrl, '_blank', 'noopener,noreferrer')
    onOpenChange(false)
  }
  const send = async () => {
    if (message.trim() === '') {
      toast({ title: m.feedback_required(), description: m.feedback_required_text(), tone: 'destructive' })
      return
    }
    setStep('sending')
    const { feedbackSend } = pacingFor({ reducedMotion: false, skipAnimations: prefersStillness() })
    const queued = { key: uuid(), body: isBug ? { type, message } : { type, rating, message } }
    try {
      const became = await withMinimumDuration(
        () => submitFeedback(queued, { send: sendFeedback, storage: localStorage }),
        feedbackSend,
        clock,
      )
      setStep(became)
      toast({
        title: m.feedback_done(),
        description: became === 'sent' ? m.feedback_done_text() : m.feedback_queued_text(),
      })
    } catch (error) {
      console.warn('Feedback could not be sent', error)
      setStep('form')
      toast({ title: m.feedback_failed(), description: m.feedback_failed_text(), tone: 'destructive' })
    }
  }

  const submit = leadsOut ? (
    <Button look="primary" onPress={openBugs}>
      {m.feedback_bug_open()}
    </Button>
  ) : (
    <Button look="primary" isDisabled={step === 'sending' || message === ''} onPress={() => void send()}>
      {step === 'sending' ? m.feedback_sending() : m.feedback_send()}
    </Button>
  )

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.feedback_title()}
      actions={isOver ? undefined : submit}
    >
      {isOver ? (
        <div role="status" className="flex flex-col items-center gap-4 py-8 text-center">
          <CircleCheck aria-hidden="true" className="size-12 text-ok" />
          <p className="text-lead font-semibold">{m.feedback_done()}</p>
          <p className="text-pretty text-muted">
            {step === 'sent' ? m.feedback_done_text() : m.feedback_queued_text()}
          </p>
        </div>
      ) : (
        <div className="flex flex-col gap-5 pt-2">
          <Select
            label={m.feedback_type()}
            value={type}
            onChange={setType}
            options={[
              { value: 'general', label: m.feedback_general() },
              { value: 'feature', label: m.feedback_feature() },
              { value: 'improvement', label: m.feedback_improvement() },
              { value: 'bug', label: m.feedback_bug() },
            ]}
          />
          {leadsOut ? (
            <p className="text-pretty text-muted">{m.feedback_bug_text()}</p>
          ) : (
            <>
              {!isBug && <Rating value={rating} onChange={setRating} />}
              <TextArea
                label={m.feedback_message()}
                value={message}
                onChange={setMessage}
                rows={5}
                maxLength={LIMITS.feedbackMaxLength}
                isDisabled={step === 'sending'}
                description={m.feedback_counter({
                  n: number(message.length),
                  max: number(LIMITS.feedbackMaxLength),
                })}
              />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
