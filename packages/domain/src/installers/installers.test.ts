import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { approvalOutcome, approvalOutcomes, partnerLanding } from './approval-outcomes.ts'
import {
  actionOf,
  afterAction,
  bankStatuses,
  branchOf,
  type InstallerActionName,
  type InstallerState,
  identityStatuses,
  installer,
  installerActionNames,
  installerTypes,
  masked,
  roleOf,
  transferTypeOf,
  verifyResults,
} from './installers.ts'
import {
  afterSubmit,
  bankAfterSave,
  identityAfterSave,
  mayAskForUpgrade,
  mayEditBank,
  mayEditIdentity,
} from './registrations.ts'

const admin = { usercode: 'ANI', permission: new Set(permissions), view_data: 'View_Data_All_Branches' as const }
const gateOf = (name: InstallerActionName, state: InstallerState) =>
  installer.gate(name, state, admin, '2026-11-15T00:00:00Z')
const anyState: fc.Arbitrary<InstallerState> = fc.record({
  user_status: fc.constantFrom(...identityStatuses),
  user_type: fc.constantFrom(...installerTypes),
  requested_type: fc.constantFrom(...installerTypes),
  is_barred: fc.boolean(),
  approve_status: fc.constantFrom(null, ...bankStatuses),
  id_verify_result: fc.constantFrom(...verifyResults),
  bank_verify_result: fc.constantFrom(...verifyResults),
  is_identity_checker: fc.boolean(),
  is_same_approver: fc.boolean(),
})
const submitted: InstallerState = {
  user_status: 'Submitted',
  user_type: 'Installer',
  requested_type: 'Sales_Installer',
  is_barred: false,
  approve_status: 'Bank_Submitted',
  id_verify_result: 'Valid',
  bank_verify_result: 'Valid',
  is_identity_checker: false,
  is_same_approver: false,
}
const mayDo = (name: InstallerActionName, state: InstallerState) => gateOf(name, state).enabled

/** Where the nine buttons may be pressed, said once more in plain lists: [identity, bank] with null for no account. */
const table: Record<
  InstallerActionName,
  { user_status?: readonly string[]; approve_status?: readonly (string | null)[] }
> = {
  'approve-identity-information': { user_status: ['Submitted', 'Modified'] },
  'approve-bank-account': { user_status: ['Approved'], approve_status: ['Bank_Submitted', 'Bank_Modified'] },
  'reject-installer': { user_status: ['Submitted', 'Modified', 'Withdrawn'] },
  'reject-to-upgrade-sales-installer': {
    user_status: ['Submitted', 'Modified', 'Withdrawn', 'Approved'],
    approve_status: ['Bank_Submitted', 'Bank_Modified', 'Bank_Withdrawn'],
  },
  'withdraw-back-modify-identity-information': { user_status: ['Submitted', 'Modified', 'Approved'] },
  'withdraw-back-modify-bank-account': {
    user_status: ['Submitted', 'Modified', 'Withdrawn', 'Approved'],
    approve_status: ['Bank_Submitted', 'Bank_Modified', 'Bank_Approved'],
  },
  'pause-cooperation': { user_status: ['Approved'] },
  'resume-cooperation': { user_status: ['Paused'] },
  'admin-remark': {},
}

test('no action is possible outside its statuses', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...installerActionNames), (state, name) => {
      const { user_status, approve_status } = table[name]
      const isInside =
        (user_status?.includes(state.user_status) ?? true) && (approve_status?.includes(state.approve_status) ?? true)
      if (!isInside) expect(mayDo(name, state)).toBe(false)
      const isChecked = state.bank_verify_result === 'Valid' && state.id_verify_result === 'Valid'
      if (isInside && isChecked && !state.is_same_approver && !state.is_identity_checker) {
        const isSales = name !== 'reject-to-upgrade-sales-installer'
        if (isSales || (state.requested_type === 'Sales_Installer' && !state.is_barred))
          expect(mayDo(name, state)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('each action changes what the specification says, and nothing else', () => {
  const effects: Record<InstallerActionName, Partial<InstallerState>> = {
    'approve-identity-information': { user_status: 'Approved' },
    'approve-bank-account': { approve_status: 'Bank_Approved', user_type: 'Sales_Installer' },
    'reject-installer': { user_status: 'Rejected' },
    'reject-to-upgrade-sales-installer': { user_type: 'Installer', approve_status: 'Bank_Rejected', is_barred: true },
    'withdraw-back-modify-identity-information': { user_status: 'Withdrawn' },
    'withdraw-back-modify-bank-account': { approve_status: 'Bank_Withdrawn' },
    'pause-cooperation': { user_status: 'Paused' },
    'resume-cooperation': { user_status: 'Approved' },
    'admin-remark': {},
  }
  for (const name of installerActionNames)
    expect(afterAction(name, submitted), name).toEqual({ ...submitted, ...effects[name] })
})

test('an identity that nobody has checked, or that was found invalid, is not approved', () => {
  const why = (state: InstallerState) => reasonOf(gateOf('approve-identity-information', state))
  expect(why(submitted)).toBeUndefined()
  expect(why({ ...submitted, id_verify_result: 'Unknown' })).toBe(
    'The identity data is not checked yet: record a check first',
  )
  expect(why({ ...submitted, id_verify_result: 'Invalid' })).toBe('The identity data was found to be invalid')
  expect(why({ ...submitted, is_identity_checker: true })).toBe(
    'Somebody else than who checked the identity must approve it',
  )
})

test('reasons are 500 or 1000 characters long, remarks 1000', () => {
  const lengths = Object.fromEntries(installerActionNames.map((name) => [name, actionOf(name).writes?.most]))
  expect(lengths).toEqual({
    'approve-identity-information': undefined,
    'approve-bank-account': undefined,
    'reject-installer': 500,
    'reject-to-upgrade-sales-installer': 500,
    'withdraw-back-modify-identity-information': 1000,
    'withdraw-back-modify-bank-account': 1000,
    'pause-cooperation': 500,
    'resume-cooperation': 1000,
    'admin-remark': 1000,
  })
})

test('an account found invalid, or approved by the same person under four eyes, is not approved', () => {
  const ready: InstallerState = { ...submitted, user_status: 'Approved' }
  const why = (state: InstallerState) => reasonOf(gateOf('approve-bank-account', state))
  expect(why(ready)).toBeUndefined()
  expect(why({ ...ready, bank_verify_result: 'Invalid' })).toBe('The bank account was found to be invalid')
  expect(why({ ...ready, bank_verify_result: 'Unknown' })).toBe(
    'The bank account is not checked yet: record a check first',
  )
  expect(why({ ...ready, is_same_approver: true })).toContain('Somebody else')
  expect(why(submitted)).toBe('Needs status Approved')
  expect(why({ ...submitted, approve_status: null })).toBe('Needs status Bank_Submitted or Bank_Modified')
})

test('who was refused as a sales installer never becomes one', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const barred = { ...state, is_barred: true, user_type: 'Installer' as const }
      for (const name of installerActionNames)
        if (mayDo(name, barred))
          expect(afterAction(name, barred)).toMatchObject({ is_barred: true, user_type: 'Installer' })
      expect(mayAskForUpgrade(barred)).toBe(false)
    }),
  )
})

/** Everything an installer or an administrator can do next. */
const movesFrom = (state: InstallerState): InstallerState[] => {
  const moves = installerActionNames
    .filter((name) => name !== 'admin-remark' && mayDo(name, state))
    .map((name) => afterAction(name, state))
  if (state.user_status === 'Draft')
    for (const hasBank of [true, false]) moves.push({ ...state, ...afterSubmit({ hasBank }) })
  else if (mayEditIdentity(state)) moves.push({ ...state, user_status: identityAfterSave(state.user_status) })
  if (state.user_status !== 'Draft' && mayEditBank(state))
    moves.push({ ...state, approve_status: bankAfterSave(state) })
  if (mayAskForUpgrade(state) && mayEditBank(state, true))
    moves.push({ ...state, approve_status: bankAfterSave(state), requested_type: 'Sales_Installer' })
  return moves
}

test('from every state that can be reached there is a way on, except from a rejection', () => {
  const seen = new Map<string, InstallerState>()
  const draft: InstallerState = { ...submitted, user_status: 'Draft', approve_status: null }
  const queue = installerTypes.map((requested_type) => ({ ...draft, requested_type }))
  for (let state = queue.pop(); state; state = queue.pop()) {
    const key = JSON.stringify(state)
    if (seen.has(key)) continue
    seen.set(key, state)
    const moves = movesFrom(state)
    expect(moves.length > 0, key).toBe(state.user_status !== 'Rejected')
    queue.push(...moves)
  }
  const reached = new Set([...seen.values()].map(({ user_status }) => user_status))
  expect([...reached].sort()).toEqual([...identityStatuses].sort())
  expect(new Set([...seen.values()].map(({ approve_status }) => approve_status)).size).toBe(bankStatuses.length + 1)
  expect(new Set([...seen.values()].map(approvalOutcome))).toEqual(new Set([undefined, ...approvalOutcomes]))
})

test.each([
  [{ user_status: 'Submitted' }, 'Pending', '/partner/register/approval-result'],
  [{ user_status: 'Modified' }, 'Pending', '/partner/register/approval-result'],
  [{ user_status: 'Approved' }, 'Pending', '/'],
  [{ user_status: 'Approved', user_type: 'Sales_Installer', approve_status: 'Bank_Approved' }, 'Approved', '/'],
  [{ user_status: 'Approved', requested_type: 'Installer', approve_status: null }, 'Approved', '/'],
  [{ user_status: 'Approved', is_barred: true, approve_status: 'Bank_Rejected' }, 'Approved_As_Installer', '/'],
  [{ user_status: 'Withdrawn' }, 'Withdrawn_Identity', '/partner/register/identity-information'],
  [
    { user_status: 'Withdrawn', approve_status: 'Bank_Withdrawn' },
    'Withdrawn_Identity',
    '/partner/register/identity-information',
  ],
  [
    { user_status: 'Approved', approve_status: 'Bank_Withdrawn' },
    'Withdrawn_Bank',
    '/partner/register/bank-information',
  ],
  [
    { user_status: 'Modified', approve_status: 'Bank_Withdrawn' },
    'Withdrawn_Bank',
    '/partner/register/bank-information',
  ],
  [{ user_status: 'Rejected' }, 'Rejected', '/partner/register/approval-result'],
  [{ user_status: 'Draft' }, undefined, '/partner/register'],
  [{ user_status: 'Paused' }, undefined, undefined],
] as const)('%j is told %s and lands on %s', (part, outcome, landing) => {
  const state = { ...submitted, ...part } as InstallerState
  expect(approvalOutcome(state)).toBe(outcome)
  expect(partnerLanding(state)).toBe(landing)
})

test('only the approved have a role, the one of their type', () => {
  expect(roleOf({ user_status: 'Approved', user_type: 'Installer' })).toBe('Partner-Common-Installer')
  expect(roleOf({ user_status: 'Approved', user_type: 'Sales_Installer' })).toBe('Partner-Sales-Installer')
  for (const user_status of identityStatuses.filter((one) => one !== 'Approved'))
    expect(roleOf({ user_status, user_type: 'Installer' })).toBeUndefined()
})

test('an installer belongs to the branch of the city, of the province, or to the head office', () => {
  const branches = [
    { dept_code: '700', city_code: '31.72', province_code: '31', branch_type: 'HO' },
    { dept_code: '715', city_code: '32.75', province_code: '32', branch_type: 'Branch' },
    { dept_code: '706', city_code: '32.71', province_code: '32', branch_type: 'Branch' },
  ]
  expect(branchOf({ city_code: '32.75', province_code: '32' }, branches)).toBe('715')
  expect(branchOf({ city_code: '32.04', province_code: '32' }, branches)).toBe('706')
  expect(branchOf({ city_code: '31.72', province_code: '31' }, branches)).toBe('700')
  expect(branchOf({ city_code: '94.71', province_code: '94' }, branches)).toBe('700')
  expect(branchOf({ city_code: '94.71', province_code: '94' }, [])).toBeUndefined()
})

test('a number shows its ends', () => {
  expect(masked('3275041208870007')).toBe('3275••••••••0007')
  expect(masked('12345678')).toBe('12345678')
  expect([transferTypeOf('1', '1'), transferTypeOf('2', '1'), transferTypeOf('1', '2')]).toEqual([
    'Online',
    'Clearing',
    'Clearing',
  ])
})
