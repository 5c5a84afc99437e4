import { DEFAULTS } from '@octavo/core'
import { Music, Pause, Play, Repeat, Repeat1, SkipBack, SkipForward, Volume2 } from 'lucide-react'
import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useLocale } from '../../language/index.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx, IconButton } from '../../ui/index.ts'
import { clock } from './clock.ts'
import { send, useMusic } from './music.ts'
import { Slider } from './slider.tsx'
import { TRACKS } from './tracks.ts'

const TOGGLE =
  'tap inline-grid size-11 place-items-center rounded-md text-muted transition data-hovered:bg-accent-soft data-selected:bg-accent-soft data-selected:text-accent'

/** The music player of the sidebar: what plays, where in it, what comes after it, how loud, and the list. */
export default function MusicPanel() {
  const { track, index, isPlaying, positionSeconds, durationSeconds, volume, isLooping, isRepeating } = useMusic()
  const locale = useLocale()
  const title = useId()
  const at = clock(positionSeconds, locale)
  const end = clock(durationSeconds, locale)
  if (!track) return null
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-4">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent',
            isPlaying && 'animate-breathe',
          )}
        >
          <Music className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={title} className="sr-only">
            {m.music_title()}
          </h3>
          <p className="truncate font-semibold">
            <bdi>{track.title}</bdi>
          </p>
          <p className="text-sm text-muted">{track.name()}</p>
        </div>
        {durationSeconds > 0 && <p className="text-sm text-muted tabular">{m.music_time({ at, end })}</p>}
      </div>

      <Slider
        label={m.music_seek()}
        value={positionSeconds}
        max={durationSeconds || 1}
        step={1}
        isDisabled={durationSeconds === 0}
        valueText={m.music_time({ at, end })}
        onChange={(seconds) => send({ type: 'SEEK', seconds })}
      />

      <div className="flex items-center justify-between">
        <ToggleButton
          aria-label={m.music_loop()}
          isSelected={isLooping}
          onChange={() => send({ type: 'LOOP' })}
          className={TOGGLE}
        >
          <Repeat1 aria-hidden="true" className="size-5" />
        </ToggleButton>
        <div className="flex items-center gap-1">
          <IconButton
            label={m.music_previous()}
            icon={SkipBack}
            onPress={() => send({ type: 'PREVIOUS' })}
            className="rtl:-scale-x-100"
          />
          <IconButton
            label={isPlaying ? m.music_pause() : m.music_play()}
            icon={isPlaying ? Pause : Play}
            look="primary"
            onPress={() => send({ type: isPlaying ? 'PAUSE' : 'PLAY' })}
            className="rounded-full"
          />
          <IconButton
            label={m.music_next()}
            icon={SkipForward}
            onPress={() => send({ type: 'NEXT' })}
            className="rtl:-scale-x-100"
          />
        </div>
        <ToggleButton
          aria-label={m.music_repeat()}
          isSelected={isRepeating}
          onChange={() => send({ type: 'REPEAT' })}
          className={TOGGLE}
        >
          <Repeat aria-hidden="true" className="size-5" />
        </ToggleButton>
      </div>

      <div className="flex items-center gap-3 text-muted">
        <Volume2 aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        <Slider
          label={m.music_volume()}
          value={volume}
          max={1}
          step={DEFAULTS.musicVolumeStep}
          valueText={m.music_percent({ percent: number(Math.round(volume * 100)) })}
          onChange={(next) => send({ type: 'VOLUME', volume: next })}
        />
      </div>

      <ol aria-label={m.music_list()} className="flex flex-col">
        {TRACKS.map(({ id, name, title: words }, place) => (
          <li key={id}>
            <Button
              look="quiet"
              size="s"
              aria-current={place === index}
              onPress={() => send({ type: 'PICK', index: place })}
              className={cx('w-full font-normal', place === index && 'bg-accent-soft font-semibold')}
            >
              <span className="flex w-full justify-between gap-3">
                <bdi>{words}</bdi>
                <span className="text-muted">{name()}</span>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
