import { useCallback, useEffect, useRef, useState } from 'react'
import { onQueueChange, type QueuedPhoto, type QueuedTap, queuedPhotos, queuedTaps } from './field-storage.ts'

export type Queue = { taps: QueuedTap[]; photos: QueuedPhoto[] }
const nothing: Queue = { taps: [], photos: [] }
const isNothing = ({ taps, photos }: Queue) => taps.length + photos.length === 0

const without = (queue: Queue, other: Queue): Queue => ({
  taps: queue.taps.filter(({ order }) => !other.taps.some((one) => one.order === order)),
  photos: queue.photos.filter(({ photo_key }) => !other.photos.some((one) => one.photo_key === photo_key)),
})
const both = (queue: Queue, other: Queue): Queue => ({
  taps: [...queue.taps, ...other.taps],
  photos: [...queue.photos, ...other.photos],
})

/**
 * What waits on this phone, and after it arrived as long as the page has not read it again: `onArrived` answers whether it has.
 * Until then it is shown as waiting, so that nothing is missing in between.
 */
export const useShownQueue = (usercode: string, onArrived: () => Promise<boolean | undefined> | undefined) => {
  const [queue, setQueue] = useState<Queue>()
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const unread = useRef(nothing)

  /** Whether everything that arrived has been read. */
  const readAgain = useCallback(async () => {
    const asked = unread.current
    if (isNothing(asked)) return true
    const isRead = (await arrived.current()) !== false
    // What arrived while it was read may not be in the answer.
    if (isRead) unread.current = without(unread.current, asked)
    return isRead
  }, [])

  const look = useRef<() => Promise<boolean>>(undefined)
  useEffect(() => {
    let looks = 0
    let known = nothing
    unread.current = nothing
    look.current = async () => {
      const mine = ++looks
      const found = { taps: await queuedTaps(usercode), photos: await queuedPhotos(usercode) }
      unread.current = both(unread.current, without(known, found))
      known = found
      const isRead = await readAgain()
      // A later look knows more.
      if (mine === looks) setQueue(both(unread.current, found))
      return isRead
    }
    const lookAgain = () => void look.current?.().catch(() => setQueue(nothing))
    lookAgain()
    return onQueueChange((change) => {
      if (change !== 'given-up') return lookAgain()
      known = nothing
      lookAgain()
    })
  }, [usercode, readAgain])

  return { queue, look: useCallback(async () => (isNothing(unread.current) ? true : look.current?.()) ?? true, []) }
}
