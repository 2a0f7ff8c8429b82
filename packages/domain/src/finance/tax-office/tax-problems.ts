import { eFakturGoodsPattern, eFakturUoms } from '../../catalogue/items.ts'
import { nikDoubt } from '../../values/nik.ts'
import { isNpwp, npwp16 } from '../../values/npwp.ts'
import { otherBase, vatOf } from '../tax.ts'
import type { TaxFacts, TaxLineFacts } from './tax-documents.ts'

export const taxProblemCodes = [
  'seller-tax-number',
  'seller-place',
  'buyer-unknown',
  'buyer-nik-missing',
  'buyer-npwp-15',
  'buyer-npwp',
  'buyer-nik',
  'buyer-nik-doubt',
  'buyer-nitku-missing',
  'buyer-nitku',
  'buyer-nitku-of-another',
  'buyer-name-character',
  'buyer-address-missing',
  'buyer-address-character',
  'code-without-rule',
  'add-info-missing',
  'facility-missing',
  'no-lines',
  'unit-without-code',
  'goods-code',
  'item-name-character',
  'line-base',
  'line-tax',
] as const
export type TaxProblemCode = (typeof taxProblemCodes)[number]
/** Where it is mended, and by whom. */
export type ProblemPlace = 'company' | 'customer' | 'item' | 'invoice'

export type TaxProblem = {
  code: TaxProblemCode
  place: ProblemPlace
  /** The customer, item or invoice where it is mended. */
  ref: string
  values: Record<string, string | number>
  /** Said, and uploaded all the same. */
  is_warning?: true
}

/** Goods of a bonded or free zone, or exempt by a regulation: the tax office asks which one. */
const codesWithFacility: readonly string[] = ['07', '08']
/** Signs that Coretax refuses in names and addresses. */
const refusedSigns = /[;"<>|\\^~{}[\]`]|\p{Cc}|[^\u0020-\u024f]/u
const refusedIn = (text: string) => refusedSigns.exec(text)?.[0]
const isDigits = (text: string, n: number) => text.length === n && /^\d+$/.test(text)
const isPlace = (nitku: string, npwp: string) => nitku.startsWith(npwp)

const sellerProblems = ({ seller }: TaxFacts): TaxProblem[] => {
  const at = { place: 'company', ref: 'company', values: {} } as const
  if (!isNpwp(seller.npwp) || !isDigits(seller.npwp, 16)) return [{ code: 'seller-tax-number', ...at }]
  const isRight = isDigits(seller.nitku, 22) && isPlace(seller.nitku, seller.npwp)
  return isRight ? [] : [{ code: 'seller-place', ...at }]
}

const numberProblems = ({ buyer, invoice }: TaxFacts, today: string): TaxProblem[] => {
  const found = (code: TaxProblemCode, values: TaxProblem['values'] = {}): TaxProblem => ({
    ...{ code, place: 'customer', ref: buyer.customer_code, values },
  })
  const { npwp, nik, nitku } = buyer
  if (!npwp) {
    if (!nik) return [found(invoice.sold_as === 'NIK' ? 'buyer-nik-missing' : 'buyer-unknown')]
    if (!isDigits(nik, 16)) return [found('buyer-nik', { nik })]
    const doubt = nikDoubt(nik, today)
    return doubt ? [{ ...found('buyer-nik-doubt', { nik }), is_warning: true }] : []
  }
  if (isDigits(npwp, 15)) return [found('buyer-npwp-15', { npwp, better: npwp16(npwp) })]
  if (!isDigits(npwp, 16) || !isNpwp(npwp)) return [found('buyer-npwp', { npwp })]
  if (!nitku) return [found('buyer-nitku-missing')]
  if (!isDigits(nitku, 22)) return [found('buyer-nitku', { nitku, n: nitku.length })]
  return isPlace(nitku, npwp) ? [] : [found('buyer-nitku-of-another', { nitku })]
}

const buyerProblems = (facts: TaxFacts, today: string): TaxProblem[] => {
  const { buyer } = facts
  const at = { place: 'customer', ref: buyer.customer_code } as const
  const inName = refusedIn(buyer.name)
  const inAddress = refusedIn(buyer.address ?? '')
  return [
    ...numberProblems(facts, today),
    ...(inName ? [{ code: 'buyer-name-character', ...at, values: { sign: inName } } as const] : []),
    ...(buyer.address ? [] : [{ code: 'buyer-address-missing', ...at, values: {} } as const]),
    ...(inAddress ? [{ code: 'buyer-address-character', ...at, values: { sign: inAddress } } as const] : []),
  ]
}

const invoiceProblems = ({ invoice, rule, lines }: TaxFacts): TaxProblem[] => {
  const at = { place: 'invoice', ref: invoice.invoice_code } as const
  const code = invoice.transaction_code
  const needsFacility = codesWithFacility.includes(code)
  return [
    ...(lines.length ? [] : [{ code: 'no-lines', ...at, values: {} } as const]),
    ...(rule ? [] : [{ code: 'code-without-rule', ...at, values: { code } } as const]),
    ...(needsFacility && !invoice.add_info_code
      ? [{ code: 'add-info-missing', ...at, values: { code } } as const]
      : []),
    ...(needsFacility && !invoice.facility_stamp
      ? [{ code: 'facility-missing', ...at, values: { code } } as const]
      : []),
  ]
}

const isUnit = (code: string) => eFakturUoms.some((one) => one === code)

const lineProblems = ({ invoice, rule }: TaxFacts, line: TaxLineFacts): TaxProblem[] => {
  const { line_no: n, item_code } = line
  const ofItem = { place: 'item', ref: item_code } as const
  const ofInvoice = { place: 'invoice', ref: invoice.invoice_code } as const
  const sign = refusedIn(line.item_name)
  const isTaxWrong = rule && (line.other_base !== otherBase(rule, line.base) || line.vat !== vatOf(rule, line.base))
  return [
    ...(isUnit(line.unit_code)
      ? []
      : [{ code: 'unit-without-code', ...ofItem, values: { n, item: item_code, unit: line.unit_code } } as const]),
    ...(eFakturGoodsPattern.test(line.goods_code)
      ? []
      : [{ code: 'goods-code', ...ofItem, values: { n, item: item_code, goods: line.goods_code } } as const]),
    ...(sign ? [{ code: 'item-name-character', ...ofItem, values: { n, item: item_code, sign } } as const] : []),
    ...(line.base > 0 && line.qty > 0 ? [] : [{ code: 'line-base', ...ofInvoice, values: { n } } as const]),
    ...(isTaxWrong
      ? [{ code: 'line-tax', ...ofInvoice, values: { n, vat: line.vat, right: vatOf(rule, line.base) } } as const]
      : []),
  ]
}

/** Everything the tax office would refuse, all at once, each with the place where it is mended. */
export const taxProblemsOf = (facts: TaxFacts, today: string): TaxProblem[] => [
  ...sellerProblems(facts),
  ...buyerProblems(facts, today),
  ...invoiceProblems(facts),
  ...facts.lines.flatMap((line) => lineProblems(facts, line)),
]

export const isReady = (problems: readonly TaxProblem[]) => problems.every(({ is_warning }) => is_warning)
