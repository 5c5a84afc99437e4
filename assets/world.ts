// `node assets/world.ts COUNTRIES`: the outline of the world behind people's photos, out of countries-50m.json of the npm
// package world-atlas 2.0.2 (Natural Earth 4.1, public domain; TopoJSON by Mike Bostock, ISC).
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { repository } from './lib/paths.ts'
import { arcsOf, pack, type Topology } from './world/outline.ts'

const SOURCE = '04342cdc1e3016bcd7db1630de95684d67b79fe3c8c460321e87aef469502394'
const TARGET = `${repository}apps/web/src/features/photos/map/world.bin`

const [, , path = ''] = process.argv
const bytes = readFileSync(path)
const hash = createHash('sha256').update(bytes).digest('hex')
if (hash !== SOURCE) throw new Error(`${path} is not the file that this was written for: its SHA-256 is ${hash}.`)
const topology = JSON.parse(bytes.toString()) as Topology
const packed = pack(topology, arcsOf(topology))
writeFileSync(TARGET, packed)
console.log(`${TARGET}: ${packed.length} bytes`)
