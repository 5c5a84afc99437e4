import { type DraftEntry, isByType, isPlaced, visibleName } from '@octavo/core'
import type { ReactNode } from 'react'
import { useReasons } from '../language/reasons.ts'
import { number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge, Button, Dialog } from '../ui/index.ts'
import { LongList } from './long-list.tsx'
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

export interface DetailsDialogProps {
  readonly entry: DraftEntry
  readonly things: ReviewThings
  /** Paths of what is inside, where it stays whole. */
  readonly inside: readonly string[] | undefined
  readonly remark: string | undefined
  readonly onClose: () => void
  /** Puts the file into another of the categories that came into question. */
  readonly onChoose: (category: string) => void
}

/** Everything that led to a decision about one file. */
export const DetailsDialog = ({ entry, things, inside, remark, onClose, onChoose }: DetailsDialogProps) => {
  const { item, verdict } = entry
  const say = useReasons()
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.details_title()} isText>
      <p className="mb-4 font-medium break-all">
        <bdi>{visibleName(item.name)}</bdi>
      </p>
      <dl className="flex flex-col gap-3">
        <Row name={m.details_category()}>
          <bdi>{visibleName(entry.category)}</bdi>{' '}
          {!isPlaced(entry) && (
            <span className="text-muted">
              {isByType(verdict)
                ? things.byTypeOnly()
                : m.row_confidence({ percent: number(verdict.confidence * 100) })}
            </span>
          )}
        </Row>
        <Options entry={entry} onChoose={onChoose} />
        <Row name={m.details_by()}>{BY[isPlaced(entry) ? 'person' : verdict.by]()}</Row>
        <Row name={m.details_reasons()}>
          <ul className="list-disc ps-5">
            {verdict.why.map(say).map((sentence) => (
              <li key={sentence}>
                <bdi>{sentence}</bdi>
              </li>
            ))}
          </ul>
          {entry.facts?.mismatch && <Badge tone="danger">{m.row_mismatch_hint()}</Badge>}
        </Row>
        <Row name={m.details_size()}>{sizeOf(item.sizeBytes)}</Row>
        <Row name={m.details_path()}>
          <bdi className="break-all">{visibleName(item.path)}</bdi>
        </Row>
        {inside && (
          <Row name={m.details_inside()}>
            <p className="mb-1">{m.row_bundle({ files: things.count(inside.length) })}</p>
            <LongList label={m.details_inside()} of={inside}>
              {(path) => (
                <li key={path} className="py-0.5 text-sm break-all text-muted">
                  <bdi>{visibleName(path.slice(item.path.length + 1))}</bdi>
                </li>
              )}
            </LongList>
          </Row>
        )}
        {remark !== undefined && <p className="text-sm break-all text-muted">{remark}</p>}
      </dl>
    </Dialog>
  )
}

/** The other places that came into question, each one press away. */
const Options = ({ entry, onChoose }: Pick<DetailsDialogProps, 'entry' | 'onChoose'>) => {
  const others = (entry.verdict.options ?? []).filter(({ category }) => category !== entry.category)
  if (others.length === 0) return null
  return (
    <Row name={m.details_options()}>
      <span className="mt-1 flex flex-wrap gap-2">
        {others.map(({ category, confidence }) => (
          <Button key={category} size="s" onPress={() => onChoose(category)}>
            <bdi>{visibleName(category)}</bdi>
            <span className="text-muted tabular">
              {m.progress_percent({ percent: number(Math.round(confidence * 100)) })}
            </span>
          </Button>
        ))}
      </span>
    </Row>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)
