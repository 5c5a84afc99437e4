import { type Groups, visibleName } from '@octavo/core'
import { type ReactNode, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { LongList } from '../../../review/long-list.tsx'
import { Button, cx, Dialog, Panel } from '../../../ui/index.ts'
import { moreGroups } from './words.ts'

/** Cards that are drawn at once, and added with each press. */
const SHOWN = 48

export interface GroupCardsProps<T> {
  readonly groups: Groups<T>
  /** `12 emails`. */
  readonly countWords: (count: number) => string
  /** The first few of a group; `onMore` opens all of them. */
  readonly renderFew: (members: readonly T[], name: string, onMore: () => void) => ReactNode
  /** One of all, as a row of a list that `onClose` closes. */
  readonly renderOne: (one: T, name: string, onClose: () => void) => ReactNode
  /** What can be done with a group, in its head. */
  readonly renderActs?: ((name: string, members: readonly T[], onMore: () => void) => ReactNode) | undefined
  /** What stands between a group and the one after it: such groups come one below the other, as on a line of time. */
  readonly renderBetween?: ((name: string, next: string) => ReactNode) | undefined
}

/** Groups as cards: name, count, the first few. All of one open in a list. */
export const GroupCards = <T,>(props: GroupCardsProps<T>) => {
  const { groups, countWords, renderFew, renderOne, renderActs, renderBetween } = props
  const [shown, setShown] = useState(SHOWN)
  const [opened, setOpened] = useState<string>()
  const members = opened === undefined ? undefined : groups.get(opened)
  const cards = [...groups].slice(0, shown)
  return (
    <section aria-label={m.org_result()} className="flex flex-col items-center gap-4">
      <ul className={renderBetween ? 'flex w-full flex-col' : 'grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
        {cards.map(([name, of], at) => {
          const next = cards[at + 1]?.[0]
          return (
            <li key={name} className={cx('flex min-w-0', renderBetween && 'flex-col')}>
              <Panel className="flex w-full min-w-0 flex-col gap-3 rounded-[1.25rem]! p-4">
                <div className="flex items-center justify-between gap-3 ps-2">
                  <h3 className={cx('min-w-0 font-semibold', renderBetween ? 'break-words' : 'truncate')}>
                    <bdi>{visibleName(name)}</bdi>
                  </h3>
                  <div className="flex shrink-0 items-center gap-2">
                    <p className="text-sm text-muted tabular">{countWords(of.length)}</p>
                    {renderActs?.(name, of, () => setOpened(name))}
                  </div>
                </div>
                {renderFew(of, name, () => setOpened(name))}
              </Panel>
              {next !== undefined && renderBetween?.(name, next)}
            </li>
          )
        })}
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
        {members && opened !== undefined && (
          <LongList label={opened} of={members}>
            {(one) => renderOne(one, opened, () => setOpened(undefined))}
          </LongList>
        )}
      </Dialog>
    </section>
  )
}
