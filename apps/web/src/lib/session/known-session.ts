import type { Session } from '@sejuk/contract/platform/sessions'

/** What the server wrote into the document of somebody signed in. It was true then: read once. */
export const takeKnownSession = (): Session | undefined => {
  const block = document.getElementById('known')
  block?.remove()
  return block?.textContent ? (JSON.parse(block.textContent) as { session?: Session }).session : undefined
}
