import type { Endpoint } from '@sejuk/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { topicOf } from './queries.ts'

/** Asks again for what these show: for a write whose address is about something else. */
export const useRefresh = (...endpoints: readonly Endpoint[]) => {
  const client = useQueryClient()
  return () => {
    for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: [topicOf(endpoint)] })
  }
}
