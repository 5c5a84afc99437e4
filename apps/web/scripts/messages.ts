import { readdir, readFile } from 'node:fs/promises'
import { compile } from '@inlang/paraglide-js'
import { PARAGLIDE } from './paraglide.ts'

/** Compiles the messages so that the type checker and the tests see them; fails when the plugin gave no messages. */
await compile(PARAGLIDE)
const areas = await readdir(new URL('../messages/', import.meta.url))
const read = async (area: string) =>
  Object.keys(JSON.parse(await readFile(new URL(`../messages/${area}/en.json`, import.meta.url), 'utf8')))
const words = (await Promise.all(areas.map(read))).flat()
const compiled = await readFile(`${PARAGLIDE.outdir}/messages/_index.js`, 'utf8')
const missing = words.filter((key) => key !== '$schema' && !compiled.includes(`${key}.js`) && !compiled.includes(key))
if (missing.length > 0) throw new Error(`Not compiled: ${missing.slice(0, 5).join(', ')} (${missing.length} in all)`)
console.log(`${words.length - areas.length} messages compiled`)
