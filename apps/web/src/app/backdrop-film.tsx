import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { isTiredOut, startRest, tire, useRest } from '../ui/rest.ts'
import { useMedia } from '../ui/use-media.ts'

// What moves on a page comes after its first view, with the film; so does the watch over it.
startRest()

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
 * picture of it for those who want no motion or little data, and on weak machines; nothing when the background video is switched off.
 */
export default function BackdropFilm() {
  const { theme, skipAnimations, backgroundVideo } = useSettings()
  const prefersLight = useMedia('(prefers-color-scheme: light)')
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  useRest()
  if (!backgroundVideo) return null
  const look = theme === 'light' || (theme === 'system' && prefersLight) ? 'light' : 'dark'
  const isStill = skipAnimations || prefersStill || isThrifty() || isTiredOut()
  return isStill ? (
    <img src={`/media/water-${look}.webp`} alt="" className="backdrop-film" />
  ) : (
    <Film key={look} look={look} />
  )
}

/** The film is looked at after so long: a machine that has left out one picture in six by then can't keep up. */
const JUDGED_AFTER_MS = 4000
const MOST_LEFT_OUT = 1 / 6

const Film = ({ look }: { readonly look: 'dark' | 'light' }) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const isResting = useRest()
  useEffect(() => {
    if (isResting) video.current?.pause()
    else video.current?.play().catch((error: unknown) => console.warn('The background video does not play', error))
  }, [isResting])
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      const { droppedVideoFrames = 0, totalVideoFrames = 0 } = video.current?.getVideoPlaybackQuality() ?? {}
      if (droppedVideoFrames > totalVideoFrames * MOST_LEFT_OUT) tire()
    }, JUDGED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPlaying])
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
