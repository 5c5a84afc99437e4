import type { ModelResponse } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BrainCircuit } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { Button, Choice, Dialog, TextField, toast } from '../../ui/index.ts'
import { getModel, putModel, QUERIES, removeModel, testModel } from './api.ts'
import { Loaded, Section } from './section.tsx'
import { tellFailure } from './tell.ts'

const MeaningPart = lazy(() => import('./meaning-part.tsx'))

const stateOf = ({ own, server }: ModelResponse): string => {
  if (own) return m.model_own({ name: own.name })
  return server === null ? m.model_none() : m.model_server({ name: server })
}

/** Which language model helps with what stays unclear, and what it is told. */
export const ModelSection = () => {
  const user = useUser()
  const queries = useQueryClient()
  const model = useQuery({ queryKey: [QUERIES.model], queryFn: getModel, staleTime: 0 })
  const [isEditing, setEditing] = useState(false)
  const [isTesting, setTesting] = useState(false)

  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: [QUERIES.model] })
    await queries.invalidateQueries({ queryKey: [QUERIES.meaning] })
  }
  const test = async () => {
    setTesting(true)
    try {
      const { answers, reason } = await testModel()
      if (answers) toast({ title: m.model_answers() })
      else toast({ title: m.model_silent(), ...(reason ? { description: reason } : {}), tone: 'destructive' })
    } catch (error) {
      tellFailure(error)
    }
    setTesting(false)
  }
  const disconnect = async () => {
    try {
      await removeModel()
    } catch (error) {
      tellFailure(error)
    }
    await refresh()
  }

  return (
    <Section id="model" title={m.model_title()} icon={BrainCircuit}>
      <p className="text-pretty text-muted">{m.model_text()}</p>
      <Loaded query={model}>
        {(data) => (
          <>
            <div>
              <p className="font-medium">
                <bdi>{stateOf(data)}</bdi>
              </p>
              {(data.own || data.server !== null) && (
                <p className="mt-1 text-sm text-pretty text-muted">
                  {data.sendsText ? m.model_flow_text() : m.model_flow_names()}
                </p>
              )}
            </div>
            {user ? (
              <div className="flex flex-wrap gap-3">
                <Button onPress={() => setEditing(true)}>{data.own ? m.account_change() : m.model_connect()}</Button>
                {(data.own || data.server !== null) && (
                  <Button isDisabled={isTesting} onPress={() => void test()}>
                    {isTesting ? m.model_testing() : m.model_test()}
                  </Button>
                )}
                {data.own && <Button onPress={() => void disconnect()}>{m.model_disconnect()}</Button>}
              </div>
            ) : (
              <p className="text-sm text-muted">{m.model_guest()}</p>
            )}
            {isEditing && (
              <ModelDialog
                own={data.own}
                onClose={() => {
                  setEditing(false)
                  void refresh()
                }}
              />
            )}
          </>
        )}
      </Loaded>
      <Suspense fallback={null}>
        <MeaningPart />
      </Suspense>
    </Section>
  )
}

const ModelDialog = ({ own, onClose }: { readonly own: ModelResponse['own']; readonly onClose: () => void }) => {
  const [kind, setKind] = useState(own?.kind ?? 'openai')
  const [url, setUrl] = useState(own?.url ?? '')
  const [name, setName] = useState(own?.name ?? '')
  const [embedName, setEmbedName] = useState(own?.embedName ?? '')
  const [key, setKey] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const embed = embedName.trim()
      await putModel({
        kind,
        url: url.trim(),
        name: name.trim(),
        embedName: embed === '' ? null : embed,
        ...(key === '' ? {} : { key }),
      })
      onClose()
    } catch (error) {
      tellFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.model_connect()}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Choice
          label={m.model_kind()}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'openai', label: m.model_openai() },
            { value: 'ollama', label: m.model_ollama() },
          ]}
        />
        <TextField
          label={m.model_url()}
          type="url"
          value={url}
          onChange={setUrl}
          placeholder={kind === 'ollama' ? 'http://127.0.0.1:11434' : 'https://models.example.org/v1'}
        />
        <TextField label={m.model_name()} value={name} onChange={setName} />
        <TextField
          label={m.model_embed()}
          value={embedName}
          onChange={setEmbedName}
          description={m.model_embed_text()}
        />
        <TextField
          label={m.model_key()}
          type="password"
          autoComplete="off"
          value={key}
          onChange={setKey}
          description={own?.hasKey ? m.model_key_kept() : m.model_key_text()}
        />
        <Button type="submit" look="primary" isDisabled={isBusy || url.trim() === '' || name.trim() === ''}>
          {m.account_save()}
        </Button>
      </form>
    </Dialog>
  )
}
