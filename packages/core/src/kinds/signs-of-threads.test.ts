import { describe, expect, it } from 'vitest'
import { kindOfDocument } from './kind-of-document.ts'
import { withoutSubject } from './signs-of-threads.ts'

const best = (text: string, name = 'scan0001.txt') => {
  const { kinds, none } = kindOfDocument({ name, text })
  const [first] = kinds
  return first && first.probability > none ? first.kind : 'none'
}
const ANSWER =
  'Re: minutes\nIda Moor <ida@example.org>  Friday, 16:02\nLooks fine to me, only the date.\n\n> Am 14.11.2025 um 15:55 schrieb Olu:\n> is it final?'

describe('texts that go to and fro', () => {
  it('takes an answer for a mail, whatever its subject names', () => {
    expect(best(ANSWER)).toBe('mail')
    expect(best(ANSWER.replace('Re: minutes', 'AW: Rechnung'))).toBe('mail')
  })

  it('keeps the first line of what only looks like an answer', () => {
    const letter = 'Re: your invoice of 4 May\nDear Sir,\nplease find it paid.\nYours sincerely'
    expect(withoutSubject(letter)).toEqual({ text: letter, isAnswer: false })
    expect(withoutSubject(ANSWER).text.startsWith('Ida Moor')).toBe(true)
  })

  it('takes no chat for a program', () => {
    const chat =
      '<kai> anyone here\n<noa> yo\n<kai> the server is slow again\n<noa> works here\n<kai> never mind, my wifi'
    expect(best(chat)).toBe('none')
  })

  it('takes the last words of a program for a log, a fallen one in Java and in Python', () => {
    const java =
      'Exception in thread "main" java.lang.IllegalStateException: closed\n\tat demo.Queue.take(Queue.java:41)\n\tat demo.App.main(App.java:9)\nCaused by: java.io.IOException: broken pipe\n\t... 3 more'
    const python =
      'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n  File "b.py", line 9, in run\nValueError: no rows'
    expect(best(java)).toBe('log')
    expect(best(python)).toBe('log')
  })
})
