import { listSettlements } from '@sejuk/contract/installers/settlements'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../../test/addresses.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { database, pool, as } = await startTestServer()

const wanted = `select settlement_code, dept_code, created_date from settlements
  union select s.settlement_code, b.dept_code, s.created_date
    from settlements s join settlement_tickets using (settlement_code) join bonus_tickets b using (bonus_ticket_code)`
/** Branches that are missing beside a settlement, and those that should not be there. */
const apart = async () =>
  (
    await pool.query(
      `(${wanted} except all table settlement_branches) union all (table settlement_branches except all (${wanted}))`,
    )
  ).rows

const addTicket = (settlement: number, ticket: number) =>
  `insert into settlement_tickets (settlement_code, line_no, bonus_ticket_code, amount, is_live)
    values ('S${settlement}', 1, 'B${ticket}', 1, false)`

/** Settlements of the first branch; every other one pays tickets of the second as well. */
beforeAll(async () => {
  await as([], { usercode: 'N1' })
  await pool.query(`insert into installers (user_code, phone_number, dept_code) values ('N1', '08120000001', '705')`)
  await pool.query(`insert into bonus_tickets (bonus_ticket_code, user_code, client_key, user_type, dept_code)
    select 'B' || n, 'N1', n, 'Installer', case when n > 4 then '713' else '705' end from generate_series(1, 8) n`)
  await pool.query(`insert into settlements (settlement_code, period_from, period_to, dept_code, tax_with_id, tax_without_id, created_by,
      create_user_name, created_date)
    select 'S' || n, '2026-10-01', '2026-10-31', '705', 1, 1, 'x', 'x', timestamptz '2026-11-01' + n * interval '1 day'
    from generate_series(1, 9) n`)
  await pool.query(`insert into settlement_lines (settlement_code, line_no, user_code, user_name, user_type, has_tax_id, bank_code,
      bank_name, swift_code, account_name, credited_account, transfer_type, gross_amount, tax_amount, admin_fee, net_amount)
    select settlement_code, 1, 'x', 'x', 'Installer', false, 'x', 'x', 'x', 'x', 'x', 'Online', 1, 1, 1, 1 from settlements`)
  await pool.query(`insert into settlement_tickets (settlement_code, line_no, bonus_ticket_code, amount, is_live)
    select 'S' || n, 1, 'B' || m, 1, false from generate_series(1, 9) n, generate_series(1, 6) m where n % 2 = 1 or m < 5`)
})

test.each([
  ['nothing', 'select'],
  ['a ticket goes to another branch', `update bonus_tickets set dept_code = '713' where bonus_ticket_code = 'B1'`],
  ['it comes back', `update bonus_tickets set dept_code = '705' where bonus_ticket_code = 'B1'`],
  [
    'a ticket is taken out, and another of its branch stays',
    `delete from settlement_tickets where bonus_ticket_code = 'B5'`,
  ],
  [
    'the last ticket of a branch is taken out',
    `delete from settlement_tickets where bonus_ticket_code = 'B6' and settlement_code < 'S4'`,
  ],
  ['tickets are added', `${addTicket(2, 7)}; ${addTicket(4, 7)}; ${addTicket(4, 8)}`],
  ['another branch made it', `update settlements set dept_code = '713' where settlement_code in ('S4', 'S6')`],
  ['it is older', `update settlements set created_date = '2026-01-01' where settlement_code = 'S5'`],
  ['it is gone', `delete from settlements where settlement_code = 'S9'`],
])('the branches that see a settlement agree when %s', async (_, change) => {
  await pool.query(change)
  expect(await apart()).toEqual([])
})

test('a ticket that is added while the last of its branch is taken out is not missed', async () => {
  const takeOut = `delete from settlement_tickets where settlement_code = 'S2' and bonus_ticket_code = 'B7'`
  await meanwhile(database, takeOut, () => pool.query(addTicket(2, 8)))
  expect(await apart()).toEqual([])
})

test('settlements are read page by page as they are listed at once', async () => {
  const call = await as(undefined, {
    view_data: 'View_Data_Multi_Branch',
    departmentlist: ['713', '705'],
    usercode: 'V1',
  })
  const ask = async (input: object) => {
    const found = await call(listSettlements, { sort: 'created_date', ...input })
    expect(found).toMatchObject({ code: '200' })
    const codes: string[] = found.data.map((row: { settlement_code: string }) => row.settlement_code)
    return { codes, next: found.page?.next }
  }
  const { codes } = await ask({})
  expect(codes).toEqual(['S5', 'S1', 'S2', 'S3', 'S4', 'S6', 'S7', 'S8'])
  const first = await ask({ limit: 3, total: 'later' })
  expect(first.codes).toEqual(codes.slice(0, 3))
  expect((await ask({ limit: 3, total: 'later', page: 2, cursor: first.next })).codes).toEqual(codes.slice(3, 6))
  const other = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713', usercode: 'V2' })
  const { data } = await other(listSettlements, { sort: 'created_date', total: 'later' })
  expect(data.map((row: { settlement_code: string }) => row.settlement_code)).toEqual(['S5', 'S2', 'S4', 'S6', 'S7'])
})
