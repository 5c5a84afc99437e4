import { copiesSet } from '../sets/copies.ts'
for (const part of process.argv.slice(2) as any[]) { const t=Date.now(); const o = await copiesSet(part, 0.25); console.log(part, o.files.length, Date.now()-t) }
