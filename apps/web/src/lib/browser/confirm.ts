import { createStore } from './store.ts'

export type Question = { title: string; text?: string; yes?: string; no?: string; isDangerous?: boolean }
type Open = Question & { answer: (isYes: boolean) => void }

const open = createStore<Open | undefined>(undefined)

/** Shows a confirmation and resolves with the answer; closing it means no. */
export const confirm = (question: Question): Promise<boolean> => {
  open.get()?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  open.put({
    ...question,
    answer: (isYes) => {
      open.put(undefined)
      resolve(isYes)
    },
  })
  return promise
}

export const useQuestion = open.use
