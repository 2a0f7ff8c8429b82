import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { balanceOf, giveAccounts, journalsOf } from '../../../../test/books/written-journals.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { followAccounts } from '../../../business/books/follow-accounts.ts'
import { migrations } from '../../../db/migrate.ts'
import { journals } from '../../../db/tables/books/journals.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'

const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)

/** What the upgrade does to a house in which people worked already. */
const begins = '-- The books begin today'
const [, openings = ''] =
  migrations()
    .find(({ text }) => text.includes(begins))
    ?.text.split(begins) ?? []
const upgrade = () =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`--${openings}`))
  })

test('at the upgrade each customer has one opening journal, and it follows when there are accounts', async () => {
  const [owing, both, none] = [await newCustomer(), await newCustomer(), await newCustomer()]
  await newInvoice(owing, 10_000_000)
  const paid = await newInvoice(owing, 4_000_000)
  await db.update(customerInvoices).set({ paid_amount: 1_000_000 }).where(eq(customerInvoices.invoice_code, paid))
  await newInvoice(both, 500_000)
  await newInvoice(both, -200_000)
  await db.insert(receipts).values({
    ...{ receipt_code: 'RV-1', customer_code: both, dept_code: '705', kind: 'cash', amount: 90_000 },
    ...{ received_date: '2026-10-01', status: 'Confirmed', created_by: 'U', create_user_name: 'U' },
  })
  await upgrade()
  expect(await journalsOf(db, owing)).toEqual([
    { event: 'opening', receivable: 13_000_000, 'opening-balance': -13_000_000 },
  ])
  expect(await journalsOf(db, both)).toEqual([
    { event: 'opening', receivable: 500_000, 'customer-money': -290_000, 'opening-balance': -210_000 },
  ])
  expect(await journalsOf(db, none)).toEqual([])
  expect(await balanceOf(db, 'receivable')).toBe(13_500_000)
  expect(await db.select({ status: journals.status }).from(journals)).toEqual([
    { status: 'Waiting' },
    { status: 'Waiting' },
  ])
  await giveAccounts(db)
  expect(await followAccounts(db)).toBe(2)
  expect(await db.$count(journals, eq(journals.status, 'Ready'))).toBe(2)
})
