export const callResults = ['promised', 'paid-already', 'not-reached', 'refused', 'reminded'] as const
export type CallResult = (typeof callResults)[number]

/** Since when an invoice ages: since it was due, or since it was written. */
export const ageingBases = ['due', 'invoice'] as const
export type AgeingBasis = (typeof ageingBases)[number]

const collectionStates = ['promise-broken', 'promised-today', 'promised', 'late', 'not-due'] as const
export type CollectionState = (typeof collectionStates)[number]

type Standing = { late: number; promise_date: string | null; paid_since: number; promise_amount: number | null }

/** What comes next for a customer who owes: a promise counts until its day, and is broken when less came than was promised. */
export const collectionStateOf = (standing: Standing, today: string): CollectionState => {
  const { late, promise_date, paid_since, promise_amount } = standing
  if (promise_date && paid_since < (promise_amount ?? 1)) {
    if (promise_date < today) return 'promise-broken'
    return promise_date === today ? 'promised-today' : 'promised'
  }
  return late > 0 ? 'late' : 'not-due'
}

export type CollectionStep = 'visit' | 'call' | 'check-bank' | 'await-promise'

/** What whoever collects does next: after three months a call is not enough. */
export const collectionStepOf = (
  standing: Standing & { oldest_days: number },
  today: string,
): CollectionStep | undefined => {
  const state = collectionStateOf(standing, today)
  if (state === 'not-due') return undefined
  if (state === 'promised') return 'await-promise'
  if (state === 'promised-today') return 'check-bank'
  return standing.oldest_days > 90 ? 'visit' : 'call'
}
