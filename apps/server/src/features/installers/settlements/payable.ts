import { type ExclusionKind, exclusionOf, hasTaxId, lineOf } from '@sejuk/domain/installers/settlements'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export type Form = {
  period_from: string
  period_to: string
  dept_codes: string[]
  tax_with_id: number
  tax_without_id: number
  fee_per_line: number
  exclusions: { bonus_ticket_code: string; reason: string }[]
}

/** What finance approved in the period, what failed before its end, and what is on hold meanwhile. */
const candidates = (viewer: Viewer, { period_from, period_to, dept_codes }: Form) => {
  const approved = companyDayOf(t.finance_date)
  const submitted = companyDayOf(t.submitted_date)
  return and(
    visibleTo(viewer, t),
    dept_codes.length ? inArray(t.dept_code, dept_codes) : undefined,
    or(
      and(
        eq(t.ticket_status, 'Approved_By_Finance'),
        isNotNull(t.finance_date),
        sql`${approved} <= ${period_to}`,
        or(
          eq(t.payment_status, 'Payment_Failed'),
          and(eq(t.payment_status, 'Not_Yet'), sql`${approved} >= ${period_from}`),
        ),
      ),
      and(eq(t.ticket_status, 'On_Hold'), sql`${submitted} between ${period_from} and ${period_to}`),
    ),
  )
}

/** In order of code: two runs that want the same tickets come one after the other. */
export const lockCandidates = (db: Db, viewer: Viewer, form: Form) =>
  db
    .select({ code: t.bonus_ticket_code })
    .from(t)
    .where(candidates(viewer, form))
    .orderBy(asc(t.bonus_ticket_code))
    .for('update')

const find = (db: Db, where: SQL | undefined) =>
  db
    .select({
      bonus_ticket_code: t.bonus_ticket_code,
      user_code: t.user_code,
      user_name: installers.user_name,
      user_type: installers.user_type,
      user_status: installers.user_status,
      id_card_number: installers.id_card_number,
      dept_code: t.dept_code,
      branch_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
      install_date: t.install_date,
      amount: t.amount,
      finance_date: t.finance_date,
      ticket_status: t.ticket_status,
      settlement_code: settlementTickets.settlement_code,
      approve_status: installerBanks.approve_status,
      bank_code: installerBanks.bank_code,
      bank_name: banks.bank_name,
      swift_code: banks.swift_code,
      account_name: installerBanks.account_name,
      credited_account: installerBanks.credited_account,
      transfer_type: installerBanks.transfer_type,
    })
    .from(t)
    .innerJoin(installers, eq(installers.user_code, t.user_code))
    .leftJoin(installerBanks, eq(installerBanks.user_code, t.user_code))
    .leftJoin(banks, eq(banks.bank_code, installerBanks.bank_code))
    .leftJoin(
      settlementTickets,
      and(eq(settlementTickets.bonus_ticket_code, t.bonus_ticket_code), eq(settlementTickets.is_live, true)),
    )
    .where(where)
    .orderBy(asc(installers.user_name), asc(t.user_code), asc(t.bonus_ticket_code))
    .limit(20_000)
type Found = Awaited<ReturnType<typeof find>>[number]
export type Excluded = Found & { kind: ExclusionKind; reason: string | null }

/** What would be paid now and what not, and why. `itself` is a run whose own tickets count as free. */
export const payableOf = async (db: Db, viewer: Viewer, form: Form, itself?: string) => {
  const chosen = new Map(form.exclusions.map(({ bonus_ticket_code, reason }) => [bonus_ticket_code, reason]))
  const payable: Found[] = []
  const excluded: Excluded[] = []
  for (const found of await find(db, candidates(viewer, form))) {
    const ticket = found.settlement_code === itself ? { ...found, settlement_code: null } : found
    const kind = exclusionOf(ticket) ?? (chosen.has(ticket.bonus_ticket_code) ? 'Chosen' : undefined)
    if (kind)
      excluded.push({
        ...ticket,
        kind,
        reason: kind === 'Chosen' ? (chosen.get(ticket.bonus_ticket_code) ?? null) : null,
      })
    else payable.push(ticket)
  }
  return { payable, excluded, lines: linesOf(payable, form) }
}

/** One line an installer, with the account as it stands now. */
const linesOf = (payable: readonly Found[], form: Form) => {
  const rates = { with_id: form.tax_with_id, without_id: form.tax_without_id }
  const byPerson = Map.groupBy(payable, ({ user_code }) => user_code)
  return [...byPerson.values()].flatMap((tickets, n) => {
    const [first] = tickets
    if (!first?.bank_code || !first.account_name || !first.credited_account || !first.transfer_type) return []
    const has_tax_id = hasTaxId(first.id_card_number)
    const amounts = tickets.map(({ amount }) => amount)
    return [
      {
        line_no: n + 1,
        user_code: first.user_code,
        user_name: first.user_name,
        user_type: first.user_type,
        has_tax_id,
        bank_code: first.bank_code,
        bank_name: first.bank_name ?? first.bank_code,
        swift_code: first.swift_code ?? '',
        account_name: first.account_name,
        credited_account: first.credited_account,
        transfer_type: first.transfer_type,
        ...lineOf(amounts, has_tax_id, rates, form.fee_per_line),
        tickets: tickets.map(({ bonus_ticket_code, amount }) => ({ bonus_ticket_code, amount })),
      },
    ]
  })
}
