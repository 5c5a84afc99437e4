export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
  /** What a screen reader says instead of the number. */
  readonly valueText: string
  readonly isDisabled?: boolean
}

/** The browser's own slider in our colour: keys, touch and right-to-left come with it. */
export const Slider = ({ label, value, max, step, onChange, valueText, isDisabled = false }: SliderProps) => (
  <input
    type="range"
    aria-label={label}
    aria-valuetext={valueText}
    min={0}
    max={max}
    step={step}
    value={Math.min(value, max)}
    // Not `disabled`: a slider that is closed between two tracks must not lose the focus, and Escape with it.
    aria-disabled={isDisabled}
    onChange={(event) => {
      if (!isDisabled) onChange(Number(event.target.value))
    }}
    className="tap h-6 w-full min-w-0 cursor-pointer rounded-full accent-accent"
  />
)
