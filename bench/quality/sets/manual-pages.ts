import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { evenly, filesBelow, holdingOf, type SubjectSet, wordsFrom } from './subjects.ts'

const LABELS = 'wx stdlib kernel snmp common_test megaco erts ssh inets tools'.split(' ')

/** Manual pages of a programming language's library, by the application that a page's title line names. */
export function manualPages(): SubjectSet {
  const root = holdingOf('erlang-manpages', 'usr/share/man')
  const documents = filesBelow(root)
    .filter((file) => /\.\d\w*\.gz$/u.test(file))
    .map((file) => {
      const page = gunzipSync(fs.readFileSync(file)).toString('utf8')
      const label = /^\.TH \S+ \S+ "(\w+) [\d.]+"/mu.exec(page)?.[1] ?? ''
      const plain = page
        .replace(/^\.TH.*$/gmu, '')
        .replace(/^\.[A-Za-z]{1,2}\b ?/gmu, '')
        .replace(/\\f.|\\&|\\/gu, '')
        .replaceAll(label === '' ? '\n' : label, ' ')
      return { id: path.relative(root, file), label, text: wordsFrom(plain) }
    })
    .filter(({ label, text }) => LABELS.includes(label) && text.length > 400)
  return {
    name: 'manual pages',
    part: 'report',
    holds: 'manual pages of a library by application',
    telling: {
      wx: 'window event widget dialog bitmap',
      stdlib: 'list string module functions',
      kernel: 'node process file application code',
      snmp: 'agent manager mib',
      common_test: 'test suite',
      megaco: 'gateway encode protocol',
      erts: 'runtime emulator memory system',
      ssh: 'key client server sftp',
      inets: 'http request server',
      tools: 'profiling coverage cover make',
    },
    documents: evenly(documents, 10, 40),
  }
}
