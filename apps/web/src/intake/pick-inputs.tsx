import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { toast } from '../ui/index.ts'
import type { Picker } from './use-pick.ts'

const tellNone = () => toast({ title: m.pick_none_title(), description: m.nothing_found_text() })

/** The two file inputs behind the buttons; nobody sees or reaches them but through those. */
export const PickInputs = ({ pick }: { readonly pick: Picker }) => {
  const { files, folder } = pick.inputs
  useEffect(() => {
    const input = folder.current
    // React has no property for it; the attribute makes the input choose a folder.
    input?.setAttribute('webkitdirectory', '')
    // An empty folder is told as a cancelled dialog.
    input?.addEventListener('cancel', tellNone)
    return () => input?.removeEventListener('cancel', tellNone)
  }, [folder])
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        data-testid="pick-files"
        onChange={(event) => pick.fromInput(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        data-testid="pick-folder"
        onChange={(event) => pick.fromInput(event.currentTarget)}
      />
    </>
  )
}
