import { type DraftEntry, isByType, isPlaced, visibleName } from '@octavo/core'
import { Ban } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { needWords } from '../language/index.ts'
import { useReasons } from '../language/reasons.ts'
import { dateOf, number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge, Button } from '../ui/index.ts'
import { typeWords } from '../viewer/kinds.ts'
import type { ReviewThings } from './things.ts'

const BY: Record<DraftEntry['verdict']['by'], () => string> = {
  signature: m.by_signature,
  'media-type': m.by_media_type,
  extension: m.by_extension,
  name: m.by_name,
  bundle: m.by_bundle,
  text: m.by_text,
  profile: m.by_profile,
  learned: m.by_learned,
  picture: m.by_picture,
  rubbish: m.by_rubbish,
  model: m.by_model,
  rule: m.by_rule,
  instruction: m.by_instruction,
  person: m.by_person,
  none: m.by_none,
}

export interface EntryFactsProps {
  readonly entry: DraftEntry
  readonly things: ReviewThings
  /** Paths of what is inside, where it stays whole. */
  readonly inside: readonly string[] | undefined
  readonly remark: string | undefined
}

/** Everything that led to the proposal for one file, and where it comes from. */
export const EntryFacts = ({ entry, things, inside, remark }: EntryFactsProps) => {
  const { item, verdict } = entry
  const say = useReasons()
  const type = inside ? '' : typeWords(item.name, item.mediaType)
  return (
    <>
      <h3 className="font-semibold">{m.details_title()}</h3>
      <dl className="flex flex-col gap-3">
        <Row name={m.details_category()}>
          <bdi>{visibleName(entry.category)}</bdi>{' '}
          {!isPlaced(entry) && (
            <span className="text-muted">
              {isByType(verdict)
                ? things.byTypeOnly()
                : m.row_confidence({ percent: number(Math.round(verdict.confidence * 100)) })}
            </span>
          )}
          {entry.excluded && <Badge icon={Ban}>{m.row_excluded()}</Badge>}
        </Row>
        {entry.name !== undefined && (
          <Row name={m.row_named()}>
            <bdi className="break-all">{visibleName(entry.name)}</bdi>
          </Row>
        )}
        <Row name={m.details_by()}>{BY[isPlaced(entry) ? 'person' : verdict.by]()}</Row>
        <Row name={m.details_reasons()}>
          <ul className="list-disc ps-5">
            {verdict.why.map(say).map((sentence) => (
              <li key={sentence} className="[overflow-wrap:anywhere]">
                <bdi>{sentence}</bdi>
              </li>
            ))}
          </ul>
          {!inside && <MakeRuleButton entry={entry} />}
          {entry.facts?.mismatch && <Badge tone="danger">{m.row_mismatch_hint()}</Badge>}
        </Row>
        {type !== '' && (
          <Row name={m.preview_type()}>
            <bdi dir="ltr">{type}</bdi>
          </Row>
        )}
        <Row name={m.details_size()}>{things.size(item.sizeBytes)}</Row>
        {item.modifiedAtMs > 0 && <Row name={m.preview_changed()}>{dateOf(item.modifiedAtMs)}</Row>}
        <Row name={m.details_path()}>
          <bdi className="break-all">{visibleName(item.path)}</bdi>
        </Row>
        {inside && <Row name={m.details_inside()}>{m.row_bundle({ files: things.count(inside.length) })}</Row>}
        {remark !== undefined && <p className="text-sm break-all text-muted">{remark}</p>}
      </dl>
    </>
  )
}

const MakeRule = lazy(async () => {
  const [dialog] = await Promise.all([import('./make-rule.tsx'), needWords('rules'), needWords('library')])
  return dialog
})

/** From what was decided about this file to a rule for all like it. */
const MakeRuleButton = ({ entry }: { readonly entry: DraftEntry }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" className="mt-2" onPress={() => setOpen(true)}>
        {m.rule_make()}
      </Button>
      <Suspense fallback={null}>{isOpen && <MakeRule entry={entry} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)
