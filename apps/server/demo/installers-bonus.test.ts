import { labelOf } from '@sejuk/domain/installers/settlements'
import { afterAll, expect, test } from 'vitest'
import { loadMasters } from '../reference/load-masters.ts'
import { loadReference } from '../reference/load-reference.ts'
import { loadRegions } from '../reference/load-regions.ts'
import { openDatabase } from '../src/db/database.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { loadDemo } from './load-demo.ts'

const today = '2026-11-14'
const quiet = () => {}
const { url, drop } = await freshDatabase()
const house = openDatabase(url)
afterAll(async () => {
  await house.close()
  await drop()
})
await loadReference(house, quiet)
await loadMasters(house, quiet)
await loadRegions(house, quiet)
await loadDemo(house, quiet, { today, customers: 20, addresses: 20 })

const ask = async (sql: string) => (await house.pool.query(sql)).rows
const one = async (sql: string) => Object.values((await ask(sql))[0] ?? {})[0]

test('3,000 tickets are in every state, and 12 settlements in every state', async () => {
  expect(await one('select count(*) from bonus_tickets')).toBe(3000)
  expect(await one('select count(distinct ticket_status) from bonus_tickets')).toBe(7)
  expect(await one('select count(distinct payment_status) from bonus_tickets')).toBe(4)
  expect(await one('select count(*) from settlements')).toBe(12)
  expect(await one('select count(distinct status) from settlements')).toBe(5)
  // Something is left to try the next settlement with.
  expect(
    await one(`select count(*) > 0 from bonus_tickets t join installers using (user_code) join installer_banks b using (user_code)
      where ticket_status = 'Approved_By_Finance' and payment_status = 'Not_Yet' and user_status = 'Approved' and b.approve_status = 'Bank_Approved'
      and not exists (select from settlement_tickets s where s.bonus_ticket_code = t.bonus_ticket_code)`),
  ).toBe(true)
})

test('sums are the sums of lines, lines of tickets, tickets of units; nothing is paid twice', async () => {
  expect(
    await one(`select count(*) from settlements s where net_amount <> (select sum(net_amount) from settlement_lines l where l.settlement_code = s.settlement_code)
      or gross_amount <> (select sum(amount) from settlement_tickets t where t.settlement_code = s.settlement_code)`),
  ).toBe(0)
  expect(
    await one(`select count(*) from settlement_lines where net_amount <> gross_amount - tax_amount - admin_fee`),
  ).toBe(0)
  expect(
    await one(
      `select count(*) from bonus_tickets t where amount <> (select sum(amount) from bonus_ticket_units u where u.bonus_ticket_code = t.bonus_ticket_code)`,
    ),
  ).toBe(0)
  expect(
    await one(`select count(*) from (select bonus_ticket_code from settlement_tickets join settlement_lines using (settlement_code, line_no)
      where payment_status = 'Payment_Successful' group by 1 having count(*) > 1) twice`),
  ).toBe(0)
  expect(
    await one(
      `select count(*) from bonus_tickets where payment_status = 'Payment_Successful' and ticket_status <> 'Approved_By_Finance'`,
    ),
  ).toBe(0)
})

test('every label is among the settlements, and both installers one may sign in as have tickets', async () => {
  const rows = await ask(
    `select due_date::text, array(select payment_status from settlement_lines l where l.settlement_code = s.settlement_code) as payments from settlements s`,
  )
  expect(new Set(rows.map((row) => labelOf(row, today)))).toEqual(new Set(['Paid', 'Overdue', 'On-Time']))
  expect(
    await one(
      `select count(distinct t.user_code) from bonus_tickets t join user_roles r on r.usercode = t.user_code join demo_accounts d on d.usercode = t.user_code`,
    ),
  ).toBe(2)
})
