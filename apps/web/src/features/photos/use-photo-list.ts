import { useEffect, useState } from 'react'
import type { WhichPhotos } from '../../http/photos.ts'
import { type PhotoList, photoList } from './photo-list.ts'

/** A list of photos for as long as it is on the screen; another `which` is another list. */
export const usePhotoList = (which: WhichPhotos): PhotoList | undefined => {
  const [list, setList] = useState<PhotoList>()
  const key = JSON.stringify(which)
  useEffect(() => {
    const made = photoList(JSON.parse(key))
    setList(made)
    return () => made.close()
  }, [key])
  return list
}
