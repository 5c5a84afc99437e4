/** Keeps the first places of a list from outweighing everything else; the value of the paper below. */
const K = 60

/**
 * One ranking out of several: each list gives its items 1 / (60 + place), and the sums decide (reciprocal rank fusion;
 * Cormack, Clarke and Büttcher, SIGIR 2009). Scores of the lists need not be comparable. Equal sums keep the order in
 * which the lists name them, the first list first. An item counts once per list.
 */
export function fuseRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>()
  for (const list of lists)
    for (const [place, id] of [...new Set(list)].entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (K + place + 1))
  return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}
