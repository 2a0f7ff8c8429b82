import { sumBatch } from '@sejuk/domain/aftersales/reimbursements'
import type { CostStatus } from '@sejuk/domain/aftersales/statuses'
import type { costLines, costSheets } from '../../src/db/tables/aftersales/costs.ts'
import type { reimbursementLines, reimbursements } from '../../src/db/tables/aftersales/reimbursements.ts'
import { chance, pick, type Random } from '../makers/random.ts'
import { later, type numbering, type Served } from './service-surveys.ts'

type Person = { code: string; name: string }
type Sheet = typeof costSheets.$inferInsert
const ways = [0, 0, 35_000, 35_000, 75_000]
const isConfirmed = ({ service_status }: Served) =>
  service_status === 'Confirmed' || service_status === 'Confirmed_Automatic'

/** What the centres asked for what they finished: old sheets are approved, new ones wait or are still being written. */
export const makeCosts = (
  random: Random,
  orders: readonly Served[],
  { centres, approver, now }: { centres: ReadonlyMap<string, Person>; approver: Person; now: string },
) => {
  const sheets: Sheet[] = []
  const lines: (typeof costLines.$inferInsert)[] = []
  for (const order of orders) {
    const { work_order_number, finished_date, fee, units } = order
    if (!finished_date) continue
    const age = (Date.parse(now) - Date.parse(finished_date)) / 86_400_000
    const isRepeat = order.parent_number !== null
    const reached = (): CostStatus => {
      if (isRepeat) return 'Cost_Draft'
      // Nobody leaves a sheet undecided for weeks.
      if (isConfirmed(order) && age > 6) return chance(random, age > 20 ? 1 : 0.8) ? 'Approved' : 'Cost_Submitted'
      return age > 1 && chance(random, 0.6) ? 'Cost_Submitted' : 'Cost_Draft'
    }
    const cost_status = reached()
    const over = chance(random, 0.12) ? 1.25 : 1
    const unit_price = Math.round(((fee ?? 120_000) * over) / 5000) * 5000
    const way = pick(random, ways)
    const made = isRepeat
      ? []
      : [
          {
            cost_type: 'Service_Fee' as const,
            description: 'Jasa servis',
            quantity: units,
            unit_price,
            standard_amount: units * (fee ?? 120_000),
            override_reason: unit_price === (fee ?? 120_000) ? null : 'Lantai tiga, perlu tangga tambahan',
          },
          ...(way
            ? [
                {
                  cost_type: 'Transport' as const,
                  description: way > 40_000 ? '42 km' : '18 km',
                  quantity: 1,
                  unit_price: way,
                  standard_amount: way,
                  override_reason: null,
                },
              ]
            : []),
        ]
    const asked_amount = made.reduce((sum, line) => sum + line.quantity * line.unit_price, 0)
    const standard_amount = made.reduce((sum, line) => sum + line.standard_amount, 0)
    const isApproved = cost_status === 'Approved'
    const by = centres.get(order.asc_code) ?? approver
    const isSent = cost_status !== 'Cost_Draft'
    sheets.push({
      work_order_number,
      asc_code: order.asc_code,
      dept_code: order.dept_code,
      cost_status,
      price_version: 2,
      km: way > 40_000 ? 42 : way ? 18 : 6,
      asked_amount,
      standard_amount,
      over_standard_percent:
        asked_amount > standard_amount ? Math.ceil(((asked_amount - standard_amount) * 100) / standard_amount) : 0,
      approved_amount: isApproved ? asked_amount : null,
      authors: isSent && !isApproved ? [by.code] : [],
      submitted_by: isSent ? by.code : null,
      submit_user_name: isSent ? by.name : null,
      submitted_date: isSent ? later(finished_date, 300) : null,
      decided_by: isApproved ? approver.code : null,
      decide_user_name: isApproved ? approver.name : null,
      decided_date: isApproved ? later(finished_date, 2900) : null,
      created_date: finished_date,
    })
    lines.push(
      ...made.map((line, n) => ({
        ...line,
        work_order_number,
        line_no: n + 1,
        amount: line.quantity * line.unit_price,
        approved_amount: isApproved ? line.quantity * line.unit_price : null,
      })),
    )
  }
  return { sheets, lines }
}

type Centre = {
  asc_code: string
  dept_code: string
  npwp: string | null
  bank_name: string | null
  swift_code: string | null
  bank_code: string | null
  account_name: string | null
  credited_account: string | null
}

/** A batch a centre and month, as far as the calendar and the bank came. */
export const makeBatches = (
  random: Random,
  orders: readonly Served[],
  sheets: readonly Sheet[],
  {
    centres,
    finance,
    now,
    next,
  }: { centres: readonly Centre[]; finance: Person; now: string; next: ReturnType<typeof numbering>['next'] },
) => {
  const approved = new Map(
    sheets
      .filter((one) => one.cost_status === 'Approved')
      .map((one) => [one.work_order_number, one.approved_amount ?? 0]),
  )
  const payable = orders.filter(
    (one) => isConfirmed(one) && one.finished_date && (approved.get(one.work_order_number) ?? 0) > 0,
  )
  const groups = Map.groupBy(payable, (one) => `${one.asc_code} ${(one.finished_date ?? '').slice(0, 7)}`)
  const thisMonth = now.slice(0, 7)
  const months = [...new Set([...groups.keys()].map((key) => key.slice(-7)))].toSorted().toReversed()
  const batches: (typeof reimbursements.$inferInsert)[] = []
  const lines: (typeof reimbursementLines.$inferInsert)[] = []
  for (const centre of centres)
    for (const period of months.toReversed()) {
      const own = groups.get(`${centre.asc_code} ${period}`)
      if (!own || (period === thisMonth && chance(random, 0.3))) continue
      const ago = months.indexOf(period)
      const isOpen = ago === 0
      const isRejected = ago === 1 && chance(random, 0.2)
      const isReceived = ago > 1 || (ago === 1 && !isRejected && chance(random, 0.6))
      const made = `${period}-28T03:00:00Z` < now ? `${period}-28T03:00:00Z` : now
      const reimbursement_code = next('RMB', centre.dept_code, made)
      const tax_rate = centre.npwp ? 200 : 400
      const mine = own.map((one, n) => ({
        reimbursement_code,
        work_order_number: one.work_order_number,
        approved_amount: approved.get(one.work_order_number) ?? 0,
        deduction_amount: chance(random, 0.03) ? 25_000 : 0,
        line_state: isOpen && n === 1 ? ('Disputed' as const) : ('Agreed' as const),
        dispute_reason: isOpen && n === 1 ? 'Jarak tempuh lebih jauh dari perhitungan' : null,
        is_live: !isRejected,
        created_date: made,
      }))
      lines.push(
        ...mine.map((line) => ({
          ...line,
          deduction_kind: line.deduction_amount ? ('Late' as const) : null,
          deduction_reason: line.deduction_amount ? 'Terlambat dua hari' : null,
        })),
      )
      const isPaid = ago > 2
      const isAtBank = ago === 2
      const account = {
        bank_code: centre.bank_code,
        bank_name: centre.bank_name,
        swift_code: centre.swift_code,
        account_name: centre.account_name,
        credited_account: centre.credited_account,
      }
      const none = { bank_code: null, bank_name: null, swift_code: null, account_name: null, credited_account: null }
      const sent = !isOpen
      batches.push({
        reimbursement_code,
        asc_code: centre.asc_code,
        dept_code: centre.dept_code,
        period,
        invoice_status: isRejected ? 'Confirmed_Reject' : isReceived ? 'Invoice_Received' : 'Prepare_Invoice',
        payment_status: isPaid ? 'Payment_Successful' : isAtBank ? 'Payment_Processing' : 'Not_Yet',
        tax_rate,
        ...sumBatch(mine, tax_rate),
        disputed: isOpen && own.length > 1 ? 1 : 0,
        invoice_number: sent ? `INV/${centre.asc_code}/${period}` : null,
        invoice_date: sent ? made.slice(0, 10) : null,
        sent_date: sent ? later(made, 600) : null,
        sent_user_name: sent ? centre.account_name : null,
        decided_by: isReceived || isRejected ? finance.code : null,
        decide_user_name: isReceived || isRejected ? finance.name : null,
        decided_date: isReceived || isRejected ? later(made, 3000) : null,
        reject_reason: isRejected ? 'Nomor faktur pajak tidak sesuai' : null,
        ...(isPaid || isAtBank ? account : none),
        payments: isPaid || isAtBank ? 1 : 0,
        bank_ref: isPaid ? `TRX${period.replace('-', '')}` : null,
        paid_date: isPaid ? later(made, 9000) : null,
        created_date: made,
      })
    }
  return { batches, lines }
}
