import type { Shape } from '@octavo/core'
import { useId } from 'react'
import { locale } from '../language/index.ts'
import { filesOf, foldersOf, nameIn } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Switch } from '../ui/index.ts'
import type { PlanView } from '../worker/plan/plan-view.ts'

type DivisionOffer = PlanView['offers'][number]
type Division = Pick<DivisionOffer, 'folder' | 'by'>

const BY: Readonly<Record<Division['by'], (inputs: { folder: string }) => string>> = {
  event: m.folders_divide_event,
  sender: m.folders_divide_sender,
  project: m.folders_divide_project,
  year: m.folders_divide_year,
}

/** So many offers are shown: the largest folders. */
const MOST_SHOWN = 5
const NAMES_SHOWN = 4

export interface LargeFoldersProps {
  readonly offers: readonly DivisionOffer[]
  readonly shape: Shape
  readonly onChange: (divisions: readonly Division[]) => void
}

/** Large folders that fall into telling parts: each is divided where the person wants that, and left alone otherwise. */
export const LargeFolders = ({ offers, shape: { divisions = [] }, onChange }: LargeFoldersProps) => {
  const title = useId()
  const taken: readonly Division[] = divisions === 'offered' ? offers : divisions
  if (offers.length === 0) return null
  const choose = ({ folder, by }: Division, isTaken: boolean) => {
    const others = taken.filter((one) => one.folder !== folder)
    onChange(isTaken ? [...others, { folder, by }] : others)
  }
  const named = new Intl.ListFormat(locale(), { type: 'unit', style: 'short' })
  const words = ({ fileCount, parts }: DivisionOffer) =>
    m.folders_divide_parts({
      files: filesOf(fileCount),
      folders: foldersOf(parts.length),
      names: `${named.format(parts.slice(0, NAMES_SHOWN).map(nameIn))}${parts.length > NAMES_SHOWN ? ' …' : ''}`,
    })
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="font-medium">
        {m.folders_large()}
      </h3>
      <p className="mb-1 text-sm text-muted">{m.folders_large_text()}</p>
      {offers.slice(0, MOST_SHOWN).map((offer) => (
        <Switch
          key={offer.folder}
          isSelected={taken.some(({ folder, by }) => folder === offer.folder && by === offer.by)}
          onChange={(isTaken) => choose(offer, isTaken)}
          description={words(offer)}
        >
          {BY[offer.by]({ folder: nameIn(offer.folder) })}
        </Switch>
      ))}
    </section>
  )
}
