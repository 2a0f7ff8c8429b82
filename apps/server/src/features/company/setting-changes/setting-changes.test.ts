import * as contract from '@sejuk/contract/company/setting-changes'
import { listSettings, updatePaymentSettings } from '@sejuk/contract/platform/site-settings'
import {
  actOnCreditLimitRequest,
  createCreditLimitRequest,
  getCreditLimitRequest,
} from '@sejuk/contract/sales/credit-limit-requests'
import * as credit from '@sejuk/contract/sales/credit-settings'
import { standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { postJournal } from '../../../business/books/post-journal.ts'
import { strictestSince } from '../../../business/company/setting-at.ts'
import { accountMap, journals, ledgerAccounts } from '../../../db/tables/books/journals.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { secondFactors } from '../../../db/tables/platform/second-factors.ts'
import { securityEvents } from '../../../db/tables/platform/security-events.ts'
import { siteSettings } from '../../../db/tables/platform/site-settings.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { creditSettings } from '../../../db/tables/sales/credit-settings.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'
import { sealSecret } from '../../../platform/session/second-factor.ts'
import { codeOfStep, stepAt } from '../../../platform/session/totp.ts'
import { offers } from '../../../app.ts'
import { moveSettings } from './clock.ts'

const server = await startTestServer()
const { db, as, jobs, config } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const password = 'hujan di bulan juni'
const password_hash = await hashPassword(password)

const person = async (username: string, ...held: string[]) => {
  const call = await as(undefined, { username, roles: held })
  await db.update(users).set({ password_hash }).where(eq(users.usercode, call.usercode))
  return call
}
const admin = await person('Agus Salim', 'Administrator')
const branch = await person('Rina Kartika', 'Branch-Manager')
const finance = await person('Lina Susanti', 'Finance')
const manager = await person('Budi Santoso', 'Finance-Manager')
const director = await person('Hendra Gunawan', 'Director')
const second = await person('Maya Putri', 'Director')
// The company works: there is an invoice.
await newInvoice(await newCustomer({ credit_limit: 100 }), 10, 5)

const standard = { ...standardCreditSetting }
const reason = 'Year-end projects wait for two days'
const account = { bank_name: 'BCA', account_number: '5270318842', account_name: 'PT Sejuk' }
const raise = { kind: 'credit', scope: '705', reason, after: { ...standard, tolerance_percent: 5 } }

type Caller = typeof admin
const proposeAs = async (who: Caller, more: object = {}) => {
  const answer = await who(contract.proposeSettingChange, { ...raise, ...more })
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.change_code as string
}
const seen = async (change_code: string, who: Caller = director) =>
  (await who(contract.getSettingChange, { change_code })).data
const decide = async (who: Caller, change_code: string, more: object = {}) => {
  const { row_version } = await seen(change_code, who)
  return who(contract.actOnSettingChange.approve, { change_code, row_version, current_password: password, ...more })
}
const clock = (at?: string) => moveSettings(db, { jobs, config, offers }, at)
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
const settingOf = async (dept_code = '705') =>
  (await db.select().from(creditSettings).where(eq(creditSettings.dept_code, dept_code)))[0]

beforeEach(async () => {
  await db.delete(t)
  await db.delete(creditSettings)
  await db.delete(siteSettings)
})

test('a finance manager raises his own bound and cannot use it: neither that day, nor for what was submitted before', async () => {
  const customer_code = await newCustomer({ credit_limit: 1_000_000 })
  const sales = await as()
  const wanted = { customer_code, request_type: 'permanent', requested_limit: 50_000_000_000, reason: 'A large tender' }
  const { request_code } = (await sales(createCreditLimitRequest, wanted)).data
  await sales(actOnCreditLimitRequest.submit, { request_code, row_version: 1 })
  const approveLimit = async (who: Caller) => {
    const { row_version } = (await who(getCreditLimitRequest, { request_code })).data
    return who(actOnCreditLimitRequest.approve, { request_code, row_version })
  }
  const own = await as(
    [
      'Setting-Change-View',
      'Setting-Change-Propose',
      'Setting-Change-Decide',
      'Credit-Limit-Request-Search',
      'Credit-Limit-Request-Approve',
      'Credit-Limit-Request-Approve-Finance',
    ],
    { username: 'Budi Santoso', roles: ['Finance-Manager'] },
  )
  const code = await proposeAs(own, { after: { ...standard, finance_manager_up_to: 60_000_000_000 } })
  expect(await seen(code)).toMatchObject({ gain: 'finance_manager_up_to', needed_level: 4, loosens: true })
  expect(await decide(own, code)).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  expect(await decide(manager, code)).toMatchObject({ code: '409', message: 'Needs a director' })
  expect(await approveLimit(own)).toMatchObject({ code: '409', message: 'Above Rp 500.000.000 a director decides' })
  expect(await decide(director, code)).toMatchObject({ code: '200', data: { status: 'Approved' } })
  expect(await settingOf()).toBeUndefined()
  await clock(inDays(1.01))
  expect(await settingOf()).toMatchObject({ finance_manager_up_to: 60_000_000_000, updated_user_name: 'Budi Santoso' })
  expect(await approveLimit(own)).toMatchObject({ code: '409', message: 'Above Rp 500.000.000 a director decides' })
  expect((await own(getCreditLimitRequest, { request_code })).data.finance_manager_up_to).toBe(500_000_000)
})

test('one administrator cannot change the company’s account, and only a director decides about it', async () => {
  await db
    .insert(siteSettings)
    .values({ setting_key: 'payment', value: account, updated_by: 'x', updated_user_name: 'x' })
  const other = { ...account, account_number: '0111771204', row_version: 1 }
  const asked = await admin(updatePaymentSettings, other)
  expect(asked).toMatchObject({ code: '200', data: { change_status: 'Submitted' } })
  const { change_code } = asked.data
  expect(asked.message).toBe(`Waits for a decision: ${change_code}`)
  const held = async () => (await admin(listSettings)).data.payment.value.account_number
  expect(await held()).toBe('5270318842')
  expect(await decide(admin, change_code)).toMatchObject({ message: 'Somebody else than who wrote it must approve it' })
  expect(await decide(manager, change_code)).toMatchObject({ code: '409', message: 'Needs a director' })
  expect(await admin(updatePaymentSettings, other)).toMatchObject({
    code: '409',
    message: `${change_code} waits already`,
  })
  const [listed] = (await director(contract.listSettingChanges, { kind: 'payment' })).data
  expect(listed.after.account_number).toBe('…1204')
  expect((await seen(change_code)).after.account_number).toBe('0111771204')
  expect(await decide(director, change_code)).toMatchObject({ data: { status: 'Approved' } })
  await clock(inDays(1.01))
  expect(await held()).toBe('0111771204')
})

test('a first account holds at once; taking it off the papers is done by one person at once, and people are told', async () => {
  const first = await proposeAs(admin, { kind: 'payment', scope: '', after: account })
  expect(await decide(director, first)).toMatchObject({ data: { status: 'In_Force' }, message: /from now on/ })
  const none = { bank_name: '', account_number: '', account_name: '' }
  const code = await proposeAs(admin, { kind: 'payment', scope: '', after: none })
  expect(await seen(code)).toMatchObject({ status: 'In_Force', is_alone: true })
  expect((await admin(listSettings)).data.payment.value).toMatchObject(none)
  expect(await seen(first)).toMatchObject({ status: 'Ended' })
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, code))
  expect(told.map(({ usercode }) => usercode)).toEqual(
    expect.arrayContaining([admin, branch, finance, manager, director].map(({ usercode }) => usercode)),
  )
  const half = await admin(contract.proposeSettingChange, {
    ...raise,
    kind: 'payment',
    scope: '',
    after: { ...none, bank_name: 'BRI' },
  })
  expect(half).toMatchObject({ code: '406' })
})

test('a limit is lowered alone and at once, and what waited about other values is overtaken', async () => {
  const waiting = await proposeAs(finance)
  const code = await proposeAs(manager, { after: { ...standard, finance_manager_up_to: 200_000_000 } })
  expect(await settingOf()).toMatchObject({ finance_manager_up_to: 200_000_000 })
  expect(await seen(waiting)).toMatchObject({ status: 'Stale' })
  const events = await db.select().from(securityEvents).where(eq(securityEvents.usercode, manager.usercode))
  expect(events.map(({ kind, detail }) => `${kind} ${detail}`)).toContain(
    `setting-changed ${code} alone: credit 705 500.000.000 → 200.000.000`,
  )
})

test('the level of the decider is above the author’s, a director’s own is another director’s', async () => {
  const ofFinance = await proposeAs(finance)
  expect(await decide(branch, ofFinance)).toMatchObject({ code: '409', message: 'Needs a finance manager' })
  expect(await decide(admin, ofFinance)).toMatchObject({ code: '409', message: 'Needs a finance manager' })
  expect(await decide(manager, ofFinance)).toMatchObject({ code: '200' })
  await db.delete(t)
  const ofDirector = await proposeAs(director)
  expect(await decide(manager, ofDirector)).toMatchObject({ code: '409', message: 'Needs a director' })
  expect(await decide(director, ofDirector)).toMatchObject({
    message: 'Somebody else than who wrote it must approve it',
  })
  expect(await decide(second, ofDirector)).toMatchObject({ code: '200' })
  await db.delete(t)
  expect(await decide(branch, await proposeAs(admin))).toMatchObject({ message: 'Needs somebody of finance' })
})

test('who may not decide at all is not asked for a password, who may is: by the code of the app where there is one', async () => {
  const code = await proposeAs(finance)
  const reader = await as(['Setting-Change-View'])
  expect(await decide(reader, code)).toMatchObject({ code: '403' })
  expect(await decide(manager, code, { current_password: '' })).toMatchObject({
    code: '406',
    errors: { current_password: ['Current password is required!'] },
  })
  expect(await decide(manager, code, { current_password: 'wrong' })).toMatchObject({
    errors: { current_password: expect.any(Array) },
  })
  const keyed = await person('With a key', 'Director')
  const secret = Buffer.from('12345678901234567890')
  const sealed_secret = await sealSecret(db, secret)
  await db
    .insert(secondFactors)
    .values({ usercode: keyed.usercode, sealed_secret, confirmed_date: '2026-01-01T00:00:00Z' })
  expect((await seen(code, keyed)).proof).toBe('code')
  expect(await decide(keyed, code)).toMatchObject({ code: '406', errors: { code: ['Code is required!'] } })
  expect(await decide(keyed, code, { code: '000000' })).toMatchObject({
    code: '406',
    errors: { code: expect.any(Array) },
  })
  expect(await decide(keyed, code, { code: codeOfStep(secret, stepAt(Date.now())) })).toMatchObject({ code: '200' })
})

test('who has neither password nor second factor adds one first', async () => {
  const company = await as(undefined, { roles: ['Director'] })
  const code = await proposeAs(finance)
  expect((await seen(code, company)).proof).toBe('none')
  expect(await decide(company, code)).toMatchObject({
    code: '409',
    status: 'EnrolSecondFactor',
    message: 'Add an authenticator app to your account first',
  })
})

test('of two deciders at once one decides', async () => {
  const code = await proposeAs(finance)
  const { row_version } = await seen(code)
  const approve = (who: Caller) =>
    who(contract.actOnSettingChange.approve, { change_code: code, row_version, current_password: password })
  const answers = await Promise.all([approve(manager), approve(director), approve(second)])
  expect(answers.map(({ code: said }) => said).sort()).toEqual(['200', '409', '409'])
})

test('of two proposals at once one waits', async () => {
  const propose = (who: Caller) => who(contract.proposeSettingChange, raise)
  const answers = await Promise.all([propose(finance), propose(manager)])
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409'])
})

test('a value that was changed meanwhile is named, and its change is not decided', async () => {
  const code = await proposeAs(finance)
  await db
    .insert(creditSettings)
    .values({ dept_code: '705', ...standard, cheque_days: 60, updated_by: 'x', updated_user_name: 'x' })
  expect(await decide(manager, code)).toMatchObject({
    code: '409',
    message: 'Longest time of a cheque was changed meanwhile',
  })
  expect(await seen(code)).toMatchObject({ stale_value: 'setting-cheque-days' })
})

test('what was approved and then overtaken never holds', async () => {
  const code = await proposeAs(finance)
  await decide(manager, code)
  await db
    .insert(creditSettings)
    .values({ dept_code: '705', ...standard, cheque_days: 60, updated_by: 'x', updated_user_name: 'x' })
  await clock(inDays(2))
  expect(await seen(code)).toMatchObject({ status: 'Stale' })
  expect(await settingOf()).toMatchObject({ tolerance_percent: 0 })
})

test('a temporary change ends after its last day; it is shortened at the decision and never lengthened', async () => {
  const [until, earlier] = [inDays(40), inDays(20)].map((at) => at.slice(0, 10))
  const code = await proposeAs(finance, { valid_until: until })
  expect(await decide(manager, code, { valid_until: inDays(41).slice(0, 10) })).toMatchObject({
    code: '406',
    errors: { valid_until: ['You may shorten the validity only'] },
  })
  expect(await decide(manager, code, { valid_until: earlier })).toMatchObject({ code: '200' })
  await clock(inDays(2))
  expect(await settingOf()).toMatchObject({ tolerance_percent: 5 })
  const another = await finance(contract.proposeSettingChange, {
    ...raise,
    after: { ...standard, tolerance_percent: 9 },
    valid_until: until,
  })
  expect(another.errors?.valid_until).toEqual([`${code} holds for a while already, until ${earlier}`])
  await clock(inDays(22))
  expect(await seen(code)).toMatchObject({ status: 'Ended', valid_until: earlier })
  expect(await settingOf()).toBeUndefined()
  const at = (await seen(code)).in_force_date as string
  const before = new Date(Date.parse(at) - 1000).toISOString()
  expect(
    await strictestSince(db, { kind: 'credit', scope: '705', at: before }, { ...standard, tolerance_percent: 7 }),
  ).toMatchObject({
    tolerance_percent: 0,
  })
})

test('its author withdraws it, nobody else; a rejection needs its reason and the level', async () => {
  const code = await proposeAs(finance)
  const seenNow = { change_code: code, row_version: 1 }
  expect(await manager(contract.actOnSettingChange.withdraw, seenNow)).toMatchObject({
    code: '409',
    message: 'Only its author does this',
  })
  expect(await branch(contract.actOnSettingChange.reject, { ...seenNow, reason: 'No' })).toMatchObject({
    message: 'Needs a finance manager',
  })
  expect(await manager(contract.actOnSettingChange.reject, { ...seenNow, reason: '' })).toMatchObject({ code: '406' })
  expect(await finance(contract.actOnSettingChange.withdraw, seenNow)).toMatchObject({ code: '200' })
  const next = await proposeAs(finance)
  expect(
    await manager(contract.actOnSettingChange.reject, { change_code: next, row_version: 1, reason: 'Too much' }),
  ).toMatchObject({ code: '200' })
  expect(await seen(next)).toMatchObject({
    status: 'Rejected',
    reject_reason: 'Too much',
    decided_user_name: 'Budi Santoso',
  })
})

test('a draft waits for its file and is submitted by its author', async () => {
  const code = await proposeAs(finance, { is_draft: true })
  expect(await seen(code)).toMatchObject({ status: 'Draft' })
  expect(await manager(contract.actOnSettingChange.submit, { change_code: code, row_version: 1 })).toMatchObject({
    message: 'Only its author does this',
  })
  expect(await finance(contract.actOnSettingChange.submit, { change_code: code, row_version: 1 })).toMatchObject({
    code: '200',
  })
})

test.each([
  ['reason', { reason: 'Too short' }],
  ['valid_until', { valid_until: '2026-01-01' }],
  ['scope', { scope: '998' }],
  ['kind', { kind: 'salaries' }],
  ['tolerance_percent', { after: { ...standard, tolerance_percent: 51 } }],
])('%s is checked at its field', async (field, more) => {
  const answer = await finance(contract.proposeSettingChange, { ...raise, ...more })
  expect(answer).toMatchObject({ code: '406' })
  expect(answer.errors).toHaveProperty(field)
})

test('nothing is proposed that changes nothing', async () => {
  expect(await finance(contract.proposeSettingChange, { ...raise, after: standard })).toMatchObject({
    code: '409',
    message: 'Nothing would change',
  })
})

test.each([
  ['orders', '', { branch_band_percent: 12, answer_hours: 4, undecided_days: 3, floor_percent: 80 }],
  ['service_tax', '', { with_npwp: 3, without_npwp: 6 }],
  ['e_invoice', '', { seller_npwp: '0012345678901000', seller_nitku: '0012345678901000000000', deadline_day: 15 }],
  ['installers', '', { four_eyes: true, call_back_percent: 10, paper_years: 5 }],
  ['tax_rule', '04', { numerator: 11, denominator: 12, rate_percent: 13 }],
])('%s of %j is proposed, decided and in force', async (kind, scope, after) => {
  const code = await proposeAs(finance, { kind, scope, after })
  expect(await decide(director, code)).toMatchObject({ code: '200' })
  await clock(inDays(1.01))
  expect(await seen(code)).toMatchObject({ status: 'In_Force' })
  expect((await finance(contract.getCurrentSetting, { kind, scope })).data.values).toMatchObject(after)
})

test('the second factor of a role is switched by a second person', async () => {
  await db.insert(roles).values({ role_code: 'Careful', role_name: 'Careful', view_data: 'View_Data_My_Branch' })
  const code = await proposeAs(admin, { kind: 'second_factor', scope: 'Careful', after: { needs_second_factor: true } })
  expect(await decide(manager, code)).toMatchObject({ data: { status: 'In_Force' } })
  const [role] = await db.select().from(roles).where(eq(roles.role_code, 'Careful'))
  expect(role?.needs_second_factor).toBe(true)
})

test('before its first invoice, any second person who may decide does, and it holds at once', async () => {
  const fresh = await startTestServer()
  const [one, two] = [await fresh.as(), await fresh.as()]
  await fresh.db.update(users).set({ password_hash }).where(eq(users.usercode, two.usercode))
  const { change_code } = (await one(updatePaymentSettings, { ...account, row_version: 0 })).data
  expect(
    await one(contract.actOnSettingChange.approve, { change_code, row_version: 1, current_password: password }),
  ).toMatchObject({ message: 'Somebody else than who wrote it must approve it' })
  expect(
    await two(contract.actOnSettingChange.approve, { change_code, row_version: 1, current_password: password }),
  ).toMatchObject({ data: { status: 'In_Force' } })
})

test('a branch gets its own rule by its page only once somebody above agrees', async () => {
  const rules = { ...standard, block_at: 'Approve', tolerance_percent: 5, reason }
  const added = await finance(credit.addCreditSetting, { dept_code: '713', ...rules })
  expect(added).toMatchObject({ code: '200', data: { dept_code: '713', change_status: 'Submitted' } })
  expect((await finance(credit.listCreditSettings, {})).data).toEqual([])
})

test('the account of a kind of journal line is proposed and decided, and what waited for it follows', async () => {
  await db.insert(ledgerAccounts).values({ account_code: '1101', account_name: 'Kas' })
  await db.insert(accountMap).values({ line_kind: 'cash', account_code: '1101' })
  await postJournal(db, {
    ...{ document_kind: 'receipt', document: 'RV-9', event: 'receipt-confirmed', date: '2026-11-01', dept_code: '705' },
    lines: [
      { kind: 'cash', debit: 500, credit: 0 },
      { kind: 'receivable', debit: 0, credit: 500 },
    ],
  })
  const statusOf = async () => (await db.select().from(journals).where(eq(journals.document, 'RV-9')))[0]?.status
  expect(await statusOf()).toBe('Waiting')
  const after = { account_code: '1110-00', account_name: 'Piutang Usaha' }
  const wanted = { kind: 'account_map', scope: 'receivable', after, reason: 'The account of our new books' }
  expect(await finance(contract.proposeSettingChange, { ...wanted, scope: 'nothing' })).not.toMatchObject({
    code: '200',
  })
  const change_code = await proposeAs(finance, wanted)
  expect((await seen(change_code)).impact).toMatchObject([{ line: 'journals-follow', n: 1, amount: 500 }])
  expect(await decide(finance, change_code)).not.toMatchObject({ code: '200' })
  expect(await decide(director, change_code)).toMatchObject({ code: '200' })
  await clock(inDays(2))
  expect(await statusOf()).toBe('Ready')
  expect((await finance(contract.getCurrentSetting, { kind: 'account_map', scope: 'receivable' })).data.values).toEqual(
    after,
  )
})
