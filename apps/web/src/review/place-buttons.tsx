import { type DraftEntry, meantFor, visibleName } from '@octavo/core'
import { Check, FolderInput, Undo2 } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx } from '../ui/index.ts'
import { likelyPlaces } from './places.ts'

export interface PlaceButtonsProps {
  readonly entry: DraftEntry
  readonly canUndo: boolean
  /** True when single keys do something: then each button shows its own. */
  readonly hasKeys: boolean
  readonly onPlace: (category: string) => void
  readonly onStay: () => void
  readonly onElsewhere: () => void
  readonly onUndo: () => void
}

/** The decision about one file, in sight below it: its likely places under the keys 1 2 3, leave it, elsewhere, undo. */
export const PlaceButtons = (props: PlaceButtonsProps) => {
  const { entry, canUndo, hasKeys, onPlace, onStay, onElsewhere, onUndo } = props
  const key = (name: string) => hasKeys && <Key>{name}</Key>
  return (
    <div className="flex flex-wrap items-center gap-2 md:gap-3">
      <ul
        aria-label={m.decide_places()}
        className="flex min-w-0 flex-1 flex-wrap gap-2 max-md:basis-full max-md:flex-col"
      >
        {likelyPlaces([entry]).map(({ category, confidence }, index) => {
          const isHere = meantFor(entry) === category && !entry.excluded
          return (
            <li key={category} className="min-w-0">
              <button
                type="button"
                aria-pressed={isHere}
                onClick={() => onPlace(category)}
                className={cx(
                  'tap flex min-h-12 w-full items-center gap-2.5 rounded-md border px-3.5 text-start font-medium transition',
                  isHere
                    ? 'border-accent bg-accent-soft'
                    : 'border-edge/60 bg-raised hover:border-accent hover:bg-accent-soft',
                )}
              >
                {key(String(index + 1))}
                <bdi className="min-w-0 flex-1 truncate">{visibleName(category)}</bdi>
                {confidence !== undefined && (
                  <span className="text-sm font-normal text-muted tabular">
                    {m.progress_percent({ percent: number(Math.round(confidence * 100)) })}
                  </span>
                )}
                {isHere && <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent" />}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-1">
        <Button onPress={onStay} {...(entry.excluded ? { look: 'primary' as const } : {})}>
          {key('0')}
          {m.decide_stay()}
        </Button>
        <Button icon={FolderInput} onPress={onElsewhere}>
          {m.decide_elsewhere()}
        </Button>
        <Button look="quiet" icon={Undo2} isDisabled={!canUndo} onPress={onUndo}>
          {m.undo()}
        </Button>
      </div>
    </div>
  )
}

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="grid size-6 shrink-0 place-items-center rounded-sm border border-edge/60 bg-sunken font-sans text-sm font-semibold text-muted max-md:hidden">
    {children}
  </kbd>
)
