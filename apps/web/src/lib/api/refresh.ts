import type { Endpoint } from '@sejuk/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { topicOf } from './queries.ts'

/** Invalidates the queries of these endpoints, for a write under another topic. */
export const useRefresh = (...endpoints: readonly Endpoint[]) => {
  const client = useQueryClient()
  return () => {
    for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: [topicOf(endpoint)] })
  }
}
