import { getMyBonusTicket } from '@sejuk/contract/installers/bonus-tickets'
import * as contract from '@sejuk/contract/installers/settlements'
import { downloadBankFile } from '@sejuk/contract/installers/settlements'
import { getInstallerStatement } from '@sejuk/contract/installers/statements'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { earns, startBonusServer } from '../../../../test/bonus.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { settlementLines, settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { db, as } = server
const { newInstaller, newRule, submitted, approved, newUnit } = startBonusServer(server)
const maker = await as()
const approver = await as()
const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
await newRule({ base_amount: 100_000 })

const period = { period_from: addDays(today, -40), period_to: today }
const payableTicket = async (installer: Awaited<ReturnType<typeof as>>, units = 1) =>
  approved(
    maker,
    approver,
    await submitted(installer, await Promise.all(Array.from({ length: units }, () => newUnit()))),
  )
const create = (more: object = {}, by = maker) => by(contract.createSettlement, { ...period, ...more })
const get = async (settlement_code: string) =>
  (await maker(contract.getSettlement, { settlement_code })).data as contract.SettlementDetail
const act = async (name: keyof typeof contract.actOnSettlement, settlement_code: string, by = maker) =>
  by(contract.actOnSettlement[name], { settlement_code, row_version: (await get(settlement_code)).row_version })
/** Made, approved and with the bank. */
const withBank = async (settlement_code: string) => {
  for (const [name, by] of [
    ['submit', maker],
    ['approve', approver],
    ['pay', maker],
  ] as const)
    expect(await act(name, settlement_code, by)).toMatchObject({ code: '200' })
  return get(settlement_code)
}
type Answer = 'SUCCESS' | 'FAILED'
/** As a bank answers: the lines of its file, each with a result. */
const resultOf = (
  { settlement_code, lines }: contract.SettlementDetail,
  answers: Answer[],
  more: { sum?: number } = {},
) => {
  const rows = lines.map(({ line_no, net_amount }, n) => {
    const answer = answers[n] ?? 'SUCCESS'
    return `R,${settlement_code}/${line_no},${net_amount},${answer},BANK-${line_no},${answer === 'FAILED' ? '"Account closed, ask the customer"' : ''}`
  })
  const sum = more.sum ?? lines.reduce((all, { net_amount }) => all + net_amount, 0)
  return [...rows, `T,${rows.length},${sum}`].join('\r\n')
}
const importForm = (settlement_code: string, text: string) => {
  const form = new FormData()
  form.set('settlement_code', settlement_code)
  form.set('file', new File([text], 'result.csv', { type: 'text/csv' }))
  return form
}
const importResult = (settlement_code: string, text: string) =>
  maker(contract.importBankResult, importForm(settlement_code, text))
const clear = async () => {
  const drafts = (await maker(contract.listSettlements, { status: 'Draft', limit: 100 }))
    .data as contract.SettlementRow[]
  for (const { settlement_code } of drafts) await act('delete', settlement_code)
}
const sweep = async () => {
  await clear()
  const made = await create()
  if (made.code !== '200') return
  const detail = await withBank(made.data.settlement_code)
  await importResult(detail.settlement_code, resultOf(detail, []))
}

test('nothing to pay makes no settlement', async () => {
  expect(await create({ period_from: '2001-01-01', period_to: '2001-01-31' })).toMatchObject({
    code: '406',
    errors: { period_to: ['There is nothing to pay in this period'] },
  })
  expect(await create({ period_from: today, period_to: addDays(today, -1) })).toMatchObject({ code: '406' })
})

test('a run pays each installer in one line, less tax, into the account as it stands; and says what it leaves out', async () => {
  const agus = await newInstaller()
  const foreign = await newInstaller({ id_card_number: 'A.123' })
  const noBank = await newInstaller({}, null)
  const paused = await newInstaller()
  const [one, two, three] = [await payableTicket(agus, 2), await payableTicket(agus), await payableTicket(foreign)]
  const [four, five] = [await payableTicket(noBank), await payableTicket(paused)]
  const left = await payableTicket(agus)
  await db.update(installers).set({ user_status: 'Paused' }).where(eq(installers.user_code, paused.usercode))
  const exclusions = [{ payable_code: left, reason: 'The customer complained' }]
  const preview = (await maker(contract.previewSettlement, { ...period, exclusions })).data
  expect(preview).toMatchObject({ tickets: 3, installers: 2, gross_amount: 400_000 })
  const made = await create({ exclusions, fee_per_line: 2500 })
  expect(made).toMatchObject({ code: '200' })
  const detail = await get(made.data.settlement_code)
  expect(detail.lines).toHaveLength(2)
  expect(detail.lines.find(({ user_code }) => user_code === agus.usercode)).toMatchObject({
    gross_amount: 300_000,
    tax_amount: 7500,
    admin_fee: 2500,
    net_amount: 290_000,
    payment_status: 'Not_Yet',
    bank_code: '014',
    has_tax_id: true,
    tickets: [{ payable_code: one }, { payable_code: two }],
  })
  expect(detail.lines.find(({ user_code }) => user_code === foreign.usercode)).toMatchObject({
    tax_amount: 3000,
    tickets: [{ payable_code: three }],
  })
  const why = Object.fromEntries(detail.excluded.map(({ payable_code, kind }) => [payable_code, kind]))
  expect(why).toEqual({ [four]: 'Bank_Not_Approved', [five]: 'Installer_Not_Active', [left]: 'Chosen' })
  expect(detail.excluded.find(({ payable_code }) => payable_code === left)?.reason).toBe('The customer complained')
  const sum = (field: 'gross_amount' | 'tax_amount' | 'net_amount') =>
    detail.lines.reduce((all, line) => all + line[field], 0)
  expect([detail.gross_amount, detail.tax_amount, detail.net_amount]).toEqual([
    sum('gross_amount'),
    sum('tax_amount'),
    sum('net_amount'),
  ])
  expect(detail).toMatchObject({ status: 'Draft', label: 'On-Time', due_date: null })
})

test('a draft is modified, and takes in what was left out', async () => {
  const [draft] = (await maker(contract.listSettlements, { status: 'Draft' })).data as contract.SettlementRow[]
  const code = draft?.settlement_code ?? ''
  const before = await get(code)
  const sent = { ...period, settlement_code: code, row_version: before.row_version, remark: 'All of it' }
  expect(await maker(contract.actOnSettlement.modify, sent)).toMatchObject({ code: '200', message: 'Updated' })
  expect(await maker(contract.actOnSettlement.modify, sent)).toMatchObject({ code: '409' })
  expect(await get(code)).toMatchObject({ tickets: before.tickets + 1, remark: 'All of it' })
})

test('a second person approves, never the maker; returned, it is a draft again with the reason', async () => {
  const [draft] = (await maker(contract.listSettlements, { status: 'Draft' })).data as contract.SettlementRow[]
  const code = draft?.settlement_code ?? ''
  await act('submit', code)
  expect(await act('approve', code)).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  const { row_version } = await get(code)
  expect(
    await approver(contract.actOnSettlement.return, { settlement_code: code, row_version, reason: '' }),
  ).toMatchObject({
    code: '406',
    errors: { reason: ['Reason field is required!'] },
  })
  expect(
    await approver(contract.actOnSettlement.return, { settlement_code: code, row_version, reason: 'Look at tax' }),
  ).toMatchObject({ code: '200' })
  expect(await get(code)).toMatchObject({ status: 'Draft', return_reason: 'Look at tax' })
  await act('submit', code)
  expect(await act('approve', code, approver)).toMatchObject({ code: '200' })
  const done = await get(code)
  expect(done).toMatchObject({ status: 'Approved', label: 'On-Time' })
  expect(done.due_date && done.due_date > today).toBe(true)
  const told = await db.select().from(notifications).where(eq(notifications.usercode, maker.usercode))
  expect(told.map(({ event }) => event).toSorted()).toEqual(['settlement-approved', 'settlement-returned'])
})

test('an account that changed after the run was made stops it', async () => {
  const [row] = (await maker(contract.listSettlements, { status: 'Approved' })).data as contract.SettlementRow[]
  const code = row?.settlement_code ?? ''
  const { lines } = await get(code)
  const own = eq(installerBanks.user_code, lines[0]?.user_code ?? '')
  await db.update(installerBanks).set({ approve_status: 'Bank_Modified' }).where(own)
  expect(await act('pay', code)).toMatchObject({ code: '409', status: 'AccountChanged' })
  await db.update(installerBanks).set({ approve_status: 'Bank_Approved' }).where(own)
  expect(await maker(downloadBankFile, { settlement_code: code })).toMatchObject({
    code: '409',
    message: 'Needs status Processing or Finished',
  })
  expect(await act('pay', code)).toMatchObject({ code: '200' })
  expect((await get(code)).lines.every(({ payment_status }) => payment_status === 'Payment_Processing')).toBe(true)
})

test('the bank file is the same whenever it is fetched, and adds up', async () => {
  const [row] = (await maker(contract.listSettlements, { status: 'Processing' })).data as contract.SettlementRow[]
  const asked = { settlement_code: row?.settlement_code ?? '' }
  const [first, second] = [await maker(downloadBankFile, asked), await maker(downloadBankFile, asked)]
  expect(Buffer.compare(first.data, second.data)).toBe(0)
  const lines = String(first.data).trim().split('\r\n')
  expect(lines[0]).toBe(`"H","${asked.settlement_code}","1","2"`)
  expect(lines[1]).toMatch(
    /^"P","STL-705-\d{4}-\d{5}\/1","CENAIDJA","BANK CENTRAL ASIA","70000\d+","INSTALLER \d+","Online","\d+"$/,
  )
  expect(lines.at(-1)).toMatch(new RegExp(`^"T","2","${row?.net_amount}","[0-9a-f]{64}"$`))
  expect(await maker(downloadBankFile, { ...asked, part: 2 })).toMatchObject({ code: '404' })
})

test('a file that does not fit is refused whole, with every problem', async () => {
  const [row] = (await maker(contract.listSettlements, { status: 'Processing' })).data as contract.SettlementRow[]
  const detail = await get(row?.settlement_code ?? '')
  const code = detail.settlement_code
  const good = resultOf(detail, [])
  const refused = (text: string) => importResult(code, text)
  expect(await refused(resultOf(detail, [], { sum: 1 }))).toMatchObject({
    code: '406',
    message: 'Imported data is not valid',
    errors: { file: ['Total in the bank file differs from the settlement'] },
  })
  expect((await refused(good.replace('/1,', '/99,'))).errors?.file?.[0]).toMatch(/is not a payment of this settlement/)
  expect((await refused(good.replace(/,SUCCESS/, ',MAYBE'))).errors?.file?.[0]).toMatch(/neither SUCCESS nor FAILED/)
  expect((await refused('R,x')).errors?.file?.[0]).toMatch(/not its total/)
  expect((await refused(good.split('\r\n').slice(1).join('\r\n'))).errors?.file?.[0]).toMatch(/as many lines/)
  expect(await db.$count(settlementLines, eq(settlementLines.payment_status, 'Payment_Successful'))).toBe(0)
})

test('paid and failed lines are told apart; a second import changes nothing, another answer is refused', async () => {
  const [row] = (await maker(contract.listSettlements, { status: 'Processing' })).data as contract.SettlementRow[]
  const detail = await get(row?.settlement_code ?? '')
  const code = detail.settlement_code
  const file = resultOf(detail, ['FAILED', 'SUCCESS'])
  expect(await importResult(code, file)).toMatchObject({
    code: '200',
    message: 'File imported successfully',
    data: { paid: 1, failed: 1, already: 0, open: 0 },
  })
  expect(await get(code)).toMatchObject({ status: 'Finished', label: 'Paid', paid: 1, failed: 1 })
  expect(await importResult(code, file)).toMatchObject({ code: '200', data: { paid: 0, failed: 0, already: 2 } })
  const [failed, paid] = detail.lines
  expect(await importResult(code, resultOf(detail, ['SUCCESS', 'SUCCESS']))).toMatchObject({ code: '406' })
  expect(await importResult(code, resultOf(detail, ['FAILED', 'FAILED']))).toMatchObject({ code: '406' })
  const status = async (line = detail.lines[0]) => {
    const [ticket] = await db
      .select()
      .from(bonusTickets)
      .where(eq(bonusTickets.bonus_ticket_code, line?.tickets[0]?.payable_code ?? ''))
    return ticket?.payment_status
  }
  expect([await status(failed), await status(paid)]).toEqual(['Payment_Failed', 'Payment_Successful'])
  const told = await db
    .select()
    .from(notifications)
    .where(eq(notifications.usercode, paid?.user_code ?? ''))
  expect(told.filter(({ event }) => event === 'bonus-paid')).toHaveLength(1)
  const unlucky = await db
    .select()
    .from(notifications)
    .where(eq(notifications.usercode, failed?.user_code ?? ''))
  expect(unlucky.some(({ event }) => event === 'bonus-payment-failed')).toBe(true)
  const statementOf = (line = paid) => maker(getInstallerStatement, { user_code: line?.user_code ?? '' })
  const year = Number(today.slice(0, 4))
  expect((await statementOf()).data).toMatchObject({
    year,
    years: [year],
    gross_amount: paid?.gross_amount,
    tax_amount: paid?.tax_amount,
    net_amount: paid?.net_amount,
    payments: [{ settlement_code: code, bank_ref: 'BANK-2', tickets: [{ amount: paid?.tickets[0]?.amount }] }],
  })
  expect((await statementOf(failed)).data).toMatchObject({ years: [], payments: [], net_amount: 0 })
})

test('what failed is paid by the next run, and what was paid never again', async () => {
  const made = await create()
  const next = await get(made.data.settlement_code)
  const failed = await db.select().from(bonusTickets).where(eq(bonusTickets.payment_status, 'Payment_Failed'))
  expect(next.lines.flatMap(({ tickets }) => tickets.map(({ payable_code }) => payable_code)).toSorted()).toEqual(
    failed.map(({ bonus_ticket_code }) => bonus_ticket_code).toSorted(),
  )
  const detail = await withBank(next.settlement_code)
  await importResult(detail.settlement_code, resultOf(detail, []))
  expect(await create()).toMatchObject({
    code: '406',
    errors: { period_to: ['There is nothing to pay in this period'] },
  })
})

test('of runs made at the same moment each ticket is in one', async () => {
  await sweep()
  const people = await Promise.all([newInstaller(), newInstaller(), newInstaller()])
  for (const person of people) await payableTicket(person)
  const answers = await Promise.all([create(), create(), create({}, approver), create({}, approver)])
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  for (const { code } of answers.filter(({ code }) => code !== '200')) expect(['406', '409']).toContain(code)
  const twice = await db.execute(
    sql`select bonus_ticket_code from settlement_tickets where is_live group by 1 having count(*) > 1`,
  )
  expect(twice.rows).toEqual([])
})

test('a ticket cannot be in two runs even if somebody tries behind the door', async () => {
  const [taken] = await db.select().from(settlementTickets).where(eq(settlementTickets.is_live, true)).limit(1)
  const [line] = await db
    .select()
    .from(settlementLines)
    .where(sql`${settlementLines.settlement_code} <> ${taken?.settlement_code}`)
    .limit(1)
  const again = {
    ...taken,
    settlement_code: line?.settlement_code ?? '',
    line_no: line?.line_no ?? 0,
  } as typeof settlementTickets.$inferInsert
  await expect(db.insert(settlementTickets).values(again)).rejects.toMatchObject({
    cause: { constraint: 'settlement_tickets_once' },
  })
})

test('the same result imported twice at once, and paid twice at once: each payment once', async () => {
  await sweep()
  const people = await Promise.all([newInstaller(), newInstaller()])
  for (const person of people) await payableTicket(person)
  const { data } = await create()
  const code = data.settlement_code as string
  await act('submit', code)
  await act('approve', code, approver)
  const { row_version } = await get(code)
  const pay = () => maker(contract.actOnSettlement.pay, { settlement_code: code, row_version })
  expect((await Promise.all([pay(), pay(), pay()])).map((answer) => answer.code).toSorted()).toEqual([
    '200',
    '409',
    '409',
  ])
  const detail = await get(code)
  const text = resultOf(detail, [])
  const imports = await Promise.all([importResult(code, text), importResult(code, text), importResult(code, text)])
  expect(imports.map((answer) => answer.data.paid).toSorted()).toEqual([0, 0, 2])
  for (const person of people) {
    const own = and(eq(notifications.usercode, person.usercode), eq(notifications.event, 'bonus-paid'))
    expect(await db.$count(notifications, own)).toBe(1)
  }
})

test('an import that breaks in the middle has not happened, and is done again whole', async () => {
  await sweep()
  const people = [await newInstaller(), await newInstaller()]
  for (const person of people) await payableTicket(person)
  const detail = await withBank((await create()).data.settlement_code)
  await db.execute(
    sql`create function break_off() returns trigger language plpgsql as $$ begin if new.line_no = 2 then raise exception 'power cut'; end if; return new; end $$`,
  )
  await db.execute(
    sql`create trigger break_off before update on settlement_lines for each row execute function break_off()`,
  )
  expect(await importResult(detail.settlement_code, resultOf(detail, []))).toMatchObject({ code: '500' })
  await db.execute(sql`drop trigger break_off on settlement_lines`)
  expect(await get(detail.settlement_code)).toMatchObject({ status: 'Processing', paid: 0, not_yet: 2 })
  expect(await importResult(detail.settlement_code, resultOf(detail, []))).toMatchObject({
    data: { paid: 2, already: 0 },
  })
  const [ticket] = detail.lines[0]?.tickets ?? []
  const owner = people.find(({ usercode }) => usercode === detail.lines[0]?.user_code)
  const mine = owner && (await owner(getMyBonusTicket, { bonus_ticket_code: ticket?.payable_code }))
  expect(mine?.data).toMatchObject({
    payment_status: 'Payment_Successful',
    bank_ref: 'BANK-1',
    settlement_code: detail.settlement_code,
  })
})

test('part of an answer leaves the rest open, and the label follows the day', async () => {
  await sweep()
  for (const person of [await newInstaller(), await newInstaller()]) await payableTicket(person)
  const detail = await withBank((await create()).data.settlement_code)
  const code = detail.settlement_code
  const [first] = detail.lines
  const part = `R,${code}/1,${first?.net_amount},SUCCESS,B1,\nT,1,${first?.net_amount}`
  expect(await importResult(code, part)).toMatchObject({ data: { paid: 1, open: 1 } })
  await db.execute(sql`update settlements set due_date = current_date - 10 where settlement_code = ${code}`)
  expect(await get(code)).toMatchObject({ status: 'Processing', label: 'Overdue', paid: 1, not_yet: 1 })
  const overdue = (await maker(contract.listSettlements, { label: 'Overdue' })).data as contract.SettlementRow[]
  expect(overdue.map(({ settlement_code }) => settlement_code)).toEqual([code])
  const every = (await maker(contract.listSettlements, { limit: 100 })).data as contract.SettlementRow[]
  const paid = (await maker(contract.listSettlements, { label: 'Paid', limit: 100 })).data
  expect(paid).toEqual(every.filter(({ label }) => label === 'Paid'))
  expect(paid).not.toEqual([])
})

test('a deleted draft lets go of its tickets; anything later is not deleted', async () => {
  const person = await newInstaller()
  const ticket = await payableTicket(person)
  const code = (await create()).data.settlement_code as string
  const { excluded } = (await maker(contract.previewSettlement, period)).data as { excluded: contract.ExcludedTicket[] }
  expect(excluded.find(({ payable_code }) => payable_code === ticket)?.kind).toBe('In_Settlement')
  expect(await act('delete', code)).toMatchObject({ code: '200', message: 'Deleted' })
  expect((await maker(contract.previewSettlement, period)).data.payable).toMatchObject([{ payable_code: ticket }])
  const again = (await create()).data.settlement_code as string
  await act('submit', again)
  expect(await act('delete', again)).toMatchObject({ code: '409', message: 'Needs status Draft' })
  const log = (await maker(contract.settlementLog, { code: again })).data.map(
    ({ action }: { action: string }) => action,
  )
  expect(log).toEqual(['submit', 'create'])
})

test('another branch neither sees nor pays; an installer has no say', async () => {
  const [row] = (await maker(contract.listSettlements)).data as contract.SettlementRow[]
  const settlement_code = row?.settlement_code ?? ''
  expect((await elsewhere(contract.listSettlements)).total).toBe(0)
  expect(await elsewhere(contract.getSettlement, { settlement_code })).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.settlementLog, { code: settlement_code })).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.actOnSettlement.approve, { settlement_code, row_version: 1 })).toMatchObject({
    code: '404',
  })
  expect(await elsewhere(contract.importBankResult, importForm(settlement_code, 'x'))).toMatchObject({ code: '404' })
  expect((await elsewhere(contract.previewSettlement, period)).data).toMatchObject({ tickets: 0, excluded: [] })
  const installer = await as(earns)
  expect(await installer(contract.listSettlements)).toMatchObject({ code: '403' })
})

test('a branch that is paid by another’s run sees its own share of it, not the totals, and nothing to press', async () => {
  await sweep()
  const [here, there] = [await newInstaller(), await newInstaller({ dept_code: '713' })]
  await payableTicket(here)
  const theirs = await payableTicket(there)
  const { settlement_code } = await withBank((await create()).data.settlement_code)
  const [whole] = (await maker(contract.listSettlements, { text: settlement_code })).data as contract.SettlementRow[]
  const [row] = (await elsewhere(contract.listSettlements)).data as contract.SettlementRow[]
  expect(row).toMatchObject({ settlement_code, installers: 1, tickets: 1, paid: 0, failed: 0, not_yet: 1 })
  expect(whole).toMatchObject({ installers: 2, tickets: 2 })
  expect(row?.gross_amount).toBeLessThan(whole?.gross_amount ?? 0)
  const seen = (await elsewhere(contract.getSettlement, { settlement_code })).data as contract.SettlementDetail
  const { gross_amount, tax_amount, admin_fee, net_amount } = row ?? seen
  const sums = { gross_amount, tax_amount, admin_fee, net_amount }
  expect(seen).toMatchObject({ is_whole: false, installers: 1, tickets: 1, not_yet: 1, excluded: [], ...sums })
  expect(seen.lines).toMatchObject([{ user_code: there.usercode, tickets: [{ payable_code: theirs }] }])
  expect(await elsewhere(contract.settlementLog, { code: settlement_code })).toMatchObject({ code: '200' })
  expect(await elsewhere(downloadBankFile, { settlement_code })).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.importBankResult, importForm(settlement_code, 'x'))).toMatchObject({ code: '404' })
})
