import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherBase, vatOf } from '../tax.ts'
import { priceOfPiece, sen, type TaxFacts, taxDocumentOf } from './tax-documents.ts'
import { isReady, taxProblemsOf } from './tax-problems.ts'

const rule = { transaction_code: '04', valid_from: '2025-01-01', numerator: 11, denominator: 12, rate_percent: 12 }
const line = (base: number, qty = 2) => ({
  ...{ line_no: 1, item_code: 'GSV-09', item_name: 'Gree Split 1 PK', qty, goods_code: '841510', unit_code: 'UM.0018' },
  ...{ base, other_base: otherBase(rule, base), vat: vatOf(rule, base) },
})
const facts: TaxFacts = {
  seller: { npwp: '0012345678091000', nitku: '0012345678091000000000' },
  invoice: {
    ...{ invoice_code: 'SI-705-26-00001', tax_date: '2026-10-28', transaction_code: '04' },
    ...{ add_info_code: null, facility_stamp: null, customs_document: null, customs_month: null, sold_as: null },
  },
  buyer: {
    ...{ customer_code: 'C-1', npwp: '0718302914109000', nik: null, nitku: '0718302914109000000003' },
    ...{ name: 'CV Angin Segar', address: 'Jl. Kramat Raya 88', email: 'pajak@angin.example' },
  },
  rule,
  lines: [line(5_594_595)],
}
const codes = (more: Partial<TaxFacts>) => taxProblemsOf({ ...facts, ...more }, '2026-11-16').map(({ code }) => code)
const buyer = (more: Partial<TaxFacts['buyer']>) => codes({ buyer: { ...facts.buyer, ...more } })
const item = (more: object) => codes({ lines: [{ ...line(1_000_000), ...more }] })

test('an invoice that is right has no problem', () => {
  expect(codes({})).toEqual([])
})

test.each<[string, string[]]>([
  ['buyer-npwp-15', buyer({ npwp: '718302914109000' })],
  ['buyer-npwp', buyer({ npwp: '12345' })],
  ['buyer-unknown', buyer({ npwp: null })],
  ['buyer-nik', buyer({ npwp: null, nik: '317104' })],
  ['buyer-nitku-missing', buyer({ nitku: null })],
  ['buyer-nitku', buyer({ nitku: '07183029141090000000' })],
  ['buyer-nitku-of-another', buyer({ nitku: '9918302914109000000003' })],
  ['buyer-address-missing', buyer({ address: null })],
  ['buyer-address-character', buyer({ address: 'Jl. Raya; No 8' })],
  ['buyer-name-character', buyer({ name: 'Toko "Maju"' })],
  ['unit-without-code', item({ unit_code: 'roll' })],
  ['goods-code', item({ goods_code: '8415' })],
  ['item-name-character', item({ item_name: 'Pipe <1/4>' })],
  ['line-tax', item({ vat: 110_001 })],
  ['no-lines', codes({ lines: [] })],
  ['code-without-rule', codes({ rule: undefined })],
  ['seller-tax-number', codes({ seller: { npwp: '', nitku: '' } })],
  ['seller-place', codes({ seller: { npwp: '0012345678091000', nitku: '1' } })],
])('%s is found, and nothing else', (code, found) => {
  expect(found).toEqual([code])
})

test('goods of a free zone need both codes, and all problems come at once', () => {
  const invoice = { ...facts.invoice, transaction_code: '07' }
  expect(codes({ invoice })).toEqual(['add-info-missing', 'facility-missing'])
  expect(codes({ invoice, buyer: { ...facts.buyer, address: null } })).toHaveLength(3)
})

test('a doubtful NIK warns and does not keep the invoice back', () => {
  const found = taxProblemsOf(
    { ...facts, buyer: { ...facts.buyer, npwp: null, nik: '3171047501800012' } },
    '2026-11-16',
  )
  expect(found.map(({ code }) => code)).toEqual(['buyer-nik-doubt'])
  expect(isReady(found)).toBe(true)
})

test('price times quantity less discount is the tax base, whatever the numbers', () => {
  const amounts = fc.integer({ min: 1, max: 90_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 100_000 }), (base, qty) => {
      const { price_sen, discount_sen } = priceOfPiece(base, qty)
      return price_sen * qty - discount_sen === base * 100 && discount_sen >= 0 && discount_sen < qty
    }),
  )
})

test('a document is what Coretax reads: a person without a tax number is named by the identity card', () => {
  expect(sen(5_594_59550)).toBe('5594595.50')
  expect(taxDocumentOf(facts)).toMatchObject({ buyer_document: 'TIN', buyer_idtku: '0718302914109000000003' })
  const person = { ...facts, buyer: { ...facts.buyer, npwp: null, nik: '3171041501800012' } }
  expect(taxDocumentOf(person)).toMatchObject({
    ...{ buyer_document: 'National ID', buyer_tin: '0000000000000000' },
    ...{ buyer_document_number: '3171041501800012', buyer_idtku: '000000' },
  })
})
