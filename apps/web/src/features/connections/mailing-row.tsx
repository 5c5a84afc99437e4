import type { LeftMailing, Mailing } from '@octavo/contract'
import { safeLink } from '@octavo/core'
import { ExternalLink } from 'lucide-react'
import { dateOf, nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, SelectBox } from '../../ui/index.ts'

export interface MailingRowProps {
  readonly mailing: Mailing
  readonly isChosen: boolean
  /** True when no more can be chosen. */
  readonly isFull: boolean
  readonly onToggle: () => void
  readonly onAgain: () => void
}

/** What became of asking its sender, in words. */
const stateOf = ({ outcome, isFailing, askedAtMs, since }: LeftMailing): string => {
  const day = dateOf(askedAtMs)
  switch (outcome) {
    case 'left':
      return since === 0
        ? m.connections_lists_left({ day })
        : m.connections_lists_since({ day, count: since, n: number(since) })
    case 'asked':
      return isFailing ? m.connections_lists_failing() : m.connections_lists_asked()
    case 'unsigned':
      return m.connections_lists_unsigned()
    case 'refused':
      return m.connections_lists_refused()
    case 'forbidden':
      return m.connections_lists_forbidden()
    case 'gone':
      return m.connections_lists_gone()
  }
}

const LINK = 'inline-flex min-h-11 items-center gap-1.5 text-sm text-accent hover:underline'

/** One mailing list: who writes and how often, how it can be left, and what became of that. */
export const MailingRow = ({ mailing, isChosen, isFull, onToggle, onAgain }: MailingRowProps) => {
  const { name, address, letters, lastAtMs, way, left } = mailing
  const canChoose = way.kind === 'click' && (left === null || left.outcome === 'gone')
  const mayAskAgain = way.kind === 'click' && left !== null && (left.outcome === 'refused' || left.isFailing)
  const facts = [
    ...(address === '' || address === name ? [] : [address]),
    m.connections_lists_letters({ count: letters, n: number(letters) }),
    ...(lastAtMs === 0 ? [] : [m.connections_lists_last({ day: dateOf(lastAtMs) })]),
  ]
  return (
    <li className="flex min-h-14 items-start gap-2 pt-2 pb-3">
      <div className="w-11 shrink-0">
        {canChoose && (isChosen || !isFull) && (
          <SelectBox
            label={m.connections_lists_choose({ name: nameIn(name) })}
            state={isChosen ? 'all' : 'none'}
            onToggle={onToggle}
          />
        )}
      </div>
      <div className="min-w-0 grow pt-2">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm break-words text-muted">
          {facts.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
        {left !== null && (
          <p className="text-sm text-pretty" role={left.outcome === 'asked' ? 'status' : undefined}>
            {stateOf(left)}
          </p>
        )}
        {left === null && way.kind === 'none' && <p className="text-sm text-muted">{m.connections_lists_no_way()}</p>}
        {((left === null && way.kind === 'page') || (way.kind === 'click' && left?.outcome === 'refused')) && (
          <a href={safeLink(way.url)} target="_blank" rel="noopener noreferrer" className={LINK}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {m.connections_lists_page({ host: nameIn(new URL(way.url).host) })}
          </a>
        )}
        {left === null && way.kind === 'mail' && (
          <a href={safeLink(`mailto:${encodeURIComponent(way.address)}`)} className={LINK}>
            {m.connections_lists_mail({ address: nameIn(way.address) })}
          </a>
        )}
        {mayAskAgain && (
          <Button size="s" className="mt-1" onPress={onAgain}>
            {m.connections_lists_again({ name: nameIn(name) })}
          </Button>
        )}
      </div>
    </li>
  )
}
