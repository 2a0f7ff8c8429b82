import { localStore } from '../browser/storage.ts'

/** Unsaved input, per user and form, in local storage. It survives reload and sign-out. */
export type Draft<Values> = { values: Values; at: string }

const keyOf = (usercode: string, form: string) => `sejuk.draft/${usercode}/${form}`
const monthInMs = 30 * 24 * 3600 * 1000

export const readDraft = <Values>(usercode: string, form: string): Draft<Values> | undefined => {
  const text = localStore.get(keyOf(usercode, form))
  if (!text) return undefined
  try {
    const draft: Draft<Values> = JSON.parse(text)
    if (Date.now() - Date.parse(draft.at) < monthInMs) return draft
  } catch {
    // Not ours, or half written.
  }
  localStore.drop(keyOf(usercode, form))
  return undefined
}

export const writeDraft = (usercode: string, form: string, values: unknown) =>
  localStore.set(keyOf(usercode, form), JSON.stringify({ values, at: new Date().toISOString() }))

export const dropDraft = (usercode: string, form: string) => localStore.drop(keyOf(usercode, form))
