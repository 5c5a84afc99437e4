/**
 * Search in a large library on PostgreSQL: `node bench/library/search.ts [FILES]` (default 1,000,000). Files are rows by one
 * statement, photos and papers in 20,000 folders; their contents are missing. Told are the first search, which makes the index,
 * later ones, the first after one file was renamed, and the memory of the process that searches. Times in ms.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from '../../apps/server/test/support/client.ts'
import { findPostgres, startPostgres } from '../../apps/server/test/support/databases.ts'
import { withStatements } from '../../apps/server/test/support/statements.ts'
import { ownServer } from '../../e2e/support/server.ts'

const FILES = Number(process.argv[2] ?? 1_000_000)
const WORDS = `invoice contract report holiday budget letter minutes recipe plan roof kitchen garden school tax car bike train
  hotel flight insurance doctor music scan draft final copy backup list ticket order offer price meeting agenda notes summary`
const KINDS = WORDS.split(/\s+/u)

/** Most resident memory of the processes that search, in MB, as the kernel says. */
function searchingMb(): number {
  const sizes = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('search.child')) return []
      return [Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024]
    } catch {
      return []
    }
  })
  return Math.round(Math.max(0, ...sizes))
}

const found = findPostgres()
if ('missing' in found) throw new Error(`There is no PostgreSQL: ${found.missing}`)
const postgres = await startPostgres(found.bin)
const own = await ownServer({ DATABASE_URL: postgres.url, OCTAVO_RATE_LIMIT: '10000000' })
try {
  await withStatements(postgres.url, measure)
} finally {
  await own.remove()
  await postgres.stop()
}

async function measure(say: (statement: string) => Promise<void>): Promise<void> {
  const me = new Client(own.url)
  await me.give(['first.txt', 'a first text about giraffes'])
  await say(`insert into folders select distinct owner_id, '/shelf ' || n from files, generate_series(0, 19999) n`)
  await say(`insert into files (id, owner_id, folder, name, requested_name, media_type, declared_type, size_bytes, sha256, type_mismatch,
          modified_at_ms, uploaded_at_ms)
        select '7' || lpad(n::text, 25, '0'), f.owner_id, '/shelf ' || n % 20000, v.name, v.name, v.type, v.type, 1, md5(n::text) || md5((n + 1)::text), false,
          1100000000000 + (n::bigint * 7919 * 3600000) % 620000000000, f.uploaded_at_ms
        from files f, generate_series(1, ${FILES}) n, lateral (select
          case when n % 2 = 0 then 'IMG_' || 20050101 + (n * 31) % 190000 || '_' || n || '.jpg'
            else (array['${KINDS.join("','")}'])[1 + (n / 2) % ${KINDS.length}] || ' ' || substr(translate(md5((n % 30011)::text),
              '0123456789', 'ghijklmnop'), 1, 7) || ' ' || 2005 + n % 20 || ' ' || n || '.pdf' end as name,
          case when n % 2 = 0 then 'image/jpeg' else 'application/pdf' end as type) v`)
  await say(`insert into blobs (sha256, size_bytes, missing) select sha256, 1, true from files on conflict do nothing`)
  await say(`analyze files`)
  console.log(`| ${FILES} files | ms | found |\n|---|---:|---:|`)
  const search = async (title: string, text: string) => {
    const began = performance.now()
    const answer = await me.get(`/api/search?q=${encodeURIComponent(text)}`)
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text().slice(0, 300)}`)
    const { total } = answer.json() as { total: number }
    console.log(`| ${title} | ${(performance.now() - began).toFixed(0)} | ${total} |`)
  }
  await search('first search, the index is made: giraffes', 'giraffes')
  for (const text of [
    'giraffes',
    'invoice',
    'photos march 2014',
    'rechnung 2014 roof',
    'what did the roof cost',
    'invocie',
  ])
    await search(text, text)
  await say(`update files set name = 'zebra.jpg' where id = '7' || lpad('4', 25, '0')`)
  await search('after one was renamed: zebra', 'zebra')
  await say(`update files set folder = '/moved' where folder between '/shelf 10' and '/shelf 1000'`)
  await search('after some folders were moved: moved', 'moved')
  console.log(`\nThe process that searches: ${searchingMb()} MB at most.`)
}
