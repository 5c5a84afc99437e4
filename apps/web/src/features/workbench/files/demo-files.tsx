import type { DemoFile } from '@octavo/core'
import { FilesPanel } from './files-panel.tsx'
import { useDemoDesk } from './use-demo-desk.tsx'

/** The files tab on the demo's files. */
export default function DemoFiles({ files }: { readonly files: readonly DemoFile[] }) {
  return <FilesPanel desk={useDemoDesk(files)} />
}
