import { expect, it } from 'vitest'
import { Queue } from './queue.ts'

it('P1-9.12: a download is told in ten steps, what is at work first', () => {
  const file = (id: string) => ({ id, name: `${id}.txt`, sizeBytes: 1000, category: 'Documents' })
  const told: number[] = []
  const queue = new Queue([file('a'), file('b'), file('c')], () =>
    told.push(queue.shown().downloads[0]?.progress ?? -1),
  )
  queue.begin('b')
  for (let bytes = 0; bytes <= 1000; bytes += 10) queue.tell('b', bytes)
  expect(told).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect(queue.shown().downloads.map(({ fileId, status }) => [fileId, status])).toEqual([
    ['b', 'downloading'],
    ['a', 'pending'],
    ['c', 'pending'],
  ])
  queue.end('b', true)
  queue.end('a', false)
  expect(queue.shown()).toMatchObject({ downloaded: 1, toDownload: 3 })
  expect(queue.shown().downloads.map(({ status }) => status)).toEqual(['error', 'pending', 'completed'])
})
