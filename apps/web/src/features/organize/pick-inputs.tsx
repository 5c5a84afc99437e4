import { useEffect } from 'react'
import type { Picker } from './use-pick.ts'

/** The two file inputs behind the buttons; nobody sees or reaches them but through those. */
export const PickInputs = ({ pick }: { readonly pick: Picker }) => {
  const { files, folder } = pick.inputs
  useEffect(() => {
    // React has no property for it; the attribute makes the input choose a folder.
    folder.current?.setAttribute('webkitdirectory', '')
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
