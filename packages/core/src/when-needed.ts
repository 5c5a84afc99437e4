/** A table that is made when it is first asked for, once: who starts and needs no table does not wait for it. */
export function whenNeeded<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
