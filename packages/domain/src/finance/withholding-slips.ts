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

/** In hundredths of a percent, twice as much where the one who pays has no tax number. */
const usualRates: Readonly<Record<WithheldKind, readonly number[]>> = {
  '22': [25, 30, 45, 75, 150, 300],
  '23': [200, 400, 1500, 3000],
  '4(2)': [50, 175, 200, 250, 265, 350, 400, 600, 1000, 2000],
}
/** Rounding to whole rupiah aside, is this a rate that the law has? */
export const isUsualRate = (kind: WithheldKind, base: number, amount: number) =>
  usualRates[kind].some((rate) => Math.abs(amount - (base * rate) / 10_000) <= 1)

type Row = {
  status: SlipStatus
  authors: readonly string[]
  amount: number
  open_amount: number
  is_frozen: boolean
  files: number
  /** The invoice for which the slip of this number counts already. */
  same_slip: string | null
}
type State = { status: SlipStatus; isCovered: boolean; isFrozen: boolean; hasFile: boolean; counted: string | null }
const proved = ({ hasFile }: State) => (hasFile ? undefined : because('slip-needs-file'))
const countedOnce = ({ counted }: State) =>
  counted ? because('slip-counted-already', { invoice: counted }) : undefined
const thawed = ({ isFrozen }: State) => (isFrozen ? because('slip-of-frozen-invoice') : undefined)
const covered = ({ isCovered }: State) => (isCovered ? undefined : because('slip-above-open'))

/** Confirmed by somebody else, what was withheld is settled: the tax office owes it to us instead of the customer. */
export const withholdingSlip = workflow({
  entity: 'withholding-slip',
  status: 'status',
  state: ({ status, amount, open_amount, is_frozen, files, same_slip }: Row): State => ({
    ...{ status, isFrozen: is_frozen, isCovered: amount <= open_amount, hasFile: files > 0, counted: same_slip },
  }),
  actions: {
    confirm: {
      needs: 'Receipt-Confirm',
      from: ['Received'],
      to: 'Confirmed',
      guards: [thawed, countedOnce, proved, covered],
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
