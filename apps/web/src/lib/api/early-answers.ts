import type { Data, Endpoint, Envelope } from '@sejuk/contract/endpoint'

/** What the server answered, in the document already, to what the page will ask first. */
export type EarlyAnswer = { path: string; input: object; isList: boolean; answer: Envelope }

let answers: EarlyAnswer[] | undefined

const readBlock = (): EarlyAnswer[] => {
  const block = document.getElementById('early')
  block?.remove()
  try {
    return JSON.parse(block?.textContent || '[]') as EarlyAnswer[]
  } catch {
    // The line was cut in the middle of it.
    return []
  }
}

/** They were true when the document was written. */
export const earlyAnswers = (): readonly EarlyAnswer[] => {
  answers ??= readBlock()
  return answers
}

/** Something has been changed since. */
export const forgetEarlyAnswers = () => {
  answers = []
}

/** On a slow phone a page takes some seconds to open; what is older was not opened just now. */
const patience = 30_000

/** The document came just now, with what its page shows first: whatever else is asked can wait until that is there. */
export const isOpenedWithAnswers = () => earlyAnswers().length > 0 && performance.now() < patience

/** The answer to a call without input, as long as it is not taken. */
export const peekEarlyAnswer = <E extends Endpoint>({ path }: E): Envelope<Data<E>> | undefined => {
  const found = earlyAnswers().find((one) => one.path === path && !one.isList)
  return performance.now() < patience ? (found?.answer as Envelope<Data<E>> | undefined) : undefined
}

/** The same, once. */
export const takeEarlyAnswer = <E extends Endpoint>(endpoint: E) => {
  const answer = peekEarlyAnswer(endpoint)
  answers = answers?.filter(({ path }) => path !== endpoint.path)
  return answer
}
