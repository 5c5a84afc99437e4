import type { Item } from '@octavo/core'
import { useState } from 'react'
import type { AwayFiles } from '../intake/away-dialog.tsx'
import type { Brought } from '../intake/brought.ts'
import { type PackedFile, packed, packedThere, pathsOf } from './device-files.ts'
import type { DeviceFlow } from './device-flow.ts'
import { deviceStateOf } from './device-machine.ts'

/** What is to be downloaded: the files of a pick, and the path that each is to have. */
interface Wish {
  readonly brought: Brought
  readonly paths: ReadonlyMap<string, string>
  /** True where a folder was organised in place: its files lie there already. */
  readonly isMoved: boolean
}

/**
 * The download of a flow's files, as they are planned or as they were carried out. What lies in a cloud is fetched only by who
 * says so: `away` is what to ask about first, `answer` what the person says to that.
 */
export const useDownloads = ({ actor, plan }: DeviceFlow) => {
  const [files, setFiles] = useState<readonly PackedFile[]>([])
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Wish & { readonly away: AwayFiles }>()

  const show = async ({ brought, paths, isMoved }: Wish) => {
    setFiles(brought.place ? await packedThere(brought.place, paths, isMoved) : packed(brought, paths))
    setOpen(true)
  }
  const ask = async () => {
    const snapshot = actor.getSnapshot()
    const { draft, report, brought } = snapshot.context
    if (!brought || !draft) return
    const isOver = deviceStateOf(snapshot) === 'complete' && report !== undefined
    const paths = (isOver ? report.paths : undefined) ?? pathsOf(await plan.take({ draft, files: brought }), brought)
    const wish = { brought, paths, isMoved: isOver && report.where === 'place' }
    const away = awayOf(wish)
    if (away.count === 0) await show(wish)
    else setAsked({ ...wish, away })
  }
  const say = async (takes: 'all' | 'here' | 'nothing') => {
    setAsked(undefined)
    if (!asked || takes === 'nothing') return
    const isWanted = (id: string) => takes === 'all' || !asked.brought.away?.has(id)
    await show({ ...asked, paths: new Map([...asked.paths].filter(([id]) => isWanted(id))) })
  }
  const told = (work: Promise<void>) =>
    void work.catch((error: unknown) => console.error('There is nothing to download', error))
  return {
    ...{ files, isOpen, onOpenChange: setOpen, away: asked?.away },
    download: () => told(ask()),
    answer: (takes: 'all' | 'here' | 'nothing') => told(say(takes)),
  }
}

const awayOf = ({ brought: { items, members, away }, paths }: Wish): AwayFiles => {
  const isThere = ({ id }: Item) => paths.has(id) && away?.has(id) === true
  const there = [items, ...members.values()].flatMap((some) => some.filter(isThere))
  const sizeBytes = there.reduce((sum, item) => sum + item.sizeBytes, 0)
  return { count: there.length, sizeBytes, hereCount: paths.size - there.length }
}
