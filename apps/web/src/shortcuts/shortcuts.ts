import { m } from '../paraglide/messages.js'

export type ShortcutScope = 'everywhere' | 'review' | 'open-file' | 'library'
export type ShortcutId =
  | 'help'
  | 'palette'
  | 'toast'
  | 'filter'
  | 'move'
  | 'exclude'
  | 'rename'
  | 'undo'
  | 'redo'
  | 'all'
  | 'clear'
  | 'arrows'
  | 'ends'
  | 'range'
  | 'toggle'
  | 'open'
  | 'decide'
  | 'grid'
  | 'first'
  | 'second'
  | 'third'
  | 'stay'
  | 'apart'
  | 'neighbours'
  | 'find'
  | 'moveFiles'
  | 'trash'
  | 'renameFile'
  | 'star'
  | 'tag'
  | 'details'
  | 'newFolder'
  | 'up'
  | 'undoAct'
  | 'redoAct'
  | 'allFiles'
  | 'openFile'
  | 'preview'

/** One shortcut: what the sheet shows, and what matches it. `by` names who listens: this registry, or a widget. */
export interface Shortcut {
  readonly id: ShortcutId
  readonly scope: ShortcutScope
  /** As shown, one string per key cap; `Mod` is Ctrl, on a Mac Cmd. */
  readonly keys: readonly (readonly string[])[]
  readonly words: () => string
  readonly by: 'page' | 'list' | 'toasts'
  /** One letter without a modifier: can be switched off (WCAG 2.1.4). */
  readonly isSingleKey?: boolean
  /** Acts in a text field, too. */
  readonly inFields?: boolean
}

/** Every shortcut of the product. The sheet behind `?` is made from it, and only what stands here is listened for. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'help', scope: 'everywhere', keys: [['?']], words: m.key_help, by: 'page', isSingleKey: true },
  { id: 'palette', scope: 'everywhere', keys: [['Mod', 'K']], words: m.key_palette, by: 'page', inFields: true },
  { id: 'toast', scope: 'everywhere', keys: [['F8']], words: m.key_toast, by: 'toasts' },
  { id: 'filter', scope: 'review', keys: [['/']], words: m.key_filter, by: 'page', isSingleKey: true },
  { id: 'move', scope: 'review', keys: [['M']], words: m.key_move, by: 'page', isSingleKey: true },
  { id: 'exclude', scope: 'review', keys: [['X'], ['Delete']], words: m.key_exclude, by: 'page', isSingleKey: true },
  { id: 'rename', scope: 'review', keys: [['F2']], words: m.key_rename, by: 'page' },
  { id: 'undo', scope: 'review', keys: [['Mod', 'Z']], words: m.key_undo, by: 'page' },
  {
    id: 'redo',
    scope: 'review',
    keys: [
      ['Shift', 'Mod', 'Z'],
      ['Mod', 'Y'],
    ],
    words: m.key_redo,
    by: 'page',
  },
  { id: 'arrows', scope: 'review', keys: [['↑'], ['↓']], words: m.key_arrows, by: 'list' },
  { id: 'ends', scope: 'review', keys: [['Home'], ['End']], words: m.key_ends, by: 'list' },
  {
    id: 'range',
    scope: 'review',
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    words: m.key_range,
    by: 'list',
  },
  { id: 'toggle', scope: 'review', keys: [['Space']], words: m.key_toggle, by: 'list' },
  { id: 'open', scope: 'review', keys: [['Enter']], words: m.key_open, by: 'list' },
  { id: 'all', scope: 'review', keys: [['Mod', 'A']], words: m.key_all, by: 'page' },
  { id: 'clear', scope: 'review', keys: [['Esc']], words: m.key_clear, by: 'list' },
  { id: 'decide', scope: 'review', keys: [['D']], words: m.key_decide, by: 'page', isSingleKey: true },
  { id: 'grid', scope: 'review', keys: [['G']], words: m.key_grid, by: 'page', isSingleKey: true },
  { id: 'first', scope: 'open-file', keys: [['1']], words: m.key_first, by: 'page', isSingleKey: true },
  { id: 'second', scope: 'open-file', keys: [['2']], words: m.key_second, by: 'page', isSingleKey: true },
  { id: 'third', scope: 'open-file', keys: [['3']], words: m.key_third, by: 'page', isSingleKey: true },
  { id: 'stay', scope: 'open-file', keys: [['0']], words: m.key_stay, by: 'page', isSingleKey: true },
  { id: 'apart', scope: 'open-file', keys: [['S']], words: m.key_apart, by: 'page', isSingleKey: true },
  { id: 'neighbours', scope: 'open-file', keys: [['←'], ['→']], words: m.key_neighbours, by: 'list' },
  { id: 'find', scope: 'library', keys: [['/']], words: m.key_lib_find, by: 'page', isSingleKey: true },
  { id: 'openFile', scope: 'library', keys: [['Enter']], words: m.key_lib_open, by: 'list' },
  { id: 'preview', scope: 'library', keys: [['Space']], words: m.key_lib_preview, by: 'list' },
  { id: 'up', scope: 'library', keys: [['Backspace']], words: m.key_lib_up, by: 'page' },
  { id: 'allFiles', scope: 'library', keys: [['Mod', 'A']], words: m.key_all, by: 'page' },
  { id: 'moveFiles', scope: 'library', keys: [['M']], words: m.key_lib_move, by: 'page', isSingleKey: true },
  { id: 'renameFile', scope: 'library', keys: [['F2']], words: m.key_lib_rename, by: 'page' },
  { id: 'trash', scope: 'library', keys: [['Delete']], words: m.key_lib_trash, by: 'page' },
  { id: 'star', scope: 'library', keys: [['S']], words: m.key_lib_star, by: 'page', isSingleKey: true },
  { id: 'tag', scope: 'library', keys: [['T']], words: m.key_lib_tag, by: 'page', isSingleKey: true },
  { id: 'details', scope: 'library', keys: [['I']], words: m.key_lib_details, by: 'page', isSingleKey: true },
  { id: 'newFolder', scope: 'library', keys: [['N']], words: m.key_lib_new, by: 'page', isSingleKey: true },
  { id: 'undoAct', scope: 'library', keys: [['Mod', 'Z']], words: m.key_lib_undo, by: 'page' },
  {
    id: 'redoAct',
    scope: 'library',
    keys: [
      ['Shift', 'Mod', 'Z'],
      ['Mod', 'Y'],
    ],
    words: m.key_redo,
    by: 'page',
  },
]

/** The parts of a keyboard event that decide. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const fits = (keys: readonly string[], event: KeyPress): boolean => {
  const wanted = keys.at(-1) ?? ''
  if (event.altKey || event.key.toLowerCase() !== wanted.toLowerCase()) return false
  if ((event.ctrlKey || event.metaKey) !== keys.includes('Mod')) return false
  // `?` needs Shift on most keyboards and none on others: for signs the sign itself decides.
  return wanted.length > 1 || /\p{L}/u.test(wanted) ? event.shiftKey === keys.includes('Shift') : true
}

/** The shortcut that a key press means in these scopes; undefined when none, or when single keys are switched off. */
export const shortcutFor = (
  event: KeyPress,
  options: {
    readonly scopes: readonly ShortcutScope[]
    readonly singleKeys: boolean
    /** True while somebody types into a text field. */
    readonly isTyping?: boolean
  },
): ShortcutId | undefined =>
  SHORTCUTS.find(
    ({ by, scope, keys, isSingleKey, inFields }) =>
      by === 'page' &&
      (!options.isTyping || inFields) &&
      options.scopes.includes(scope) &&
      keys.some(
        (combination) =>
          fits(combination, event) && (options.singleKeys || !isSingleKey || (combination[0] ?? '').length > 1),
      ),
  )?.id

/**
 * True for an event that somebody has answered already, or of a dialog or menu over the page: shortcuts leave it alone. Those
 * of a dialog (`isInDialog`) leave alone what lies over that one.
 */
export const belongsElsewhere = (event: Event, isInDialog = false): boolean =>
  event.defaultPrevented ||
  document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]').length > (isInDialog ? 1 : 0)

/** True for an event in a text field, where letters are letters. */
export const isTypedIn = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox]',
  ) !== null
