import { FileText, Folder as FolderPicture, Image, Music } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import type { TutorialFile } from './guide-store.ts'
import { drop, FOLDERS, type Folder, type Placed, remaining } from './practice.ts'
import type { StepAction } from './steps.ts'
import { useCarry } from './use-carry.ts'

const FOLDER_NAME: Record<Folder, () => string> = {
  photos: m.tutorial_folder_photos,
  documents: m.tutorial_folder_documents,
  music: m.tutorial_folder_music,
}
const pictureOf = (name: string) =>
  /\.(jpe?g|png|gif|webp|heic|svg)$/i.test(name)
    ? Image
    : /\.(mp3|flac|wav|m4a|ogg|aac)$/i.test(name)
      ? Music
      : FileText

export interface DragStageProps {
  readonly files: readonly TutorialFile[]
  readonly action: StepAction
  /** Told of each file that was put into a folder. */
  readonly onPutAway: () => void
}

/** Where the tutorial is tried out: files that can be chosen, carried and dropped into three folders. */
export const DragStage = ({ files, action, onPutAway }: DragStageProps) => {
  const [placed, setPlaced] = useState<Placed>({})
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const tookFocus = useRef(false)
  const nameOf = (id: string) => files.find((file) => file.id === id)?.name ?? ''
  const withFolders = action === 'drop' || action === 'practice'
  const left = remaining(files, placed)
  const { held, cardProps } = useCarry({
    canCarry: action !== 'select',
    onSelect: (id) => {
      setChosen(id)
      setSaid(m.tutorial_said_chosen({ name: nameOf(id) }))
    },
    onPickUp: (id) => {
      setChosen(id)
      setSaid(withFolders ? m.tutorial_said_held({ name: nameOf(id) }) : m.tutorial_said_moving({ name: nameOf(id) }))
    },
    onOver: (folder) => setSaid(folder ? m.tutorial_said_over({ folder: FOLDER_NAME[folder]() }) : ''),
    onDrop: (what) => {
      const next = drop(placed, what)
      setPlaced(next)
      tookFocus.current = what.by === 'keys'
      const folder = what.over ? FOLDER_NAME[what.over]() : ''
      const rest = remaining(files, next).length
      if (what.over) onPutAway()
      setSaid(
        rest === 0
          ? m.tutorial_said_all()
          : m.tutorial_said_dropped({ name: nameOf(what.id), folder, left: number(rest) }),
      )
    },
    onCancel: () => setSaid(m.tutorial_said_back()),
  })

  // A card that was dropped by keyboard takes the focus along: the next one gets it.
  useEffect(() => {
    if (!tookFocus.current || Object.keys(placed).length === 0) return
    tookFocus.current = false
    ;(list.current?.querySelector('button') ?? list.current)?.focus()
  }, [placed])

  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-sunken p-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={m.tutorial_files()}
        className="grid min-h-24 grid-cols-2 gap-2.5 sm:grid-cols-3"
      >
        {left.map(({ id, name }) => {
          const Picture = pictureOf(name)
          const isHeld = held?.id === id
          return (
            <li key={id} className={isHeld ? 'relative z-10' : ''}>
              <button
                type="button"
                aria-pressed={chosen === id}
                aria-describedby="tutorial-hint"
                {...cardProps(id)}
                style={
                  isHeld && held.by === 'pointer' ? { transform: `translate(${held.x}px, ${held.y}px)` } : undefined
                }
                className={cx(
                  'flex w-full touch-none items-center gap-2 rounded-md border bg-raised px-3 py-3 text-start text-sm font-medium select-none',
                  isHeld
                    ? 'pointer-events-none border-accent opacity-90 shadow-float'
                    : chosen === id
                      ? 'border-accent bg-accent-soft'
                      : 'border-line hover:border-accent',
                  action !== 'select' && 'cursor-grab',
                )}
              >
                <Picture aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <bdi className="truncate">{name}</bdi>
              </button>
            </li>
          )
        })}
        {left.length === 0 && (
          <li className="col-span-full self-center text-center font-medium text-ok">{m.tutorial_said_all()}</li>
        )}
      </ul>
      {withFolders && (
        <ul aria-label={m.tutorial_folders()} className="grid grid-cols-3 gap-2.5">
          {FOLDERS.map((folder) => {
            const inside = Object.values(placed).filter((where) => where === folder).length
            return (
              <li
                key={folder}
                data-folder={folder}
                className={cx(
                  'flex flex-col items-center gap-1 rounded-md border-2 border-dashed px-2 py-4 text-center text-sm transition',
                  held?.over === folder ? 'scale-[1.03] border-accent bg-accent-soft' : 'border-edge/60 bg-surface',
                )}
              >
                <FolderPicture aria-hidden="true" className="size-7 text-accent" />
                <span className="font-medium">{FOLDER_NAME[folder]()}</span>
                <span className="text-muted tabular">{m.tutorial_inside({ n: number(inside) })}</span>
              </li>
            )
          })}
        </ul>
      )}
      <p id="tutorial-hint" className="text-sm text-muted">
        {action === 'select' ? m.tutorial_hint_select() : withFolders ? m.tutorial_hint_drop() : m.tutorial_hint_drag()}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
