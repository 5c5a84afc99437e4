import { Workbox } from 'workbox-window'
import { send } from '../../http/send.ts'
import { m } from '../../paraglide/messages.js'
import { isNative } from '../../platform/index.ts'
import { toast } from '../../ui/index.ts'

/** How often a page that stays open asks whether there is a newer version. */
const LOOK_EVERY_MS = 60 * 60 * 1000

const entryOf = (page: Document) => page.querySelector('script[type=module][src]')?.getAttribute('src')

/** True when this page is already the newest version: it came from the network before its service worker did. */
const isNewest = async (): Promise<boolean> => {
  // An address that no service worker has kept: the one in charge would answer with the page that it keeps.
  const answer = await send(`/index.html?at=${Date.now()}`, { cache: 'no-store' })
  return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) === entryOf(document)
}

/** What this page has loaded before a service worker watched is kept too, e.g. the words of its language. */
const keepLoaded = async () => {
  const cache = await caches.open('octavo-assets')
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  await Promise.all(urls.map(async (url) => (await cache.match(url)) ?? cache.add(url)))
}

const offerReload = (reload: () => void) =>
  toast({
    title: m.update_title(),
    description: m.update_text(),
    action: { label: m.update_reload(), altText: m.update_alt(), onAction: reload },
  })

/** Lets the page work without a network, and tells when a newer version is there. Does nothing in a native shell. */
export const startServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isNative) return
  addEventListener('vite:preloadError', () => offerReload(() => location.reload()))
  const worker = new Workbox('/sw.js')
  const takeOver = () => {
    worker.addEventListener('controlling', () => location.reload())
    worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', async () => {
    const isCurrent = await isNewest().catch(() => false)
    if (isCurrent) worker.messageSkipWaiting()
    else offerReload(takeOver)
  })
  const registration = await worker.register()
  setInterval(() => void registration?.update().catch(() => undefined), LOOK_EVERY_MS)
  await navigator.serviceWorker.ready
  await keepLoaded()
}
