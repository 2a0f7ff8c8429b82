/** The status of the call to a customer whose installation is checked. */
export const callBackStatuses = ['Due', 'Confirmed', 'Disputed', 'Not_Reached'] as const
export type CallBackStatus = (typeof callBackStatuses)[number]

/** The possible outcomes of a call. */
export const callOutcomes = ['Confirmed', 'Disputed', 'Not_Reached'] as const satisfies readonly CallBackStatus[]
type CallOutcome = (typeof callOutcomes)[number]

/** The maximum number of calls. */
export const mostCalls = 3

/** No answer leads to another call; after the last one it is the final outcome. */
export const afterCall = (outcome: CallOutcome, callsBefore: number): CallBackStatus =>
  outcome === 'Not_Reached' && callsBefore + 1 < mostCalls ? 'Due' : outcome

/** What the customer did not confirm is approved only with a word. */
export const isDoubtful = (status: CallBackStatus | null) => status === 'Disputed' || status === 'Not_Reached'

export const callFirst = 'The customer must be called first'
export const callIsDue = 'A call to the customer is already due'
export const noCallIsDue = 'No call to the customer is due'
export const nobodyToCall = 'The ticket names no phone of the customer'
