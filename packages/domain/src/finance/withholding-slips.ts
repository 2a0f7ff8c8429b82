import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

/** Income tax that a customer kept back: on goods, on services, final. */
export const withheldKinds = ['22', '23', '4(2)'] as const
export type WithheldKind = (typeof withheldKinds)[number]
export const slipStatuses = ['Awaited', 'Received', 'Confirmed'] as const
export type SlipStatus = (typeof slipStatuses)[number]
/** Until somebody has confirmed it, it is written anew. */
export const changeableSlips = ['Awaited', 'Received'] as const satisfies readonly SlipStatus[]
/** After so many days one asks again. */
export const lateSlipDays = 30

type Row = { status: SlipStatus; authors: readonly string[]; amount: number; open_amount: number; is_frozen: boolean }
type State = { status: SlipStatus; isCovered: boolean; isFrozen: boolean }
const thawed = ({ isFrozen }: State) => (isFrozen ? because('slip-of-frozen-invoice') : undefined)
const covered = ({ isCovered }: State) => (isCovered ? undefined : because('slip-above-open'))

/** Confirmed by somebody else, what was withheld is settled: the tax office owes it to us instead of the customer. */
export const withholdingSlip = workflow({
  entity: 'withholding-slip',
  status: 'status',
  state: ({ status, amount, open_amount, is_frozen }: Row): State => ({
    ...{ status, isFrozen: is_frozen, isCovered: amount <= open_amount },
  }),
  actions: {
    confirm: {
      needs: 'Receipt-Confirm',
      from: ['Received'],
      to: 'Confirmed',
      guards: [thawed, covered],
      approves: true,
      confirm: true,
      primary: true,
    },
    /** The slip was wrong: the customer owes it again. */
    reopen: {
      needs: 'Receipt-Void',
      from: ['Confirmed'],
      to: 'Received',
      guards: [thawed],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})
