import type { creditNoteGiven, openingOf } from '@sejuk/domain/books/entries'
import type { receiptKinds } from '@sejuk/domain/finance/receipts'

/* The documents of the demo that stand in its books, from a day on. */

export type Document = { document: string; dept_code: string; customer_code: string; date: string }
export const headOf = ({ document, dept_code, customer_code, date }: Document) => ({
  document,
  dept_code,
  customer_code,
  date,
})

export type Billed = { business_unit_code: string; base: number; amount: number; cashback_amount: number }
export type Invoice = Document & {
  grand_total: number
  vat: number
  rounding_adjustment: number
  stamp_duty: number
  lines: Billed[]
}
export const invoices = `select i.invoice_code as document, i.dept_code, o.customer_code, i.invoice_date::text as date,
    i.grand_total::float8 as grand_total, i.vat::float8 as vat, i.rounding_adjustment::float8 as rounding_adjustment,
    i.stamp_duty::float8 as stamp_duty, (select json_agg(json_build_object('business_unit_code',
      coalesce(l.business_unit_code, i.business_unit_code), 'base', l.base, 'amount', l.amount,
      'cashback_amount', l.cashback_amount) order by l.line_no)
      from sales_invoice_lines l where l.invoice_code = i.invoice_code) as lines
  from sales_invoices i join customer_invoices o using (invoice_code) where i.invoice_date >= $1::date order by 4, 1`

export type Receipt = Document & {
  kind: (typeof receiptKinds)[number]
  amount: number
  allocated_amount: number
  bank_code: string | null
}
export const receipts = `select receipt_code as document, dept_code, customer_code, received_date::text as date, kind,
    amount::float8 as amount, allocated_amount::float8 as allocated_amount, bank_code
  from receipts where status = 'Confirmed' and received_date >= $1::date and kind = any($2) order by 4, 1`

export const cheques = `select cheque_code as document, dept_code, customer_code,
    (cleared_date at time zone 'Asia/Jakarta')::date::text as date, amount::float8 as amount,
    allocated_amount::float8 as allocated_amount, bank_code
  from cheques where status = 'Approved' and (cleared_date at time zone 'Asia/Jakarta')::date >= $1::date order by 4, 1`

export type Note = Document & Parameters<typeof creditNoteGiven>[0]
export const notes = `select credit_note_code as document, n.dept_code, n.customer_code, credit_note_date::text as date,
    n.base::float8 as base, n.vat::float8 as vat, n.rounding_adjustment::float8 as rounding_adjustment,
    fee_amount::float8 as fee_amount, cashback_from_credit::float8 as cashback_from_credit,
    cashback_given_back::float8 as cashback_given_back, n.amount::float8 as amount,
    applied_amount::float8 as applied_amount, i.business_unit_code
  from credit_notes n join sales_invoices i using (invoice_code) where credit_note_date >= $1::date order by 4, 1`

export type Slip = Document & { amount: number; row_version: number }
export const slips = `select s.slip_id::text as document, i.dept_code, i.customer_code, s.slip_date::text as date,
    s.amount::float8 as amount, s.row_version
  from withholding_slips s join sales_invoices i using (invoice_code)
  where s.status = 'Confirmed' and s.slip_date >= $1::date order by 4, 1`

export type Movement = Document & { kind: string; amount: number; ledger_id: number }
export const movements = `select l.cashback_code as document, c.dept_code, c.customer_code,
    (l.created_date at time zone 'Asia/Jakarta')::date::text as date, l.kind, l.amount::float8 as amount,
    l.ledger_id::float8 as ledger_id
  from cashback_ledger l join cashbacks c using (cashback_code) where l.kind in ('grant', 'adjust', 'expire')
    and (l.created_date at time zone 'Asia/Jakarta')::date >= $1::date order by 7`

export type Paid = Document & { net_amount: number; line_no: number; method: string }
export const payouts = `select l.payout_code as document, c.dept_code, l.customer_code,
    (l.paid_date at time zone 'Asia/Jakarta')::date::text as date, l.net_amount::float8 as net_amount, l.line_no, p.method
  from cashback_payout_lines l join cashback_payouts p using (payout_code) join cashbacks c using (cashback_code)
  where l.payment_status = 'Payment_Successful' and (l.paid_date at time zone 'Asia/Jakarta')::date >= $1::date order by 1, 6`

export type Moved = Document & { amount: number }
export const uses = `select use_code as document, dept_code, customer_code, use_date::text as date, amount::float8 as amount
  from credit_uses where status = 'Done' and use_date >= $1::date order by 4, 1`
export const refunds = `select refund_code as document, dept_code, customer_code,
    (paid_date at time zone 'Asia/Jakarta')::date::text as date, amount::float8 as amount
  from refunds where status = 'Paid' and (paid_date at time zone 'Asia/Jakarta')::date >= $1::date order by 4, 1`

/** How each customer stands, less what the journals above did to it: that is how they stood the day before. */
export const standings = `select s.customer_code, c.dept_code, sum(receivable)::float8 as receivable, sum(money)::float8 as customer_money,
    sum(cashback)::float8 as accrued_cashback
  from (select customer_code, amount - paid_amount as receivable, 0 as money, 0 as cashback
      from customer_invoices where amount > paid_amount
    union all select customer_code, 0, left_amount + held_amount, 0 from customer_credits where left_amount + held_amount > 0
    union all select customer_code, 0, 0, planned_amount + cashback_remain from cashbacks where planned_amount + cashback_remain > 0
    union all select customer_code, case line_kind when 'receivable' then credit - debit else 0 end,
      case line_kind when 'customer-money' then debit - credit else 0 end,
      case line_kind when 'accrued-cashback' then debit - credit else 0 end
      from journal_lines where line_kind in ('receivable', 'customer-money', 'accrued-cashback')) s
  join customers c on c.customer_code = s.customer_code group by 1, 2 order by 1`

export type Standing = { customer_code: string; dept_code: string } & Parameters<typeof openingOf>[0]
