/**
 * Service worker of the dashboard. It stores the page that is shown without a connection and nothing else: no page of the
 * dashboard, no response of the gateway. All other requests pass by it.
 */
const CACHE = 'offline-1'
const OFFLINE = '/dashboard/offline.html'
const files = [OFFLINE, '/dashboard/offline.css', '/dashboard/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  }
  event.waitUntil(removeOthers())
})

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)))
  } else if (files.includes(pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)))
  }
})

/** Opens the payment of a notification in a tab that is open already, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const url = event.notification.data?.url ?? '/dashboard/'
    const [tab] = await self.clients.matchAll({ type: 'window' })
    if (!tab) return self.clients.openWindow(url)
    await tab.focus()
    tab.postMessage({ open: url }, [])
  }
  event.waitUntil(open())
})
