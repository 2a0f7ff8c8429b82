import { array, assert, constantFrom, integer, property, record, shuffledSubarray, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { because } from '../messages.ts'
import type { Permission } from '../permissions.ts'
import { type ApprovalKind, approvalKinds, kindsOf, routeOf } from './order-approvals.ts'
import {
  type OrderAction,
  type OrderStatus,
  orderStatuses,
  progressOf,
  promisedStatuses,
  salesOrder,
  undecidedStatuses,
  unitsOf,
} from './sales-orders.ts'

const now = '2026-11-16T03:00:00Z'
const everyday: Permission[] = [
  'Sales-Order-Submit',
  'Sales-Order-Modify',
  'Sales-Order-Delete',
  'Sales-Order-Approve',
  'Sales-Order-Reject',
  'Sales-Order-Adjust',
  'Sales-Order-Close',
  'Sales-Order-Withdraw',
  'Sales-Order-Release-Unpaid',
]
const decides = {
  branch: 'Sales-Order-Approve-Branch',
  sales: 'Sales-Order-Approve-Sales',
  finance: 'Sales-Order-Approve-Credit',
  term: 'Sales-Order-Approve-Term',
} as const
const viewer = (usercode: string, kinds: readonly ApprovalKind[] = []) => ({
  ...{ usercode, permission: new Set([...everyday, ...kinds.map((kind) => decides[kind])]) },
  view_data: 'View_Data_My_Branch' as const,
})
type Row = Parameters<typeof salesOrder.gate>[1]
const row = (over: Partial<Row> = {}): Row => ({
  ...{ status: 'Draft', authors: ['A'], created_by: 'A', salesman_code: 'S', line_count: 1, waiting_for: [] },
  ...{ total_qty: 5, delivered_qty: 0, cancelled_qty: 0, deleted_date: null },
  ...{ collect_method: 'CBD', payment_state: 'Waiting', bound_amount: 0, unpaid_released_date: null, decided_count: 0 },
  is_on_delivery: false,
  ...over,
})
const why = (name: OrderAction, over: Partial<Row>, who = viewer('Z', approvalKinds)) =>
  salesOrder.gate(name, row(over), who, now).because?.code

test.each<[OrderAction, readonly OrderStatus[]]>([
  ['submit', ['Saved', 'Draft']],
  ['modify', ['Saved', 'Draft', 'Rejected']],
  ['approve', ['Submitted', 'Adjusted']],
  ['reject', ['Submitted', 'Adjusted']],
  ['adjust', ['Approved']],
  ['close', ['Approved']],
  ['reopen', ['Closed']],
  ['delete', ['Saved', 'Draft', 'Rejected']],
  ['restore', ['Deleted']],
  ['withdraw', ['Submitted', 'Approved']],
  ['releaseUnpaid', ['Approved']],
])('%s is possible from %s and nowhere else', (name, allowed) => {
  const deleted = { deleted_date: now, waiting_for: ['branch' as const] }
  const open = orderStatuses.filter((status) => {
    const others: readonly OrderAction[] = ['approve', 'reject', 'releaseUnpaid']
    const who = others.includes(name) ? viewer('Z', approvalKinds) : viewer('A')
    return why(name, { status, ...deleted }, who) === undefined
  })
  expect(open).toEqual(allowed)
})

test('what a job does no user may', () => {
  for (const name of ['finish', 'takeBack', 'release'] as const)
    expect(why(name, { status: 'Submitting' })).toBe('done-by-system')
})

test('others than writer and salesperson neither submit nor delete; an empty order is not sent', () => {
  expect(why('submit', {}, viewer('Z'))).toBe('order-of-somebody-else')
  expect(why('submit', {}, viewer('S'))).toBeUndefined()
  expect(why('submit', { line_count: 0 }, viewer('A'))).toBe('order-has-no-lines')
  expect(why('delete', {}, viewer('Z'))).toBe('order-of-somebody-else')
})

test('a deleted order comes back for thirty days', () => {
  const deleted = (deleted_date: string) => why('restore', { status: 'Deleted', deleted_date }, viewer('A'))
  expect(deleted('2026-10-17T03:00:00Z')).toBeUndefined()
  expect(deleted('2026-10-16T03:00:00Z')).toBe('order-restorable-for-days')
})

test('branch within its band, head office above it, finance beside either', () => {
  const credit = [because('order-without-discount')]
  const band = 8
  const kinds = (discount_percent: number, problems = false, isOver = false) =>
    routeOf({
      band,
      discount_percent,
      discount_problems: isOver ? [because('ladder-discount-above-allowed')] : [],
      credit_problems: problems ? credit : [],
    }).map(({ kind }) => kind)
  expect(kinds(0)).toEqual(['branch'])
  expect(kinds(band)).toEqual(['branch'])
  expect(kinds(band + 0.01)).toEqual(['sales'])
  expect(kinds(1, false, true)).toEqual(['sales'])
  expect(kinds(9, true)).toEqual(['sales', 'finance'])
  expect(kinds(3, true)).toEqual(['branch', 'finance'])
})

test('every route names somebody and a reason for each', () => {
  assert(
    property(integer({ min: 0, max: 100 }), shuffledSubarray([because('order-without-discount')]), (n, credit) => {
      const routes = routeOf({ band: 8, discount_percent: n, discount_problems: [], credit_problems: credit })
      expect(routes.length).toBeGreaterThan(0)
      expect(routes.every(({ reasons }) => reasons.length > 0)).toBe(true)
    }),
  )
})

/** A model of the same rules, said apart: who may do what, whatever came before. */
test('whatever people do, nobody approves what they wrote and nothing is approved while somebody is to be asked', () => {
  const people = ['A', 'B', 'C', 'D'] as const
  const step = record({
    who: constantFrom(...people),
    kinds: shuffledSubarray([...approvalKinds]),
    name: constantFrom<OrderAction>(...salesOrder.names),
    asked: shuffledSubarray([...approvalKinds], { minLength: 1 }),
  })
  assert(
    property(array(step, { maxLength: 40 }), (steps) => {
      let order = row({ authors: ['A'], created_by: 'A', salesman_code: 'B' })
      let writers = new Set(['A'])
      for (const { who, kinds, name, asked } of steps) {
        const user = viewer(who, kinds)
        const { bySystem } = salesOrder.action(name)
        const gate = bySystem ? salesOrder.systemGate(name, order, user, now) : salesOrder.gate(name, order, user, now)
        if (!gate.enabled) continue
        const state = salesOrder.state(order, user, now)
        const decided = order.waiting_for.filter((kind) => !kinds.includes(kind))
        if (name === 'approve' || name === 'reject') expect(writers.has(who)).toBe(false)
        const isFinal = name === 'approve' && decided.length === 0
        const after = { ...order, ...salesOrder.after(name, state) }
        const authors = salesOrder.authorsAfter(name, order.authors, who)
        if (name === 'approve') {
          expect(after.status).toBe(isFinal ? 'Approved' : order.status)
          order = { ...after, waiting_for: decided, authors: isFinal ? [] : authors }
        } else if (name === 'reject') {
          expect(after.status).toBe(order.status === 'Adjusted' ? 'Approved' : 'Rejected')
          order = { ...after, waiting_for: [], authors: order.status === 'Adjusted' ? [] : authors }
        } else if (name === 'withdraw') order = { ...after, authors, waiting_for: [] }
        else if (name === 'finish' || name === 'adjust') order = { ...after, authors, waiting_for: asked }
        else order = { ...after, authors, deleted_date: after.status === 'Deleted' ? now : null }
        if (order.authors.length === 0) writers = new Set()
        else if (['submit', 'modify', 'adjust', 'delete', 'restore', 'withdraw'].includes(name)) writers.add(who)
        expect([...order.authors].sort()).toEqual([...writers].sort())
        expect(order.waiting_for.length > 0).toBe(undecidedStatuses.some((status) => status === order.status))
      }
    }),
    { numRuns: 500 },
  )
})

test('a set is locked by its units, an item by itself', () => {
  const sub_items = [
    { sub_item_code: 'I', sub_quantity: 2 },
    { sub_item_code: 'O', sub_quantity: 1 },
  ]
  expect(unitsOf({ item_code: 'S', ordered_qty: 3, sub_items })).toEqual([
    { item_code: 'I', qty: 6 },
    { item_code: 'O', qty: 3 },
  ])
  expect(unitsOf({ item_code: 'P', ordered_qty: 3, sub_items: [] })).toEqual([{ item_code: 'P', qty: 3 }])
})

test('progress is told by the three names, and promised orders are those that use credit', () => {
  assert(
    property(tuple(integer({ min: 0, max: 50 }), integer({ min: 1, max: 50 })), ([done, total]) => {
      const expected = done === 0 ? 'Not Yet' : done < total ? 'Half Delivery' : 'Full Delivery'
      expect(progressOf(done, total)).toBe(expected)
    }),
  )
  expect(promisedStatuses).toEqual(['Submitted', 'Approved', 'Adjusted'])
  expect(kindsOf(new Set<Permission>(['Sales-Order-Approve-Sales']))).toEqual(['sales'])
})
