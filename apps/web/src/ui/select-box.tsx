import { Check, Minus } from 'lucide-react'

export interface SelectBoxProps {
  readonly label: string
  /** `some`: part of what the box stands for. */
  readonly state: 'none' | 'some' | 'all'
  readonly onToggle: () => void
  /** True for the boxes of rows, which are reached through their list. */
  readonly isInRow?: boolean
}

/** The box that selects a row of a list, or all of them. */
export const SelectBox = ({ label, state, onToggle, isInRow = false }: SelectBoxProps) => {
  const Mark = state === 'some' ? Minus : Check
  return (
    <label title={isInRow ? undefined : label} className="group/check grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={(box) => {
          // No attribute says it: a box that is neither full nor empty.
          if (box) box.indeterminate = state === 'some'
        }}
        type="checkbox"
        tabIndex={isInRow ? -1 : undefined}
        checked={state === 'all'}
        onChange={onToggle}
        className="col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-[0.375rem] border border-edge bg-sunken transition checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent group-hover/check:border-accent"
      />
      {state !== 'none' && (
        <Mark
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 size-3.5 text-on-accent"
        />
      )}
    </label>
  )
}
