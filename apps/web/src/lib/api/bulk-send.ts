import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorText } from '../language/error-text.ts'
import { say } from '../language/words.ts'
import { call, Refused } from './call.ts'
import { newKey } from './keys.ts'
import { topicOf } from './queries.ts'

/** A write for each of several records. One that got no answer may have happened: sent again it is the same write. */
export const useBulkSend = (endpoint: Endpoint) => {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const send = async (of: string, input: object) => {
    const key = keys.current.get(of) ?? newKey()
    keys.current.set(of, key)
    try {
      const { message } = await call(endpoint, input as Input<Endpoint>, { key })
      return { isDone: true, message: say(message) }
    } catch (error) {
      // A refusal is an answer; asked again it may be another one.
      if (error instanceof Refused) keys.current.delete(of)
      const [field] = error instanceof Refused ? Object.values(error.errors).flat() : []
      return { isDone: false, message: field ? say(field) : errorText(error) }
    }
  }
  return { send, refresh: () => client.invalidateQueries({ queryKey: [topicOf(endpoint)] }) }
}
