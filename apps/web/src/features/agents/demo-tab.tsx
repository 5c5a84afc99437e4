import { type DemoFile, demoFiles } from '@octavo/core'
import { driveFolderOf } from '@octavo/core/connect'
import { FlaskConical, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { filesOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, FirstFew, Panel } from '../../ui/index.ts'
import { SHOWN_FILES } from './words.ts'

const idOf = ({ id }: DemoFile) => id

/** Made-up files, put into groups by their type: what agents do, without a server and without anything of the person's. */
export const DemoTab = () => {
  const [files] = useState(() => demoFiles(Date.now()))
  const [isDone, setDone] = useState(false)
  const groups = isDone ? Map.groupBy(files, ({ name, type }) => driveFolderOf(name, type)) : undefined
  return (
    <Panel label={m.agents_tab_demo()} className="flex flex-col gap-4 p-5">
      <p className="flex items-start gap-2 text-sm text-pretty text-muted">
        <Badge tone="warn" icon={FlaskConical}>
          {m.agents_is_demo()}
        </Badge>
        {m.agents_demo_note()}
      </p>
      <div>
        <Button
          look={isDone ? 'secondary' : 'primary'}
          icon={isDone ? RotateCcw : Play}
          onPress={() => setDone(!isDone)}
        >
          {isDone ? m.agents_demo_reset() : m.agents_demo_run()}
        </Button>
      </div>
      {groups ? (
        <ul aria-label={m.agents_tab_demo()} className="grid gap-3 sm:grid-cols-2">
          {[...groups].map(([group, inside]) => (
            <li key={group} className="rounded-md border border-line bg-raised p-3">
              <p className="font-medium">{group}</p>
              <p className="text-sm text-muted tabular">{filesOf(inside.length)}</p>
              <FirstFew label={group} of={inside} idOf={idOf} shown={3} className="mt-1 text-sm text-muted">
                {({ name }) => (
                  <span className="block truncate">
                    <bdi>{name}</bdi>
                  </span>
                )}
              </FirstFew>
            </li>
          ))}
        </ul>
      ) : (
        <FirstFew
          label={m.agents_tab_demo()}
          of={files}
          idOf={idOf}
          shown={SHOWN_FILES}
          className="divide-y divide-line/60"
        >
          {({ name, size }) => (
            <span className="flex gap-3 py-2">
              <span className="min-w-0 flex-1 truncate">
                <bdi>{name}</bdi>
              </span>
              <span className="text-sm text-muted tabular">{sizeOf(size)}</span>
            </span>
          )}
        </FirstFew>
      )}
    </Panel>
  )
}
