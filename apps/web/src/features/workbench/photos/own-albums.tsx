import { type EventSplit, groupPhotos, PHOTO_METHODS, type Photo, type PhotoMethod } from '@octavo/core'
import { FolderOutput, ImagePlus, Images, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { keptPlaces, useKeptPlaces } from '../../../settings/places.ts'
import { Button, Switch } from '../../../ui/index.ts'
import { FolderStages } from '../organiser/folder-stages.tsx'
import { foldersFlow, reviewFolders } from '../organiser/folders-flow.ts'
import { organiserOf, useOrganiser } from '../organiser/organiser.ts'
import { OrganiserPanel } from '../organiser/organiser-panel.tsx'
import { PickOwn } from '../organiser/pick-own.tsx'
import { PHOTO_METHOD_WORDS } from './method-words.ts'
import { photoOptions } from './own-grouping.ts'
import { broughtOfPhotos, type OwnPhotos, ownPhotos, PHOTO_WAYS } from './own-photos.ts'
import { PhotoGroups } from './photo-groups.tsx'

const EventTimeline = lazy(() => import('./event-timeline.tsx'))
const PlaceAlbums = lazy(() => import('./place-albums.tsx'))

/** How events are parted; kept as long as the page is. */
let split: EventSplit = 'pause'

const openOrganiser = organiserOf<Photo, PhotoMethod>(
  {
    group: async ({ items, method }) => groupPhotos(items, method, photoOptions(keptPlaces(), split)),
  },
  { isQuick: true },
)

const photosOf = (count: number): string => m.org_photos_found({ count, n: number(count) })

/** The photo organiser over photos of the person's own: read, grouped and put into albums on this device. */
export const OwnAlbums = () => {
  const now = ownPhotos.use()
  if (now.state === 'read') return <Read own={now.own} />
  return (
    <PickOwn
      items={ownPhotos}
      ways={PHOTO_WAYS}
      now={now}
      icon={ImagePlus}
      title={m.org_photos_own_title()}
      text={m.org_photos_own_text()}
      empty={m.org_photos_empty()}
      choose={m.org_photos_choose()}
      countWords={photosOf}
    />
  )
}

const Read = ({ own }: { readonly own: OwnPhotos }) => {
  const { photos, look } = own
  const organiser = openOrganiser()
  const [method, setMethod] = useState<PhotoMethod>('events')
  const [isAdaptive, setAdaptive] = useState(split === 'adaptive')
  const result = useOrganiser(organiser, ({ context }) => context.result)
  const grouped = useOrganiser(organiser, ({ context }) => context.method)
  const named = useKeptPlaces()
  // A name that is given to a place is that of its album at once.
  const groups = useMemo(
    () => (grouped === 'location' && result ? groupPhotos(photos, 'location', photoOptions(named)) : result),
    [grouped, result, photos, named],
  )
  const isIdle = useOrganiser(organiser, ({ value }) => value === 'idle' || value === 'completed')
  const unsorted = useMemo(() => new Map([[m.org_all_photos(), photos]]), [photos])
  const flow = foldersFlow('albums')
  const other = () => {
    organiser.send({ type: 'CANCEL' })
    organiser.send({ type: 'CLEAR' })
    ownPhotos.clear()
  }
  return (
    <FolderStages
      flow={flow}
      archive={m.org_photos_archive()}
      list={m.org_photos_archive().replace(/\.zip$/u, '.json')}
    >
      <OrganiserPanel
        organiser={organiser}
        items={photos}
        title={m.org_photos_title()}
        lead={m.org_here()}
        icon={Images}
        methods={PHOTO_METHODS.map((value) => ({ value, label: PHOTO_METHOD_WORDS[value]() }))}
        method={method}
        onMethod={setMethod}
        go={m.org_photos_go({ count: photos.length, n: number(photos.length) })}
        isHere
      >
        {method === 'events' && (
          <Switch
            isSelected={isAdaptive}
            onChange={(isOn) => {
              split = isOn ? 'adaptive' : 'pause'
              setAdaptive(isOn)
            }}
            description={m.org_adaptive_text()}
          >
            {m.org_adaptive()}
          </Switch>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted tabular">
          <span>{photosOf(photos.length)}</span>
          <Button size="s" look="quiet" icon={RotateCcw} onPress={other}>
            {m.org_photos_other()}
          </Button>
          {groups && isIdle && (
            <Button
              size="s"
              icon={FolderOutput}
              onPress={() => reviewFolders(flow, { brought: broughtOfPhotos(own), groups, kind: 'image' })}
            >
              {m.org_folders_make()}
            </Button>
          )}
        </p>
      </OrganiserPanel>
      <Suspense fallback={<PhotoGroups groups={groups ?? unsorted} look={look} />}>
        {groups && grouped === 'events' ? (
          <EventTimeline organiser={organiser} photos={photos} events={groups} look={look} />
        ) : groups && grouped === 'location' ? (
          <PlaceAlbums albums={groups} look={look} />
        ) : (
          <PhotoGroups groups={groups ?? unsorted} look={look} />
        )}
      </Suspense>
    </FolderStages>
  )
}
