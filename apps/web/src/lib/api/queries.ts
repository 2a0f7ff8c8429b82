import type { Data, Endpoint, Envelope, Input } from '@sejuk/contract/endpoint'
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { showError, showSaved } from '../language/error-text.ts'
import { call, isPassing, Offline } from './call.ts'
import { earlyAnswers } from './early-answers.ts'
import { newKey } from './keys.ts'

/** Offline is an answer like any other: nothing waits silently for a network. */
export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 0 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** '/api/customer-address/update' is about customer addresses: a change refreshes whatever shows them. */
export const topicOf = ({ path }: Pick<Endpoint, 'path'>) => path.split('/').slice(0, 3).join('/')
export const keyOf = (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown) => [
  topicOf(endpoint),
  endpoint.method,
  endpoint.path,
  input,
]

const justNow = 10_000

/** Lists whose rows the document brought are drawn with them at once, and asked for again as soon as anything calls for it. */
export const knowEarlyLists = (client: QueryClient) => {
  for (const { path, input, answer } of earlyAnswers().filter(({ isList }) => isList)) {
    const queryKey = keyOf({ method: 'GET', path }, input)
    client.setQueryDefaults(queryKey, { staleTime: ({ state }) => (state.dataUpdateCount === 1 ? justNow : 0) })
    client.setQueryData(queryKey, answer)
  }
}

type CallOptions = { enabled?: boolean; staleTime?: number; keepPrevious?: boolean }

export const useCall = <E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) =>
  useQuery<Envelope<Data<E>>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: options.enabled ?? true,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  })

/** Two inputs with the same print are the same write. */
const printOf = (input: unknown) =>
  JSON.stringify(input, (_, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))

type SendOptions = {
  /** An error the form shows itself gets no toast. */
  handles?: (error: Error) => boolean
  /** No toast on success: the result is visible at once. */
  isQuiet?: boolean
}

/** A write that got no answer may have happened: pressed again, it is the same write. */
const useKeyedCall = () => {
  const unanswered = useRef<{ asked: string; key: string }>(undefined)
  return async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const asked = `${endpoint.path} ${printOf(input)}`
    const key = unanswered.current?.asked === asked ? unanswered.current.key : newKey()
    try {
      const answer = await call(endpoint, input, { key })
      unanswered.current = undefined
      return answer
    } catch (error) {
      unanswered.current = error instanceof Offline || isPassing(error) ? { asked, key } : undefined
      if (error instanceof Offline) error.key = key
      throw error
    }
  }
}

/** A write: shows the result as a toast and invalidates the queries it may have changed. */
export const useSend = <E extends Endpoint>(endpoint: E, { handles, isQuiet }: SendOptions = {}) => {
  const client = useQueryClient()
  const send = useKeyedCall()
  return useMutation({
    mutationFn: (input: Input<E>) => send(endpoint, input),
    onSuccess: ({ message }) => {
      if (!isQuiet) showSaved(message)
      return client.invalidateQueries({ queryKey: [topicOf(endpoint)] })
    },
    onError: (error) => {
      if (!handles?.(error)) showError(error)
    },
  })
}

/** The same for whichever of several endpoints is pressed. */
export const useSendTo = () => {
  const client = useQueryClient()
  const send = useKeyedCall()
  return useMutation({
    mutationFn: ({ endpoint, input }: { endpoint: Endpoint; input: object }) => send(endpoint, input),
    onSuccess: ({ message }, { endpoint }) => {
      showSaved(message)
      return client.invalidateQueries({ queryKey: [topicOf(endpoint)] })
    },
    onError: showError,
  })
}
