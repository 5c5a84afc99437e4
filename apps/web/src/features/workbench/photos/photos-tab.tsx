import type { Photo } from '@octavo/core'
import { DemoPhotos } from './demo-photos.tsx'
import { OwnAlbums } from './own-albums.tsx'

export interface PhotosTabProps {
  /** True while the demo is looked at, false for the person's own photos. */
  readonly isDemo: boolean
  readonly photos: readonly Photo[]
}

/** The photo organiser of the workbench. */
export default function PhotosTab({ isDemo, photos }: PhotosTabProps) {
  return <div className="flex flex-col gap-4">{isDemo ? <DemoPhotos photos={photos} /> : <OwnAlbums />}</div>
}
