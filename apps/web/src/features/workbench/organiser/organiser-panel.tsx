import type { Groups } from '@octavo/core'
import { Check, type LucideIcon, RotateCcw, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { isOffline, useConnection } from '../../../connection/connection.ts'
import { m } from '../../../paraglide/messages.js'
import { Approval } from '../../../ui/approval.tsx'
import { Button, Choice, FirstFew, Panel, Select } from '../../../ui/index.ts'
import { type Organiser, useOrganiser, useOrganiserNotices } from './organiser.ts'
import { itemCountOf } from './organiser-machine.ts'
import { groupsOf, itemsAndGroups, itemsOf } from './words.ts'

/** Groups of a proposal that are named before '+N more groups...'. */
const NAMED = 3

export interface OrganiserPanelProps<T, Method extends string> {
  readonly organiser: Organiser<T, Method>
  readonly items: readonly T[]
  readonly title: string
  readonly lead: string
  readonly icon: LucideIcon
  readonly methods: readonly { readonly value: Method; readonly label: string }[]
  readonly method: Method
  readonly onMethod: (method: Method) => void
  /** What the button says: 'Organize N Emails'. */
  readonly go: string
  /** True for what stays on this device: nothing is called AI then. */
  readonly isHere: boolean
  /** More about how groups are made. */
  readonly children?: ReactNode
}

/** An organiser: what to group by, where the sort stands, and the proposal that waits for a yes. */
export const OrganiserPanel = <T, Method extends string>(props: OrganiserPanelProps<T, Method>) => {
  const { organiser, items, title, lead, icon: Icon, methods, method, onMethod, go, children } = props
  const isPlain = isOffline(useConnection()) || props.isHere
  const stage = useOrganiser(organiser, ({ value }) => value)
  const percent = useOrganiser(organiser, ({ context }) => context.percent)
  const proposed = useOrganiser(organiser, ({ context }) => context.proposed)
  const result = useOrganiser(organiser, ({ context }) => context.result)
  useOrganiserNotices(organiser)
  const isIdle = stage === 'idle'
  const button = useRef<HTMLDivElement>(null)
  const wasIdle = useRef(isIdle)
  useEffect(() => {
    // What was pressed last is gone: keys go on where the next sort begins.
    if (isIdle && !wasIdle.current && document.activeElement === document.body)
      button.current?.querySelector('button')?.focus()
    wasIdle.current = isIdle
  }, [isIdle])
  const cancel = (
    <div>
      <Button size="s" onPress={() => organiser.send({ type: 'CANCEL' })}>
        {m.cancel()}
      </Button>
    </div>
  )
  return (
    <>
      <Panel label={title} className="flex flex-col gap-5 rounded-[1.25rem]! p-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex min-w-0 items-center gap-3">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <div className="min-w-0">
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="text-sm text-pretty text-muted">{lead}</p>
            </div>
          </div>
          <div ref={button} className="max-sm:w-full">
            <Button
              look="primary"
              icon={Sparkles}
              className="max-sm:w-full"
              isDisabled={!isIdle || items.length === 0}
              onPress={() => organiser.send({ type: 'START', items, method })}
            >
              {go}
            </Button>
          </div>
        </div>
        <div className="max-sm:hidden">
          <Choice label={m.org_by()} value={method} options={methods} onChange={onMethod} />
        </div>
        <div className="sm:hidden">
          <Select label={m.org_by()} value={method} options={methods} onChange={onMethod} />
        </div>
        {children}
      </Panel>
      {stage === 'asking' && <Approval stage="processing" title={m.org_analyzing()} />}
      {stage === 'waiting' && (
        <Approval stage="waiting" title={isPlain ? m.org_waiting_plain() : m.org_waiting()}>
          {cancel}
        </Approval>
      )}
      {stage === 'processing' && (
        <Approval
          stage="processing"
          title={isPlain ? m.org_processing_plain() : m.org_processing()}
          text={m.org_analyzing()}
          {...(percent !== undefined && { percent })}
        >
          {cancel}
        </Approval>
      )}
      {stage === 'approval' && proposed && <Proposal organiser={organiser} groups={proposed} />}
      {stage === 'completed' && result && (
        <Approval
          stage="completed"
          title={m.org_completed()}
          text={m.org_done(itemsAndGroups({ itemCount: itemCountOf(result), groupCount: result.size }))}
        />
      )}
    </>
  )
}

interface ProposalProps<T, Method> {
  readonly organiser: Organiser<T, Method>
  readonly groups: Groups<T>
}

/** 'Review & Approve': how many groups of how many, the first three, and the two answers. */
const Proposal = <T, Method>({ organiser, groups }: ProposalProps<T, Method>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Panel label={m.org_approval()} className="flex flex-col gap-4 rounded-[1.25rem]! border-accent/30 p-5">
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none!">
          {m.org_approval()}
        </h3>
        <p className="text-muted tabular">
          {m.org_sum({ groups: groupsOf(groups.size), items: itemsOf(itemCountOf(groups)) })}
        </p>
      </div>
      <FirstFew
        label={m.org_proposed()}
        of={[...groups]}
        idOf={([name]) => name}
        shown={NAMED}
        more={m.org_more_groups}
        className="flex flex-col gap-1"
      >
        {([name, members]) => (
          <p className="flex items-baseline justify-between gap-4 rounded-sm bg-sunken px-3 py-2">
            <bdi className="min-w-0 truncate font-medium">{name}</bdi>
            <span className="shrink-0 text-sm text-muted tabular">{itemsOf(members.length)}</span>
          </p>
        )}
      </FirstFew>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={Check} onPress={() => organiser.send({ type: 'APPROVE' })}>
          {m.org_approve()}
        </Button>
        <Button icon={RotateCcw} onPress={() => organiser.send({ type: 'REJECT' })}>
          {m.org_reject()}
        </Button>
      </div>
    </Panel>
  )
}
