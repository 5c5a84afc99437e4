const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []

type Vector = Map<string, number>

function unit(vector: Vector): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1
  return new Map([...vector].map(([word, value]) => [word, value / length]))
}

/**
 * The well-known recipe: words weighed by TF-IDF (sublinear, smoothed), the nearest mean of a folder's files by cosine;
 * how near it is counts as its confidence.
 */
export function byCentroid(filed: readonly { readonly folder: string; readonly text: string }[]) {
  const counted = filed.map(({ folder, text }) => {
    const counts: Vector = new Map()
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { folder, counts }
  })
  const having: Vector = new Map()
  for (const { counts } of counted) for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log((1 + filed.length) / (1 + (having.get(word) ?? 0))) + 1
  const vectorOf = (counts: Vector) =>
    unit(new Map([...counts].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)])))
  const means = [...Map.groupBy(counted, ({ folder }) => folder)].map(([folder, own]) => {
    const sum: Vector = new Map()
    for (const { counts } of own)
      for (const [word, value] of vectorOf(counts)) sum.set(word, (sum.get(word) ?? 0) + value)
    return { folder, mean: unit(sum) }
  })
  return (text: string): { folder: string; nearness: number } => {
    const counts: Vector = new Map()
    for (const word of wordsOf(text)) if (having.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    // Words that no folder has make a text longer and so less near, as they do in that recipe with all files in view.
    const vector = vectorOf(counts)
    const near = means.map(({ folder, mean }) => {
      let nearness = 0
      for (const [word, value] of vector) nearness += value * (mean.get(word) ?? 0)
      return { folder, nearness }
    })
    return near.toSorted((a, b) => b.nearness - a.nearness)[0] ?? { folder: '', nearness: 0 }
  }
}
