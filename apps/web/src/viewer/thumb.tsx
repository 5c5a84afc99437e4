import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '../ui/index.ts'
import { mayHaveThumb } from './kinds.ts'
import type { Look, Subject } from './look.ts'
import { thumbsOf } from './thumbs.ts'

export interface ThumbProps {
  readonly look: Look
  readonly of: Subject
  /** Stands in its place until the picture is there, and where there is none. */
  readonly icon: ReactNode
  /** Its size and corners, e.g. `size-11 rounded-sm`. */
  readonly className: string
}

/** A small picture of a thing on the place of its icon; decoration beside the name. */
export const Thumb = ({ look, of, icon, className }: ThumbProps) => {
  const { id, name, mediaType, sizeBytes } = of
  const mayHave = mayHaveThumb(of)
  const [picture, setPicture] = useState<{ readonly id: string; readonly address: string }>()
  useEffect(() => {
    if (!mayHave) return
    return thumbsOf(look).ask({ id, name, mediaType, sizeBytes }, (address) => setPicture({ id, address }))
  }, [look, id, name, mediaType, sizeBytes, mayHave])
  // A row lends its elements to another: a picture of the one before is never shown.
  const address = picture?.id === id ? picture.address : mayHave ? thumbsOf(look).known(id) : undefined
  return (
    <span
      aria-hidden="true"
      className={cx('relative grid shrink-0 place-items-center overflow-hidden bg-sunken text-muted', className)}
    >
      {icon}
      {address !== undefined && (
        <img
          src={address}
          alt=""
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full animate-fade bg-white object-cover"
        />
      )}
    </span>
  )
}
