import { useCallback, useEffect, useRef, useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx, Dialog, ProgressBar } from '../../ui/index.ts'
import { DragStage } from './drag-stage.tsx'
import { closeTutorial, useGuide } from './guide-store.ts'
import { Octopus } from './octopus.tsx'
import { Overview } from './overview.tsx'
import { Speech } from './speech.tsx'
import { nextStep, percentOf, STEPS, tutorialFiles } from './steps.ts'

/** The guided tutorial, opened by `openTutorial()` from wherever the app offers it. */
export default function TutorialDialog() {
  const { isTutorialOpen, files, from } = useGuide()
  const [index, setIndex] = useState(() => STEPS.findIndex(({ id }) => id === from))
  // Which step's message has been typed to its end; a step that was typed before stays open to go on from.
  const [typed, setTyped] = useState(-1)
  const [hasTried, setTried] = useState(false)
  const forward = useRef<HTMLDivElement>(null)
  const step = STEPS[index]
  const canGoOn = typed >= index
  const done = useCallback(() => setTyped((before) => Math.max(before, index)), [index])
  const leave = () => {
    closeTutorial()
    setIndex(0)
    setTyped(-1)
    setTried(false)
  }

  // "Next Step" loses the focus while it is disabled: it gets it back, unless the person has moved on.
  useEffect(() => {
    const { activeElement: focused } = document
    const isLost = focused === document.body || focused?.getAttribute('role') === 'dialog'
    if (canGoOn && isLost) forward.current?.querySelector('button')?.focus()
  }, [canGoOn])

  if (!isTutorialOpen || !step) return null
  const next = nextStep(index)
  const { title, message } = (!hasTried && step.untried) || step
  const isWords = !step.action && step.id !== 'overview'
  const counter = m.tutorial_counter({ step: number(index + 1), total: number(STEPS.length) })
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={m.tutorial_title()}
      size="m"
      actions={
        <div className="flex w-full flex-wrap items-center justify-end gap-3">
          <Button look="quiet" onPress={leave} className="me-auto max-xs:order-last max-xs:me-0 max-xs:w-full">
            {m.tutorial_skip()}
          </Button>
          <Button isDisabled={index === 0} onPress={() => setIndex(index - 1)} className="max-xs:flex-1">
            {m.tutorial_previous()}
          </Button>
          <div ref={forward} className="flex max-xs:flex-1">
            <Button
              look="primary"
              isDisabled={!canGoOn}
              onPress={() => (next === undefined ? leave() : setIndex(next))}
              className="flex-1"
            >
              {next === undefined ? m.tutorial_complete() : m.tutorial_next()}
            </Button>
          </div>
        </div>
      }
    >
      {/* As high as its highest step: the buttons stay where they are. */}
      <div className="flex min-h-[31rem] flex-col">
        <p className="mb-2 text-sm font-medium text-muted tabular">{counter}</p>
        <ProgressBar label={m.tutorial_progress()} percent={percentOf(index)} valueText={counter} size="s" />
        <div
          className={cx(
            'mt-5 flex gap-4',
            isWords ? 'flex-1 flex-col items-center justify-center text-center' : 'items-start',
          )}
        >
          <Octopus emotion={step.emotion} sizePx={isWords ? 176 : 84} />
          <div className={cx('min-w-0', isWords ? 'max-w-sm' : 'flex-1')}>
            <h3 className="text-lead font-semibold" data-step={step.id}>
              {title()}
            </h3>
            <Speech key={step.id} text={message()} onDone={done} className="mt-1.5" />
          </div>
        </div>
        {step.id === 'overview' && <Overview />}
        {step.action && (
          <div className="mt-5">
            <DragStage
              key={step.id}
              files={tutorialFiles(files)}
              action={step.action}
              onPutAway={() => setTried(true)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
