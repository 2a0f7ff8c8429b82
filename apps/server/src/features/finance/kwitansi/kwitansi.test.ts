import { checkPaper } from '@sejuk/contract/company/paper-checks'
import * as contract from '@sejuk/contract/finance/kwitansi'
import * as receipt from '@sejuk/contract/finance/receipts'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { receiptAllocations, receipts } from '../../../db/tables/finance/receipts.ts'
import { stampDutyRules } from '../../../db/tables/finance/tax-rules.ts'

const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
await makeLegalEntity(db, defaultOrganization)
await db
  .insert(stampDutyRules)
  .values({ valid_from: '2021-01-01', above: 5_000_000, duty: 10_000 })
  .onConflictDoNothing()
const branch = { view_data: 'View_Data_My_Branch' } as const
const clerk = await server.as(['Sales-Invoice-View', 'Kwitansi-Print'], { usercode: 'CLERK', ...branch })
const reader = await server.as(['Sales-Invoice-View'], { usercode: 'READ', ...branch })
const elsewhere = await server.as(['Sales-Invoice-View', 'Kwitansi-Print'], { department: '713', ...branch })
const boss = await server.as()

let made = 0
const newReceipt = async (amount: number, more: Partial<typeof receipts.$inferInsert> = {}) => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, amount)
  const receipt_code = `RV-705-2611-${String(++made).padStart(5, '0')}`
  await db.insert(receipts).values({
    ...{ receipt_code, customer_code, dept_code: '705', kind: 'transfer', status: 'Confirmed', bank_code: '014' },
    ...{ amount, allocated_amount: amount - 1000, received_date: '2026-11-18', reference: 'TRF 77' },
    ...{ created_by: 'U-1', create_user_name: 'Sari', ...more },
  })
  await db.insert(receiptAllocations).values({ receipt_code, invoice_code, amount: amount - 1000 })
  return { receipt_code, invoice_code, customer_code }
}
const paperOf = async (kwitansi_code: string) =>
  (await readPdf((await clerk(contract.kwitansiPdf, { kwitansi_code })).data)).text

test('a confirmed receipt has one kwitansi: its sum in words, what it paid, and the place of the stamp above five million', async () => {
  const { receipt_code, invoice_code } = await newReceipt(48_390_000)
  const both = await Promise.all([1, 2].map(() => clerk(contract.printKwitansi, { receipt_code })))
  const [code, same] = both.map(({ data }) => data.kwitansi_code)
  expect(code).toMatch(/^KW-705-\d{4}-\d{5}$/)
  expect(same).toBe(code)
  const text = await paperOf(code)
  for (const said of [
    'KWITANSI',
    'Empat puluh delapan juta tiga ratus sembilan puluh ribu rupiah',
    `Faktur ${invoice_code} Rp 48.389.000, uang muka Rp 1.000`,
    'Rp 48.390.000',
    'e-Meterai',
    'Budi Santoso',
    receipt_code,
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('SALINAN')
  expect(await paperOf(code)).toContain('SALINAN')
  const { data } = await clerk(contract.listKwitansi, { receipt_code })
  expect(data).toMatchObject([{ kwitansi_code: code, status: 'Issued', prints: 2 }])
})

test('up to five million the place of the stamp is left out', async () => {
  const { receipt_code } = await newReceipt(5_000_000)
  const { data } = await clerk(contract.printKwitansi, { receipt_code })
  expect(await paperOf(data.kwitansi_code)).not.toContain('e-Meterai')
})

test('nothing for money nobody has seen, for no money, without the right, or out of sight', async () => {
  const print = (receipt_code: string, user = clerk) => user(contract.printKwitansi, { receipt_code })
  const waiting = await newReceipt(900_000, { status: 'Waiting' })
  expect(await print(waiting.receipt_code)).toMatchObject({ code: '409' })
  const written = await newReceipt(900_000, { kind: 'write-off' })
  expect(await print(written.receipt_code)).toMatchObject({
    ...{ code: '409', message: 'Cashback and write-offs are no money: they get no kwitansi' },
  })
  const { receipt_code } = await newReceipt(900_000)
  expect(await print(receipt_code, reader)).toMatchObject({ code: '403' })
  expect(await print(receipt_code, elsewhere)).toMatchObject({ code: '404' })
})

test('a receipt that is made void takes its kwitansi along, and the code on the paper says so', async () => {
  const { receipt_code } = await newReceipt(900_000)
  const { kwitansi_code } = (await clerk(contract.printKwitansi, { receipt_code })).data
  const code = /Kode isi (\S{9})/.exec(await paperOf(kwitansi_code))?.[1] ?? ''
  expect((await server.nobody(checkPaper, { code })).data).toMatchObject({ state: 'right', paper: { total: 900_000 } })
  const { row_version } = (await boss(receipt.getReceipt, { receipt_code })).data
  const reason = 'The bank took it back'
  expect((await boss(receipt.actOnReceipt.void, { receipt_code, row_version, reason })).code).toBe('200')
  expect((await clerk(contract.getKwitansi, { kwitansi_code })).data).toMatchObject({ status: 'Void' })
  expect((await server.nobody(checkPaper, { code })).data.state).toBe('replaced')
  expect(await clerk(contract.kwitansiPdf, { kwitansi_code })).toMatchObject({ code: '409' })
  expect(await clerk(contract.printKwitansi, { receipt_code })).toMatchObject({ code: '409' })
})
