import { labelOf } from '@sejuk/domain/installers/settlements'
import { nikDoubt } from '@sejuk/domain/values/nik'
import { isMobile } from '@sejuk/domain/values/phone'
import { expect, test } from 'vitest'
import { quiet, startReferenceServer } from '../../test/servers/reference-server.ts'
import { loadDemo } from '../load-demo.ts'

const today = '2026-11-14'
const { server, ask, one } = await startReferenceServer()
await loadDemo(server, quiet, { today, customers: 7, addresses: 3 })

test('any size will do', async () => {
  expect(await one('select count(*) from customers')).toBe(7)
  expect(await one('select count(*) from official_addresses')).toBe(3)
})

test('400 installers are in every state a registration can be in, each with a phone and a card of their own', async () => {
  expect(await one('select count(*) from installers')).toBe(400)
  expect(await one('select count(distinct (phone_number, id_card_number)) from installers')).toBe(400)
  expect(await one('select count(distinct user_status) from installers')).toBe(7)
  expect(await one('select count(distinct approve_status) from installer_banks')).toBe(5)
  expect(await one('select count(distinct bank_verify_result) from installer_banks')).toBe(3)
  expect(
    await one(`select count(*) from installers i join users u on u.usercode = i.user_code and u.department = i.dept_code
      and u.phone = i.phone_number and u.is_active = (i.user_status <> 'Paused')`),
  ).toBe(400)
  const { rows } = await server.pool.query<{ id_card_number: string; phone_number: string }>('select * from installers')
  expect(rows.filter(({ id_card_number }) => nikDoubt(id_card_number, today))).toEqual([])
  expect(rows.filter(({ phone_number }) => !isMobile(phone_number))).toEqual([])
})

test('an installer has the role of their type while approved, and the two demo accounts are among them', async () => {
  expect(
    await one(`select count(*) from installers i left join user_roles r on r.usercode = i.user_code
      where r.role_code is distinct from case when user_status <> 'Approved' then null
        when user_type = 'Sales_Installer' then 'Partner-Sales-Installer' else 'Partner-Common-Installer' end`),
  ).toBe(0)
  expect(
    await ask(
      `select login_name, user_type, approve_status from installers join users on usercode = user_code
        join installer_banks using (user_code) where login_name in ('installer', 'sales-installer') order by 1`,
    ),
  ).toEqual([
    { login_name: 'installer', user_type: 'Installer', approve_status: 'Bank_Approved' },
    { login_name: 'sales-installer', user_type: 'Sales_Installer', approve_status: 'Bank_Approved' },
  ])
  expect(
    await one('select count(*) from installers join attachments on attachment_code = photo_code_id_card and bytes > 0'),
  ).toBe(400)
})

test('3,000 tickets are in every state, and 12 settlements in every state', async () => {
  expect(await one('select count(*) from bonus_tickets')).toBe(3000)
  expect(await one('select count(distinct ticket_status) from bonus_tickets')).toBe(7)
  expect(await one('select count(distinct payment_status) from bonus_tickets')).toBe(4)
  expect(await one(`select count(*) from settlements where kind = 'Installer_Bonus'`)).toBe(12)
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
