import { baseName, visibleName } from '@octavo/core'
import { FileText, Paperclip } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { momentOf, number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx } from '../ui/index.ts'
import type { Content, Member, Sheet } from './look.ts'

/** Text is laid out in pieces of so many characters: those out of sight cost nothing. */
const PIECE = 4000
/** Rows and members that are shown at once, and added with each press. */
const SHOWN = 100

interface ReadingsProps {
  readonly content: Extract<Content, { type: 'text' | 'table' | 'members' | 'mail' }>
  /** Opens a member or an attachment; not there where none can be opened. */
  readonly onOpen?: (at: number, name: string) => void
  /** The place of the one that was opened last: the way back leads to it. */
  readonly from?: number | undefined
}

/** What is written in a thing: its text, its cells, its members, its mail. */
export default function Readings({ content, onOpen, from }: ReadingsProps) {
  if (content.type === 'text')
    return (
      <Scroll label={m.preview_text()}>
        <Text text={content.text} />
      </Scroll>
    )
  if (content.type === 'table') return <Table sheets={content.sheets} />
  if (content.type === 'members')
    return (
      <Scroll label={m.preview_members()}>
        <p className="mb-3 font-medium text-muted tabular">
          {m.viewer_members({ count: content.count, n: number(content.count) })}
        </p>
        <More of={content.members} total={content.members.length}>
          {(shown) => (
            <ul className="divide-y divide-line/60">
              {shown.map((member, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name.
                <li key={at}>
                  <MemberRow
                    member={member}
                    isFirst={at === from}
                    {...(onOpen && !member.name.endsWith('/') && { onOpen: () => onOpen(at, baseName(member.name)) })}
                  />
                </li>
              ))}
            </ul>
          )}
        </More>
      </Scroll>
    )
  return <Mail content={content} from={from} {...(onOpen && { onOpen })} />
}

interface MemberRowProps {
  readonly member: Member
  /** True for the one that the focus comes back to. */
  readonly isFirst: boolean
  readonly onOpen?: () => void
}

const MemberRow = ({ member: { name, sizeBytes }, isFirst, onOpen }: MemberRowProps) => {
  const words = (
    <>
      <FileText aria-hidden="true" className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
      <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {baseName(name) !== name && (
          <span className="text-muted">{visibleName(name.slice(0, -baseName(name).length))}</span>
        )}
        {visibleName(baseName(name))}
      </bdi>
      {sizeBytes !== undefined && <span className="shrink-0 text-muted tabular">{sizeOf(sizeBytes)}</span>}
    </>
  )
  if (!onOpen) return <span className="flex items-center gap-3 py-2">{words}</span>
  return (
    <Button
      look="quiet"
      autoFocus={isFirst}
      onPress={onOpen}
      className="w-full justify-start! gap-3! px-2! text-start! text-sm! font-normal!"
    >
      {words}
    </Button>
  )
}

const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    tabIndex={0}
    className="scroll-thin size-full max-w-4xl overflow-auto rounded-md bg-surface p-5 text-sm select-text"
  >
    {children}
  </section>
)

/** Text as it is, but for the marks that turn its direction around and hide what it says. */
const visibleText = (text: string): string => text.split('\n').map(visibleName).join('\n')

/** Cuts a text at line ends into pieces of about `PIECE` characters. */
const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const line = text.indexOf('\n', at + PIECE)
    const end = line === -1 || line > at + 3 * PIECE ? Math.min(text.length, at + 3 * PIECE) : line + 1
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}

const Text = ({ text }: { readonly text: string }) => (
  <div dir="auto" className="leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
    {piecesOf(text).map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name than their place.
      <div key={index} className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto]">
        {visibleText(piece)}
      </div>
    ))}
  </div>
)

/** A list that begins short and grows with each press. */
function More<T>({
  of,
  total,
  children,
}: {
  readonly of: readonly T[]
  readonly total: number
  readonly children: (shown: readonly T[]) => ReactNode
}) {
  const [count, setCount] = useState(SHOWN)
  const rest = total - count
  return (
    <>
      {children(of.slice(0, count))}
      {rest > 0 && (
        <Button size="s" className="mt-3" onPress={() => setCount(count + SHOWN)}>
          {m.plan_more({ count: rest, n: number(rest) })}
        </Button>
      )}
    </>
  )
}

const Table = ({ sheets }: { readonly sheets: readonly Sheet[] }) => {
  const [at, setAt] = useState(0)
  const sheet = sheets[at] ?? sheets[0]
  if (!sheet) return null
  const columns = Math.max(...sheet.rows.map(({ length }) => length))
  return (
    <div className="flex size-full min-h-0 flex-col gap-3">
      {sheets.length > 1 && (
        <fieldset className="scroll-thin flex gap-1.5 overflow-x-auto">
          <legend className="sr-only">{m.viewer_sheets()}</legend>
          {sheets.map(({ name }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: two sheets may have one name.
              key={index}
              type="button"
              aria-pressed={index === at}
              onClick={() => setAt(index)}
              className={cx(
                'tap min-h-8 shrink-0 rounded-full border px-3 text-sm font-medium',
                index === at ? 'border-accent bg-accent text-on-accent' : 'border-line bg-surface text-muted',
              )}
            >
              <bdi>{visibleName(name)}</bdi>
            </button>
          ))}
        </fieldset>
      )}
      <Scroll key={at} label={m.viewer_table()}>
        <More of={sheet.rows} total={sheet.rows.length}>
          {(rows) => (
            <table className="border-collapse tabular">
              <tbody>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
                  <tr key={index} className={cx('border-b border-line/60', index === 0 && 'bg-raised font-semibold')}>
                    {Array.from({ length: columns }, (_, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place.
                      <td key={column} dir="auto" className="max-w-72 min-w-12 truncate px-3 py-1.5 whitespace-pre">
                        {visibleName(row[column] ?? '')}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </More>
      </Scroll>
    </div>
  )
}

type MailProps = Pick<ReadingsProps, 'onOpen' | 'from'> & { readonly content: Extract<Content, { type: 'mail' }> }

const Mail = ({ content: { mail, text }, onOpen, from }: MailProps) => {
  const rows = [
    [m.viewer_mail_from(), mail.from],
    [m.viewer_mail_to(), mail.to],
    [m.viewer_mail_date(), mail.sentAtMs === undefined ? undefined : momentOf(mail.sentAtMs)],
  ] as const
  return (
    <Scroll label={m.viewer_mail()}>
      {mail.subject !== undefined && (
        <p dir="auto" className="mb-3 text-lead font-semibold text-balance">
          {visibleName(mail.subject)}
        </p>
      )}
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {rows.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted">{label}</dt>
                <dd className="[overflow-wrap:anywhere]">
                  <bdi>{visibleName(value)}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {mail.attachments.length > 0 && (
        <ul aria-label={m.viewer_attachments()} className="mb-4 flex flex-wrap gap-2">
          {mail.attachments.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have one name.
            <li key={index}>
              {onOpen ? (
                <Button
                  size="s"
                  icon={Paperclip}
                  autoFocus={index === from}
                  onPress={() => onOpen(index, name)}
                  className="rounded-full! whitespace-normal!"
                >
                  <bdi className="[overflow-wrap:anywhere]">{visibleName(name)}</bdi>
                </Button>
              ) : (
                <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5">
                  <Paperclip aria-hidden="true" className="size-4 shrink-0 text-accent" />
                  <bdi className="[overflow-wrap:anywhere]">{visibleName(name)}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Text text={text} />
    </Scroll>
  )
}
