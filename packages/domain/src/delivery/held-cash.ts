import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

/** Money that a driver took at a door: until the office counted it he has it, then the cashier, then the bank. */
export const heldCashStatuses = ['Collected', 'Handed_In', 'Deposited'] as const
export type HeldCashStatus = (typeof heldCashStatuses)[number]
/** A difference between what was taken and what was counted belongs to somebody until it is closed. */
export const differenceStates = ['None', 'Short', 'Over', 'Closed'] as const
export type DifferenceState = (typeof differenceStates)[number]

export const differenceOf = (taken: number, counted: number): DifferenceState => {
  if (counted === taken) return 'None'
  return counted < taken ? 'Short' : 'Over'
}
/** By ten in the morning of the next working day it is counted. */
export const countedByHour = 10

type Row = {
  status: HeldCashStatus
  difference_state: DifferenceState
  authors: readonly string[]
  counted_by: string | null
}
type State = { status: HeldCashStatus; difference_state: DifferenceState; isOpen: boolean }
const differs = ({ isOpen }: State) => (isOpen ? undefined : because('cash-without-difference'))

export const heldCash = workflow({
  entity: 'held-cash',
  status: 'status',
  state: ({ status, difference_state }: Row): State => ({
    ...{ status, difference_state, isOpen: difference_state === 'Short' || difference_state === 'Over' },
  }),
  actions: {
    /** Counted by the cashier, before the driver's eyes. */
    handIn: {
      needs: 'Driver-Cash-Receive',
      from: ['Collected'],
      to: 'Handed_In',
      primary: true,
    },
    deposit: {
      needs: 'Driver-Cash-Receive',
      from: ['Handed_In'],
      to: 'Deposited',
      primary: true,
    },
    /** Somebody else than who counted says what became of it. */
    closeDifference: {
      needs: 'Driver-Cash-Close-Difference',
      from: ['Handed_In', 'Deposited'],
      to: ({ status }) => ({ status, difference_state: 'Closed' as const }),
      guards: [differs],
      notAuthor: true,
      reason: 'required',
    },
  },
})
