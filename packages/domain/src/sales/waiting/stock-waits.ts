import { type WorkflowViewer, workflow } from '../../document-workflow.ts'
import { because } from '../../messages.ts'

export const waitStatuses = ['Waiting', 'Offered', 'Taken', 'Passed', 'Withdrawn'] as const
export type WaitStatus = (typeof waitStatuses)[number]

/** An offer is held for so long; then the next in line is asked. */
export const offerHours = 48
export const offerEnd = (at: string) => new Date(Date.parse(at) + offerHours * 3_600_000).toISOString()

type Row = { status: WaitStatus; authors: readonly string[]; offer_until: string | null }
type State = { status: WaitStatus; isInTime: boolean }
const inTime = ({ isInTime }: State) => (isInTime ? undefined : because('wait-offer-over'))

/** A customer waits in line for goods that are not there: nothing is locked, and nothing is owed. */
export const stockWait = workflow({
  entity: 'stock-wait',
  status: 'status',
  state: ({ status, offer_until }: Row, _viewer: WorkflowViewer, now: string): State => ({
    status,
    isInTime: offer_until !== null && Date.parse(offer_until) > Date.parse(now),
  }),
  actions: {
    offer: { needs: 'Sales-Order-Create', from: ['Waiting'], to: 'Offered', bySystem: true, writes: false },
    /** The goods become a draft order, which has the hold from then on. */
    take: {
      needs: 'Sales-Order-Create',
      from: ['Offered'],
      to: 'Taken',
      guards: [inTime],
      writes: false,
      confirm: true,
      primary: true,
    },
    pass: { needs: 'Sales-Order-Create', from: ['Offered'], to: 'Passed', writes: false, reason: 'optional' },
    withdraw: {
      needs: 'Sales-Order-Create',
      from: ['Waiting', 'Offered'],
      to: 'Withdrawn',
      writes: false,
      reason: 'optional',
      dangerous: true,
    },
    /** Nobody answered in time. */
    lapse: { needs: 'Sales-Order-Create', from: ['Offered'], to: 'Passed', bySystem: true, writes: false },
  },
})

/** Those whose turn it is: in the order of the line, and nobody is overtaken. */
export const inTurn = <Wait extends { qty: number }>(line: readonly Wait[], free: number): Wait[] => {
  let left = free
  const turn: Wait[] = []
  for (const one of line) {
    if (one.qty > left) break
    left -= one.qty
    turn.push(one)
  }
  return turn
}
