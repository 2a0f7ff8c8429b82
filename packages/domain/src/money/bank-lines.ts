import { workflow, type WorkflowViewer } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { rupiah } from '../values/money.ts'

export const bankLineStates = ['New', 'Matched', 'Not_Ours', 'Unidentified'] as const
export type BankLineState = (typeof bankLineStates)[number]
/** Certain lines that one call confirms. */
export const mostConfirmedAtOnce = 200
/**
 * What neither the text nor the amount tells is matched by hand, with a reason. Above this two people look at it: one keeps it as
 * unidentified, somebody else says whose it is. As much a branch decides about alone when money is paid back.
 */
export const byHandMost = 10_000_000
export type KeptLine = { state: BankLineState; amount: number; kept_by: string | null }
export const byHandObjection = ({ state, amount, kept_by }: KeptLine, usercode: string) => {
  const isKept = state === 'Unidentified' && kept_by !== null && kept_by !== usercode
  return amount <= byHandMost || isKept
    ? undefined
    : because('bank-line-needs-second-look', { amount: rupiah(byHandMost) })
}

/** Above this a confirmation is asked once more. */
export const askedAgainAbove = 100_000_000

type Row = { state: BankLineState; amount: number; imported_by: string }
type State = { state: BankLineState; isIn: boolean; isImporter: boolean }
const notByImporter = ({ isImporter }: State) => (isImporter ? because('you-imported-this-file') : undefined)
const comesIn = ({ isIn }: State) => (isIn ? undefined : because('bank-line-goes-out'))

/** One line of the bank: whose money it is. Who brought the file in does not say so. */
export const bankLine = workflow({
  entity: 'bank-line',
  status: 'state',
  state: ({ state, amount, imported_by }: Row, { usercode }: WorkflowViewer): State => ({
    ...{ state, isIn: amount > 0, isImporter: imported_by !== '' && imported_by === usercode },
  }),
  actions: {
    match: {
      needs: 'Bank-Line-Match',
      from: [{ state: ['New', 'Unidentified'] }],
      to: { state: 'Matched' },
      guards: [comesIn, notByImporter],
      primary: true,
      confirm: true,
    },
    /** Between our own accounts, interest, charges of the bank: money of no customer. */
    'not-ours': {
      needs: 'Bank-Line-Match',
      from: [{ state: ['New', 'Unidentified'] }],
      to: { state: 'Not_Ours' },
      guards: [notByImporter],
      reason: 'required',
    },
    /** Nobody is found; somebody looks for the payer. */
    keep: {
      needs: 'Bank-Line-Match',
      from: [{ state: ['New', 'Unidentified'] }],
      to: { state: 'Unidentified' },
      guards: [comesIn],
    },
    'take-back': {
      needs: 'Bank-Line-Unmatch',
      from: [{ state: ['Matched', 'Not_Ours', 'Unidentified'] }],
      to: { state: 'New' },
      reason: 'required',
      dangerous: true,
    },
  },
})
