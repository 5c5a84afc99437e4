import { visibleName } from '@octavo/core'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import { type Dragging, dropInto } from './dragging.ts'
import { addressOf, folderPlace, nameOfFolder, pathTo } from './place.ts'

/** The way from the top to the folder that is open; each of its folders takes what is dragged there. */
export const Crumbs = ({ folder, dragging }: { readonly folder: string; readonly dragging: Dragging }) => {
  const path = pathTo(folder)
  return (
    <nav aria-label={m.lib_crumbs()} className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center overflow-hidden">
        {path.map((step, index) => {
          const isHere = index === path.length - 1
          const name = step === '/' ? m.lib_top() : visibleName(nameOfFolder(step))
          return (
            <li
              key={step}
              className={cx(
                'flex items-center',
                isHere ? 'min-w-0' : 'min-w-6 shrink',
                // What does not fit goes first where it is known best: in the middle.
                !isHere && index > 0 && index < path.length - 2 && 'max-md:hidden',
              )}
            >
              {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />}
              <Link
                to={addressOf(folderPlace(step))}
                aria-current={isHere ? 'page' : undefined}
                {...dropInto(dragging, step)}
                className={cx(
                  'tap inline-flex min-h-9 min-w-0 items-center rounded-sm px-2 hover:bg-accent-soft data-over:bg-accent-soft data-over:outline-2 data-over:outline-accent',
                  isHere ? 'font-semibold' : 'text-muted',
                )}
              >
                <bdi className="truncate">{name}</bdi>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
