/** One thing that every implementation of a port has to do; run in a fresh world. Rejects when it does not. */
export interface Case<World> {
  readonly title: string
  run(world: World): Promise<void>
}

type It<World> = (title: string, run: (world: World) => Promise<void>) => void

/** The cases that `define` names with `it`, in order. They need nothing but core, so that they run in Node and in a browser. */
export function casesOf<World>(define: (it: It<World>) => void): readonly Case<World>[] {
  const cases: Case<World>[] = []
  define((title, run) => cases.push({ title, run }))
  return cases
}

type Disposable = { dispose?(): Promise<void> }

/** Runs cases under a name, each in a world that `make` makes: what a test runner's `describe` does with `eachCase`. */
export type Suite = <World extends Disposable>(
  name: string,
  cases: readonly Case<World>[],
  make: () => Promise<World>,
) => void

/** Gives each case, in a world of its own that is disposed of after it, to a test runner's `it`. */
export function eachCase<World extends Disposable>(
  cases: readonly Case<World>[],
  make: () => Promise<World>,
  it: (title: string, run: () => Promise<void>) => void,
): void {
  for (const { title, run } of cases)
    it(title, async () => {
      const world = await make()
      try {
        await run(world)
      } finally {
        await world.dispose?.()
      }
    })
}
