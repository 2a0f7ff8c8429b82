import type { WayWithoutNpwp } from './sales-without-npwp.ts'
import type { TaxRule } from '../tax.ts'

/** What an electronic invoice is made of, as it stands now. */
export type TaxFacts = {
  seller: { npwp: string; nitku: string }
  invoice: {
    invoice_code: string
    tax_date: string
    transaction_code: string
    add_info_code: string | null
    facility_stamp: string | null
    /** By which goods left or entered a bonded zone, and its month: '2026-11'. */
    customs_document: string | null
    customs_month: string | null
    /** To a buyer without NPWP: named by the identity card. */
    sold_as: WayWithoutNpwp | null
  }
  buyer: {
    customer_code: string
    npwp: string | null
    nik: string | null
    nitku: string | null
    name: string
    address: string | null
    email: string | null
  }
  rule: TaxRule | undefined
  lines: readonly TaxLineFacts[]
}
export type TaxLineFacts = {
  line_no: number
  item_code: string
  item_name: string
  qty: number
  goods_code: string
  unit_code: string
  base: number
  other_base: number
  vat: number
}

/** One good of an electronic invoice; money with two decimals is in sen. */
export type TaxGood = {
  code: string
  name: string
  unit: string
  price_sen: number
  qty: number
  discount_sen: number
  base: number
  other_base: number
  vat_rate: number
  vat: number
}
export type TaxDocument = {
  reference: string
  seller_tin: string
  seller_idtku: string
  date: string
  transaction_code: string
  add_info: string
  facility_stamp: string
  /** Left out where there is none. */
  customs_document?: string | undefined
  customs_month?: string | undefined
  buyer_tin: string
  buyer_document: 'TIN' | 'National ID'
  buyer_document_number: string
  buyer_name: string
  buyer_address: string
  buyer_email: string
  buyer_idtku: string
  goods: TaxGood[]
}

/** The price of one piece, rounded up to the sen; the discount is what that makes too much, so that the base comes out exactly. */
export const priceOfPiece = (base: number, qty: number) => {
  const price_sen = Math.ceil((base * 100) / qty)
  return { price_sen, discount_sen: price_sen * qty - base * 100 }
}

/** What Coretax takes of a name or an address. */
const mostText = 255
const noTin = '0000000000000000'
/** A person without an own tax number is named by the identity card, and has no place of business. */
const buyerOf = ({ npwp, nik, nitku }: TaxFacts['buyer']) =>
  npwp
    ? {
        buyer_tin: npwp,
        buyer_document: 'TIN' as const,
        buyer_document_number: '-',
        buyer_idtku: nitku ?? '',
      }
    : {
        buyer_tin: noTin,
        buyer_document: 'National ID' as const,
        buyer_document_number: nik ?? '',
        buyer_idtku: '000000',
      }

/** What is sent, word for word: it is stored with the attempt and never made again from facts that change. */
export const taxDocumentOf = ({ seller, invoice, buyer, rule, lines }: TaxFacts): TaxDocument => ({
  reference: invoice.invoice_code,
  seller_tin: seller.npwp,
  seller_idtku: seller.nitku,
  date: invoice.tax_date,
  transaction_code: invoice.transaction_code,
  add_info: invoice.add_info_code ?? '',
  facility_stamp: invoice.facility_stamp ?? '',
  ...(invoice.customs_document
    ? { customs_document: invoice.customs_document, customs_month: invoice.customs_month ?? '' }
    : {}),
  ...buyerOf(buyer),
  buyer_name: buyer.name.slice(0, mostText),
  buyer_address: (buyer.address ?? '').slice(0, mostText),
  buyer_email: buyer.email ?? '',
  goods: lines.map((line) => ({
    code: line.goods_code,
    name: line.item_name.slice(0, mostText),
    unit: line.unit_code,
    ...priceOfPiece(line.base, line.qty),
    ...{ qty: line.qty, base: line.base, other_base: line.other_base, vat: line.vat },
    vat_rate: rule?.rate_percent ?? 0,
  })),
})

/** With two decimals, as Coretax writes money. */
export const sen = (amount: number) => `${Math.trunc(amount / 100)}.${String(Math.abs(amount % 100)).padStart(2, '0')}`
