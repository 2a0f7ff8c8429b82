import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useSendOnline } from '../../../lib/browser/online.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { deliverTicket } from './deliver-ticket.ts'
import { onStoredTickets, type StoredTicket, storedTicketsOf } from './stored-tickets.ts'

/** What waits on this phone. Back online, what was sent goes out by itself. */
export const useStoredTickets = () => {
  const { usercode } = useViewer()
  const client = useQueryClient()
  const [kept, setKept] = useState<StoredTicket[]>([])
  useEffect(() => {
    const look = () => void storedTicketsOf(usercode).then(setKept, () => setKept([]))
    look()
    return onStoredTickets(look)
  }, [usercode])
  const sendAll = useCallback(async () => {
    const wanted = async () => (await storedTicketsOf(usercode).catch(() => [])).filter(({ isWanted }) => isWanted)
    const waiting = await wanted()
    for (const { client_key } of waiting) await deliverTicket(client_key).catch(() => {})
    if (waiting.length) await client.invalidateQueries({ queryKey: ['/api-installer-bonus/my-bonus-ticket'] })
    // What was refused is no longer wanted: what still is did not get through.
    return (await wanted()).length === 0
  }, [usercode, client])
  // The form sends by itself; what did not get through then begins to wait.
  useSendOnline(
    sendAll,
    kept.some(({ isWanted }) => isWanted),
  )
  return kept
}
