import type { Session } from '@sejuk/contract/platform/sessions'

/** What the server wrote into the document of somebody signed in. */
type Known = { session?: Session; words?: { hash: string; words: number } }

let known: Known = {}
const read = () => {
  const block = document.getElementById('known')
  block?.remove()
  if (block?.textContent) known = JSON.parse(block.textContent) as Known
  return known
}

/** It was true when the document was written: read once. */
export const takeKnownSession = (): Session | undefined => {
  const { session, ...rest } = read()
  known = rest
  return session
}

/** Which words the company says its own way, and how many. */
export const knownWords = () => read().words
