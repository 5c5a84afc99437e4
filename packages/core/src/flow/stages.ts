/** Percentage of the main flow on entering each of its stages: part 1 section 4. */
export const STAGE_PERCENTS = { collect: 0, sort: 33, sorting: 66, review: 100, approving: 100, complete: 100 } as const
