import { expect, it } from 'vitest'
import { hashFeature, learnFeatures } from './features.ts'
import { wordSpace } from './word-space.ts'

it('words of forms say nothing of what a text is about; words that some phrase of a form has, too, still do', () => {
  const text = 'The club and its striker won the match. The invoice has an amount, a total and a payment.'
  const features = learnFeatures({ item: { name: 'a', path: 'a', mediaType: '', sizeBytes: 1 }, reading: { text } })
  const vector = wordSpace([features], [])(features)
  const has = (stem: string) => vector.has(hashFeature(`w:${stem}`))
  expect(['club', 'striker', 'match'].filter(has)).toEqual(['club', 'striker', 'match'])
  expect(['invoic', 'invoice', 'amount', 'total', 'payment'].filter(has)).toEqual([])
})
