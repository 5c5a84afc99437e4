import { CircleAlert, FolderOpen, type LucideIcon } from 'lucide-react'
import { useCallback } from 'react'
import { usePageDrop } from '../../../intake/use-page-drop.ts'
import { m } from '../../../paraglide/messages.js'
import { Approval } from '../../../ui/approval.tsx'
import { BlankState, Button, cx, Panel } from '../../../ui/index.ts'
import type { OwnItems, OwnState, ReadHooks } from './own-items.ts'

/** The ways in; each is called in the press or the drop itself. */
export interface WaysIn<Picked> {
  files(hooks: ReadHooks): Promise<Picked>
  folder(hooks: ReadHooks): Promise<Picked>
  drop(transfer: DataTransfer): Promise<Picked>
}

export interface PickOwnProps<Picked, T> {
  readonly items: OwnItems<Picked, T>
  readonly ways: WaysIn<Picked>
  readonly now: OwnState<T>
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** What is said when there was nothing of the kind among what was picked. */
  readonly empty: string
  readonly choose: string
  /** How many were found so far, in words. */
  readonly countWords: (count: number) => string
}

/** The way in for the person's own: pick files or a folder, or drop them; how far reading is. Nothing leaves the device. */
export const PickOwn = <Picked, T>(props: PickOwnProps<Picked, T>) => {
  const { items, ways, now, icon, title, text, empty, choose, countWords } = props
  const isOver = usePageDrop(
    useCallback(
      async (transfer) => {
        const dropped = ways.drop(transfer)
        await items.take(() => dropped)
      },
      [items, ways],
    ),
    now.state !== 'reading',
  )
  if (now.state === 'reading')
    return (
      <Approval stage="processing" title={m.org_reading()} text={countWords(now.count)}>
        <div>
          <Button size="s" onPress={items.cancel}>
            {m.cancel()}
          </Button>
        </div>
      </Approval>
    )
  const problem = now.state === 'failed' ? m.org_read_failed() : now.state === 'empty' ? empty : undefined
  return (
    <Panel className={cx('flex flex-col rounded-[1.25rem]!', isOver && 'border-accent!')}>
      <BlankState
        icon={problem === undefined ? icon : CircleAlert}
        title={isOver ? m.org_drop_now() : (problem ?? title)}
        text={text}
      >
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" icon={icon} onPress={() => void items.take(ways.files)}>
            {choose}
          </Button>
          <Button icon={FolderOpen} onPress={() => void items.take(ways.folder)}>
            {m.org_choose_folder()}
          </Button>
        </div>
      </BlankState>
    </Panel>
  )
}
