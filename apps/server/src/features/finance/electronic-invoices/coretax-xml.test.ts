import { readFile } from 'node:fs/promises'
import type { TaxDocument } from '@sejuk/domain/finance/tax-office/tax-documents'
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

const published = (await readFile(new URL('./published/faktur-keluaran.xml', import.meta.url))).toString()
/** Every element in its order, with what it says where it holds no other: `TaxInvoice`, `CustomDoc=`, `VAT=660000.00`. */
const elementsOf = (xml: string) =>
  [...xml.matchAll(/<(\w+)(?:\s[^>]*?)?(?:\/>|>([^<]*)(<\/)?)/g)].map(([all, name, text = '', isLeaf]) =>
    isLeaf || all.endsWith('/>') ? `${name}=${text}` : `${name}`,
  )

test('the sample of the tax office is what the schema beside takes', () => {
  expect(judge(published)).toBe('valid')
})

test('what is written has every element of the published template, in its order, and says the same', () => {
  const seller = { seller_tin: '0091031210912000', seller_idtku: '0091031210912000000000' }
  const firm = {
    ...{ ...seller, buyer_tin: '0718302914109000', buyer_document: 'TIN' as const, buyer_document_number: '-' },
    ...{ buyer_name: 'PT CONTOH SATU', buyer_address: 'JL. MERDEKA NO. 1 JAKARTA PUSAT' },
    ...{ buyer_idtku: '0718302914109000000000', transaction_code: '04', add_info: '', facility_stamp: '' },
  }
  const cooler = {
    ...{ code: '841510', name: 'PENDINGIN RUANGAN 1 PK', unit: 'UM.0018', price_sen: 300_000_000, qty: 1 },
    ...{ discount_sen: 0, base: 3_000_000, other_base: 2_750_000, vat_rate: 12, vat: 330_000 },
  }
  const pipe = {
    ...{ code: '741110', name: 'PIPA TEMBAGA', unit: 'UM.0013', price_sen: 12_000_000, qty: 10, discount_sen: 0 },
    ...{ base: 1_200_000, other_base: 1_100_000, vat_rate: 12, vat: 132_000 },
  }
  const two = { ...cooler, qty: 2, base: 6_000_000, other_base: 5_500_000, vat: 660_000 }
  const written = coretaxXml([
    { ...firm, reference: 'INV/2025/0001', date: '2025-03-04', buyer_email: 'pajak@contoh.co.id', goods: [two, pipe] },
    {
      ...{ ...firm, reference: 'INV/2025/0002', date: '2025-03-05', buyer_email: '', goods: [cooler] },
      ...{ buyer_tin: '0000000000000000', buyer_document: 'National ID', buyer_document_number: '3171041501800012' },
      ...{ buyer_name: 'SITI CONTOH', buyer_address: 'JL. KENANGA NO. 7 BANDUNG', buyer_idtku: '000000' },
    },
    {
      ...{ ...firm, reference: 'INV/2025/0003', date: '2025-03-06', buyer_email: '', goods: [cooler] },
      ...{ transaction_code: '07', add_info: 'TD.00512', facility_stamp: 'TD.01112' },
      ...{ customs_document: '400000-000123', customs_month: '2025-02' },
    },
  ])
  expect(elementsOf(written)).toEqual(elementsOf(published))
  expect(elementsOf(published).slice(2, 12)).toEqual([
    ...['ListOfTaxInvoice', 'TaxInvoice', 'TaxInvoiceDate=2025-03-04', 'TaxInvoiceOpt=Normal', 'TrxCode=04'],
    ...['AddInfo=', 'CustomDoc=', 'CustomDocMonthYear=', 'RefDesc=INV/2025/0001', 'FacilityStamp='],
  ])
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
  ['a customs month of thirteen', { customs_document: '400000-000123', customs_month: '2025-13' }],
  ['a forbidden sign in the address', { buyer_address: 'Jl. Raya; 8' }],
])('the schema refuses %s', (_what, wrong) => {
  expect(judge(coretaxXml([{ ...document, ...wrong }]))).not.toBe('valid')
})
