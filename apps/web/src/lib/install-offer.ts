import { useSyncExternalStore } from 'react'

/** What a browser that can install the app tells the page, once, some time after it has loaded. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const listeners = new Set<() => void>()
let offer: InstallOffer | undefined
const put = (next: InstallOffer | undefined) => {
  offer = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the offer for the page that asks for it; the browser's own banner stays away until then. */
export const keepInstallOffer = () => {
  const keep = (event: Event) => {
    event.preventDefault()
    put(event as InstallOffer)
  }
  const done = () => put(undefined)
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', done)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', done)
  }
}

/** The way to install, if the browser offers one. An offer is taken or refused once. */
export const useInstallOffer = () => {
  const open = useSyncExternalStore(subscribe, () => offer)
  if (!open) return undefined
  return async () => {
    put(undefined)
    await open.prompt()
  }
}

/** Is this window the installed app already? */
export const runsInstalled = () => window.matchMedia('(display-mode: standalone)').matches
