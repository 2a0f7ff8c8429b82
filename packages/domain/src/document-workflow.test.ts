import { reasonOf } from '@sejuk/words/english'
import { expect, expectTypeOf, test } from 'vitest'
import { type WorkflowViewer, workflow } from './document-workflow.ts'

type Row = {
  status: 'Draft' | 'Submitted' | 'Approved' | 'Rejected'
  invoice_status: 'None' | 'Paid'
  amount: number
  authors: readonly string[]
}
const leave = workflow({
  entity: 'leave',
  status: 'status',
  state: ({ status, invoice_status, amount }: Row, viewer: WorkflowViewer) => ({
    status,
    invoice_status,
    amount,
    isBoss: viewer.view_data === 'View_Data_All_Branches',
    isFree: false,
  }),
  actions: {
    save: { needs: 'signed-in', from: ['Draft', 'Rejected'], to: 'Draft' },
    submit: {
      needs: 'signed-in',
      from: ['Draft'],
      to: 'Submitted',
      guards: [({ amount }) => (amount > 0 ? undefined : 'Nothing to submit')],
    },
    approve: { needs: 'signed-in', from: ['Submitted'], to: 'Approved', approves: true },
    reject: { needs: 'signed-in', from: ['Submitted'], to: 'Rejected', notAuthor: true, reason: 'required' },
    pay: {
      needs: 'Customer-Close',
      from: [{ status: ['Approved'], invoice_status: ['None'] }],
      to: ({ isFree }) => (isFree ? { invoice_status: 'Paid', status: 'Draft' } : { invoice_status: 'Paid' }),
    },
    expire: { needs: 'signed-in', bySystem: true, from: ['Draft'], to: 'Rejected' },
    promote: { needs: 'signed-in', appliesTo: ({ isBoss }) => isBoss, writes: false },
  },
})
const viewer = { usercode: 'U1', permission: new Set<never>(), view_data: null }
const row: Row = { status: 'Draft', invoice_status: 'None', amount: 5, authors: ['U1'] }
const now = '2026-11-15T00:00:00.000Z'
const gateOf = (name: (typeof leave.names)[number], part: Partial<Row> = {}, usercode = 'U1') =>
  leave.gate(name, { ...row, ...part }, { ...viewer, usercode }, now)

test('the names of the actions are types', () => {
  expectTypeOf(leave.names).toEqualTypeOf<('save' | 'submit' | 'approve' | 'reject' | 'pay' | 'expire' | 'promote')[]>()
  const [entity, status] = ['x', 'status'] as const
  const state = ({ status }: Pick<Row, 'status'>) => ({ status })
  // @ts-expect-error a status that is not in the list
  workflow({ entity, status, state, actions: { a: { needs: 'signed-in', from: ['Drafft'] } } })
  // @ts-expect-error a record without authors cannot be approved
  workflow({ entity, status, state, actions: { a: { needs: 'signed-in', approves: true } } })
})

test('a gate names all statuses that would do', () => {
  expect(reasonOf(gateOf('save', { status: 'Approved' }))).toBe('Needs status Draft or Rejected')
  expect(reasonOf(gateOf('submit', { amount: 0 }))).toBe('Nothing to submit')
  expect(gateOf('submit')).toEqual({ enabled: true })
  expect(reasonOf(gateOf('pay', { status: 'Approved' }))).toBe('No Permission')
})

test('nobody who wrote any part of it approves or rejects it', () => {
  const waiting = { status: 'Submitted', authors: ['U1', 'U2'] } as const
  for (const name of ['approve', 'reject'] as const)
    for (const author of waiting.authors)
      expect(reasonOf(gateOf(name, waiting, author))).toBe('Somebody else than who wrote it must approve it')
  expect(gateOf('approve', waiting, 'U3')).toEqual({ enabled: true })
})

test('who writes becomes an author, an approval ends it, a rejection does not', () => {
  expect(leave.authorsAfter('save', ['U1'], 'U2')).toEqual(['U1', 'U2'])
  expect(leave.authorsAfter('save', ['U1'], 'U1')).toEqual(['U1'])
  expect(leave.authorsAfter('promote', ['U1'], 'U2')).toEqual(['U1'])
  expect(leave.authorsAfter('reject', ['U1'], 'U2')).toEqual(['U1'])
  expect(leave.authorsAfter('approve', ['U1'], 'U2')).toEqual([])
})

test('what an action finds out decides where it leads', () => {
  const state = leave.state(row, viewer, now)
  expect(leave.after('submit', state)).toEqual({ status: 'Submitted' })
  expect(leave.after('pay', state)).toEqual({ invoice_status: 'Paid' })
  expect(leave.after('pay', state, { isFree: true })).toEqual({ invoice_status: 'Paid', status: 'Draft' })
  expect(leave.after('promote', state)).toEqual({})
})

test('an action of the system is no user’s, and one that never applies is not offered', () => {
  expect(reasonOf(gateOf('expire'))).toBe('This is done by the system')
  expect(leave.systemGate('expire', row, viewer, now)).toEqual({ enabled: true })
  expect(leave.isOffered('expire', row, viewer, now)).toBe(false)
  expect(leave.isOffered('promote', row, viewer, now)).toBe(false)
  expect(leave.isOffered('pay', row, viewer, now)).toBe(false)
  expect(leave.isOffered('promote', row, { ...viewer, view_data: 'View_Data_All_Branches' }, now)).toBe(true)
})
