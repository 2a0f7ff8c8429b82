import { newKey } from '../../lib/api/keys.ts'
import { localStore } from '../../lib/browser/storage.ts'

const storedAs = 'sejuk.device'

/** A name for this browser, made up once: says that it is the same one as before, and nothing else. */
export const deviceId = () => {
  const known = localStore.get(storedAs)
  if (known) return known
  const made = newKey()
  localStore.set(storedAs, made)
  return made
}
