import { hearBuild } from './new-version.ts'

/** The same as in `offline-worker.ts`. */
const notes = 'sejuk-notes'
const tenMinutes = 10 * 60_000

type Wishes = { withOfflinePages: boolean; isSignedIn: boolean }
let wishes: Wishes = { withOfflinePages: false, isSignedIn: false }
/** Read by the worker, also by the next one: which files it fetches, and whether a page begins with what it keeps. */
const leaveNotes = async () => {
  const cache = await caches.open(notes)
  const set = (name: string) => cache.put(`/${name}`, new Response(''))
  if (wishes.withOfflinePages) await set('offline-pages')
  if (wishes.isSignedIn) await set('signed-in')
}

/** A worker that takes over says of which build it is. */
const watchForNew = (registration: ServiceWorkerRegistration) => {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string }>) =>
    hearBuild(data.build),
  )
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => {})
  }
  setInterval(look, tenMinutes)
}

let registered: Promise<ServiceWorkerRegistration> | undefined
const register = async () => {
  const registration = await navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })
  watchForNew(registration)
  return registration
}

const tellWorker = async (message: 'fill' | 'renew') => {
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return
  await leaveNotes()
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** What the browser threw away is fetched again. */
const refillApp = () => tellWorker('fill')
/** Everything that is kept is fetched anew. */
export const renewApp = () => tellWorker('renew')

/**
 * Registers the service worker: pages begin with what it keeps, and those for the field open without a network. Browsers without one,
 * and pages not served over https, go on without.
 */
export const registerOfflineApp = async (wanted: Wishes) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  wishes = wanted
  await leaveNotes()
  registered ??= register()
  await registered
  await refillApp()
  // A phone short of room then throws away other things first.
  if (wanted.withOfflinePages) await navigator.storage?.persist?.()
}

/** The next page is asked of the server, which leads to the sign-in page. */
export const tellSignedOut = () => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('signed out')
}
