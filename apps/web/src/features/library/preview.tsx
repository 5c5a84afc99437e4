import { fileDetails } from '@octavo/contract'
import { safeNext, visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, ExternalLink, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { requestJson } from '../../http/http.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { cx, IconButton } from '../../ui/index.ts'
import { canShow, contentOf, factsOf } from './addresses.ts'
import { PreviewFacts } from './preview-facts.tsx'
import { PreviewStage } from './preview-stage.tsx'
import type { Found } from './search.ts'

interface PreviewProps {
  /** The list that it was opened from, in its order. */
  readonly found: readonly Found[]
  readonly id: string
  readonly onMove: (id: string) => void
  readonly onClose: () => void
}

/** The second press of a double press lands beside the window that the first one opened. */
const DOUBLE_PRESS_MS = 500

const LINK =
  'tap inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-md px-4 text-[0.9375rem] font-medium transition duration-150'

/** One file of the list, large: what it looks like and what is known of it; arrows go to its neighbours. */
export default function Preview({ found, id, onMove, onClose }: PreviewProps) {
  const openedAtMs = useRef(performance.now())
  const at = found.findIndex(({ file }) => file.id === id)
  const file = found[at]?.file
  const { data: facts } = useQuery({
    queryKey: ['/api/files', id, 'facts'],
    queryFn: async ({ signal }) => fileDetails.parse(await requestJson(file ? factsOf(file) : '', { signal })),
    enabled: file?.state === 'ok',
    staleTime: 60_000,
  })
  const step = (by: number) => {
    const next = found[at + by]?.file.id
    if (next !== undefined) onMove(next)
  }
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const isTaken = event.target instanceof Element && event.target.closest('video, audio') !== null
      if (way === undefined || isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      latest.current(document.documentElement.dir === 'rtl' ? -way : way)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  // A file that has left the list leaves its window, too.
  useEffect(() => {
    if (!file) onClose()
  }, [file, onClose])
  if (!file) return null
  const name = visibleName(file.name)
  const position = m.preview_position({ at: number(at + 1), total: number(found.length) })
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      shouldCloseOnInteractOutside={() => performance.now() - openedAtMs.current > DOUBLE_PRESS_MS}
      className="fixed inset-0 z-50 flex animate-fade items-end justify-center bg-scrim md:items-center md:p-6"
    >
      <Modal className="h-[94dvh] w-full animate-pop overflow-hidden rounded-t-[1.75rem] border border-line bg-surface text-text shadow-float md:h-[min(46rem,100%)] md:max-w-6xl md:rounded-[1.75rem]">
        <Dialog className="flex h-full flex-col outline-none md:flex-row">
          <div className="relative flex min-h-0 flex-[0_0_44%] items-center justify-center bg-sunken px-4 pt-4 pb-17 md:flex-1 md:px-8 md:pt-8 md:pb-20">
            <PreviewStage key={file.id} file={file} excerpt={facts?.excerpt} />
            <div className="absolute inset-x-3 bottom-3 flex items-center justify-between md:inset-x-4">
              <Step label={m.preview_previous()} icon={ChevronLeft} isDisabled={at === 0} onPress={() => step(-1)} />
              <p
                role="status"
                className="rounded-full bg-surface/85 px-3 py-1 text-sm text-muted tabular shadow-float backdrop-blur-sm"
              >
                <span className="sr-only">{`${name}, `}</span>
                {position}
              </p>
              <Step
                label={m.preview_next()}
                icon={ChevronRight}
                isDisabled={at === found.length - 1}
                onPress={() => step(1)}
              />
            </div>
          </div>
          <div className="flex min-h-0 flex-1 flex-col border-line max-md:border-t md:w-[22rem] md:flex-none md:border-s">
            <header className="flex items-start justify-between gap-3 ps-6 pe-3.5 pt-4">
              <Heading slot="title" className="min-w-0 pt-2 text-lead font-semibold [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </Heading>
              <IconButton slot="close" label={m.close()} icon={X} />
            </header>
            <section
              aria-label={m.preview_facts()}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
              tabIndex={0}
              className="scroll-thin grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-6 py-4"
            >
              <PreviewFacts file={file} facts={facts} />
            </section>
            {file.state === 'ok' && (
              <footer className="flex gap-3 border-t border-line px-6 pt-4 pb-[calc(1rem+var(--safe-bottom))]">
                {canShow(file) && (
                  <a
                    href={safeNext(contentOf(file))}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={cx(LINK, 'border border-edge/60 bg-raised hover:border-accent hover:bg-accent-soft')}
                  >
                    <ExternalLink aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                    {m.preview_open()}
                  </a>
                )}
                <a
                  href={safeNext(contentOf(file))}
                  download={file.name}
                  className={cx(LINK, 'bg-accent font-semibold text-on-accent hover:bg-accent-strong')}
                >
                  <Download aria-hidden="true" className="size-5" />
                  {m.preview_download()}
                </a>
              </footer>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: typeof ChevronLeft
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** To the file before or after; it stays where it is at the ends, so that the focus does, too. */
const Step = ({ label, icon, isDisabled, onPress }: StepProps) => (
  <IconButton
    label={label}
    icon={icon}
    look="secondary"
    aria-disabled={isDisabled}
    onPress={onPress}
    className={cx('rounded-full! rtl:-scale-x-100', isDisabled && 'opacity-45')}
  />
)
