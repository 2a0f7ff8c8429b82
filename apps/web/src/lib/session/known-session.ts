import type { Session } from '@sejuk/contract/platform/sessions'

/** What the server wrote into the document of somebody signed in. */
type Known = { session?: Session; words?: { hash: string; words: number }; build?: string }

/** The line may have been cut in the middle of it: then nothing is known. */
const whole = (text: string): Known => {
  try {
    return JSON.parse(text) as Known
  } catch {
    return {}
  }
}

let known: Known = {}
const read = () => {
  const block = document.getElementById('known')
  block?.remove()
  if (block?.textContent) known = whole(block.textContent)
  return known
}

/** It was true when the document was written: read once. */
export const takeKnownSession = (): Session | undefined => {
  const { session, ...rest } = read()
  known = rest
  return session
}

/** The script that a page of the server's build begins with. */
export const knownBuild = () => read().build

/** Which words the company says its own way, and how many. */
export const knownWords = () => read().words
