import { ALL_DOCUMENT_KINDS, FILE_KINDS, visibleName } from '@octavo/core'
import type { RuleSet } from '@octavo/core/rules'
import { Folder, Shield, X } from 'lucide-react'
import { useState } from 'react'
import { nameIn } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { valueWords } from '../../rules/words.ts'
import { Button, IconButton, List, ListRow, Panel, Select, TextField } from '../../ui/index.ts'

interface ProtectPartProps {
  readonly set: RuleSet
  readonly onSave: (set: RuleSet, told?: string) => void
}

type Sort = 'folders' | 'kinds'

/** What a kind is called: of a document where it is one, else of a file. */
const kindWords = (kind: string): string =>
  (ALL_DOCUMENT_KINDS as readonly string[]).includes(kind) ? valueWords('document', kind) : valueWords('kind', kind)

/** Folders and kinds that nothing touches. */
export const ProtectPart = ({ set, onSave }: ProtectPartProps) => {
  const [folder, setFolder] = useState('')
  const { folders = [], kinds = [] } = set.protect ?? {}
  const put = (sort: Sort, names: readonly string[], told?: string) => {
    const next = { folders, kinds, [sort]: names }
    const protect = {
      ...(next.folders.length > 0 && { folders: next.folders }),
      ...(next.kinds.length > 0 && { kinds: next.kinds }),
    }
    onSave({ rules: set.rules, ...(Object.keys(protect).length > 0 && { protect }) }, told)
  }
  const path = folder.trim().replace(/^\/+|\/+$/gu, '')
  const add = () => {
    if (path === '') return
    put('folders', [...new Set([...folders, path])])
    setFolder('')
  }
  const rest = [...new Set<string>([...FILE_KINDS, ...ALL_DOCUMENT_KINDS])].filter((kind) => !kinds.includes(kind))
  const row = (sort: Sort, name: string, words: string) => (
    <ListRow key={`${sort} ${name}`} icon={sort === 'folders' ? Folder : Shield} title={<bdi>{words}</bdi>}>
      <IconButton
        size="s"
        label={m.rules_protect_remove({ name: nameIn(words) })}
        icon={X}
        onPress={() =>
          put(
            sort,
            (sort === 'folders' ? folders : kinds).filter((other) => other !== name),
            m.rules_removed(),
          )
        }
      />
    </ListRow>
  )
  return (
    <Panel className="flex flex-col gap-5 p-5 sm:p-8" label={m.rules_protect()}>
      <div>
        <h2 className="text-title font-semibold">{m.rules_protect()}</h2>
        <p className="mt-1 text-pretty text-muted">{m.rules_protect_text()}</p>
      </div>
      {folders.length + kinds.length > 0 && (
        <List label={m.rules_protect()}>
          {folders.map((name) => row('folders', name, visibleName(name)))}
          {kinds.map((kind) => row('kinds', kind, kindWords(kind)))}
        </List>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          label={m.rules_protect_folder()}
          value={folder}
          onChange={setFolder}
          maxLength={1000}
          autoComplete="off"
        />
        <Button type="submit" isDisabled={path === ''}>
          {m.rules_protect_add()}
        </Button>
      </form>
      <Select
        label={m.rules_protect_kind()}
        value=""
        options={[
          { value: '', label: m.rules_protect_choose() },
          ...rest.map((kind) => ({ value: kind, label: kindWords(kind) })),
        ]}
        onChange={(kind) => {
          if (kind !== '') put('kinds', [...kinds, kind])
        }}
      />
    </Panel>
  )
}
