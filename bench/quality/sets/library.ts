import fs from 'node:fs'
import path from 'node:path'
import { evenly, holdingOf, type SubjectSet } from './subjects.ts'

/** A page of a chapter must say more than where its parts are. */
const LEAST_CHARS = 500
const CHAPTERS =
  'text datatypes numeric functional filesys persistence archiving allos concurrency netdata internet markup mm tk development debug python language unix i18n crypto fileformats ipc modules'

/** Guides to modules of a programming language's library by chapter. */
export function library(): SubjectSet {
  const root = path.join(holdingOf('python3.11-doc', 'usr/share/doc/python3.11/html'), '_sources/library')
  const read = (name: string) => {
    const file = path.join(root, `${name}.rst.txt`)
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  }
  const documents = CHAPTERS.split(' ').flatMap((label) => {
    const [, listed = ''] = read(label).split('.. toctree::')
    return listed
      .split('\n')
      .map((line) => line.trim().replace(/\.rst$/u, ''))
      .filter((name) => /^[\w.]+$/u.test(name))
      .map((name) => ({ id: name, label, text: read(name).slice(0, 20_000) }))
      .filter(({ text }) => text.length > LEAST_CHARS)
  })
  return {
    name: 'library',
    part: 'report',
    holds: 'modules of a library by chapter',
    telling: {
      text: 'string strings unicode',
      datatypes: 'date time calendar array queue',
      numeric: 'decimal random math number',
      filesys: 'path file files directory',
      persistence: 'pickle database',
      archiving: 'compression zip archive',
      allos: 'logging curses terminal',
      concurrency: 'thread process threads',
      netdata: 'email mime json message',
      internet: 'http url server',
      markup: 'xml html parser',
      mm: 'audio sound wave',
      tk: 'widget tkinter window',
      development: 'test unittest mock',
      debug: 'profile trace memory debugger',
      python: 'exception class interpreter',
      language: 'syntax ast token bytecode',
      unix: 'terminal password file',
      ipc: 'socket asyncio signal',
      modules: 'import module package',
    },
    documents: evenly(documents, 7, 40),
  }
}
