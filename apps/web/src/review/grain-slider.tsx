import { GRAINS, type Shape } from '@octavo/core'
import { useId } from 'react'
import { m } from '../paraglide/messages.js'

type Grain = Shape['grain']

const WORDS: Readonly<Record<Grain, () => string>> = {
  families: m.folders_grain_families,
  fewer: m.folders_grain_fewer,
  judged: m.folders_grain_judged,
  more: m.folders_grain_more,
}

export interface GrainSliderProps {
  readonly grain: Grain
  readonly onChange: (grain: Grain) => void
}

/** Fewer or more folders: the browser's own slider, so that keys, touch and right-to-left come with it. */
export const GrainSlider = ({ grain, onChange }: GrainSliderProps) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {m.folders_grain()}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={GRAINS.length - 1}
        step={1}
        value={GRAINS.indexOf(grain)}
        aria-valuetext={WORDS[grain]()}
        onChange={(event) => {
          const chosen = GRAINS[Number(event.target.value)]
          if (chosen) onChange(chosen)
        }}
        className="tap mt-3 h-6 w-full min-w-0 cursor-pointer rounded-full accent-accent"
      />
      <div aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>{m.folders_fewer()}</span>
        <span>{m.folders_more()}</span>
      </div>
      <p aria-hidden="true" className="mt-2 min-h-11 text-sm text-pretty">
        {WORDS[grain]()}
      </p>
    </div>
  )
}
