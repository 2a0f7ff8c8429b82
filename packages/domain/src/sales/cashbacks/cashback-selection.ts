import { daysFrom } from '../../values/dates.ts'
import { roundRupiah, rupiah, timesRatio, total } from '../../values/money.ts'
import { readNumber } from '../../values/numbers.ts'

/** A spendable line, as the server returns it. */
export type AvailableCashback = {
  cashback_code: string
  cashback_remain: number
  dept_code: string
  /** The last day it may be spent. */
  valid_to?: string | null
}

/** A line as the order shows it. */
export type CashbackLine = AvailableCashback & {
  is_selected: boolean
  isHighlighted: boolean
  isDisabled: boolean
  plannedAmount: number
  plannedAmountDisplay: string
}
export type SavedCashback = { cashback_code: string; plannedAmount: number }

/** These branches spend from one purse: none of them may spend what another of them was granted. */
export const cashbackDepartmentGroup: readonly string[] = ['705', '713', '715']

export const barReasons = ['same-group', 'own-department', 'expired', 'nothing-left'] as const
export type BarReason = (typeof barReasons)[number]

/** Why a user of this department may not pick a line, if so. */
export const departmentBar = (userDept: string, lineDept: string): BarReason | undefined => {
  if (cashbackDepartmentGroup.includes(userDept))
    return cashbackDepartmentGroup.includes(lineDept) ? 'same-group' : undefined
  return userDept === lineDept ? 'own-department' : undefined
}

export const isExpired = (valid_to: string | null | undefined, today: string) => Boolean(valid_to && valid_to < today)

type Picker = {
  /** The department of the user who picks; without it departments are ignored. */
  deptCode?: string
  today: string
}

export const barReason = (line: AvailableCashback, { deptCode, today }: Picker): BarReason | undefined => {
  const bar = deptCode === undefined ? undefined : departmentBar(deptCode, line.dept_code)
  if (bar) return bar
  if (isExpired(line.valid_to, today)) return 'expired'
  return line.cashback_remain > 0 ? undefined : 'nothing-left'
}

export const highlightDays = 30

/** The most of one line that one order may plan. */
export const lineLimit = (maxAllowedCashbackAmount: number, cashback_remain: number) =>
  Math.max(0, Math.floor(Math.min(atLeastNothing(maxAllowedCashbackAmount), atLeastNothing(cashback_remain))))

const atLeastNothing = (amount: number) => (Number.isNaN(amount) ? 0 : Math.max(0, amount))

/** An amount as it was typed or sent. What is no number is nothing; more than any number is capped like any other. */
const amountOf = (typed: number | string) => (typeof typed === 'string' ? (readNumber(typed) ?? 0) : typed)

/** Negative becomes 0; never above the maximum nor above what the line has left. */
export const capPlanned = (typed: number | string, maxAllowedCashbackAmount: number, cashback_remain: number) => {
  const amount = atLeastNothing(amountOf(typed))
  const limit = lineLimit(maxAllowedCashbackAmount, cashback_remain)
  return amount >= limit ? limit : Math.min(limit, roundRupiah(amount))
}

const withPlanned = <Line extends CashbackLine>(line: Line, plannedAmount: number): Line => ({
  ...line,
  plannedAmount,
  plannedAmountDisplay: rupiah(plannedAmount),
  is_selected: plannedAmount > 0,
})

/** A customer's lines prepared for an order; lines saved with it stay selected as far as still allowed. */
export const prepareLines = <Line extends AvailableCashback>(
  lines: readonly Line[],
  picker: Picker,
  maxAllowedCashbackAmount: number,
  saved: readonly SavedCashback[] = [],
) => {
  const planned = new Map(saved.map(({ cashback_code, plannedAmount }) => [cashback_code, plannedAmount]))
  return lines.map((line) => {
    const isDisabled = barReason(line, picker) !== undefined
    const left = line.valid_to ? daysFrom(picker.today, line.valid_to) : Number.POSITIVE_INFINITY
    const ready = { ...line, isDisabled, isHighlighted: left >= 0 && left <= highlightDays }
    const wanted = isDisabled ? 0 : (planned.get(line.cashback_code) ?? 0)
    return withPlanned(
      { ...ready, is_selected: false, plannedAmount: 0, plannedAmountDisplay: '' },
      capPlanned(wanted, maxAllowedCashbackAmount, line.cashback_remain),
    )
  })
}

const changeLine = <Line extends CashbackLine>(
  lines: readonly Line[],
  cashback_code: string,
  plannedOf: (line: Line) => number,
) =>
  lines.map((line) =>
    line.cashback_code === cashback_code && !line.isDisabled ? withPlanned(line, plannedOf(line)) : line,
  )

export const selectLine = <Line extends CashbackLine>(lines: readonly Line[], code: string, max: number) =>
  changeLine(lines, code, ({ cashback_remain }) => lineLimit(max, cashback_remain))

export const deselectLine = <Line extends CashbackLine>(lines: readonly Line[], code: string) =>
  changeLine(lines, code, () => 0)

export const planLine = <Line extends CashbackLine>(
  lines: readonly Line[],
  code: string,
  typed: number | string,
  max: number,
) => changeLine(lines, code, ({ cashback_remain }) => capPlanned(typed, max, cashback_remain))

/** Each line by itself: together they may be too much, which is shown and refused when the order is saved. */
export const selectAll = <Line extends CashbackLine>(lines: readonly Line[], max: number) =>
  lines.map((line) => (line.isDisabled ? line : withPlanned(line, lineLimit(max, line.cashback_remain))))

export const deselectAll = <Line extends CashbackLine>(lines: readonly Line[]) =>
  lines.map((line) => withPlanned(line, 0))

/** Another user consumed it meanwhile: only this line is capped again. */
export const recapLine = <Line extends CashbackLine>(
  lines: readonly Line[],
  code: string,
  cashback_remain: number,
  max: number,
) =>
  lines.map((line) =>
    line.cashback_code === code
      ? withPlanned({ ...line, cashback_remain }, capPlanned(line.plannedAmount, max, cashback_remain))
      : line,
  )

/** The maximum became another: every line is capped anew. */
export const recapAll = <Line extends CashbackLine>(lines: readonly Line[], max: number) =>
  lines.map((line) => withPlanned(line, capPlanned(line.plannedAmount, max, line.cashback_remain)))

export type CashbackChoice<Line extends CashbackLine = CashbackLine> = { customerCode: string; lines: readonly Line[] }
/** What the clear trigger leaves. */
export const clearedChoice: CashbackChoice<never> = { customerCode: '', lines: [] }

export const selectedAmount = (lines: readonly Pick<CashbackLine, 'plannedAmount'>[]) =>
  total(lines.map(({ plannedAmount }) => plannedAmount))

/** What a line may still plan without going over the maximum, given the others. */
export const roomFor = (lines: readonly CashbackLine[], code: string, max: number) => {
  const others = selectedAmount(lines.filter(({ cashback_code }) => cashback_code !== code))
  const own = lines.find(({ cashback_code }) => cashback_code === code)
  return lineLimit(max - others, own?.cashback_remain ?? 0)
}

/** As much as may be spent together, line by line in their order. */
export const spendAll = <Line extends CashbackLine>(lines: readonly Line[], max: number) =>
  lines.reduce(
    (now, { cashback_code, isDisabled }) =>
      isDisabled ? now : changeLine(now, cashback_code, () => roomFor(now, cashback_code, max)),
    deselectAll(lines),
  )

export type MaxDiscountInputs = {
  max_allowed_discount_include_tax: number
  item_discount_total_amount_include_tax: number
  extra_discount_amount_include_tax: number
}

export const maxAllowedCashback = (inputs: MaxDiscountInputs) =>
  Math.max(
    0,
    inputs.max_allowed_discount_include_tax -
      inputs.item_discount_total_amount_include_tax -
      inputs.extra_discount_amount_include_tax,
  )

export type PriceIncludeTax = 'Y' | 'N'
export type CustomerIsTaxable = 0 | 1
export type TaxTerms = { customerIsTaxable: CustomerIsTaxable; priceIncludeTax: PriceIncludeTax }

/**
 * The rebate as a discount on the order. It is smaller only for taxable customers with prices before tax: tax is added
 * on top.
 */
export const cashbackDiscount = (real: number, { customerIsTaxable, priceIncludeTax }: TaxTerms) =>
  customerIsTaxable === 1 && priceIncludeTax === 'N' ? timesRatio(real, 100, 111) : real

export type CashbackResult = {
  real_rebated_cashback_amount: number
  cashback_discount: number
  /** A fraction of the order's original total. */
  cashback_percent: number
}

export const cashbackResult = (real: number, originalTotalAmount: number, terms: TaxTerms): CashbackResult => {
  const cashback_discount = cashbackDiscount(real, terms)
  return {
    real_rebated_cashback_amount: real,
    cashback_discount,
    cashback_percent: originalTotalAmount > 0 ? cashback_discount / originalTotalAmount : 0,
  }
}

export const overrunOf = (lines: readonly Pick<CashbackLine, 'plannedAmount'>[], max: number) =>
  Math.max(0, selectedAmount(lines) - Math.max(0, max))

export const exceedsMaximum = (overrun: number) =>
  `The planned cashback is ${rupiah(overrun)} above the maximum allowed`
export const exceedsRemain = 'Amount exceeds the remaining cashback'
