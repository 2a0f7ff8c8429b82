import type { QueryClient } from '@tanstack/react-query'
import { refillApp } from '../browser/offline-app.ts'
import { localStore } from '../browser/storage.ts'
import { forgetCompanyWords } from '../language/company-words.ts'
import { forgetLabels } from './options.ts'

const standard = 1000

/** How long the progress is shown; support staff may set it longer to see what happens. */
export const clearCacheMs = () => {
  const set = Number(localStore.get('clear-cache-duration'))
  return Number.isFinite(set) && set > 0 ? Math.min(set, 60_000) : standard
}

/**
 * Clears what was fetched: words, permissions, lookups, lists, files cached by the browser. Drafts, running uploads and
 * settings are not cache.
 */
export const clearSystemCache = async (client: QueryClient) => {
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  client.removeQueries({ type: 'inactive' })
  forgetLabels()
  const words = forgetCompanyWords().catch(() => {})
  await Promise.all([client.invalidateQueries(), words, refillApp().catch(() => {})])
}
