import * as invoices from '@sejuk/contract/finance/sales-invoices'
import { listComments, writeComment } from '@sejuk/contract/platform/record-comments'
import { type FoundGroup, searchRecords } from '@sejuk/contract/platform/search'
import * as runs from '@sejuk/contract/sales/cashback-runs'
import * as cashbacks from '@sejuk/contract/sales/cashbacks'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journalsOf } from '../../../../test/books/written-journals.ts'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackTargets } from '../../../db/tables/sales/cashbacks.ts'
import { taxFactsOf } from '../../finance/electronic-invoices/tax-facts.ts'
import { workOnRun } from '../../sales/cashback-runs/worker.ts'

const server = await startTestServer()
const { db } = server
const returns = await startReturns(server)
const { sold, line, read, act, approved, inspected, boss, seller, manager, finance, elsewhere, trade, today } = returns
type Sold = Awaited<ReturnType<typeof sold>>

/** Taxed in this month, with a number of the tax office. */
const taxed = async (invoice: Sold) => {
  await db
    .update(salesInvoices)
    .set({ customer_is_taxable: 1, tax_date: today })
    .where(eq(salesInvoices.invoice_code, invoice.invoice_code))
  const nsfp = `0400${today.slice(2, 4)}0000${invoice.invoice_code.replaceAll(/\D/g, '').slice(-7).padStart(7, '0')}`
  await db.insert(eInvoices).values({
    ...{ e_invoice_code: `${invoice.invoice_code}.1`, invoice_code: invoice.invoice_code, version: 1, nsfp },
    ...{ period: today.slice(0, 7), tax_date: today, e_status: 'Approved_DJP', provider: 'CORETAX_XML' },
  })
  return nsfp
}
test('a replacement gives the e-invoice a new version without the goods that came back, and the invoice shows the credit', async () => {
  const one = await sold(3)
  const nsfp = await taxed(one)
  const return_code = await inspected(one, one.serials.slice(0, 1))
  const [proposal] = (await read(return_code)).proposals
  expect(proposal?.tax_choices).toEqual(['Replacement', 'Nota_Retur'])
  const choice = { invoice_code: one.invoice_code, tax_choice: 'Replacement' }
  expect(await act(finance, 'close', return_code, { invoices: [choice] })).toMatchObject({ code: '200' })
  const versions = await db
    .select()
    .from(eInvoices)
    .where(eq(eInvoices.invoice_code, one.invoice_code))
    .orderBy(eInvoices.version)
  expect(versions).toMatchObject([
    { version: 1, e_status: 'Replacing', reason: return_code },
    { version: 2, replaces_nsfp: nsfp },
  ])
  const { base = 0, vat = 0 } = proposal ?? {}
  const facts = (await taxFactsOf(db, [one.invoice_code])).get(one.invoice_code)
  const invoice = (await boss(invoices.getSalesInvoice, { invoice_code: one.invoice_code })).data
  expect(facts?.lines).toMatchObject([{ qty: 2, base: invoice.lines[0].base - base, vat: invoice.lines[0].vat - vat }])
  expect(invoice.credit_notes).toMatchObject([{ return_code, tax_choice: 'Replacement', base, vat }])
  expect(invoice.payments).toMatchObject([{ kind: 'credit-note', reference: return_code, state: 'paid' }])
  // A second return of the same month is no payment either, and goes into the version that waits.
  const second = await inspected(one, one.serials.slice(1, 2))
  expect((await read(second)).proposals[0]?.tax_choices).toContain('Replacement')
  expect((await act(finance, 'close', second, { invoices: [choice] })).code).toBe('200')
  expect((await taxFactsOf(db, [one.invoice_code])).get(one.invoice_code)?.lines).toMatchObject([{ qty: 1 }])
  // Of the last piece nothing is left to invoice.
  const last = await inspected(one, one.serials.slice(2))
  expect((await read(last)).proposals[0]?.tax_choices).toEqual(['Nota_Retur'])
  const note = { ...choice, tax_choice: 'Nota_Retur', nota_retur_no: 'NR-0900' }
  const statusOf = async () => (await boss(invoices.getSalesInvoice, { invoice_code: one.invoice_code })).data.status
  expect(await statusOf()).toBe('2')
  expect((await act(finance, 'close', last, { invoices: [note] })).code).toBe('200')
  // The note over the last of it closes the invoice at once.
  expect(await statusOf()).toBe('4')
  const [written] = (await read(last)).credit_notes
  expect(written).toMatchObject({ nota_retur_no: 'NR-0900', nota_retur_date: today })
  expect((written?.base ?? 0) + (written?.vat ?? 0) + (written?.rounding_adjustment ?? 0)).toBe(written?.amount)
})

test('the search finds a return by its number, in sight only, and colleagues write about it', async () => {
  const one = await sold(1)
  const return_code = await approved([line(one, one.serials)])
  const found = async (by: typeof seller) =>
    ((await by(searchRecords, { text: return_code })).data as FoundGroup[]).flatMap(({ records }) =>
      records.map(({ code }) => code),
    )
  expect(await found(manager)).toEqual([return_code])
  expect(await found(elsewhere)).toEqual([])
  const about = { kind: 'returnRequests', code: return_code }
  expect((await manager(writeComment, { ...about, body: 'Who fetches it?' })).code).toBe('200')
  expect((await seller(listComments, about)).data.comments).toHaveLength(1)
  expect((await elsewhere(listComments, about)).code).toBe('404')
})

/** The customer's purchases of this month earn two percent, and somebody grants it. */
const grantCashback = async () => {
  const [asker, approver] = [await server.as(), await server.as()]
  const period = today.slice(0, 7)
  const { customer_code } = trade.place
  await db.insert(rebateTypes).values({ type_rebate_code: 'TARGET', type_rebate_name: 'Tiers', calc: 'tier-table' })
  await db.insert(cashbackTargets).values({
    ...{ customer_code, business_unit_code: 'RAC', period, target_amount: 1_000_000 },
    tiers: [{ from: 10_000, rate: 200 }],
  })
  const asked = { period, type_rebate_code: 'TARGET', dept_code: '705' }
  const { run_code } = (await asker(runs.calculateCashback, asked)).data as { run_code: string }
  const seen = async () => {
    const { data } = await asker(runs.getCashbackRun, { run_code })
    return { run_code, row_version: data.row_version as number }
  }
  await workOnRun(db, run_code)
  await asker(runs.createRunLines, await seen())
  await workOnRun(db, run_code)
  await asker(runs.submitRun, await seen())
  await approver(runs.approveRun, await seen())
  const [run] = (await asker(runs.listCashbackRunLines, { run_code })).data as { cashback_code: string }[]
  const cashback_code = run?.cashback_code ?? ''
  return async () => (await asker(cashbacks.getCashback, { cashback_code })).data as { cashback_remain: number }
}

test('cashback that the goods earned is taken back with them', async () => {
  const one = await sold(2)
  const lineNow = await grantCashback()
  const before = (await lineNow()).cashback_remain
  expect(before).toBeGreaterThan(0)
  const return_code = await inspected(one, one.serials.slice(0, 1))
  const [proposal] = (await read(return_code)).proposals
  const choice = { invoice_code: one.invoice_code, tax_choice: proposal?.tax_choices[0] }
  const [nota_retur_no] = choice.tax_choice === 'Nota_Retur' ? ['NR-0700'] : []
  expect(await act(finance, 'close', return_code, { invoices: [{ ...choice, nota_retur_no }] })).toMatchObject({
    code: '200',
  })
  const [note] = (await read(return_code)).credit_notes
  const earned = Math.round((one.amount / 2) * 0.02)
  expect(note).toMatchObject({ cashback_taken: earned, cashback_from_credit: 0, amount: one.amount / 2 })
  const { base = 0, vat = 0, rounding_adjustment = 0, applied_amount = 0, amount = 0 } = note ?? {}
  const [journal] = await journalsOf(db, note?.credit_note_code ?? '')
  const held = applied_amount === amount ? {} : { 'customer-money': applied_amount - amount }
  const paid = applied_amount === 0 ? {} : { receivable: -applied_amount }
  const rounded = rounding_adjustment === 0 ? {} : { rounding: rounding_adjustment }
  expect(journal).toEqual({
    ...{ event: 'credit-note', 'sales-returns': base, ...(vat === 0 ? {} : { 'vat-out': vat }), ...rounded },
    ...{ ...paid, ...held },
  })
  expect((await lineNow()).cashback_remain).toBe(before - earned)
})
