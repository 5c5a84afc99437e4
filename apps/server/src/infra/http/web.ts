import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './errors.ts'
import { isApi } from './headers.ts'
import { Refusal } from './refusal.ts'

/** The built web app on the disk. */
export interface WebApp {
  readonly dir: string
  readonly index: string
  /** SHA-256 in base64 of each inline script of the index page, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[]
}

/** Reads the built app's index page; undefined when it was not built. */
export function loadWebApp(dir: string | undefined): WebApp | undefined {
  if (dir === undefined || !existsSync(path.join(dir, 'index.html'))) return undefined
  const index = readFileSync(path.join(dir, 'index.html'), 'utf8')
  const scripts = [...index.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/giu)].map(
    (match) => match[1] ?? '',
  )
  const scriptHashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  return { dir, index, scriptHashes }
}

/**
 * Serves the app: its files as they are (those with a hash in their name for a year), and its index page for every other
 * address, for the app has its own router. An address of the API that doesn't exist answers with JSON.
 */
export async function installWebApp(
  app: FastifyInstance,
  web: WebApp | undefined,
  onPage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Promise<void> {
  const index = Buffer.from(web?.index ?? '')
  const packed = new Map([
    ['br', brotliCompressSync(index)],
    ['gzip', gzipSync(index)],
  ])
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!web) return sendRefusal(request, reply, new Refusal('not_found', 'The web app is not built'))
    await onPage(request, reply)
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8')
    const coding = CODINGS.find((name) => accepts(request, name))
    return coding ? reply.header('content-encoding', coding).send(packed.get(coding)) : reply.send(web.index)
  }
  if (web) {
    await app.register(fastifyStatic, {
      root: web.dir,
      index: false,
      dotfiles: 'deny',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
      schemaHide: true,
    })
    app.get('/', { schema: { hide: true } }, page)
    app.get('/index.html', { schema: { hide: true } }, page)
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url) && !isAsset(request.url)
    return wantsPage
      ? page(request, reply)
      : sendRefusal(request, reply, new Refusal('not_found', 'There is nothing here'))
  })
}

/** How the index page travels, the smallest first. */
const CODINGS = ['br', 'gzip'] as const

/** True when the browser takes this coding: named in Accept-Encoding, and not with a weight of nothing. */
const accepts = (request: FastifyRequest, coding: string) =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
    .some(([name, weight = '']) => name === coding && !/^q=0(?:\.0*)?$/u.test(weight))

/** A missing script or picture must not be answered with a page. */
const isAsset = (url: string) =>
  /^\/assets\/|\.(?:m?js|css|map|json|png|jpe?g|svg|webp|avif|ico|woff2?|mp[34]|webm|wasm|txt|xml|webmanifest)(?:\?|$)/u.test(
    url,
  )
