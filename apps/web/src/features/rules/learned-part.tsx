import { type KnownFolder, visibleName } from '@octavo/core'
import { Download, Folder, Pencil, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { filesOf, nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { LongList } from '../../review/long-list.tsx'
import { Button, Dialog, IconButton, ListRow, Panel, TextField } from '../../ui/index.ts'
import { SCHOOLS, type School } from './learned.ts'
import { useLearned } from './use-learned.ts'

/** What was learned from the person's decisions, in the library and in this browser: seen, renamed, forgotten, taken along. */
export const LearnedPart = () => (
  <Panel className="flex flex-col gap-6 p-5 sm:p-8" label={m.learned_title()}>
    <div>
      <h2 className="text-title font-semibold">{m.learned_title()}</h2>
      <p className="mt-1 text-pretty text-muted">{m.learned_text()}</p>
    </div>
    {SCHOOLS.map((school) => (
      <SchoolPart key={school.id} school={school} />
    ))}
  </Panel>
)

const SchoolPart = ({ school }: { readonly school: School }) => {
  const { folders, change, save } = useLearned(school)
  const [renamed, setRenamed] = useState<KnownFolder>()
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = folders.length === 0
  return (
    <section aria-label={school.title()} className="flex flex-col gap-3">
      <h3 className="font-semibold">{school.title()}</h3>
      {isEmpty ? (
        <p className="text-pretty text-muted">{m.learned_nothing()}</p>
      ) : (
        <LongList label={school.title()} of={folders}>
          {(folder) => (
            <ListRow
              key={folder.label}
              icon={Folder}
              title={<bdi>{visibleName(folder.label)}</bdi>}
              detail={detailOf(folder)}
            >
              <IconButton
                size="s"
                icon={Pencil}
                label={m.learned_rename_of({ name: nameIn(folder.label) })}
                onPress={() => setRenamed(folder)}
              />
              <IconButton
                size="s"
                icon={Trash2}
                label={m.learned_forget_of({ name: nameIn(folder.label) })}
                onPress={() => change({ type: 'forget', label: folder.label }, m.learned_forgotten())}
              />
            </ListRow>
          )}
        </LongList>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={Upload} onPress={() => input.current?.click()}>
          {m.learned_import()}
        </Button>
        <Button icon={Download} isDisabled={isEmpty} onPress={save}>
          {m.learned_export()}
        </Button>
        <Button isDisabled={isEmpty} onPress={() => change({ type: 'forget-all' }, m.learned_forgotten())}>
          {m.learned_forget_all()}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        data-testid={`learned-${school.id}`}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          const text = await file?.text()
          currentTarget.value = ''
          if (text !== undefined) change({ type: 'import', text }, m.learned_imported())
        }}
      />
      {renamed && (
        <RenameDialog
          folder={renamed}
          onRename={(to) => change({ type: 'rename', label: renamed.label, to }, m.learned_renamed())}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  )
}

/** "12 decisions, 3 files that lie there". */
const detailOf = ({ decided, filed }: KnownFolder): string =>
  [
    ...(decided > 0 ? [m.learned_decided({ n: number(decided) })] : []),
    ...(filed > 0 ? [m.learned_filed({ files: filesOf(filed) })] : []),
  ].join(' · ')

/** Asks for the name that what is known of a folder goes by from now on. */
const RenameDialog = ({
  folder: { label },
  onRename,
  onClose,
}: {
  readonly folder: KnownFolder
  readonly onRename: (to: string) => void
  readonly onClose: () => void
}) => {
  const [name, setName] = useState(label)
  const to = name.trim().replace(/^\/+|\/+$/gu, '')
  const isOther = to !== '' && to !== label
  const rename = () => {
    if (!isOther) return
    onRename(to)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.learned_rename_of({ name: nameIn(label) })}
      actions={
        <>
          <Button onPress={onClose}>{m.rule_cancel()}</Button>
          <Button look="primary" isDisabled={!isOther} onPress={rename}>
            {m.learned_rename()}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          rename()
        }}
      >
        <TextField
          autoFocus
          label={m.learned_name()}
          description={m.learned_name_hint()}
          value={name}
          onChange={setName}
          maxLength={255}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
