import { answer, onJob } from './answer.ts'

const eaten: Uint8Array[] = []

/** Does what the item's name asks for: everything that a parser can do wrong. */
onJob((name) => {
  if (name === 'hang') for (;;) Math.random()
  if (name === 'eat') for (;;) eaten.push(new Uint8Array(4 * 1024 * 1024).fill(1))
  if (name === 'heap') for (const all: unknown[] = []; ; ) all.push(Array.from({ length: 1000 }, () => ({})))
  if (name === 'exit') process.exit(3)
  if (name === 'throw') throw new Error('no')
  if (name === 'lie') {
    const text = 'x'.repeat(1_000_000)
    answer({
      code: 'nonsense',
      text,
      title: 7,
      flags: ['odd', 'macros'],
      members: 'many',
      pageCount: -1,
      extra: { deep: true },
    } as never)
    return
  }
  if (name === 'greedy') process.send?.({ type: 'need', ask: 1, at: -5, length: 2 ** 40 })
  else if (name === 'flood') {
    for (let ask = 1; ask <= 8; ask += 1) process.send?.({ type: 'need', ask, at: 0, length: 1 })
    let left = 8
    process.on('message', (message: { type: string }) => {
      if (message.type !== 'bytes') return
      left -= 1
      if (left === 0) answer({ text: 'all pieces came' })
    })
  } else answer({ text: `${name} by ${process.pid}` })
  // The answer is out; the failure comes when nobody waits for it any more.
  if (name === 'late') setTimeout(() => void Promise.reject(new Error('late')), 0)
})
