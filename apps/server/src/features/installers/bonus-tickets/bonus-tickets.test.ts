import { getBonusRule } from '@sejuk/contract/installers/bonus-rules'
import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { createPhoto, deletePhoto } from '@sejuk/contract/platform/attachments'
import { prepareDownload } from '@sejuk/contract/platform/downloads'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startBonusServer } from '../../../../test/bonus.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { bonusClaims, bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { installerDevices } from '../../../db/tables/installers/partners.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { siteSettings } from '../../../db/tables/platform/site-settings.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { hashToken, newToken } from '../../../platform/session/session.ts'
import { releaseHeld } from './release-held.ts'

const today = companyToday()

const server = await startTestServer()
const { db, as } = server
const { newUnit, newRule, newInstaller, form, draft, submitted, approved, versionOf } = startBonusServer(server)
const branch = await as()
const finance = await as()
const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
const rule = await newRule()
const agus = await newInstaller()
const detail = async (code: string) => (await branch(contract.getBonusTicket, { bonus_ticket_code: code })).data
const decide = async (name: keyof typeof contract.decideOnTicket, code: string, reason = '', by = branch) =>
  by(contract.decideOnTicket[name], { bonus_ticket_code: code, row_version: await versionOf(branch, code), reason })

test('what units earn is said before anything is sent, and is what they then earn', async () => {
  const units = [await newUnit(), await newUnit()]
  const install_date = addDays(today, -3)
  const { data } = await agus(contract.previewBonus, { install_date, units })
  expect(data).toMatchObject({ amount: 100_000, lines: [{ problem: null }, { problem: null }] })
  const saved = await draft(agus, units)
  expect(await agus(contract.submitBonusTicket, saved)).toMatchObject({ code: '200', data: { amount: 100_000 } })
  const shown = await detail(saved.bonus_ticket_code)
  expect(shown).toMatchObject({
    amount: 100_000,
    ticket_status: 'Submitted',
    tone: 'green',
    unit_list: [{ rule_code: rule.rule_code }, {}],
  })
  const unknown = await agus(contract.previewBonus, { install_date, units: [{ serial_indoor: 'NOBODY' }] })
  expect(unknown.data).toMatchObject({ amount: 0, lines: [{ problem: 'Serial number is not known' }] })
  const taken = await agus(contract.previewBonus, { install_date, units: [units[0]] })
  expect(taken.data.lines[0].problem).toBe('Serial number already has a bonus ticket')
})

test('a rule that came later changes nothing of what was handed in', async () => {
  const code = await submitted(agus)
  const better = await newRule({ rule_name: 'Better', base_amount: 90_000, priority: 9, valid_from: today })
  expect((await detail(code)).amount).toBe(50_000)
  expect(
    (await agus(contract.previewBonus, { install_date: addDays(today, -1), units: [await newUnit()] })).data.amount,
  ).toBe(50_000)
  expect((await agus(contract.previewBonus, { install_date: today, units: [await newUnit()] })).data.amount).toBe(
    90_000,
  )
  await db.execute(sql`delete from bonus_rules where rule_code = ${better.rule_code}`)
})

test('a draft sent twice by a phone that lost its connection is one ticket', async () => {
  const sent = form([await newUnit()])
  const answers = await Promise.all([agus(contract.saveBonusTicket, sent), agus(contract.saveBonusTicket, sent)])
  const codes = answers.map(({ data }) => data.bonus_ticket_code)
  expect(new Set(codes).size).toBe(1)
  const again = await agus(contract.saveBonusTicket, { ...sent, customer_name: 'Later' })
  expect(again).toMatchObject({ code: '200', data: { bonus_ticket_code: codes[0] } })
  expect((await agus(contract.getMyBonusTicket, { bonus_ticket_code: codes[0] })).data.customer_name).toBe('Later')
})

test('of two who claim the same unit at the same moment one is told, and one only', async () => {
  const unit = await newUnit()
  const people = await Promise.all([newInstaller(), newInstaller(), newInstaller()])
  const drafts = await Promise.all(people.map((person) => draft(person, [unit])))
  const answers = await Promise.all(people.map((person, n) => person(contract.submitBonusTicket, drafts[n])))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', '409', '409'])
  expect(answers.find(({ code }) => code === '409')?.message).toBe('Serial number already has a bonus ticket')
  expect(await db.$count(bonusClaims, eq(bonusClaims.serial_number, unit.serial_indoor))).toBe(1)
})

test('an indoor half claimed by one cannot be the outdoor half of another', async () => {
  const unit = await newUnit()
  await submitted(agus, [{ serial_indoor: unit.serial_indoor }])
  const budi = await newInstaller()
  const saved = await draft(budi, [{ serial_outdoor: unit.serial_indoor, serial_indoor: unit.serial_outdoor }])
  expect(await budi(contract.submitBonusTicket, saved)).toMatchObject({ code: '409' })
})

test('a denied ticket gives its units back, and the next claim of them is flagged', async () => {
  const unit = await newUnit()
  const code = await submitted(agus, [unit])
  expect(await decide('deny', code)).toMatchObject({ code: '406', errors: { reason: ['Reason field is required!'] } })
  expect(await decide('deny', code, 'Not ours')).toMatchObject({ code: '200', message: 'Denied' })
  const again = await submitted(await newInstaller(), [unit])
  const { flags, history } = await detail(again)
  expect(flags.find(({ check }: { check: string }) => check === 'not_claimed_before')).toMatchObject({
    tone: 'amber',
    details: [code],
  })
  expect(history).toMatchObject([{ bonus_ticket_code: code, ticket_status: 'Denied' }])
})

test('odd tickets are flagged, and red ones are approved only with a word', async () => {
  const stock = await newUnit({ delivered_date: null })
  const other = await newUnit({ set_item_code: 'OTHER' })
  const code = await submitted(
    agus,
    [{ serial_indoor: stock.serial_indoor, serial_outdoor: other.serial_outdoor }, { serial_indoor: 'UNKNOWN-1' }],
    { capture_lat: -7.5 },
  )
  const { flags, tone } = await detail(code)
  const red = flags.filter((flag: { tone: string }) => flag.tone === 'red').map(({ check }: { check: string }) => check)
  expect(red).toEqual(['serial_known', 'serial_delivered', 'pair_matches', 'distance'])
  expect(tone).toBe('red')
  expect(await decide('approve-branch', code)).toMatchObject({ code: '406' })
  expect(await decide('approve-branch', code, 'Called the customer')).toMatchObject({ code: '200' })
})

test('a ticket from a phone that three installers sign in on is looked at', async () => {
  const token = newToken()
  const [dedi, rian] = [await newInstaller(), await newInstaller()]
  const lent = [agus, dedi, rian].map(({ usercode }) => ({ device_hash: hashToken(token), user_code: usercode }))
  await db.insert(installerDevices).values(lent)
  const saved = await draft(agus, [await newUnit()])
  await agus(contract.submitBonusTicket, saved, { cookie: `sid=${agus.token}; device=${token}` })
  const { flags } = await detail(saved.bonus_ticket_code)
  const flag = flags.find(({ check }: { check: string }) => check === 'device_not_shared')
  expect(flag).toMatchObject({ tone: 'amber' })
  expect(flag.details).toHaveLength(2)
})

const picture = (shade: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 10, g: 10, b: 10 } } })
    .composite([
      {
        input: { create: { width: 20 + shade, height: 20, channels: 3, background: { r: 250, g: 250, b: 250 } } },
        left: shade,
        top: 5,
      },
    ])
    .jpeg()
    .toBuffer()
const photoForm = async (code: string, shade: number, alias = 'serial_number') => {
  const body = new FormData()
  body.set('module_name', 'installation_bonus')
  body.set('module_code', code)
  body.set('alias', alias)
  body.set('file', new File([new Uint8Array(await picture(shade))], 'photo.jpg', { type: 'image/jpeg' }))
  return body
}

test('a photo used on another ticket is found by its fingerprint; handed in, photos stay', async () => {
  const first = await draft(agus, [await newUnit()])
  expect(await agus(createPhoto, await photoForm(first.bonus_ticket_code, 12))).toMatchObject({ code: '200' })
  await agus(contract.submitBonusTicket, first)
  const second = await draft(agus, [await newUnit()])
  const { data: photo } = await agus(createPhoto, await photoForm(second.bonus_ticket_code, 12))
  await agus(contract.submitBonusTicket, second)
  const { flags } = await detail(second.bonus_ticket_code)
  expect(flags.find(({ check }: { check: string }) => check === 'photo_not_reused')).toMatchObject({
    tone: 'red',
    details: [first.bonus_ticket_code],
  })
  expect(await agus(deletePhoto, { photo_code: photo.photo_code })).toMatchObject({ code: '409', status: 'Closed' })
  expect(await agus(createPhoto, await photoForm(second.bonus_ticket_code, 3))).toMatchObject({ code: '409' })
  const stranger = await newInstaller()
  expect(await stranger(createPhoto, await photoForm(second.bonus_ticket_code, 3))).toMatchObject({ code: '404' })
})

test('what the rule wants as evidence is missing until it is there', async () => {
  const strict = await newRule({
    rule_name: 'Strict',
    priority: 5,
    brand_codes: ['STRICT'],
    evidence: ['outdoor_serial', 'serial_photo', 'customer_phone', 'location'],
  })
  const unit = await newUnit({ brand_code: 'STRICT' })
  const saved = await draft(agus, [{ serial_indoor: unit.serial_indoor }], {
    customer_phone: '',
    capture_lat: '',
    capture_lng: '',
  })
  const mine = await agus(contract.getMyBonusTicket, { bonus_ticket_code: saved.bonus_ticket_code })
  expect(Object.keys(mine.data.missing).toSorted()).toEqual([
    'customer_phone',
    'location',
    'serial_photo',
    'units.0.serial_outdoor',
  ])
  expect(await agus(contract.submitBonusTicket, saved)).toMatchObject({
    code: '406',
    errors: { serial_photo: [expect.any(String)] },
  })
  await db.execute(sql`delete from bonus_rules where rule_code = ${strict.rule_code}`)
})

test('nothing is claimed for the future, twice in one ticket, too late, or before one is approved', async () => {
  const unit = await newUnit()
  expect(await agus(contract.saveBonusTicket, form([unit], { install_date: addDays(today, 3) }))).toMatchObject({
    code: '406',
    errors: { install_date: ['An installation cannot be in the future'] },
  })
  expect(await agus(contract.saveBonusTicket, form([unit, unit]))).toMatchObject({
    code: '406',
    errors: { units: [expect.any(String)] },
  })
  const late = await draft(agus, [unit], { install_date: addDays(today, -31) })
  expect(await agus(contract.submitBonusTicket, late)).toMatchObject({
    code: '406',
    errors: { install_date: ['Bonus must be applied within 30 days after installation'] },
  })
  const paused = await newInstaller()
  const saved = await draft(paused, [await newUnit()])
  await db.update(installers).set({ user_status: 'Withdrawn' }).where(eq(installers.user_code, paused.usercode))
  expect(await paused(contract.submitBonusTicket, saved)).toMatchObject({
    code: '409',
    message: 'Your identity is not approved yet',
  })
})

test('withdrawn with a reason, corrected, handed in again, approved twice: and the installer is told', async () => {
  const code = await submitted(agus)
  await decide('withdraw', code, 'The photo is dark')
  const mine = (await agus(contract.getMyBonusTicket, { bonus_ticket_code: code })).data
  expect(mine).toMatchObject({ ticket_status: 'Withdrawn', reason: 'The photo is dark' })
  const { unit_list, client_key, row_version } = mine
  const saved = await agus(contract.saveBonusTicket, {
    ...mine,
    units: unit_list,
    client_key,
    row_version,
    bonus_ticket_code: code,
    customer_name: 'Wati',
  })
  expect(saved).toMatchObject({ code: '200' })
  expect(await agus(contract.submitBonusTicket, saved.data)).toMatchObject({ code: '200' })
  await approved(branch, finance, code)
  const done = (await agus(contract.getMyBonusTicket, { bonus_ticket_code: code })).data
  expect(done).toMatchObject({
    ticket_status: 'Approved_By_Finance',
    payment_status: 'Not_Yet',
    expected_date: expect.stringMatching(/-10$/),
    approve_remark: null,
    flags: [],
  })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, agus.usercode))
  expect(told.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['bonus-withdrawn', 'bonus-approved', 'bonus-denied']),
  )
  const log = (await branch(contract.bonusTicketLog, { code })).data.map(({ action }: { action: string }) => action)
  expect(log).toEqual(['approve-finance', 'approve-branch', 'submit', 'save', 'withdraw', 'submit', 'create'])
  expect(await db.$count(actionLogs, eq(actionLogs.entity_code, code))).toBe(7)
})

test('on hold a ticket waits, released it is where it was; no action outside its status', async () => {
  const code = await submitted(agus)
  await decide('approve-branch', code)
  expect(await decide('hold', code, 'Calling the customer')).toMatchObject({ code: '200' })
  expect(await decide('approve-finance', code)).toMatchObject({
    code: '409',
    message: 'Needs status Approved_By_Branch',
  })
  expect(await decide('release', code)).toMatchObject({ code: '200' })
  expect((await detail(code)).ticket_status).toBe('Approved_By_Branch')
  expect(await decide('approve-finance', code)).toMatchObject({ code: '409', message: /Somebody else/ })
  expect(await decide('approve-finance', code, '', finance)).toMatchObject({ code: '200' })
  expect(await decide('deny', code, 'Too late')).toMatchObject({ code: '409' })
})

test('held until a day, a ticket comes back by itself on it, and whoever held it is told', async () => {
  const code = await submitted(agus)
  const hold = async (until: string) =>
    branch(contract.decideOnTicket.hold, {
      bonus_ticket_code: code,
      row_version: await versionOf(branch, code),
      reason: 'The invoice is on its way',
      until,
    })
  expect(await hold(today)).toMatchObject({ code: '406', errors: { until: ['The day of return must lie ahead'] } })
  expect(await hold(addDays(today, 7))).toMatchObject({ code: '200' })
  const mine = async () => (await agus(contract.getMyBonusTicket, { bonus_ticket_code: code })).data
  expect(await mine()).toMatchObject({ ticket_status: 'On_Hold', hold_until: addDays(today, 7) })
  const quiet = { jobs: { send: async () => {} }, offers: { effects: new Map() } }
  const clock = { db, ...quiet, config: {}, signal: new AbortController().signal } as never
  await releaseHeld.work(clock)
  expect((await mine()).ticket_status).toBe('On_Hold')
  await db.update(bonusTickets).set({ hold_until: today }).where(eq(bonusTickets.bonus_ticket_code, code))
  await releaseHeld.work(clock)
  expect(await detail(code)).toMatchObject({ ticket_status: 'Submitted', hold_until: null, reason: null })
  const [last] = (await branch(contract.bonusTicketLog, { code })).data
  expect(last).toMatchObject({ action: 'release', username: 'Sejuk' })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, branch.usercode))
  expect(told).toMatchObject([{ event: 'bonus-hold-over', entity_code: code }])
})

test('a customer is called by chance or because somebody asks; until then nothing is approved, and nobody tells the installer', async () => {
  const chosen = { setting_key: 'installers', value: { call_back_percent: 100 } }
  const set = (value: object) =>
    db.update(siteSettings).set({ value }).where(eq(siteSettings.setting_key, chosen.setting_key))
  await set(chosen.value)
  const drawn = await submitted(agus)
  const [silent] = [await submitted(agus, undefined, { customer_phone: '' })]
  await set({ call_back_percent: 0 })
  const asked = await submitted(agus)
  expect((await detail(silent)).call_back_status).toBeNull()
  expect(await decide('ask-call-back', silent)).toMatchObject({ code: '409', message: /no phone/ })
  expect(await decide('ask-call-back', asked)).toMatchObject({ code: '200' })
  const mine = (await agus(contract.getMyBonusTicket, { bonus_ticket_code: drawn })).data
  expect(Object.keys(mine).filter((field) => field.startsWith('call'))).toEqual([])
  const due = await branch(contract.listBonusTickets, { call_back_status: 'Due', user_code: agus.usercode })
  const codes = due.data.map((row: { bonus_ticket_code: string }) => row.bonus_ticket_code)
  expect(codes.toSorted()).toEqual([drawn, asked].toSorted())
  expect(await decide('approve-branch', drawn)).toMatchObject({
    code: '409',
    message: 'The customer must be called first',
  })

  const call = async (code: string, outcome: string, note = 'Nobody answered', by = branch) =>
    by(contract.recordCallBack, { bonus_ticket_code: code, row_version: await versionOf(branch, code), outcome, note })
  expect(await call(drawn, 'Confirmed', '')).toMatchObject({ code: '406', errors: { note: [/is required!/] } })
  expect(await call(drawn, 'Confirmed', 'Content', elsewhere)).toMatchObject({ code: '404' })
  expect(await call(drawn, 'Confirmed', 'Content')).toMatchObject({ data: { call_back_status: 'Confirmed' } })
  expect(await call(drawn, 'Confirmed')).toMatchObject({ code: '409', message: 'No call to the customer is due' })
  expect(await decide('approve-branch', drawn)).toMatchObject({ code: '200' })

  for (const status of ['Due', 'Due', 'Not_Reached'])
    expect((await call(asked, 'Not_Reached')).data.call_back_status).toBe(status)
  expect(await decide('approve-branch', asked)).toMatchObject({ code: '406', errors: { reason: [/required/] } })
  expect(await decide('approve-branch', asked, 'The shop confirms it')).toMatchObject({ code: '200' })
  expect(await detail(asked)).toMatchObject({ calls: 3, call_note: 'Nobody answered' })
})

test('two who decide at once: one does, the other is told that it changed', async () => {
  const code = await submitted(agus)
  const row_version = await versionOf(branch, code)
  const answers = await Promise.all([
    branch(contract.decideOnTicket['approve-branch'], { bonus_ticket_code: code, row_version }),
    finance(contract.decideOnTicket.deny, { bonus_ticket_code: code, row_version, reason: 'No' }),
  ])
  expect(answers.map(({ code: answer }) => answer).toSorted()).toEqual(['200', '409'])
})

test('an installer sees and touches nobody else’s tickets; a branch only its own', async () => {
  const code = await submitted(agus)
  const budi = await newInstaller()
  expect(await budi(contract.getMyBonusTicket, { bonus_ticket_code: code })).toMatchObject({ code: '404' })
  expect(await budi(contract.submitBonusTicket, { bonus_ticket_code: code, row_version: 1 })).toMatchObject({
    code: '404',
  })
  expect((await budi(contract.listMyBonusTickets)).total).toBe(0)
  expect(await budi(contract.listBonusTickets)).toMatchObject({ code: '403' })
  expect(await elsewhere(contract.getBonusTicket, { bonus_ticket_code: code })).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.bonusTicketLog, { code })).toMatchObject({ code: '404' })
  expect(
    await elsewhere(contract.decideOnTicket.deny, { bonus_ticket_code: code, row_version: 2, reason: 'x' }),
  ).toMatchObject({ code: '404' })
  expect((await elsewhere(contract.listBonusTickets)).total).toBe(0)
  expect((await elsewhere(contract.countBonusTickets)).data[0]).toEqual({ tab: 'All', total: 0 })
  expect(await branch(contract.saveBonusTicket, form([]))).toMatchObject({ code: '404' })
})

test('lists are found by tab, tone, serial number and name, and the tabs count them', async () => {
  const unit = await newUnit()
  const joko = await newInstaller()
  const code = await submitted(joko, [unit])
  const found = async (asked: object) =>
    (await branch(contract.listBonusTickets, asked)).data.map(
      (row: { bonus_ticket_code: string }) => row.bonus_ticket_code,
    )
  expect(await found({ text: unit.serial_outdoor })).toEqual([code])
  expect(await found({ text: code.toLowerCase() })).toEqual([code])
  expect(await found({ tab: 'Submitted', tone: 'green', user_code: joko.usercode })).toContain(code)
  expect(await found({ tab: 'Denied', text: unit.serial_outdoor })).toEqual([])
  const tabs = (await agus(contract.countMyBonusTickets)).data as { tab: string; total: number }[]
  const all = tabs.find(({ tab }) => tab === 'All')?.total
  expect(all).toBe(await db.$count(bonusTickets, eq(bonusTickets.user_code, agus.usercode)))
  expect(tabs.filter(({ tab }) => tab !== 'All').reduce((sum, { total }) => sum + total, 0)).toBe(all)
})

test('the month’s cap holds although two tickets are handed in at once', async () => {
  const capped = await newRule({ rule_name: 'Capped', priority: 7, brand_codes: ['CAP'], cap_amount: 80_000 })
  const wati = await newInstaller()
  const drafts = await Promise.all([1, 2, 3].map(async () => draft(wati, [await newUnit({ brand_code: 'CAP' })])))
  const answers = await Promise.all(drafts.map((one) => wati(contract.submitBonusTicket, one)))
  expect(answers.map(({ data }) => data.amount).toSorted((a, b) => b - a)).toEqual([50_000, 30_000, 0])
  await db.execute(sql`delete from bonus_rules where rule_code = ${capped.rule_code}`)
})

test('a draft is thrown away, anything else is not', async () => {
  const saved = await draft(agus, [await newUnit()])
  expect(await agus(contract.discardBonusTicket, saved)).toMatchObject({ code: '200' })
  expect(await agus(contract.getMyBonusTicket, saved)).toMatchObject({ code: '404' })
  const code = await submitted(agus)
  expect(
    await agus(contract.discardBonusTicket, { bonus_ticket_code: code, row_version: await versionOf(branch, code) }),
  ).toMatchObject({ code: '409' })
})

test('who has no approved account is told before they begin', async () => {
  const none = await newInstaller({ user_type: 'Sales_Installer' }, null)
  expect((await none(contract.bonusReadiness)).data).toMatchObject({
    may_apply: true,
    warnings: ['Bank account is not approved yet'],
  })
  expect((await agus(contract.bonusReadiness)).data.warnings).toEqual([])
  expect(await branch(contract.bonusReadiness)).toMatchObject({ code: '404' })
})

test('the dashboard adds up what one sees in the list', async () => {
  const rudi = await newInstaller()
  await submitted(rudi, undefined, { install_date: today })
  await approved(branch, finance, await submitted(rudi, undefined, { install_date: today }))
  const { data } = await rudi(contract.bonusDashboard)
  expect((await branch(contract.bonusDashboard)).data?.is_installer ?? false).toBe(false)
  expect(data).toMatchObject({
    is_installer: true,
    this_month: { units: 2, amount: 100_000 },
    waiting: { tickets: 1, amount: 50_000 },
    payable: { tickets: 1, amount: 50_000 },
    paid: { tickets: 0, amount: 0 },
    months: [{ month: today.slice(0, 7), units: 2, amount: 100_000 }],
  })
})

test('a budget is spent once, also by those who hand in at the same moment', async () => {
  const scarce = await newRule({ base_amount: 60_000, budget_amount: 150_000, brand_codes: ['RARE'], priority: 5 })
  const people = await Promise.all([newInstaller(), newInstaller(), newInstaller(), newInstaller()])
  const drafts = await Promise.all(people.map(async (one) => draft(one, [await newUnit({ brand_code: 'RARE' })])))
  const answers = await Promise.all(
    people.map((one, n) => one(contract.submitBonusTicket, drafts[n] as (typeof drafts)[number])),
  )
  const amounts = answers.map(({ data }) => data.amount as number).toSorted((a, b) => b - a)
  expect(amounts).toEqual([60_000, 60_000, 30_000, 0])
  const asked = { rule_code: scarce.rule_code }
  expect((await branch(getBonusRule, asked)).data).toMatchObject({ budget_amount: 150_000, spent_amount: 150_000 })
  expect((await agus(getBonusRule, asked)).data).toMatchObject({ spent_amount: null })
  const first = answers.findIndex(({ data }) => data.amount === 60_000)
  await decide('deny', drafts[first]?.bonus_ticket_code ?? '', 'Not ours')
  expect((await branch(getBonusRule, asked)).data).toMatchObject({ spent_amount: 90_000 })
})

test('the list can be downloaded by whoever may', async () => {
  const asked = { module_name: 'bonus-ticket', tab: 'Submitted' }
  expect(await branch(prepareDownload, asked)).toMatchObject({ code: '200' })
  const reader = await as(['Installation-Bonus-List-Search'])
  expect(await reader(prepareDownload, asked)).toMatchObject({ code: '403' })
})
