import { useCallback, useState } from 'react'
import { isPassing, Offline } from '../../lib/api/call.ts'
import { newKey } from '../../lib/api/keys.ts'
import { useOnline, useSendOnline } from '../../lib/browser/online.ts'
import { showError } from '../../lib/language/error-text.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { deliverAll } from './deliver.ts'
import { type QueuedPhoto, type QueuedTap, storePhoto, storeTap } from './field-storage.ts'
import { useShownQueue } from './use-shown-queue.ts'

type NewTap = { action: string; thread: string; input: Record<string, unknown>; at?: Tapped; client_uuid?: string }
type NewPhoto = Pick<QueuedPhoto, 'module_name' | 'alias' | 'file' | 'kind'>

/** A tap, with both clocks of the phone. */
export type Tapped = Pick<QueuedTap, 'at_device' | 'origin' | 'tick'>
export const tapNow = (): Tapped => ({
  at_device: new Date().toISOString(),
  origin: performance.timeOrigin,
  tick: performance.now(),
})

/**
 * Taps and photos of this phone, sent whenever there is a network. `onArrived` reads again what the server has, and answers
 * whether it could. Several on one page hear of what any of them sent.
 */
export const useFieldQueue = (onArrived: () => Promise<boolean | undefined> | undefined) => {
  const { usercode } = useViewer()
  const isOnline = useOnline()
  const { queue, look } = useShownQueue(usercode, onArrived)
  const [isSending, setSending] = useState(false)
  const [isCutOff, setCutOff] = useState(false)

  const send = useCallback(async () => {
    setSending(true)
    try {
      await deliverAll(usercode)
      setCutOff(false)
      return await look()
    } catch (error) {
      const isAway = error instanceof Offline || isPassing(error)
      if (isAway) setCutOff(true)
      else showError(error)
      return !isAway
    } finally {
      setSending(false)
    }
  }, [usercode, look])

  const sendNow = useSendOnline(send)

  /** It is on the phone before anything is sent. */
  const add = async ({ at = tapNow(), client_uuid = newKey(), ...tap }: NewTap, photos: readonly NewPhoto[] = []) => {
    for (const photo of photos) await storePhoto({ ...photo, photo_key: newKey(), usercode, module_code: client_uuid })
    await storeTap({ ...tap, ...at, client_uuid, usercode })
    if (isOnline) void sendNow()
    return client_uuid
  }
  /** A photo of something that was begun by a tap. */
  const addPhoto = async (module_code: string, photo: NewPhoto) => {
    await storePhoto({ ...photo, photo_key: newKey(), usercode, module_code })
    if (isOnline) void sendNow()
  }
  return { queue, isOnline: isOnline && !isCutOff, isSending, add, addPhoto, send, usercode }
}
export type FieldQueue = ReturnType<typeof useFieldQueue>
