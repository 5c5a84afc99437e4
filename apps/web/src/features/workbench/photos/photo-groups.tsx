import { type Groups, type Photo, visibleName } from '@octavo/core'
import { Image, MonitorSmartphone, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateOf, momentOf, number, sizeOf } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, cx } from '../../../ui/index.ts'
import type { Look } from '../../../viewer/look.ts'
import { Thumb } from '../../../viewer/thumb.tsx'
import { GroupCards, type GroupCardsProps } from '../organiser/group-cards.tsx'
import { itemsOf } from '../organiser/words.ts'

/** Small pictures of an album before '+N more items'. */
const SHOWN = 6
const ICONS = { photo: Image, video: Play, screenshot: MonitorSmartphone } as const

export interface PhotoGroupsProps {
  readonly groups: Groups<Photo>
  /** Where their pictures are had; photos of the demo have none. */
  readonly look?: Look
  readonly renderActs?: GroupCardsProps<Photo>['renderActs']
  readonly renderBetween?: GroupCardsProps<Photo>['renderBetween']
  /** What can be done with one photo of a group, in the list of all, which `onClose` closes. */
  readonly renderPhotoActs?: (photo: Photo, name: string, onClose: () => void) => ReactNode
}

/** Groups of photos as albums: the first six of each. */
export const PhotoGroups = ({ groups, look, renderPhotoActs, ...slots }: PhotoGroupsProps) => (
  <GroupCards
    {...slots}
    groups={groups}
    countWords={itemsOf}
    renderFew={(members, name, onMore) => (
      <>
        <ul
          aria-label={visibleName(name)}
          className={cx('grid gap-2', slots.renderBetween ? 'grid-cols-3 sm:grid-cols-6' : 'grid-cols-3')}
        >
          {members.slice(0, SHOWN).map((photo) => (
            <li key={photo.id} className="aspect-square">
              <Picture photo={photo} {...(look && { look })} className="size-full rounded-md" />
              <span className="sr-only">
                <bdi>{visibleName(photo.name)}</bdi>
              </span>
            </li>
          ))}
        </ul>
        {members.length > SHOWN && (
          <div>
            <Button size="s" look="quiet" className="text-accent!" onPress={onMore}>
              {m.org_more_items({ count: members.length - SHOWN, n: number(members.length - SHOWN) })}
            </Button>
          </div>
        )}
      </>
    )}
    renderOne={(photo, name, onClose) => (
      <li key={photo.id} className="flex items-center gap-3 py-2">
        <Picture photo={photo} {...(look && { look })} className="size-11 shrink-0 rounded-sm" />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{visibleName(photo.name)}</bdi>
          <span className="block truncate text-sm text-muted tabular">{factsOf(photo, look !== undefined)}</span>
        </span>
        {renderPhotoActs?.(photo, name, onClose)}
      </li>
    )}
  />
)

/** What is known of a photo, in a line; a camera's own clock is shown as it was (`isOwn`), with its time. */
const factsOf = ({ dateTaken, size, location, device }: Photo, isOwn: boolean): string => {
  const atMs = Date.parse(dateTaken)
  return [
    Number.isNaN(atMs) ? '' : isOwn ? momentOf(atMs, 'UTC') : dateOf(atMs),
    sizeOf(size),
    visibleName(location?.name ?? ''),
    visibleName(device),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface PictureProps {
  readonly photo: Photo
  readonly look?: Look
  readonly className: string
}

/** A small picture of a photo; one of the demo is a patch of water of its own. */
const Picture = ({ photo: { id, name, type, size }, look, className }: PictureProps) => {
  const Icon = ICONS[type]
  const icon = <Icon aria-hidden="true" className="size-6 opacity-60" strokeWidth={1.5} />
  if (look)
    return <Thumb look={look} of={{ id, name, mediaType: '', sizeBytes: size }} icon={icon} className={className} />
  const [turn, depth] = patchOf(id)
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center overflow-hidden text-muted ${className}`}
      style={{
        background: `linear-gradient(${turn}deg, color-mix(in srgb, var(--c-accent) ${depth}%, var(--c-sunken)), var(--c-sunken))`,
      }}
    >
      {icon}
    </span>
  )
}

/** How the patch of an id is turned, in degrees, and how much light is in it, in percent: the same each time. */
const patchOf = (id: string): readonly [number, number] => {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997
  return [sum % 360, 12 + (sum % 29)]
}
