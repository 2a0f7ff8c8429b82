import { total } from '../values/money.ts'
import { daysFrom } from '../values/dates.ts'
import { accountNumbersIn, chequeNumbersIn, digitsOf, documentCodesIn } from './bank-codes.ts'
import { normalText } from './bank-files.ts'
import { nameIsAlike, nameScore, payerOf } from './bank-names.ts'
import { exactParts, oldestParts, type OpenInvoice, type Part } from './exact-parts.ts'

export const suretyNames = ['Certain', 'Likely', 'Short', 'Over', 'Unknown'] as const
export type Surety = (typeof suretyNames)[number]
export const suggestionReasons = [
  ...(['receipt-is-there', 'virtual-account', 'reference', 'amount', 'name', 'payer', 'cheque-number'] as const),
  ...(['amount-differs', 'name-only', 'nothing-fits'] as const),
] as const
export type SuggestionReason = (typeof suggestionReasons)[number]
const against: readonly SuggestionReason[] = ['amount-differs', 'name-only', 'nothing-fits']
export const speaksFor = (reason: SuggestionReason) => !against.includes(reason)

export type Suggestion = {
  sure: Surety
  customer_code: string
  customer_name: string
  reasons: SuggestionReason[]
  /** A receipt or cheque that is there already: the line is tied to it and makes no second one. */
  receipt_code: string | null
  cheque_code: string | null
  order_code: string | null
  allocations: Part[]
  /** What the codes ask for, less the amount: above nothing it is short. */
  missing: number
}
type Line = { date: string; amount: number; text: string }
/** An order that is paid before its goods leave, and what of it has not come. */
export type WaitingOrder = { order_code: string; open_amount: number }
type Customer = {
  customer_code: string
  customer_name: string
  invoices: readonly OpenInvoice[]
  orders: readonly WaitingOrder[]
}
type Named = {
  kind: 'invoice' | 'order'
  code: string
  customer_code: string
  open_amount: number
  is_on_terms?: boolean
}
type Money = { receipt_code: string; customer_code: string; kind: string; reference: string | null; day: string }
type Cheque = { cheque_code: string; cheque_no: string; customer_code: string }
/** All that is known of many lines, looked up at once. */
export type BankFacts = {
  customers: ReadonlyMap<string, Customer>
  /** Customers by the numbers of their virtual accounts. */
  virtualAccounts: ReadonlyMap<string, string>
  documents: ReadonlyMap<string, Named>
  /** Receipts that no line is tied to yet, and cheques at the bank, by their amounts. */
  receipts: ReadonlyMap<number, readonly Money[]>
  cheques: ReadonlyMap<number, readonly Cheque[]>
  /** How often a payer paid for whom. */
  payers: ReadonlyMap<string, readonly { customer_code: string; times: number }[]>
  /** Customers whose names the text may hold. */
  alike: (text: string) => readonly string[]
}
export const mostSuggestions = 4
const receiptDays = 7

type Signs = {
  account: boolean
  named: readonly Named[]
  score: number
  isPayer: boolean
}
const signsOf = (line: Line, customer: Customer, facts: BankFacts): Signs => ({
  account: accountNumbersIn(line.text).some((n) => facts.virtualAccounts.get(n) === customer.customer_code),
  named: documentCodesIn(line.text).flatMap((code) => {
    const found = facts.documents.get(code)
    return found?.customer_code === customer.customer_code ? [found] : []
  }),
  score: nameScore(customer.customer_name, line.text),
  isPayer: (facts.payers.get(payerOf(line.text) ?? '') ?? []).some(
    (one) => one.customer_code === customer.customer_code,
  ),
})

const base = ({ customer_code, customer_name }: Customer) => ({
  ...{ customer_code, customer_name, receipt_code: null, cheque_code: null, order_code: null, allocations: [] },
  missing: 0,
})

const whoReasons = ({ account, named, score, isPayer }: Signs): SuggestionReason[] => [
  ...(account ? ['virtual-account' as const] : []),
  ...(named.length ? ['reference' as const] : []),
  ...(score >= nameIsAlike ? ['name' as const] : []),
  ...(isPayer ? ['payer' as const] : []),
]

/** Money that is written down already. */
const tiedTo = (line: Line, customer: Customer, signs: Signs, facts: BankFacts): Suggestion | undefined => {
  const written = normalText(line.text)
  const mine = (facts.receipts.get(line.amount) ?? []).filter(
    (one) => one.customer_code === customer.customer_code && Math.abs(daysFrom(one.day, line.date)) <= receiptDays,
  )
  const isWritten = ({ reference }: Money) =>
    reference !== null && normalText(reference).length >= 5 && written.includes(normalText(reference))
  const money = mine.find(isWritten) ?? mine.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]
  if (!money) return undefined
  const isSure = isWritten(money) || signs.account || signs.named.length > 0
  const who = whoReasons(signs)
  if (!isSure && who.length === 0) return undefined
  const reasons: SuggestionReason[] = ['receipt-is-there', 'amount', ...(who.length ? who : (['reference'] as const))]
  return { ...base(customer), sure: isSure ? 'Certain' : 'Likely', reasons, receipt_code: money.receipt_code }
}

const byCheque = (line: Line, customer: Customer, facts: BankFacts): Suggestion | undefined => {
  const numbers = chequeNumbersIn(line.text)
  const found = (facts.cheques.get(line.amount) ?? []).find(
    ({ customer_code, cheque_no }) => customer_code === customer.customer_code && numbers.includes(digitsOf(cheque_no)),
  )
  const reasons: SuggestionReason[] = ['cheque-number', 'amount']
  return found && { ...base(customer), sure: 'Likely', reasons, cheque_code: found.cheque_code }
}

/** One waiting order asks for just that amount: of two nobody knows which is meant. */
export const exactOrder = (amount: number, orders: readonly WaitingOrder[]) => {
  const [found, ...more] = orders.filter(({ open_amount }) => open_amount === amount)
  return more.length ? undefined : found?.order_code
}

/** Our own code or account stands in the text: who paid is sure, the amount says how sure the rest is. */
const byCode = (line: Line, customer: Customer, signs: Signs): Suggestion | undefined => {
  const { named, account } = signs
  if (named.length === 0 && !account) return undefined
  const who = whoReasons(signs)
  // One on terms, or that asks for nothing more, says who paid and keeps none of it.
  const keeps = ({ kind, open_amount, is_on_terms }: Named) => kind === 'order' && !is_on_terms && open_amount > 0
  const said = named.find(keeps)?.code ?? null
  const codes = named.filter(({ kind }) => kind === 'invoice').map(({ code }) => code)
  const meant = customer.invoices.filter(({ invoice_code }) => codes.includes(invoice_code))
  const asked = total(named.map(({ open_amount }) => open_amount))
  const exact = named.length > 0 && asked === line.amount ? oldestParts(line.amount, meant) : undefined
  const sum = named.length === 0 ? exactParts(line.amount, customer.invoices) : undefined
  const asks = named.length === 0 && !sum ? exactOrder(line.amount, customer.orders) : undefined
  const order_code = said ?? asks ?? null
  const allocations = exact ?? sum ?? (asks ? [] : undefined)
  if (allocations) return { ...base(customer), sure: 'Certain', reasons: [...who, 'amount'], order_code, allocations }
  const of = meant.length || said ? meant : customer.invoices
  const missing = (named.length ? asked : total(of.map(({ open_amount }) => open_amount))) - line.amount
  return {
    ...base(customer),
    ...{ sure: missing > 0 ? 'Short' : 'Over', reasons: [...who, 'amount-differs'], order_code, missing },
    allocations: oldestParts(line.amount, of),
  }
}

const byAmount = (line: Line, customer: Customer, signs: Signs): Suggestion | undefined => {
  const who = whoReasons(signs)
  if (who.length === 0) return undefined
  const allocations = exactParts(line.amount, customer.invoices)
  const order_code = allocations ? null : (exactOrder(line.amount, customer.orders) ?? null)
  if (allocations || order_code)
    return {
      ...base(customer),
      sure: 'Likely',
      reasons: ['amount', ...who],
      order_code,
      allocations: allocations ?? [],
    }
  return {
    ...{ ...base(customer), sure: 'Unknown', reasons: [...who, 'name-only'] },
    allocations: oldestParts(line.amount, customer.invoices),
  }
}

const strength = ({ sure, receipt_code, reasons }: Suggestion) =>
  suretyNames.indexOf(sure) * 10 - (receipt_code ? 5 : 0) - reasons.filter(speaksFor).length

/** Who may have sent this money and for what, the surest first. What goes out is suggested nothing. */
export const suggestionsFor = (line: Line, facts: BankFacts): Suggestion[] => {
  if (line.amount <= 0) return []
  const codes = new Set<string>([
    ...accountNumbersIn(line.text).flatMap((n) => facts.virtualAccounts.get(n) ?? []),
    ...documentCodesIn(line.text).flatMap((code) => facts.documents.get(code)?.customer_code ?? []),
    ...(facts.payers.get(payerOf(line.text) ?? '') ?? []).map(({ customer_code }) => customer_code),
    ...(facts.cheques.get(line.amount) ?? []).map(({ customer_code }) => customer_code),
    ...(facts.receipts.get(line.amount) ?? []).map(({ customer_code }) => customer_code),
    ...facts.alike(line.text),
  ])
  const found = [...codes].flatMap((code) => {
    const customer = facts.customers.get(code)
    if (!customer) return []
    const signs = signsOf(line, customer, facts)
    return (
      tiedTo(line, customer, signs, facts) ??
      byCheque(line, customer, facts) ??
      byCode(line, customer, signs) ??
      byAmount(line, customer, signs) ??
      []
    )
  })
  const certain = found.filter(({ sure }) => sure === 'Certain')
  // The text names two customers: neither is certain.
  const judged =
    certain.length > 1 ? found.map((one) => (certain.includes(one) ? { ...one, sure: 'Likely' as const } : one)) : found
  return judged
    .toSorted((a, b) => strength(a) - strength(b) || (a.customer_code < b.customer_code ? -1 : 1))
    .slice(0, mostSuggestions)
}
