import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'
import { dayIn, daysFrom, headOffice } from '../values/dates.ts'
import { timesRatio } from '../values/money.ts'

export const specialPriceStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Adjusted', 'Closed'] as const
export type SpecialPriceStatus = (typeof specialPriceStatuses)[number]
/** While a change waits, what was approved before it still counts. */
export const grantedStatuses = ['Approved', 'Adjusted'] as const satisfies readonly SpecialPriceStatus[]

export const specialPriceReasons = ['competitor', 'project', 'clearance', 'display', 'other'] as const
export type SpecialPriceReason = (typeof specialPriceReasons)[number]
/** What somebody else wrote must be shown. */
const provenReasons: readonly SpecialPriceReason[] = ['competitor', 'project']
export const needsProof = (reason: SpecialPriceReason) => provenReasons.includes(reason)

export const closedBy = ['expired', 'quota', 'person'] as const
export type ClosedBy = (typeof closedBy)[number]

export const mostValidDays = 90
export const mostSpecialPriceLines = 100
/** Up to so many percent below the list price a branch manager decides; more, or below the floor, is head office's. */
export const specialPriceBand = 10
/** The lowest price of an item without head office, by the company's percent of its list price. */
export const floorOf = (list_price: number, floor_percent: number) => timesRatio(list_price, floor_percent, 100)

export const marginBands = ['below-floor', 'near-floor', 'above-floor'] as const
export type MarginBand = (typeof marginBands)[number]
/** So many percent of the list price above the floor still count as near it. */
const nearFloorPercent = 5
/** No purchase price is known: the margin is read from where the net amount lies between the floor and the list price. */
export const marginBandOf = (list_amount: number, net_amount: number, floor_percent: number): MarginBand => {
  if (net_amount < floorOf(list_amount, floor_percent)) return 'below-floor'
  return net_amount < floorOf(list_amount, floor_percent + nearFloorPercent) ? 'near-floor' : 'above-floor'
}

/** How far below the list price, in percent with two decimals. */
export const percentBelow = (list_price: number, price: number) =>
  list_price <= 0 ? 0 : timesRatio(list_price - price, 10_000, list_price) / 100

export type SpecialPriceLine = {
  item_code: string
  list_price: number | null
  requested_price_include_tax: number
  floor_price: number | null
}
/** What the approval is judged by: the deepest line, and whether one is below its floor. */
export const judgedBy = (lines: readonly SpecialPriceLine[]) => ({
  most_percent: Math.max(
    0,
    ...lines.map((line) => percentBelow(line.list_price ?? 0, line.requested_price_include_tax)),
  ),
  is_below_floor: lines.some(
    ({ floor_price, requested_price_include_tax }) => floor_price !== null && requested_price_include_tax < floor_price,
  ),
})

/** What makes no sense in the terms, by field. */
export const specialPriceObjections = ({
  valid_from,
  valid_to,
  lines,
}: {
  valid_from: string
  valid_to: string
  lines: readonly { item_code: string }[]
}) => {
  const said: Record<string, Message> = {}
  if (valid_to < valid_from) said.valid_to = because('last-day-not-before-first')
  else if (daysFrom(valid_from, valid_to) >= mostValidDays)
    said.valid_to = because('special-price-most-days', { n: mostValidDays })
  const seen = new Set<string>()
  for (const [n, { item_code }] of lines.entries()) {
    if (seen.has(item_code)) said[`lines.${n}.item_code`] = because('special-price-item-twice')
    seen.add(item_code)
  }
  return said
}

type Row = {
  status: SpecialPriceStatus
  authors: readonly string[]
  reason: SpecialPriceReason
  valid_to: string
  most_percent: number
  is_below_floor: boolean
  evidence_code: string | null
}
const stateOf = (row: Row, { permission }: WorkflowViewer, now: string) => ({
  status: row.status,
  is_over: row.valid_to < dayIn(now, headOffice),
  needs_head_office: row.most_percent > specialPriceBand || row.is_below_floor,
  is_head_office: permission.has('Special-Price-Request-Approve-All'),
  lacks_evidence: needsProof(row.reason) && row.evidence_code === null,
})
type State = ReturnType<typeof stateOf>

const notOver = ({ is_over }: State) => (is_over ? because('special-price-is-over') : undefined)
const proven = ({ lacks_evidence }: State) => (lacks_evidence ? because('special-price-needs-evidence') : undefined)
const withinBand = ({ needs_head_office, is_head_office }: State) =>
  needs_head_office && !is_head_office ? because('special-price-head-office', { n: specialPriceBand }) : undefined

export const specialPriceRequest = workflow({
  entity: 'special-price-request',
  status: 'status',
  state: stateOf,
  actions: {
    modify: { needs: 'Special-Price-Request-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    evidence: { needs: 'Special-Price-Request-Create', from: ['Draft', 'Rejected', 'Submitted'] },
    submit: {
      needs: 'Special-Price-Request-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [notOver, proven],
      primary: true,
      confirm: true,
    },
    approve: {
      needs: 'Special-Price-Request-Approve',
      from: ['Submitted', 'Adjusted'],
      to: 'Approved',
      guards: [notOver, withinBand],
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Special-Price-Request-Approve',
      from: ['Submitted', 'Adjusted'],
      to: ({ status }: State) => ({ status: status === 'Adjusted' ? ('Approved' as const) : ('Rejected' as const) }),
      guards: [withinBand],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    adjust: { needs: 'Special-Price-Request-Create', from: ['Approved'], to: 'Adjusted', guards: [notOver] },
    close: {
      needs: 'Special-Price-Request-Approve',
      from: ['Approved'],
      to: 'Closed',
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    delete: {
      needs: 'Special-Price-Request-Create',
      from: ['Draft', 'Rejected'],
      removes: true,
      confirm: true,
      dangerous: true,
    },
    expire: { needs: 'Special-Price-Request-Approve', from: ['Approved', 'Adjusted'], to: 'Closed', bySystem: true },
  },
})
