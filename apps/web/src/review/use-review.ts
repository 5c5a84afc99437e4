import {
  canRedo,
  canUndo,
  type Draft,
  type DraftEdit,
  type DraftEntry,
  editDraft,
  editing,
  isOpen,
  isWithin,
  type Shape,
  type Stack,
  stylable,
  visibleName,
  withStyles,
} from '@octavo/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { locale } from '../language/index.ts'
import { foldersOf, number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { inTurns } from '../platform/in-turns.ts'
import { useInstructions } from '../settings/instructions.ts'
import { changeSettings, type FolderOrder, useSettings } from '../settings/settings.ts'
import { clearSelection, keepOnly, NOTHING, type Selection, selectAll, toast } from '../ui/index.ts'
import { alikeIn } from './alike.ts'
import type { ListModel, WorkedOut } from './model.ts'
import { setReviewed } from './reviewed.ts'
import { counting, totalsOf, totalWithin } from './totals.ts'
import { useFoundInside } from './use-found-inside.ts'
import { useListOrder } from './use-list-order.ts'
import { entriesOf, tilesOf, type View } from './view.ts'
import { withWholes } from './with-wholes.ts'

const ALONE: ReadonlyMap<string, string> = new Map()
const EVERYTHING: View = { category: undefined, show: 'all', query: '', order: 'found' }

/** Puts the tiles into the order of new instructions at once; folders of files change with the next sorting only. */
const arranged = async (draft: Draft, wishes: readonly string[]): Promise<Draft> => {
  const { reorderDraft } = await import('../settings/follow-instructions.ts')
  return reorderDraft(draft, wishes)
}

const noOrder = (error: unknown) => console.warn('The instructions could not be followed', error)

/** Everything that the review's parts show and do: the draft through a view, a selection, and the edits. */
export const useReview = (model: ListModel) => {
  const { draft, inside, plan, things } = model
  const latest = useRef(model)
  latest.current = model
  const [view, setView] = useState<View>(EVERYTHING)
  /** On small screens the list takes the place of the tiles once a tile was opened. */
  const [isListOpen, setListOpen] = useState(false)
  const [chosen, setChosen] = useState<Selection>(NOTHING)
  const [said, setSaid] = useState('')
  const shapes = useRef(0)

  const wishes = useInstructions()
  const followed = useRef(wishes)
  useEffect(() => {
    if (followed.current === wishes) return
    followed.current = wishes
    const arrange = async () => latest.current.arrange(await arranged(latest.current.draft, wishes))
    arrange().catch(noOrder)
  }, [wishes])

  useEffect(() => {
    setReviewed(draft.entries.size > 0 ? draft : undefined)
    return () => setReviewed(undefined)
  }, [draft])

  const look = useMemo(() => withWholes(model.look, inside), [model.look, inside])
  const filesIn = useCallback(({ item }: DraftEntry) => inside.get(item.id)?.length ?? 1, [inside])
  const { folderOrder: order } = useSettings()
  const totals = useMemo(() => totalsOf(draft, filesIn), [draft, filesIn])
  const tiles = useMemo(() => tilesOf(draft.categories, totals, order), [draft, totals, order])
  const total = useMemo(() => totalWithin(totals), [totals])
  const foundInside = useFoundInside(model, view.query)
  const { order: listOrder, places } = useListOrder(draft.entries, view.order)
  const rows = useMemo(
    () => entriesOf(draft, { ...view, order: listOrder }, { inside: foundInside, places }),
    [draft, view, listOrder, foundInside, places],
  )
  const fileCount = useMemo(
    () => (inside.size === 0 ? rows.length : rows.reduce((sum, entry) => sum + filesIn(entry), 0)),
    [rows, filesIn, inside],
  )
  const { shows: counts } = useMemo(() => totalWithin(totals, view.category), [totals, view.category])
  const selection = useMemo(() => keepOnly(chosen, (id) => draft.entries.has(id)), [chosen, draft])

  /** What an action is about: the selection, else the row with the focus. */
  const targets = (): readonly string[] => {
    if (selection.ids.size > 0) return [...selection.ids]
    return selection.active !== undefined && draft.entries.has(selection.active) ? [selection.active] : []
  }

  /** The row that gets the focus when some rows leave the list: the next one that stays, else the last before. */
  const heirOf = (ids: ReadonlySet<string>): string | undefined => {
    const at = rows.findIndex(({ item }) => item.id === selection.active)
    const stays = ({ item }: DraftEntry) => !ids.has(item.id)
    return (rows.slice(Math.max(0, at)).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays))?.item.id
  }

  /** What another shape makes of a draft, and all that is counted of it, a part at a time: it is about every entry. */
  const workOut = async (of: Draft, change: DraftEdit): Promise<WorkedOut> => {
    const after = await inTurns(editing(of, change))
    await inTurns(counting(after, filesIn))
    return { of, draft: after }
  }

  const edit = (change: DraftEdit, words: string) => {
    model.edit(change)
    setSaid(words)
  }

  /** Excludes what is included; when everything in question is excluded already, includes it again. */
  const toggleExcluded = (itemIds: readonly string[]) => {
    const isAllOut = itemIds.every((id) => draft.entries.get(id)?.excluded)
    const words = { count: itemIds.length, n: number(itemIds.length) }
    edit(
      { type: isAllOut ? 'include' : 'exclude', itemIds },
      isAllOut ? things.saidIncluded(words) : things.saidExcluded(words),
    )
  }

  /** The draft with the styles of its pictures, which are looked at where nobody did; undefined where that did not work. */
  const toldStyles = async (signal: AbortSignal): Promise<Draft | undefined> => {
    const { draft: before, styles } = latest.current
    const { pictures, groups, isTold } = stylable(before)
    if (isTold || !styles) return before
    try {
      const told = withStyles(latest.current.draft, await styles(pictures, groups, signal))
      latest.current.arrange(told)
      // The plan hears of it with the next drawing of the page.
      await new Promise((resolve) => setTimeout(resolve))
      return told
    } catch (error) {
      if (signal.aborted) return undefined
      console.warn('The styles of the pictures could not be told', error)
      toast({ title: m.folders_style_failed(), description: m.folders_style_failed_text(), tone: 'destructive' })
      return undefined
    }
  }

  return {
    draft,
    inside,
    leaders: plan?.view?.leaders ?? ALONE,
    filesIn,
    things,
    look,
    remark: model.remark,
    tiles,
    /** What everything comes to. */
    total,
    rows,
    /** The order that the rows stand in: the one of the view as soon as it is known. */
    listOrder,
    /** How many files the rows are. */
    fileCount,
    /** How many of what is open each filter would show. */
    counts,
    alike: alikeIn(draft),
    view,
    selection,
    said,
    isListOpen,
    order,
    orderBy: (folderOrder: FolderOrder) => changeSettings({ folderOrder }),
    canUndo: canUndo(draft),
    canRedo: canRedo(draft),
    setSelection: setChosen,
    clearSelection: () => setChosen(clearSelection(selection)),
    selectAll: () =>
      setChosen(
        selectAll(
          selection,
          rows.map(({ item }) => item.id),
        ),
      ),
    targets,
    narrow: (change: Partial<Omit<View, 'category'>>) => setView({ ...view, ...change }),
    open(category: string | undefined) {
      setView({ ...view, category, show: 'all' })
      setChosen(NOTHING)
      setListOpen(true)
    },
    closeList: () => setListOpen(false),
    /** Makes a row the one that keys are about, e.g. the one that was looked at last. */
    goTo: (id: string) => setChosen((now) => ({ ...now, active: id })),
    move(itemIds: readonly string[], category: string) {
      const ids = new Set(itemIds)
      const isShown = view.category === undefined
      setChosen({ ids: new Set(), anchor: undefined, active: isShown ? selection.active : heirOf(ids) })
      const words = { count: itemIds.length, n: number(itemIds.length), name: category }
      edit({ type: 'move', itemIds, category }, things.saidMoved(words))
    },
    toggleExcluded,
    /**
     * Gives the folders another shape, named in the page's language; what was open and is no folder any more is closed. It
     * is worked out beside the page: of several shapes that are asked for meanwhile, the last one is given. `signal`: nobody
     * waits any more for the pictures to be looked at, where it divides by style.
     */
    async shape(wanted: Shape, signal: AbortSignal) {
      shapes.current += 1
      const turn = shapes.current
      const shape = { ...wanted, language: locale() }
      const of = shape.inside === 'style' ? await toldStyles(signal) : latest.current.draft
      if (!of) return
      const folders = await latest.current.plan?.folders(of, shape).catch(() => undefined)
      const workedOut = folders && (await workOut(of, { type: 'shape', shape, folders }))
      const { draft: now, edit: change, arrange } = latest.current
      if (turn !== shapes.current) return
      // What was said of another draft says nothing of this one.
      const edit = { type: 'shape', shape, ...(folders && now === of && { folders }) } as const
      change(edit, workedOut)
      const categories = edit.folders?.order ?? editDraft(now, edit).categories
      const isGone = (name: string) => !categories.some((category) => isWithin(name, category))
      setView((shown) =>
        shown.category !== undefined && isGone(shown.category) ? { ...shown, category: undefined } : shown,
      )
      if (wishes.length > 0) arranged(editDraft(now, edit), wishes).then(arrange, noOrder)
      setSaid(m.folders_said({ folders: foldersOf(categories.length) }))
    },
    /** Leaves out what nobody has decided yet. */
    leaveOpen: () => toggleExcluded([...draft.entries.values()].filter(isOpen).map(({ item }) => item.id)),
    /** Puts what is not the best of its stack into a folder of its own, where it can be thrown away together. */
    setApart(stacks: readonly Stack[]) {
      const ids = stacks.flatMap(({ itemIds }) => itemIds.slice(1)).filter((id) => draft.entries.has(id))
      const words = { count: ids.length, n: number(ids.length), name: m.alike_folder() }
      edit({ type: 'move', itemIds: ids, category: m.alike_folder() }, things.saidMoved(words))
    },
    rename(from: string, to: string) {
      const into = tiles.find(({ name }) => name !== from && name.toLowerCase() === to.trim().toLowerCase())?.name
      edit({ type: 'rename', from, to }, m.said_renamed({ name: to }))
      const after = editDraft(draft, { type: 'rename', from, to })
      if (view.category === from && !after.categories.includes(from)) {
        const name =
          after.categories.find((category) => category.toLowerCase() === to.trim().toLowerCase()) ?? to.trim()
        setView({ ...view, category: name })
      }
      if (into !== undefined) {
        const words = { from: visibleName(from), to: visibleName(into) }
        const action = { label: m.undo(), altText: m.merged_undo_alt(), onAction: () => latest.current.undo() }
        toast({ title: m.merged_title(), description: m.merged_text(words), action })
      }
    },
    undo() {
      latest.current.undo()
      setSaid(m.said_undone())
    },
    redo() {
      latest.current.redo()
      setSaid(m.said_redone())
    },
  }
}
export type Review = ReturnType<typeof useReview>
