import { Pause, Play, SkipForward, X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/index.ts'
import { send, useMusic } from './music.ts'

/** A small strip in the header of every screen while music is on: what plays, pause, next, away. */
export default function MusicDock() {
  const { isOpen, isPlaying, track } = useMusic()
  if (!isOpen || !track) return null
  return (
    <section
      aria-label={m.music_title()}
      className="fixed end-[calc(7.5rem+var(--safe-right))] top-[calc(0.75rem+var(--safe-top))] z-20 flex h-11 animate-fade items-center rounded-full border border-line bg-surface/95 ps-1 pe-1 sm:end-[calc(8.5rem+var(--safe-right))] sm:ps-4"
    >
      <p className="me-2 hidden max-w-40 truncate text-sm font-medium lg:block">
        <bdi>{track.title}</bdi>
      </p>
      <IconButton
        size="s"
        label={isPlaying ? m.music_pause() : m.music_play()}
        icon={isPlaying ? Pause : Play}
        onPress={() => send({ type: isPlaying ? 'PAUSE' : 'PLAY' })}
        className="rounded-full"
      />
      <span className="hidden sm:inline-flex">
        <IconButton
          size="s"
          label={m.music_next()}
          icon={SkipForward}
          onPress={() => send({ type: 'NEXT' })}
          className="rounded-full rtl:-scale-x-100"
        />
      </span>
      <IconButton
        size="s"
        label={m.music_close()}
        icon={X}
        onPress={() => send({ type: 'CLOSE' })}
        className="rounded-full"
      />
    </section>
  )
}
