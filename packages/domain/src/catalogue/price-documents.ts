import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { addDays, dayIn, headOffice } from '../values/dates.ts'
import { branchReach } from '../viewers.ts'
import { type ListPrice, type Period, type PriceStatus, pricesOverlap } from './prices.ts'

/** Submitted prices hold their period too: two that wait may not both be approved. */
export const periodHolders = ['Submitted', 'Approved', 'Closed'] as const satisfies readonly PriceStatus[]

type Holder = ListPrice & { status: PriceStatus }
type Proposed = ListPrice & { follows_on: boolean }

/** The approved prices before it that end where it begins, if it is meant to follow on them. */
export const endedBy = <T extends Holder>(price: Proposed, holders: readonly T[]): T[] =>
  price.follows_on
    ? holders.filter(
        (one) => one.status !== 'Submitted' && one.valid_from < price.valid_from && pricesOverlap(price, one),
      )
    : []

/** The last day of a price that another one follows. */
export const dayBefore = ({ valid_from }: Pick<ListPrice, 'valid_from'>) => addDays(valid_from, -1)

/** The price that stands in the way of a new one, the earliest first. */
export const inTheWayOf = (price: Proposed, holders: readonly Holder[]): Holder | undefined => {
  const ended = endedBy(price, holders)
  return holders
    .filter((one) => pricesOverlap(price, one) && !ended.includes(one))
    .toSorted((a, b) => a.valid_from.localeCompare(b.valid_from) || a.price_code.localeCompare(b.price_code))[0]
}

/** Where a price ends that is closed with a last day; one that has not begun by then never will. */
export const closedOn = ({ valid_from, valid_to }: Period, last_day: string) => {
  const last = valid_to !== null && valid_to < last_day ? valid_to : last_day
  return last < valid_from ? dayBefore({ valid_from }) : last
}

type PriceRow = {
  status: PriceStatus
  dept_code: string | null
  valid_from: string
  authors: readonly string[]
}
type PriceState = { status: PriceStatus; begins_in_past: boolean; is_beyond_reach: boolean }

/** Prices of the whole company are set by users who see the whole company. */
export const isBeyondReach = (dept_code: string | null, { view_data }: Pick<WorkflowViewer, 'view_data'>) =>
  dept_code === null && branchReach(view_data) !== 'all'

const inReach = ({ is_beyond_reach }: PriceState) => (is_beyond_reach ? because('price-whole-company-only') : undefined)
const notRetroactive = ({ begins_in_past }: PriceState) =>
  begins_in_past ? because('price-begins-in-past') : undefined

export const itemPrice = workflow({
  entity: 'item-price',
  status: 'status',
  state: ({ status, dept_code, valid_from }: PriceRow, viewer: WorkflowViewer, now: string): PriceState => ({
    status,
    /** It would change what was already sold. */
    begins_in_past: valid_from < dayIn(now, headOffice),
    is_beyond_reach: isBeyondReach(dept_code, viewer),
  }),
  actions: {
    submit: {
      needs: 'Item-Price-Modify',
      from: ['Draft'],
      to: 'Submitted',
      guards: [inReach, notRetroactive],
      primary: true,
    },
    approve: {
      needs: 'Item-Price-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [inReach, notRetroactive],
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Item-Price-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      guards: [inReach],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    modify: { needs: 'Item-Price-Modify', from: ['Draft', 'Rejected'], to: 'Draft', guards: [inReach] },
    close: {
      needs: 'Item-Price-Approve',
      from: ['Approved'],
      to: 'Closed',
      guards: [inReach],
      writes: false,
      dangerous: true,
    },
    delete: {
      needs: 'Item-Price-Modify',
      from: ['Draft', 'Rejected'],
      guards: [inReach],
      removes: true,
      confirm: true,
      dangerous: true,
    },
  },
})
