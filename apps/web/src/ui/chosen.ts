import type { ChangeEvent } from 'react'

/** Hears the browser's own list: calls `onChange` with the value of the option that was chosen. */
export const chosen =
  <T extends string>(options: readonly { readonly value: T }[], onChange: (value: T) => void) =>
  (event: ChangeEvent<HTMLSelectElement>): void => {
    const option = options.find(({ value }) => value === event.currentTarget.value)
    if (option) onChange(option.value)
  }
