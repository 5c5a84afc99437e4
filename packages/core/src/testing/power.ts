/** Thrown at the step where the power goes, and at every step after it until the power is back. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut'
}

/** Cuts the power after a number of steps, so that a test can stop the same work at each of its steps in turn. */
export class PowerSwitch {
  #stepsLeft: number
  #taken = 0
  #off = false

  constructor(stepsLeft = Number.POSITIVE_INFINITY) {
    this.#stepsLeft = stepsLeft
  }

  /** Called by memory ports before each thing that can't be half done. */
  step(what: string): void {
    if (this.#off || this.#stepsLeft <= 0) {
      this.#off = true
      throw new PowerCut(`The power went before: ${what}`)
    }
    this.#stepsLeft -= 1
    this.#taken += 1
  }

  /** The power is back, for good or for some steps. */
  restore(stepsLeft = Number.POSITIVE_INFINITY): void {
    this.#off = false
    this.#stepsLeft = stepsLeft
  }

  /** True after the cut. */
  get isOff(): boolean {
    return this.#off
  }

  /** How many steps were taken so far. */
  get stepsTaken(): number {
    return this.#taken
  }
}
