import { type Groups, visibleName } from '@octavo/core'
import { type ReactNode, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { LongList } from '../../../review/long-list.tsx'
import { Button, Dialog, Panel } from '../../../ui/index.ts'
import { moreGroups } from './words.ts'

/** Cards that are drawn at once, and added with each press. */
const SHOWN = 48

export interface GroupCardsProps<T> {
  readonly groups: Groups<T>
  /** `12 emails`. */
  readonly countWords: (count: number) => string
  /** The first few of a group; `onMore` opens all of them. */
  readonly renderFew: (members: readonly T[], name: string, onMore: () => void) => ReactNode
  /** One of all, as a row of a list. */
  readonly renderOne: (one: T) => ReactNode
}

/** Groups as cards: name, count, the first few. All of one open in a list. */
export const GroupCards = <T,>({ groups, countWords, renderFew, renderOne }: GroupCardsProps<T>) => {
  const [shown, setShown] = useState(SHOWN)
  const [opened, setOpened] = useState<string>()
  const members = opened === undefined ? undefined : groups.get(opened)
  return (
    <section aria-label={m.org_result()} className="flex flex-col items-center gap-4">
      <ul className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...groups].slice(0, shown).map(([name, of]) => (
          <li key={name} className="flex min-w-0">
            <Panel className="flex w-full min-w-0 flex-col gap-3 rounded-[1.25rem]! p-4">
              <div className="flex items-baseline justify-between gap-3 px-2">
                <h3 className="min-w-0 truncate font-semibold">
                  <bdi>{visibleName(name)}</bdi>
                </h3>
                <p className="shrink-0 text-sm text-muted tabular">{countWords(of.length)}</p>
              </div>
              {renderFew(of, name, () => setOpened(name))}
            </Panel>
          </li>
        ))}
      </ul>
      {groups.size > shown && (
        <Button size="s" onPress={() => setShown(shown + SHOWN)}>
          {moreGroups(groups.size - shown)}
        </Button>
      )}
      <Dialog
        isOpen={members !== undefined}
        onOpenChange={() => setOpened(undefined)}
        title={visibleName(opened ?? '')}
        isText
        actions={<Button onPress={() => setOpened(undefined)}>{m.close()}</Button>}
      >
        {members && (
          <LongList label={opened ?? ''} of={members}>
            {renderOne}
          </LongList>
        )}
      </Dialog>
    </section>
  )
}
