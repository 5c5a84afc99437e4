import { visibleName } from '@octavo/core'
import { useState } from 'react'
import type { FiledFolder } from '../../intake/brought.ts'
import { filesOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { LongList } from '../../review/long-list.tsx'
import { Button, Checkbox, Dialog } from '../../ui/index.ts'

export interface FiledDialogProps {
  readonly filed: readonly FiledFolder[]
  /** Folders whose files are sorted already, as the person wished. */
  readonly opened: readonly string[]
  readonly onApply: (opened: readonly string[]) => void
  readonly onClose: () => void
}

/** The folders of the person in the folder that is organized, and which of them are to be sorted all the same. */
export default function FiledDialog({ filed, opened, onApply, onClose }: FiledDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(opened))
  const counts = new Map(filed.map(({ path, fileCount }) => [path, fileCount]))
  const paths = [...new Set([...counts.keys(), ...opened])].sort()
  const isSame = chosen.size === opened.length && opened.every((path) => chosen.has(path))
  const choose = (path: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(path)
    else next.delete(path)
    setChosen(next)
  }
  const apply = () => {
    onApply([...chosen].sort())
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.device_filed_title()}
      size="m"
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {m.cancel()}
          </Button>
          <Button look="primary" isDisabled={isSame} onPress={apply}>
            {m.device_filed_apply()}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-pretty text-muted">{m.device_filed_text()}</p>
      <LongList label={m.device_filed_list()} of={paths}>
        {(path) => {
          const count = counts.get(path)
          return (
            <li key={path}>
              <Checkbox
                isSelected={chosen.has(path)}
                onChange={(isChosen) => choose(path, isChosen)}
                description={count === undefined ? m.device_filed_opened() : filesOf(count)}
              >
                <bdi className="break-all">{visibleName(path)}</bdi>
              </Checkbox>
            </li>
          )
        }}
      </LongList>
    </Dialog>
  )
}
