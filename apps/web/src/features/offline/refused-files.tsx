import { visibleName } from '@octavo/core'
import { ChevronDown, FileX } from 'lucide-react'
import { useRef } from 'react'
import { removeWaiting, waitAgain } from '../../device/queue.ts'
import { failureText } from '../../intake/failure-text.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, toast } from '../../ui/index.ts'
import { useRefused, useRetry } from './use-queue.ts'

type Refused = ReturnType<typeof useRefused>[number]

/** A decision about a file that is in the library already has no name of its own here. */
const nameOf = ({ name }: Refused) => (name === '' ? m.offline_refused_move() : visibleName(name))

const failed = (error: unknown) => console.warn('The queue could not be changed', error)

/** Files that waited on this device and that the server will not take: each with its reason, to try again or to remove. */
export const RefusedFiles = () => {
  const files = useRefused()
  const retry = useRetry()
  const summary = useRef<HTMLElement>(null)
  const words = { count: files.length, n: number(files.length) }

  const remove = (file: Refused) => {
    // The pressed button goes with its row: the focus stays with the list.
    summary.current?.focus()
    const name = nameOf(file)
    removeWaiting([file.id]).then(
      () =>
        toast({
          title: m.offline_refused_removed(),
          description: name,
          action: {
            label: m.undo(),
            altText: m.offline_refused_removed_alt(),
            onAction: () => void waitAgain([file]).catch(failed),
          },
        }),
      failed,
    )
  }

  return (
    <div role="status" aria-label={m.offline_refused_label()}>
      {files.length > 0 && (
        <div className="relative border-b border-danger/40 bg-danger-soft px-4 py-2 text-text sm:px-6">
          <details className="group mx-auto max-w-5xl">
            <summary ref={summary} className="tap flex min-h-9 list-none items-center gap-2 font-medium text-danger">
              <FileX aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">{m.offline_refused_title(words)}</span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition group-open:rotate-180" />
            </summary>
            <p className="mt-1 text-sm text-pretty">{m.offline_refused_text()}</p>
            <ul className="scroll-thin mt-2 max-h-60 divide-y divide-line/60 overflow-y-auto rounded-sm border border-line bg-sunken px-3 text-sm">
              {files.map((file) => (
                <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
                  <span className="min-w-0 flex-1 basis-48">
                    <bdi className="block font-medium break-all">{nameOf(file)}</bdi>
                    <span className="text-muted">{failureText(file.refusal)}</span>
                  </span>
                  <span className="flex gap-2">
                    <Button
                      size="s"
                      aria-label={m.offline_refused_retry_of({ name: nameOf(file) })}
                      onPress={() => {
                        summary.current?.focus()
                        retry([file])
                      }}
                    >
                      {m.offline_refused_retry()}
                    </Button>
                    <Button
                      size="s"
                      look="quiet"
                      aria-label={m.offline_refused_remove_of({ name: nameOf(file) })}
                      onPress={() => remove(file)}
                    >
                      {m.offline_refused_remove()}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
            {files.length > 1 && (
              <Button size="s" className="my-2" onPress={() => retry(files)}>
                {m.offline_refused_retry_all(words)}
              </Button>
            )}
          </details>
        </div>
      )}
    </div>
  )
}
