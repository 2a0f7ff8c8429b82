/** How the call to a customer stands whose installation is being checked. */
export const callBackStatuses = ['Due', 'Confirmed', 'Disputed', 'Not_Reached'] as const
export type CallBackStatus = (typeof callBackStatuses)[number]

/** What somebody who called may write down. */
export const callOutcomes = ['Confirmed', 'Disputed', 'Not_Reached'] as const satisfies readonly CallBackStatus[]
type CallOutcome = (typeof callOutcomes)[number]

/** Nobody is called for ever. */
export const mostCalls = 3

/** A customer who does not answer is called again; after the last try that is the answer. */
export const afterCall = (outcome: CallOutcome, callsBefore: number): CallBackStatus =>
  outcome === 'Not_Reached' && callsBefore + 1 < mostCalls ? 'Due' : outcome

/** What the customer did not confirm is approved only with a word. */
export const isDoubtful = (status: CallBackStatus | null) => status === 'Disputed' || status === 'Not_Reached'

export const callFirst = 'The customer must be called first'
export const callIsDue = 'A call to the customer is already due'
export const noCallIsDue = 'No call to the customer is due'
export const nobodyToCall = 'The ticket names no phone of the customer'
