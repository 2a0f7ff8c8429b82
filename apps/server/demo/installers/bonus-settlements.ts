import {
  addWorkingDays,
  type ExclusionKind,
  hasTaxId,
  lineOf,
  type SettlementStatus,
  standardTax,
  sumLines,
} from '@sejuk/domain/installers/settlements'
import { addDays } from '@sejuk/domain/values/dates'
import type {
  settlementExclusions,
  settlementLines,
  settlements,
  settlementTickets,
} from '../../src/db/tables/installers/settlements.ts'
import { chance, type Random } from '../makers/random.ts'
import type { DemoTicket } from './bonus-tickets.ts'

export type Payee = {
  user_code: string
  user_name: string
  user_type: 'Installer' | 'Sales_Installer'
  user_status: string
  id_card_number: string
  approve_status: string | null
  bank_code: string
  bank_name: string
  swift_code: string
  account_name: string
  credited_account: string
  transfer_type: 'Online' | 'Clearing'
}

/** The newest is still being made; the further back, the more has happened. */
const stateOf = (ago: number): SettlementStatus =>
  (['Draft', 'Submitted', 'Approved', 'Processing'] as const)[ago] ?? 'Finished'

const monthStart = (today: string, ago: number) => {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - ago
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/** The newest run ends some days ago: what was approved since is for whoever tries to make the next one. */
const lastOf = (period_from: string, today: string) => {
  const last = addDays(today, -5)
  return last < period_from ? period_from : last
}

type Run = {
  run: typeof settlements.$inferInsert
  lines: (typeof settlementLines.$inferInsert)[]
  taken: (typeof settlementTickets.$inferInsert)[]
  left: (typeof settlementExclusions.$inferInsert)[]
}

/** A run for each of the last twelve months; what failed is paid by the one after. Marks the tickets as it goes. */
export const makeSettlements = (
  random: Random,
  tickets: DemoTicket[],
  payees: ReadonlyMap<string, Payee>,
  today: string,
  approver: { code: string; name: string },
): Run[] => {
  let failed: DemoTicket[] = []
  return Array.from({ length: 12 }, (_, n) => 11 - n).map((ago): Run => {
    // The first run also pays what came before it.
    const period_from = monthStart(today, ago === 11 ? 12 : ago)
    const period_to = ago === 0 ? lastOf(period_from, today) : addDays(monthStart(today, ago - 1), -1)
    const made = ago === 0 ? today : addDays(period_to, 3)
    const settlement_code = `STL-700-${made.slice(2, 4)}${made.slice(5, 7)}-0000${ago === 0 ? 2 : 1}`
    const status = stateOf(ago)
    const due = tickets.filter(
      ({ ticket_status, payment_status, finance_date }) =>
        ticket_status === 'Approved_By_Finance' &&
        payment_status === 'Not_Yet' &&
        finance_date &&
        finance_date.slice(0, 10) >= period_from &&
        finance_date.slice(0, 10) <= period_to,
    )
    const wanted = [...failed, ...due]
    const mayPay = ({ user_code }: DemoTicket) => {
      const payee = payees.get(user_code)
      return payee?.user_status === 'Approved' && payee.approve_status === 'Bank_Approved'
    }
    const why = ({ user_code }: DemoTicket): ExclusionKind =>
      payees.get(user_code)?.user_status === 'Approved' ? 'Bank_Not_Approved' : 'Installer_Not_Active'
    const groups = [...Map.groupBy(wanted.filter(mayPay), ({ user_code }) => user_code)]
    failed = []
    const isWithBank = status === 'Processing' || status === 'Finished'
    const paidAt = `${addDays(made, 4)}T06:20:00Z`
    const taken: Run['taken'] = []
    const lines = groups.map(([user_code, own], at): Run['lines'][number] => {
      const { approve_status: _status, user_status: _user, id_card_number, ...account } = payees.get(user_code) as Payee
      const has_tax_id = hasTaxId(id_card_number)
      const isAnswered = status === 'Finished' || (status === 'Processing' && chance(random, 0.6))
      const isPaid = isAnswered && !chance(random, 0.03)
      const payment_status = !isWithBank
        ? 'Not_Yet'
        : !isAnswered
          ? 'Payment_Processing'
          : isPaid
            ? 'Payment_Successful'
            : 'Payment_Failed'
      const isFailed = payment_status === 'Payment_Failed'
      for (const ticket of own) {
        // Taken in again, what failed before stays failed until the bank has the new file.
        if (isWithBank) ticket.payment_status = payment_status
        if (isPaid) ticket.paid_date = paidAt
        taken.push({
          settlement_code,
          line_no: at + 1,
          bonus_ticket_code: ticket.bonus_ticket_code,
          amount: ticket.amount,
          is_live: !isFailed,
        })
      }
      if (isFailed) failed.push(...own)
      return {
        ...account,
        ...lineOf(
          own.map(({ amount }) => amount),
          has_tax_id,
          standardTax,
          2500,
        ),
        settlement_code,
        line_no: at + 1,
        has_tax_id,
        payment_status,
        bank_ref: isAnswered ? `TRX${made.slice(2, 4)}${made.slice(5, 7)}${String(at + 1).padStart(6, '0')}` : null,
        fail_reason: isFailed ? 'Rekening tujuan ditutup' : null,
        paid_date: isPaid ? paidAt : null,
      }
    })
    const isApproved = status !== 'Draft' && status !== 'Submitted'
    const approved = isApproved
      ? {
          approved_by: approver.code,
          approved_user_name: approver.name,
          approved_date: `${addDays(made, 1)}T03:15:00Z`,
          due_date: addWorkingDays(addDays(made, 1), 5),
        }
      : { approved_by: null, approved_user_name: null, approved_date: null, due_date: null }
    return {
      run: {
        settlement_code,
        period_from,
        period_to,
        dept_code: '700',
        status,
        tax_with_id: standardTax.with_id,
        tax_without_id: standardTax.without_id,
        fee_per_line: 2500,
        installers: lines.length,
        tickets: taken.length,
        ...sumLines(lines),
        ...approved,
        remark: null,
        finished_date: status === 'Finished' ? paidAt : null,
        created_by: 'RCI-0203',
        authors: ['RCI-0203'],
        create_user_name: 'Hendri Halim',
        created_date: `${made}T02:40:00Z`,
      },
      lines,
      taken,
      left: wanted
        .filter((ticket) => !mayPay(ticket))
        .map((ticket) => ({
          settlement_code,
          payable_code: ticket.bonus_ticket_code,
          kind: why(ticket),
          reason: null,
        })),
    }
  })
}
