import { sen, type TaxDocument } from '@sejuk/domain/finance/tax-office/tax-documents'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Fields = readonly (readonly [name: string, value: string | number])[]
const written = (fields: Fields, indent: string) =>
  fields.map(([name, value]) =>
    value === '' ? `${indent}<${name}/>` : `${indent}<${name}>${escaped(String(value))}</${name}>`,
  )

const goodOf = (good: TaxDocument['goods'][number]): string[] => [
  '        <GoodService>',
  ...written(
    [
      // Goods; services would be B.
      ['Opt', 'A'],
      ['Code', good.code],
      ['Name', good.name],
      ['Unit', good.unit],
      ['Price', sen(good.price_sen)],
      ['Qty', good.qty],
      ['TotalDiscount', sen(good.discount_sen)],
      ['TaxBase', sen(good.base * 100)],
      ['OtherTaxBase', sen(good.other_base * 100)],
      ['VATRate', good.vat_rate],
      ['VAT', sen(good.vat * 100)],
      ['STLGRate', 0],
      ['STLG', sen(0)],
    ],
    '          ',
  ),
  '        </GoodService>',
]

/** '2026-11' as Coretax writes it: 112026. */
const monthYear = (month = '') => month.slice(5, 7) + month.slice(0, 4)

const invoiceOf = (document: TaxDocument): string[] => [
  '    <TaxInvoice>',
  ...written(
    [
      ['TaxInvoiceDate', document.date],
      ['TaxInvoiceOpt', 'Normal'],
      ['TrxCode', document.transaction_code],
      ['AddInfo', document.add_info],
      ['CustomDoc', document.customs_document ?? ''],
      ['CustomDocMonthYear', monthYear(document.customs_month)],
      // Comes back in the result: by it an answer finds its invoice.
      ['RefDesc', document.reference],
      ['FacilityStamp', document.facility_stamp],
      ['SellerIDTKU', document.seller_idtku],
      ['BuyerTin', document.buyer_tin],
      ['BuyerDocument', document.buyer_document],
      ['BuyerCountry', 'IDN'],
      ['BuyerDocumentNumber', document.buyer_document_number],
      ['BuyerName', document.buyer_name],
      ['BuyerAdress', document.buyer_address],
      ['BuyerEmail', document.buyer_email],
      ['BuyerIDTKU', document.buyer_idtku],
    ],
    '      ',
  ),
  '      <ListOfGoodService>',
  ...document.goods.flatMap(goodOf),
  '      </ListOfGoodService>',
  '    </TaxInvoice>',
]

/** A file for Coretax, as `tax-invoice-bulk.xsd` beside this says it. */
export const coretaxXml = (documents: readonly TaxDocument[]) =>
  `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">',
    `  <TIN>${escaped(documents[0]?.seller_tin ?? '')}</TIN>`,
    '  <ListOfTaxInvoice>',
    ...documents.flatMap(invoiceOf),
    '  </ListOfTaxInvoice>',
    '</TaxInvoiceBulk>',
  ].join('\n')}\n`
