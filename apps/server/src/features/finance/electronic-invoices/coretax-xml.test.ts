import { readFile } from 'node:fs/promises'
import type { TaxDocument } from '@sejuk/domain/finance/tax-documents'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { coretaxXml } from './coretax-xml.ts'

const schema = XmlDocument.fromBuffer(await readFile(new URL('./tax-invoice-bulk.xsd', import.meta.url)))
const validator = XsdValidator.fromDoc(schema)
const judge = (xml: string) => {
  const read = XmlDocument.fromString(xml)
  try {
    validator.validate(read)
    return 'valid'
  } catch (error) {
    return (error as Error).message
  } finally {
    read.dispose()
  }
}

const good = {
  ...{ code: '841510', name: 'Pipa 1/4" & fitting', unit: 'UM.0018', price_sen: 279_729_750, qty: 2, discount_sen: 0 },
  ...{ base: 5_594_595, other_base: 5_128_379, vat_rate: 12, vat: 615_405 },
}
const document: TaxDocument = {
  ...{ reference: 'SI-705-26-00001', seller_tin: '0012345678091000', seller_idtku: '0012345678091000000000' },
  ...{ date: '2026-10-28', transaction_code: '04', add_info: '', facility_stamp: '' },
  ...{ buyer_tin: '0718302914109000', buyer_document: 'TIN', buyer_document_number: '-', buyer_name: 'PT A & B' },
  ...{ buyer_address: 'Jl. Kramat Raya 88', buyer_email: '', buyer_idtku: '0718302914109000000003', goods: [good] },
}

test('what is written is what Coretax takes', () => {
  const person: TaxDocument = {
    ...{ ...document, reference: 'SI-705-26-00002', buyer_tin: '0000000000000000', buyer_document: 'National ID' },
    ...{ buyer_document_number: '3171041501800012', buyer_idtku: '000000' },
  }
  const xml = coretaxXml([document, person])
  expect(judge(xml)).toBe('valid')
  expect(xml).toContain('<BuyerName>PT A &amp; B</BuyerName>')
  expect(xml).toContain('<Price>2797297.50</Price>')
})

test('a thousand are a file, one more is none, and nothing stands in it twice', () => {
  const many = (n: number) => Array.from({ length: n }, (_, at) => ({ ...document, reference: `SI-${at}` }))
  expect(judge(coretaxXml(many(1000)))).toBe('valid')
  expect(judge(coretaxXml(many(1001)))).not.toBe('valid')
  expect(judge(coretaxXml([document, document]))).not.toBe('valid')
})

test.each([
  ['a tax number of fifteen digits', { buyer_tin: '718302914109000' }],
  ['an unknown unit', { goods: [{ ...good, unit: 'roll' }] }],
  ['a short goods code', { goods: [{ ...good, code: '8415' }] }],
  ['no goods', { goods: [] }],
  ['a forbidden sign in the address', { buyer_address: 'Jl. Raya; 8' }],
])('the schema refuses %s', (_what, wrong) => {
  expect(judge(coretaxXml([{ ...document, ...wrong }]))).not.toBe('valid')
})
