import { createStore } from './store.ts'

/** What a browser that can install the app tells the page, once, some time after it has loaded. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const offer = createStore<InstallOffer | undefined>(undefined)

/** Keeps the offer for the page that asks for it; the browser's own banner stays away until then. */
export const captureInstallOffer = () => {
  const keep = (event: Event) => {
    event.preventDefault()
    offer.put(event as InstallOffer)
  }
  const done = () => offer.put(undefined)
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', done)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', done)
  }
}

/** The way to install, if the browser offers one. An offer is taken or refused once. */
export const useInstallOffer = () => {
  const open = offer.use()
  if (!open) return undefined
  return async () => {
    offer.put(undefined)
    await open.prompt()
  }
}

/** Is this window the installed app already? */
export const runsInstalled = () => window.matchMedia('(display-mode: standalone)').matches
