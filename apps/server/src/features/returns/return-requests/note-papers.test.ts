import * as contract from '@sejuk/contract/returns/return-requests'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'

const server = await startTestServer()
const { db } = server
const { sold, read, act, inspected, boss, finance, elsewhere, today } = await startReturns(server)

const closed = async (tax_choice: 'Nota_Retur' | 'No_Tax', more: object = {}) => {
  const one = await sold(2)
  const isTaxed = tax_choice === 'Nota_Retur'
  const [invoice] = await db
    .update(salesInvoices)
    .set({ customer_is_taxable: isTaxed ? 1 : 0, tax_date: today, tax_invoice_no: '04002600309114207' })
    .where(eq(salesInvoices.invoice_code, one.invoice_code))
    .returning()
  await makeLegalEntity(db, invoice?.org_code ?? '')
  const return_code = await inspected(one, one.serials.slice(0, 1))
  const choice = { invoice_code: one.invoice_code, tax_choice, ...more }
  expect(await act(finance, 'close', return_code, { invoices: [choice] })).toMatchObject({ code: '200' })
  const found = await read(return_code)
  const [note] = found.credit_notes
  if (!note) throw new Error('No credit note')
  return { one, note, found }
}

test('the credit note says what came back and what it is worth; the nota retur is filled in for a buyer with a tax number', async () => {
  const { note, found, one } = await closed('Nota_Retur', { nota_retur_no: 'NR-10284-2611-002' })
  const { credit_note_code } = note
  const { customer_code } = found
  const paper = await readPdf((await boss(contract.creditNotePdf, { credit_note_code })).data)
  for (const said of ['NOTA KREDIT', credit_note_code, one.invoice_code, found.return_code, one.serials[0] ?? '-'])
    expect(paper.text).toContain(said)
  expect(paper.text).toContain(`Kredit untuk Anda Rp ${writeNumber(note.amount)}`)
  await db.update(customers).set({ npwp: null }).where(eq(customers.customer_code, customer_code))
  expect(await boss(contract.notaReturPdf, { credit_note_code })).toMatchObject({
    ...{ code: '409', message: 'The buyer has no NPWP: the credit note alone counts' },
  })
  expect((await read(found.return_code)).buyer_has_npwp).toBe(false)
  const npwp = '0012345678091000'
  await db.update(customers).set({ npwp }).where(eq(customers.customer_code, customer_code))
  const nota = await readPdf((await boss(contract.notaReturPdf, { credit_note_code })).data)
  for (const said of [
    'NOTA RETUR',
    'Nomor NR-10284-2611-002',
    'Atas faktur pajak 04002600309114207',
    'NPWP 0012 3456 7809 1000',
    'PT Sejuk Distribusi Indonesia',
    `PPN yang diminta kembali ${writeNumber(note.vat)}`,
    `Nilai retur Rp ${writeNumber(note.base + note.vat)}`,
    'Nama, jabatan, cap',
  ])
    expect(nota.text).toContain(said)
  expect(await elsewhere(contract.creditNotePdf, { credit_note_code })).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.notaReturPdf, { credit_note_code })).toMatchObject({ code: '404' })
})

test('where the tax was corrected otherwise there is no nota retur', async () => {
  const { note, found } = await closed('No_Tax')
  const { credit_note_code } = note
  const { customer_code } = found
  await db.update(customers).set({ npwp: '0012345678091000' }).where(eq(customers.customer_code, customer_code))
  expect(await boss(contract.notaReturPdf, { credit_note_code })).toMatchObject({
    ...{ code: '409', message: 'The tax of this return is corrected in another way' },
  })
})
