import { createStore } from './store.ts'

/** The browser's `beforeinstallprompt` event, fired once after load. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const offer = createStore<InstallOffer | undefined>(undefined)

/** Stores the event for the page that shows it, and suppresses the browser's own banner. */
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

/** Installs the app, if the browser offers it. An offer can be used once. */
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
