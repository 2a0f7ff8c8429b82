import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
  useEffect(() => {
    const sendAll = async () => {
      const waiting = (await storedTicketsOf(usercode).catch(() => [])).filter(({ isWanted }) => isWanted)
      for (const { client_key } of waiting) await deliverTicket(client_key).catch(() => {})
      if (waiting.length) await client.invalidateQueries({ queryKey: ['/api-installer-bonus/my-bonus-ticket'] })
    }
    void sendAll()
    const onOnline = () => void sendAll()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [usercode, client])
  return kept
}
