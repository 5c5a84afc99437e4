import { groupPhotos, PHOTO_METHODS, type Photo, type PhotoMethod } from '@octavo/core'
import { Images } from 'lucide-react'
import { useMemo, useState } from 'react'
import { aiSort } from '../../../http/ai-sort.ts'
import { locale } from '../../../language/index.ts'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { groupingNow, organiserOf, useOrganiser } from '../organiser/organiser.ts'
import { OrganiserPanel } from '../organiser/organiser-panel.tsx'
import { PHOTO_METHOD_WORDS } from './method-words.ts'
import { PhotoGroups } from './photo-groups.tsx'

const openOrganiser = organiserOf<Photo, PhotoMethod>(
  {
    ask: ({ items: data, method }, signal) => {
      const { utcOffsetMinutes } = groupingNow()
      return aiSort({ type: 'photos', data, method, utcOffsetMinutes }, signal)
    },
    group: async ({ items, method }) => groupPhotos(items, method, { ...groupingNow(), language: locale() }),
  },
  { asksFirst: true },
)

/** The photo organiser over the photos of the demo. */
export const DemoPhotos = ({ photos }: { readonly photos: readonly Photo[] }) => {
  const organiser = openOrganiser()
  const [method, setMethod] = useState<PhotoMethod>('date')
  const result = useOrganiser(organiser, ({ context }) => context.result)
  const unsorted = useMemo(() => new Map([[m.org_all_photos(), photos]]), [photos])
  return (
    <>
      <OrganiserPanel
        organiser={organiser}
        items={photos}
        title={m.org_photos_title()}
        lead={m.org_photos_lead()}
        icon={Images}
        methods={PHOTO_METHODS.map((value) => ({ value, label: PHOTO_METHOD_WORDS[value]() }))}
        method={method}
        onMethod={setMethod}
        go={m.org_photos_go({ count: photos.length, n: number(photos.length) })}
        isHere={false}
      />
      <PhotoGroups groups={result ?? unsorted} />
    </>
  )
}
