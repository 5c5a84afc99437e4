import { createWriteStream } from 'node:fs'
import http from 'node:http'
import { pipeline } from 'node:stream/promises'

/**
 * The peer: a bare `node:http` server that pipes one body to one file and answers when it is written; with `--flush`,
 * when the disk has it. No hash, no parts, no types, no database.
 */
const file = process.argv[2] ?? ''
const flush = process.argv.includes('--flush')
let count = 0
const server = http.createServer(async (request, response) => {
  count += 1
  await pipeline(request, createWriteStream(`${file}-${count}`, { flush }))
  response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
})
server.requestTimeout = 0
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
process.on('SIGTERM', () => process.exit(0))
