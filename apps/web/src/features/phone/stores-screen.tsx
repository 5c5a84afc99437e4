import { FileText, Images } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { libraryFlow } from './flows.ts'
import { LibraryFlowScreen } from './library-flow-screen.tsx'
import { DOCUMENTS, PHOTOS } from './stores.ts'

/** `/react-native`: photos and documents from the device's own stores, looked into here, then brought into the library. */
export default function StoresScreen() {
  return (
    <LibraryFlowScreen flow={libraryFlow('gallery')} title={m.stores_title()} lead={m.stores_lead()}>
      {(choose) => (
        <div className="grid gap-3 xs:grid-cols-2">
          <div className="flex flex-col gap-2">
            <Button look="primary" size="l" icon={Images} onPress={() => choose(PHOTOS)}>
              {m.stores_photos()}
            </Button>
            <p className="text-sm text-pretty text-muted">
              {m.stores_photos_text({ max: number(PHOTOS.mostFiles ?? 0) })}
            </p>
          </div>
          <div className="flex flex-col gap-2">
            <Button size="l" icon={FileText} onPress={() => choose(DOCUMENTS)}>
              {m.stores_documents()}
            </Button>
            <p className="text-sm text-pretty text-muted">
              {m.stores_documents_text({ max: number(DOCUMENTS.mostFiles ?? 0) })}
            </p>
          </div>
        </div>
      )}
    </LibraryFlowScreen>
  )
}
