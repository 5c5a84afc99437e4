import {
  type Act,
  because,
  type Decider,
  formatCount,
  formatSize,
  isByType,
  type Judgement,
  type Move,
  movesIn,
  type PlanPreview,
  previewOf,
  type Reason,
} from '@octavo/core'
import { type ToOtherDisk, toOtherDisk } from '@octavo/disk'
import { type Output, shownName, table } from './output.ts'
import type { Sorting } from './road/sort-folder.ts'

const NAME_WIDTH = 48
const LISTED = 10

/** Skips that are ordinary and only counted for a person. */
const SILENT: ReadonlySet<string> = new Set(['already_there'])
/** So many files that need a decision are shown with their options. */
const DECISIONS = 12

/**
 * Prints a plan: one record per move and skip and a summary, or a table of the folders that would be filled. `isPacked`:
 * into a ZIP, so that nothing is moved.
 */
export function showPlan(sorting: Sorting, output: Output, verbose: boolean, isPacked = false): void {
  const { plan, roots } = sorting
  const { moveCount, sizeBytes, folders } = plan.summary
  const preview = previewOf(plan)
  const isMoved = !roots.container && roots.connection === undefined && !isPacked
  const otherDisk = toOtherDisk({ from: roots.root, to: roots.into }, isMoved ? movesIn(plan.acts) : [])
  if (output.json) for (const move of movesIn(plan.acts)) output.record(moveRecord(move, sorting))
  if (moveCount > 0) {
    const where = formatCount(folders.length, 'folder')
    const rows = folders.map((folder) => [
      shownName(folder.path || '.', NAME_WIDTH),
      formatCount(folder.count, 'file'),
      formatSize(folder.sizeBytes),
    ])
    const total = [output.bold('In all'), formatCount(moveCount, 'file'), formatSize(sizeBytes)]
    output.say(`${formatCount(moveCount, 'file')} would go to ${where}:`, '', ...table([...rows, total]), '')
    showBoxes(sorting, output)
    showOffers(sorting, output)
    showLinks(sorting, output)
    showChanges(preview, output)
    showOtherDisk(otherDisk, output)
  }
  if (verbose)
    for (const move of movesIn(plan.acts)) {
      const { from, to, judged } = move
      const sure = judged ? howSure(judged) : 'Not sure'
      output.say(
        `  ${shownName(from)}  ->  ${shownName(to)}`,
        output.dim(`      ${capital(sure)}. ${reasonOf(move, output)}`),
      )
    }
  showSkips(sorting, output, verbose)
  const { renamed, units, newFolders } = preview
  const decisionCount = plan.skips.filter(({ code }) => code === 'needs_decision').length
  const counts = { moveCount, skipCount: plan.skips.length, decisionCount }
  const changes = { renamed: renamed.length, unitCount: units.count, newFolders: newFolders.length }
  output.record({
    type: 'summary',
    root: roots.root,
    into: roots.into,
    ...counts,
    sizeBytes,
    folders,
    ...changes,
    otherDisk,
  })
}

/** Prints the mailboxes that mails are written into. */
function showBoxes({ plan, boxes }: Sorting, output: Output): void {
  if (boxes === undefined) return
  const rows = movesIn(plan.acts).flatMap(({ itemId, to }) => {
    const box = boxes.get(itemId)
    return box ? [[shownName(to, NAME_WIDTH), formatCount(box.mailCount, 'email')]] : []
  })
  output.say(...table(rows), '')
}

const BY: Readonly<Record<NonNullable<Sorting['offers']>[number]['by'], string>> = {
  event: 'by event',
  sender: 'by sender',
  project: 'by the folder it came from',
  year: 'by year',
}

/** Prints which large folders could be divided, and how that is asked for: a record each. */
function showOffers({ offers = [] }: Sorting, output: Output): void {
  for (const offer of offers) output.record({ type: 'division', ...offer })
  if (offers.length === 0) return
  for (const { folder, by, fileCount, parts } of offers)
    output.say(
      `${shownName(folder, NAME_WIDTH)} would hold ${formatCount(fileCount, 'file')}. Divided ${BY[by]} it has ${formatCount(parts.length, 'folder')}: ${listed(parts)}`,
    )
  output.say(output.dim('  To take that: --folders divided'), '')
}

/** Prints the links of notes, pages and playlists that would lead nowhere: a record each, or the first of them. */
export function showLinks({ links = [] }: Sorting, output: Output): void {
  for (const { from, to } of links) output.record({ type: 'link', from, to })
  if (links.length === 0) return
  output.say(`${formatCount(links.length, 'link')} between files would lead nowhere, for they go to different places:`)
  for (const { from, to } of links.slice(0, LISTED))
    output.say(output.dim(`  ${shownName(from)}  links to  ${shownName(to)}`))
  if (links.length > LISTED) output.say(output.dim(`  and ${links.length - LISTED} more (--json lists them)`))
  output.say('')
}

/** Prints what a copy on another disk does not have of its original. */
function showOtherDisk({ moveCount, linkedCount }: ToOtherDisk, output: Output): void {
  if (moveCount === 0) return
  output.say(
    `${formatCount(moveCount, 'thing')} ${moveCount === 1 ? 'goes' : 'go'} to another disk, as copies that are checked before the originals go.`,
    'Contents, times of change and permissions come along; times of birth and extended attributes do not.',
  )
  if (linkedCount > 0)
    output.say(
      `${formatCount(linkedCount, 'file')} ${linkedCount === 1 ? 'has' : 'have'} further names (hard links): those stay, and part with the copy.`,
    )
  output.say('')
}

/** Prints what a person would want to know of a plan before a yes. */
function showChanges({ newFolders, renamed, units }: PlanPreview, output: Output): void {
  if (newFolders.length > 0) output.say(`${formatCount(newFolders.length, 'new folder')}: ${listed(newFolders)}`)
  if (units.count > 0)
    output.say(`${formatCount(units.files, 'file')} stay together, in ${formatCount(units.count, 'group')}.`)
  if (renamed.length > 0)
    output.say(
      `${formatCount(renamed.length, 'file')} ${renamed.length === 1 ? 'gets' : 'get'} another name, for theirs is taken:`,
    )
  for (const { from, to } of renamed.slice(0, LISTED))
    output.say(output.dim(`  ${shownName(from)}  ->  ${shownName(to)}`))
  if (renamed.length > LISTED) output.say(output.dim(`  and ${renamed.length - LISTED} more (--verbose lists them)`))
  output.say('')
}

const listed = (names: readonly string[]): string =>
  names.length <= LISTED
    ? names.map((name) => shownName(name, NAME_WIDTH)).join(', ')
    : `${listed(names.slice(0, LISTED))}, and ${names.length - LISTED} more`

/** Prints what stays and why: a record each, or counts per reason with the first names of what is out of the ordinary. */
export function showSkips(sorting: Sorting, output: Output, verbose: boolean): void {
  const byReason = new Map<string, { path: string; code: string }[]>()
  const filed = new Map<string, number>()
  showDecisions(sorting, output, verbose)
  for (const skip of sorting.plan.skips) {
    const { path, code, reason, options, judged } = skip
    output.record({ type: 'skip', path, code, reason, ...(options && { options }), ...(judged && { judged }) })
    if (code === 'needs_decision') continue
    const folder = folderOf(reason)
    if (folder !== undefined && !verbose) {
      filed.set(folder, (filed.get(folder) ?? 0) + 1)
      continue
    }
    const shown = output.why(SILENT.has(code) ? because('in-its-folder') : reason)
    const members = byReason.get(shown)
    if (members) members.push({ path, code })
    else byReason.set(shown, [{ path, code }])
  }
  if (byReason.size + filed.size > 0) output.say('Left alone:')
  showFiled(filed, output)
  for (const [reason, members] of byReason) {
    output.say(`  ${formatCount(members.length, 'file')}. ${reason}`)
    const isSilent = members.every(({ code }) => SILENT.has(code))
    const listed = verbose ? members : isSilent ? [] : members.slice(0, LISTED)
    for (const { path } of listed) output.say(output.dim(`    ${shownName(path)}`))
    if (!isSilent && listed.length < members.length)
      output.say(output.dim(`    and ${members.length - listed.length} more (--verbose lists them)`))
  }
}

/** The folder of the person that something lies in, where that is why it stays. */
const folderOf = (reason: Reason): string | undefined => {
  if (typeof reason === 'string' || reason.code !== 'in-folder') return undefined
  const { folder } = reason.values ?? {}
  return typeof folder === 'string' ? folder : undefined
}

/** Prints which folders of the person keep what lies in them, and how that is asked otherwise. */
function showFiled(filed: ReadonlyMap<string, number>, output: Output): void {
  if (filed.size === 0) return
  const fileCount = [...filed.values()].reduce((sum, count) => sum + count, 0)
  output.say(`  ${formatCount(fileCount, 'file')} in ${formatCount(filed.size, 'folder')} of yours:`)
  for (const [folder, count] of [...filed].slice(0, LISTED))
    output.say(output.dim(`    ${shownName(folder)}  ${formatCount(count, 'file')}`))
  const more = filed.size - LISTED
  if (more > 0) output.say(output.dim(`    and ${more} more (--verbose lists the files)`))
  output.say(output.dim('    To sort what is in one of them, too: --open DIR'))
}

/** Prints what nobody is sure of, each with where it could go. */
function showDecisions({ plan }: Sorting, output: Output, verbose: boolean): void {
  const open = plan.skips.filter(({ code }) => code === 'needs_decision')
  if (open.length === 0) return
  const these = open.length === 1 ? 'It stays where it is' : 'They stay where they are'
  output.say(output.bold(`${formatCount(open.length, 'file')} ${open.length === 1 ? 'needs' : 'need'} your decision.`))
  output.say(`${these}; --unsure moves to the first of the folders named.`)
  for (const { path, options = [], judged } of verbose ? open : open.slice(0, DECISIONS)) {
    const places = options.map(({ category, confidence }) => {
      const isOfType = judged !== undefined && isByType(judged) && category === judged.category
      return `${shownName(category)} ${isOfType ? '(by type only)' : percent(confidence)}`
    })
    output.say(`  ${shownName(path)}`, output.dim(`      ${places.join(', ')}`))
  }
  if (!verbose && open.length > DECISIONS)
    output.say(output.dim(`  and ${open.length - DECISIONS} more (--verbose lists them)`))
  output.say('')
}

const percent = (confidence: number): string => `${Math.round(confidence * 100)} %`

const SAID_BY: Readonly<Partial<Record<Decider, string>>> = {
  text: 'by its text',
  learned: 'by what you taught',
  profile: 'by the files in your folders',
  model: 'by the model',
  rule: 'by your rule',
  instruction: 'by your instruction',
  person: 'by you',
}

/** How sure a verdict is and who says so, in words: `97 % sure, by its text`, or `by type only`. */
export function howSure(verdict: Pick<Judgement, 'by' | 'confidence'>): string {
  if (isByType(verdict)) return 'by type only'
  const by = SAID_BY[verdict.by]
  return `${percent(verdict.confidence)} sure${by === undefined ? '' : `, ${by}`}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Why a plan has no moves. */
export const nothingToDo = ({ plan }: Sorting): string =>
  plan.skips.some(({ code }) => code === 'needs_decision')
    ? 'Nothing else to do.'
    : 'Nothing to do: everything is where it belongs.'

/** Why a move goes where it goes, and whether its name is another there. */
export const reasonOf = ({ judged, note }: Act, output: Output): string =>
  [output.why(judged?.why[0] ?? judged?.category), output.why(note)].filter(Boolean).join(' ')

function moveRecord(move: Move, { judged, boxes }: Sorting): Readonly<Record<string, unknown>> {
  const { from, to, what, expect, unit, note } = move
  const mails = boxes?.get(move.itemId)?.mailCount
  const { category, fileKind: kind, confidence, by, why = [], documentKind, pictureKind } = move.judged ?? {}
  return {
    type: 'move',
    from,
    to,
    category,
    kind,
    ...(documentKind && { documentKind }),
    ...(pictureKind && { pictureKind }),
    confidence,
    by,
    ...(by && isByType({ by }) && { byType: true }),
    why,
    what,
    sizeBytes: expect.sizeBytes,
    modifiedAtMs: expect.modifiedAtMs,
    ...(unit !== undefined && { unit }),
    ...(judged.get(move.itemId)?.facts.mismatch && { mismatch: true }),
    ...(note !== undefined && { note }),
    ...(mails !== undefined && { mails }),
  }
}
