import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { storeAnswer, storedAnswer } from './field-storage.ts'

/** An answer that stays on the phone: without a network the last one is shown, with its time. */
export const useStoredCall = <E extends Endpoint>(endpoint: E, input: Input<E>, name: string, enabled = true) => {
  const { usercode } = useViewer()
  const key = `${usercode} ${name}`
  const found = useCall(endpoint, input, { keepPrevious: true, enabled })
  const [read, setRead] = useState<{ key: string; at: string; value: Data<E> }>()
  const stored = read?.key === key ? read : undefined
  // What the question before was answered is shown meanwhile, and never stored under the new one.
  const fresh = found.isPlaceholderData ? undefined : found.data?.data
  useEffect(() => {
    let isGone = false
    void storedAnswer(key)
      .then((answer) => {
        if (answer && !isGone) setRead({ key, at: answer.at, value: answer.value as Data<E> })
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [key])
  useEffect(() => {
    if (fresh !== undefined) void storeAnswer(key, fresh).catch(() => undefined)
  }, [key, fresh])
  return {
    data: fresh ?? stored?.value ?? found.data?.data,
    /** When what is shown was true, where it is not fresh. */
    storedAt: fresh === undefined ? stored?.at : undefined,
    error: found.error,
    isEnabled: enabled,
    /** Whether the server answered. */
    refetch: async () => !(await found.refetch()).isError,
  }
}
