import { readInstructions } from '@octavo/core'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { reviewed } from '../../review/reviewed.ts'
import type { Effect } from '../../settings/follow-instructions.ts'
import { keepInstructions, useInstructions } from '../../settings/instructions.ts'
import { Button, IconButton, TextArea } from '../../ui/index.ts'

const chipGroups = () => [
  { name: m.instructions_files(), chips: [m.instructions_chip_documents_first(), m.instructions_chip_invoices()] },
  { name: m.instructions_images(), chips: [m.instructions_chip_images_first(), m.instructions_chip_screenshots()] },
  { name: m.instructions_videos(), chips: [m.instructions_chip_videos_last(), m.instructions_chip_videos_alone()] },
]

/** What instructions would do with the files under review; undefined while there are none. */
const effectOf = async (texts: readonly string[]): Promise<Effect | undefined> => {
  const draft = reviewed()
  if (!draft) return undefined
  const { effectOn } = await import('../../settings/follow-instructions.ts')
  return effectOn(draft, texts)
}

/** 'Organization Instructions': chips and free text, kept on the device, used by the next sorting. No call is made. */
export default function InstructionsPanel() {
  const inUse = useInstructions()
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [unclear, setUnclear] = useState<readonly string[]>([])
  const [wasUnderstood, setUnderstood] = useState(false)
  const [effect, setEffect] = useState<Effect>()

  const send = () => {
    const read = readInstructions(text)
    console.info('Organization instructions', text)
    const texts = read.understood.map((one) => one.text)
    keepInstructions([...inUse, ...texts])
    setEffect(undefined)
    effectOf(texts).then(setEffect, (error: unknown) => console.warn('The effect could not be counted', error))
    setUnclear(read.unclear)
    setUnderstood(read.understood.length > 0)
    setText('')
    // The pressed button can't be pressed any more: the focus must not fall out of the sidebar.
    box.current?.focus()
  }
  const remove = (sentence: string) => {
    keepInstructions(inUse.filter((other) => other !== sentence))
    box.current?.focus()
  }

  return (
    <section aria-labelledby="instructions" className="flex flex-col gap-4">
      <div>
        <h3 id="instructions" className="font-semibold">
          {m.instructions_title()}
        </h3>
        <p className="mt-1 text-sm text-pretty text-muted">{m.instructions_text()}</p>
      </div>
      {chipGroups().map(({ name, chips }) => (
        <div key={name}>
          <h4 className="text-xs font-semibold tracking-wide text-muted">{name}</h4>
          <div className="mt-2 flex flex-wrap gap-2">
            {chips.map((chip) => (
              <Button
                key={chip}
                size="s"
                className="rounded-full"
                onPress={() => setText((before) => (before.trim() === '' ? chip : `${before.trimEnd()}\n${chip}`))}
              >
                {chip}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <TextArea
        label={m.instructions_field()}
        inputRef={box}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={500}
        placeholder={m.instructions_placeholder()}
      />
      <Button look="primary" isDisabled={text.trim() === ''} onPress={send}>
        {m.instructions_send()}
      </Button>
      <div aria-live="polite" className="flex flex-col gap-2 text-sm">
        {wasUnderstood && <p className="text-ok">{m.instructions_saved()}</p>}
        {effect && <EffectWords effect={effect} />}
        {unclear.map((sentence) => (
          <p key={sentence} className="text-pretty text-warn">
            {m.instructions_unclear({ text: sentence })}
          </p>
        ))}
      </div>
      {inUse.length > 0 && (
        <div>
          <h4 className="text-sm font-medium">{m.instructions_active()}</h4>
          <ul className="mt-2 flex flex-wrap gap-2">
            {inUse.map((sentence) => (
              <li
                key={sentence}
                className="inline-flex max-w-full items-center gap-1 rounded-full bg-accent-soft ps-3.5 text-sm"
              >
                <bdi className="truncate">{sentence}</bdi>
                <IconButton
                  size="s"
                  label={m.instructions_remove({ text: sentence })}
                  icon={X}
                  onPress={() => remove(sentence)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** "Would move 4 of your 223 files." */
const EffectWords = ({ effect: { movedCount, leftCount, totalCount } }: { readonly effect: Effect }) => {
  const total = { count: totalCount, total: number(totalCount) }
  return (
    <>
      {movedCount !== undefined && <p>{m.instructions_moves({ ...total, n: number(movedCount) })}</p>}
      {leftCount !== undefined && <p>{m.instructions_leaves({ ...total, n: number(leftCount) })}</p>}
    </>
  )
}
