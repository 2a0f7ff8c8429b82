import type { QueryClient } from '@tanstack/react-query'
import { renewApp } from '../browser/offline-app.ts'
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
 * settings are not cache, and files go only when newer ones are here: the worker sees to it. Without a network nothing could be
 * fetched, so that it is not offered there.
 */
export const clearSystemCache = async (client: QueryClient) => {
  client.removeQueries({ type: 'inactive' })
  forgetLabels()
  const words = forgetCompanyWords().catch(() => {})
  await Promise.all([client.invalidateQueries(), words, renewApp().catch(() => {})])
}
