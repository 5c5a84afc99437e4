import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useMedia } from '../ui/use-media.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** True where a film of a megabyte would be unkind: data saver, or a line as slow as an old phone's. */
const isThrifty = (): boolean => {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || /^(slow-)?2g$|^3g$/.test(effectiveType ?? '')
}

/**
 * The water as a film, muted and in a loop, over the drawn water, which stays where the film can't be shown. A still
 * picture of it for those who want no motion or little data; nothing when the background video is switched off.
 */
export default function BackdropFilm() {
  const { theme, skipAnimations, backgroundVideo } = useSettings()
  const prefersLight = useMedia('(prefers-color-scheme: light)')
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  if (!backgroundVideo) return null
  const look = theme === 'light' || (theme === 'system' && prefersLight) ? 'light' : 'dark'
  const isStill = skipAnimations || prefersStill || isThrifty()
  return isStill ? (
    <img src={`/media/water-${look}.webp`} alt="" className="backdrop-film" />
  ) : (
    <Film key={look} look={look} />
  )
}

const Film = ({ look }: { readonly look: 'dark' | 'light' }) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    // Nobody sees a hidden page's water: it rests, and so does the processor.
    const follow = () => {
      if (document.hidden) video.current?.pause()
      else video.current?.play().catch((error: unknown) => console.warn('The background video does not play', error))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      data-playing={isPlaying || undefined}
      className="backdrop-film"
    >
      <source src={`/media/water-${look}.webm`} type="video/webm" />
      <source src={`/media/water-${look}.mp4`} type="video/mp4" />
    </video>
  )
}
