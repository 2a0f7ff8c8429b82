import type { Session } from '@sejuk/contract/platform/sessions'
import { tellSignedOut } from '../browser/offline-app.ts'
import { localStore } from '../browser/storage.ts'

const keptAs = 'sejuk.offline-session'
const monthInMs = 30 * 24 * 3600 * 1000

/**
 * The last session, stored for offline use. It opens pages but no data: the server gives data only to a valid session.
 */
export const storeSession = (session: Session) => localStore.set(keptAs, JSON.stringify({ session, at: Date.now() }))

export const storedSession = (): Session | undefined => {
  try {
    const { session, at }: { session: Session; at: number } = JSON.parse(localStore.get(keptAs) ?? '')
    return Date.now() - at < monthInMs ? session : undefined
  } catch {
    return undefined
  }
}

export const forgetSession = () => {
  localStore.drop(keptAs)
  tellSignedOut()
}
