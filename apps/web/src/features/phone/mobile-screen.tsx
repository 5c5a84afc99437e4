import { FilePlus2 } from 'lucide-react'
import { chooseFiles } from '../../intake/choose.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import type { WayIn } from './choose-for.ts'
import { libraryFlow } from './flows.ts'
import { LibraryFlowScreen } from './library-flow-screen.tsx'

const FILES: WayIn = { by: 'files', choose: (onLate) => chooseFiles({ onLate }) }

/** `/mobile` and `/smart-sorting`: files of the device, grouped here, then brought into the library. */
export default function MobileScreen() {
  return (
    <LibraryFlowScreen flow={libraryFlow('mobile')} title={m.mobile_title()} lead={m.mobile_lead()} more={FILES}>
      {(choose, isAdding) => (
        <Button look="primary" size="l" icon={FilePlus2} onPress={() => choose(FILES)}>
          {isAdding ? m.mobile_add() : m.mobile_choose()}
        </Button>
      )}
    </LibraryFlowScreen>
  )
}
