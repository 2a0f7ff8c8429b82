import { countUnread, listNotifications, type Notification } from '@sejuk/contract/platform/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api/call.ts'
import { useLive } from '../../lib/api/live.ts'
import { useCall } from '../../lib/api/queries.ts'

const topic = ['/api/notification']

/** How much the viewer has not read yet; a new message is counted as it arrives. */
export const useUnread = (onNew: (newest: Notification) => void) => {
  const client = useQueryClient()
  const { data } = useCall(countUnread, {})
  const unread = data?.data.unread ?? 0
  /** Two messages that arrive together are two rings, and both find the newest of them. */
  const announced = useRef(0)
  const look = async (isNew: boolean) => {
    const before = unread
    await client.invalidateQueries({ queryKey: topic })
    const { data: now } = await call(countUnread, {}, { unkept: true })
    // The number alone does not tell: the page may have counted the message already, or others were read meanwhile.
    if ((!isNew && now.unread <= before) || document.visibilityState !== 'visible') return
    const [newest] = (await call(listNotifications, { unread: true, limit: 1 }, { unkept: true })).data
    if (!newest || newest.notification_id <= announced.current) return
    announced.current = newest.notification_id
    onNew(newest)
  }
  // Should the network be gone again, the bell is renewed with the next word that arrives.
  useLive('notification', (said) => void look(said === 'new').catch(() => {}))
  useLive('opened', () => void client.invalidateQueries({ queryKey: topic }))
  return unread
}

export const useRenewNotifications = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: topic })
}
