import { TIMINGS } from '@octavo/core'

export interface Choice {
  /** Media types or endings as an input takes them, e.g. `image/*,video/*`; left out, every file. */
  readonly accept?: string
  /** A folder with all that is in it, in place of single files. */
  readonly isFolder?: boolean
  /** Files that came after the dialog was taken for cancelled: a large folder takes its time. */
  onLate?(files: readonly File[]): void
}

/** The dialog that is open; held here, for an input that nobody holds may be thrown away with its answer. */
let open: { readonly input: HTMLInputElement; abandon(): void } | undefined

/**
 * Opens the browser's own dialog and gives what was chosen. Has to be called in the press itself. Rejects with an AbortError
 * 'File selection cancelled', and with an Error 'No files selected' where the dialog was closed over nothing: in browsers
 * that don't tell of that 2 s after the page has the focus again.
 */
export const chooseFiles = ({ accept, isFolder = false, onLate }: Choice = {}): Promise<readonly File[]> =>
  new Promise((resolve, reject) => {
    open?.abandon()
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = true
    input.webkitdirectory = isFolder
    if (accept !== undefined) input.accept = accept
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const end = (act: () => void) => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('focus', wait)
      act()
    }
    const fail = (error: Error | DOMException) => end(() => reject(error))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new Error('No files selected - user may have cancelled')), TIMINGS.pickSilence)
    }
    const cancel = () => fail(new DOMException('File selection cancelled', 'AbortError'))
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])]
      if (open?.input === input) open = undefined
      if (files.length === 0) fail(new Error('No files selected'))
      else if (isOver) onLate?.(files)
      else end(() => resolve(files))
    })
    input.addEventListener('cancel', cancel)
    addEventListener('focus', wait)
    open = { input, abandon: cancel }
    input.click()
  })
