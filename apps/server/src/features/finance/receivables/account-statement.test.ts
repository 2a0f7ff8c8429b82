import * as contract from '@sejuk/contract/finance/receivables'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { addDays } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()
const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const clerk = await server.as(['Sales-Invoice-View'], { usercode: 'CLERK', ...branch })
const elsewhere = await server.as(['Sales-Invoice-View'], { department: '713', ...branch })

test('before the company is known there is no statement', async () => {
  const customer_code = await newCustomer()
  const refused = await clerk(contract.statementPdf, { customer_code })
  expect(refused).toMatchObject({ code: '409' })
  expect(refused.message).toMatch(/^The company data of .+ is missing$/)
  await makeLegalEntity(db, defaultOrganization)
})

test('the account runs from its opening through each charge and payment to what is open less the money not used', async () => {
  const customer_code = await newCustomer()
  const old = await newInvoice(customer_code, 1_000_000, -100)
  const fresh = await newInvoice(customer_code, 2_500_000, 10)
  await db.update(customerInvoices).set({ paid_amount: 600_000 }).where(eq(customerInvoices.invoice_code, fresh))
  await db.insert(receipts).values({
    ...{ receipt_code: `RV-${customer_code}`, customer_code, dept_code: '705', kind: 'transfer', status: 'Confirmed' },
    ...{ amount: 700_000, allocated_amount: 600_000, received_date: addDays(today, -1) },
    ...{ created_by: 'U-1', create_user_name: 'Sari' },
  })
  const asked = { customer_code, from: addDays(today, -60), to: today }
  const { data } = await clerk(contract.statementPdf, asked)
  const { text } = await readPdf(data)
  expect(text).toContain(`Saldo awal ${writeNumber(1_000_000)}`)
  expect(text).toContain(`Faktur ${fresh} 2.500.000 3.500.000`)
  expect(text).toContain(`Pembayaran RV-${customer_code} 700.000 2.800.000`)
  expect(text).toContain('Faktur belum lunas 2.900.000')
  expect(text).toContain('Uang Anda yang belum terpakai −100.000')
  expect(text).toContain('Saldo akhir Rp 2.800.000')
  expect(text).toContain(old)
  // Up to a day before: what came later is reckoned back, and nothing proves itself by what is open today.
  const before = await readPdf((await clerk(contract.statementPdf, { ...asked, to: addDays(today, -2) })).data)
  expect(before.text).toContain('Saldo akhir Rp 3.500.000')
  expect(before.text).not.toContain('Faktur belum lunas')
})

test('a period that is none, or in the future, is told at its field; a customer out of sight has none', async () => {
  const customer_code = await newCustomer()
  const on = (more: object) => clerk(contract.statementPdf, { customer_code, ...more })
  expect(await on({ to: addDays(today, 1) })).toMatchObject({ code: '406', errors: { to: [expect.any(String)] } })
  expect(await on({ from: today, to: addDays(today, -1) })).toMatchObject({
    ...{ code: '406', errors: { from: ['The period ends before it begins'] } },
  })
  expect(await elsewhere(contract.statementPdf, { customer_code })).toMatchObject({ code: '404' })
})
