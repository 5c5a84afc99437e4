/** Counts of how often a true label met a found one, with sums over both. */
function contingency(truth: readonly unknown[], found: readonly unknown[]) {
  const both = new Map<string, number>()
  const left = new Map<unknown, number>()
  const right = new Map<unknown, number>()
  const add = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)
  truth.forEach((label, index) => {
    add(both, JSON.stringify([label, found[index]]))
    add(left, label)
    add(right, found[index])
  })
  return { both: [...both.values()], left: [...left.values()], right: [...right.values()] }
}

/** Normalised mutual information of two labellings of the same things, arithmetic mean below the line, as scikit-learn has it. */
export function nmi(truth: readonly unknown[], found: readonly unknown[]): number {
  const { both, left, right } = contingency(truth, found)
  const entropy = (counts: readonly number[]) =>
    -counts.reduce((sum, count) => sum + (count / truth.length) * Math.log(count / truth.length), 0)
  const [a, b] = [entropy(left), entropy(right)]
  return a + b === 0 ? 1 : (2 * (a + b - entropy(both))) / (a + b)
}

/** Adjusted Rand index of two labellings (L. Hubert and P. Arabie, Journal of Classification 2, 1985). */
export function ari(truth: readonly unknown[], found: readonly unknown[]): number {
  const { both, left, right } = contingency(truth, found)
  const pairs = (counts: readonly number[]) => counts.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0)
  const expected = (pairs(left) * pairs(right)) / Math.max(1, pairs([truth.length]))
  const most = (pairs(left) + pairs(right)) / 2
  return most === expected ? 1 : (pairs(both) - expected) / (most - expected)
}
