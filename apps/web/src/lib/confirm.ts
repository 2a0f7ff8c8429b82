import { useSyncExternalStore } from 'react'

export type Question = { title: string; text?: string; yes?: string; no?: string; isDangerous?: boolean }
type Open = Question & { answer: (isYes: boolean) => void }

const listeners = new Set<() => void>()
let open: Open | undefined

const put = (next: Open | undefined) => {
  open = next
  for (const listener of listeners) listener()
}

/** Asks, and waits for the answer. Closing the question is a no. */
export const confirm = (question: Question): Promise<boolean> => {
  open?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  put({
    ...question,
    answer: (isYes) => {
      put(undefined)
      resolve(isYes)
    },
  })
  return promise
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useQuestion = () => useSyncExternalStore(subscribe, () => open)
