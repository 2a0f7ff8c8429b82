import { localStore } from './storage.ts'
import { createStore } from './store.ts'

export const schemes = ['light', 'dark', 'auto'] as const
type Scheme = (typeof schemes)[number]

/** Also read by public/before-paint.js, before anything is drawn. */
const key = 'sejuk.scheme'
const wantsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const remembered = () => schemes.find((scheme) => scheme === localStore.get(key)) ?? 'auto'
const chosen = createStore<Scheme>(remembered())

const apply = () => {
  const scheme = chosen.get()
  const isDark = scheme === 'auto' ? wantsDark().matches : scheme === 'dark'
  // The name that the styles of the overlays' library look for.
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}

export const useScheme = chosen.use

export const chooseScheme = (scheme: Scheme) => {
  localStore.set(key, scheme)
  chosen.put(scheme)
  apply()
}

/** Follows the device, and what is chosen in another tab. */
export const followScheme = () => {
  const device = wantsDark()
  const other = (event: StorageEvent) => {
    if (event.key !== key) return
    chosen.put(remembered())
    apply()
  }
  apply()
  device.addEventListener('change', apply)
  window.addEventListener('storage', other)
  return () => {
    device.removeEventListener('change', apply)
    window.removeEventListener('storage', other)
  }
}
