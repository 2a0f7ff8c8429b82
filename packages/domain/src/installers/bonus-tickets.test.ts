import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { afterCall, callBackStatuses } from './bonus-call-backs.ts'
import { type CheckFacts, checkTicket, metresBetween, worstTone } from './bonus-checks.ts'
import { evidences } from './bonus-rules.ts'
import {
  bonusTicket,
  decisionNames,
  holdsSerials,
  isPayable,
  paymentStatuses,
  reasonObjection,
  ticketGaps,
  ticketStatuses,
  untilObjection,
} from './bonus-tickets.ts'

const viewer = { usercode: 'U1', permission: new Set(permissions), view_data: 'View_Data_All_Branches' } as const
const now = '2026-11-15T03:00:00.000Z'
type Row = Parameters<typeof bonusTicket.state>[0]
type Name = (typeof bonusTicket.names)[number]
const at = (ticket_status: Row['ticket_status'], more: Partial<Row> = {}): Row => ({
  ticket_status,
  held_status: null,
  user_status: 'Approved',
  branch_user_code: null,
  call_back_status: null,
  customer_phone: '811111111',
  authors: ['U2'],
  ...more,
})
const gateOf = (name: Name, row: Row, permission: typeof viewer.permission = viewer.permission) =>
  bonusTicket.gate(name, row, { ...viewer, permission }, now)
const after = (name: Name, row: Row): Row => ({
  ...row,
  ...bonusTicket.after(name, bonusTicket.state(row, viewer, now)),
})

test.each([
  ['save', ['Draft', 'Withdrawn']],
  ['submit', ['Draft', 'Withdrawn']],
  ['discard', ['Draft']],
  ['approve-branch', ['Submitted']],
  ['approve-finance', ['Approved_By_Branch']],
  ['withdraw', ['Submitted']],
  ['hold', ['Submitted', 'Approved_By_Branch']],
  ['release', ['On_Hold']],
  ['deny', ['Submitted', 'Approved_By_Branch']],
  ['ask-call-back', ['Submitted', 'Approved_By_Branch', 'On_Hold']],
] as const)('%s is for %s, and for nothing else', (name, wanted) => {
  const open = ticketStatuses.filter((status) => gateOf(name, at(status)).enabled)
  expect(open).toEqual(ticketStatuses.filter((status) => (wanted as readonly string[]).includes(status)))
  expect(reasonOf(gateOf(name, at(wanted[0]), new Set()))).toBe('No Permission')
})

test('on hold and released, a ticket is where it was', () =>
  fc.assert(
    fc.property(fc.constantFrom('Submitted', 'Approved_By_Branch'), (status) => {
      expect(after('release', after('hold', at(status)))).toEqual(at(status))
    }),
  ))

test('whatever is done, in whatever order: what is payable went through branch and finance, and the denied stays denied', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bonusTicket.names), { maxLength: 30 }), (deeds) => {
      let state = at('Draft')
      const done: string[] = []
      for (const name of deeds) {
        if (!gateOf(name, state).enabled) continue
        const before = state.ticket_status
        state = after(name, state)
        done.push(name)
        expect(before).not.toBe('Denied')
        expect(before).not.toBe('Approved_By_Finance')
      }
      if (state.ticket_status !== 'Approved_By_Finance') return
      expect(done.lastIndexOf('approve-branch')).toBeGreaterThan(done.indexOf('submit'))
      expect(done.lastIndexOf('approve-finance')).toBeGreaterThan(done.lastIndexOf('approve-branch'))
    }),
  ))

test('who is not approved hands nothing in; who approved for the branch does not for finance; nobody approves their own', () => {
  expect(gateOf('approve-branch', at('Submitted', { authors: ['U1'] })).enabled).toBe(false)
  expect(reasonOf(gateOf('submit', at('Draft', { user_status: 'Paused' })))).toBe('Your identity is not approved yet')
  expect(gateOf('approve-finance', at('Approved_By_Branch', { branch_user_code: 'U1' })).enabled).toBe(false)
})

test('serial numbers are held from handing in until a ticket is denied', () => {
  expect(ticketStatuses.filter((status) => !holdsSerials(status))).toEqual(['Draft', 'Denied'])
})

test('only what finance approved and nobody paid is payable', () => {
  const payable = ticketStatuses.flatMap((ticket_status) =>
    paymentStatuses.flatMap((payment_status) =>
      isPayable({ ticket_status, payment_status }) ? [`${ticket_status}/${payment_status}`] : [],
    ),
  )
  expect(payable).toEqual(['Approved_By_Finance/Not_Yet', 'Approved_By_Finance/Payment_Failed'])
})

test('a reason is asked where one is due, and of an approval only against red flags or a customer who did not confirm', () => {
  const fine = { hasRedFlags: false, call_back_status: null }
  const red = { ...fine, hasRedFlags: true }
  const due = decisionNames.filter((name) => reasonObjection(name, null, fine))
  expect(due).toEqual(['withdraw', 'hold', 'deny'])
  expect(reasonObjection('approve-branch', null, red)).toBe('Reason field is required!')
  expect(reasonObjection('approve-branch', 'Called the customer', red)).toBeUndefined()
  expect(reasonObjection('approve-finance', null, red)).toBeUndefined()
  expect(reasonObjection('deny', 'x'.repeat(501), fine)).toMatch(/500/)
  expect(reasonObjection('withdraw', 'x'.repeat(1000), fine)).toBeUndefined()
  expect(reasonObjection('release', null, red)).toBeUndefined()
  const asked = callBackStatuses.filter((call_back_status) =>
    reasonObjection('approve-finance', null, { ...fine, call_back_status }),
  )
  expect(asked).toEqual(['Disputed', 'Not_Reached'])
})

test('while a call is due nothing is approved, and only then one is written down', () => {
  const due = { call_back_status: 'Due' } as const
  const first = 'The customer must be called first'
  expect(reasonOf(gateOf('approve-branch', at('Submitted', due)))).toBe(first)
  expect(reasonOf(gateOf('approve-finance', at('Approved_By_Branch', due)))).toBe(first)
  expect(gateOf('record-call-back', at('On_Hold', due)).enabled).toBe(true)
  expect(gateOf('record-call-back', at('On_Hold')).enabled).toBe(false)
  expect(gateOf('ask-call-back', at('Submitted', due)).enabled).toBe(false)
  expect(gateOf('ask-call-back', at('Submitted', { customer_phone: null })).enabled).toBe(false)
})

test('who does not answer is called three times, and no more', () => {
  expect([0, 1, 2].map((calls) => afterCall('Not_Reached', calls))).toEqual(['Due', 'Due', 'Not_Reached'])
  expect(afterCall('Confirmed', 0)).toBe('Confirmed')
})

test('a hold ends on a day to come, within half a year, or by hand', () => {
  const today = '2026-11-15'
  const fine = [null, '2026-11-16', '2027-05-14']
  expect(fine.map((until) => untilObjection(until, today))).toEqual([undefined, undefined, undefined])
  expect(untilObjection(today, today)).toMatch(/ahead/)
  expect(untilObjection('2027-05-15', today)).toMatch(/180/)
})

const form = {
  install_date: '2026-11-01',
  customer_name: 'Budi',
  customer_phone: '811111111',
  customer_address: 'Jl. Melati 1',
  capture_lat: -6.2,
  units: [{ serial_indoor: 'A', serial_outdoor: 'B' }],
}
test('what the rules in force want as evidence, and nothing more, is missing', () => {
  expect(ticketGaps(form, evidences, { serial_number: 1, installed_unit: 1 })).toEqual({})
  const bare = {
    ...form,
    customer_phone: null,
    capture_lat: null,
    units: [{ serial_indoor: 'A', serial_outdoor: null }],
  }
  expect(ticketGaps(bare, [], { serial_number: 0, installed_unit: 0 })).toEqual({})
  expect(Object.keys(ticketGaps(bare, evidences, { serial_number: 0, installed_unit: 0 }))).toEqual([
    'customer_phone',
    'location',
    'units.0.serial_outdoor',
    'serial_photo',
    'unit_photo',
  ])
  expect(ticketGaps({ ...form, units: [] }, [], { serial_number: 0, installed_unit: 0 })).toHaveProperty('units')
})

const facts: CheckFacts = {
  install_date: '2026-11-01',
  units: [{ serial_indoor: 'IN', serial_outdoor: 'OUT' }],
  serials: [
    { serial_number: 'IN', set_item_code: 'S', unit_kind: 'Indoor', delivered_date: '2026-10-01', is_returned: false },
    {
      serial_number: 'OUT',
      set_item_code: 'S',
      unit_kind: 'Outdoor',
      delivered_date: '2026-10-01',
      is_returned: false,
    },
  ],
  deniedBefore: [],
  samePhotos: [],
  distance: 40,
  customer_phone: '811',
  installer_phone: '812',
  unitsThatDay: 1,
  onSamePhone: [],
  byCentre: [],
}
const [inside, outside] = facts.serials as [CheckFacts['serials'][number], CheckFacts['serials'][number]]
test.each<[string, Partial<CheckFacts>, string | undefined, 'green' | 'amber' | 'red']>([
  ['all as it should be', {}, undefined, 'green'],
  ['a number nobody knows', { serials: [inside] }, 'serial_known', 'red'],
  ['a unit still in stock', { serials: [{ ...inside, delivered_date: null }, outside] }, 'serial_delivered', 'red'],
  ['installed before it was delivered', { install_date: '2026-09-30' }, 'serial_delivered', 'red'],
  ['a unit that came back', { serials: [inside, { ...outside, is_returned: true }] }, 'serial_delivered', 'red'],
  ['halves of two sets', { serials: [inside, { ...outside, set_item_code: 'T' }] }, 'pair_matches', 'red'],
  ['two indoor halves', { serials: [inside, { ...outside, unit_kind: 'Indoor' }] }, 'pair_matches', 'red'],
  ['claimed and denied before', { deniedBefore: ['IBT-1'] }, 'not_claimed_before', 'amber'],
  ['a photo of another ticket', { samePhotos: ['IBT-2'] }, 'photo_not_reused', 'red'],
  ['nobody knows where', { distance: null }, 'distance', 'amber'],
  ['two kilometres away', { distance: 2000 }, 'distance', 'amber'],
  ['in another town', { distance: 20_000 }, 'distance', 'red'],
  ['the installer’s own phone', { customer_phone: '812' }, 'customer_phone', 'red'],
  ['seven units in a day', { unitsThatDay: 7 }, 'daily_rate', 'amber'],
  ['an installation by a service centre', { byCentre: ['WO-1'] }, 'not_by_centre', 'red'],
  ['a phone of three installers', { onSamePhone: ['Dedi', 'Rian'] }, 'device_not_shared', 'amber'],
])('%s', (_name, change, check, tone) => {
  const flags = checkTicket({ ...facts, ...change })
  expect(worstTone(flags)).toBe(tone)
  expect(flags.filter((flag) => flag.tone !== 'green').map((flag) => flag.check)).toEqual(check ? [check] : [])
})

test('a phone lent to one colleague is nothing to look at', () => {
  expect(worstTone(checkTicket({ ...facts, onSamePhone: ['Dedi'] }))).toBe('green')
})

test('metres along the ground', () => {
  const monas = { lat: -6.1754, lng: 106.8272 }
  expect(metresBetween(monas, monas)).toBe(0)
  expect(metresBetween(monas, { lat: -6.1944, lng: 106.8229 })).toBeCloseTo(2166, -2)
})
