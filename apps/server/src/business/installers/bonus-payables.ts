import { bonusSettlement } from '@sejuk/domain/installers/settlements'
import { addressTo } from '@sejuk/domain/pages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bonusTickets as t } from '../../db/tables/installers/bonus-tickets.ts'
import { installerBanks, installers } from '../../db/tables/installers/installers.ts'
import {
  settlementLines as l,
  settlementExclusions,
  settlementTickets,
} from '../../db/tables/installers/settlements.ts'
import { banks } from '../../db/tables/masters/banks.ts'
import { companyDayOf } from '../../platform/calendar/company-day.ts'
import { notify } from '../../platform/notify/notify.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'
import type { PayableForm, PayableSource } from './payables.ts'

/** What finance approved in the period, what failed before its end, and what is on hold meanwhile. */
const candidates = (viewer: Viewer, { period_from, period_to, dept_codes }: PayableForm) => {
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

const shown = {
  payable_code: t.bonus_ticket_code,
  user_code: t.user_code,
  user_name: installers.user_name,
  dept_code: t.dept_code,
  branch_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  install_date: t.install_date,
  finance_date: t.finance_date,
}

const find = (db: Db, viewer: Viewer, form: PayableForm) =>
  db
    .select({
      ...shown,
      user_type: installers.user_type,
      user_status: installers.user_status,
      id_card_number: installers.id_card_number,
      amount: t.amount,
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
    .where(candidates(viewer, form))
    .orderBy(asc(installers.user_name), asc(t.user_code), asc(t.bonus_ticket_code))
    .limit(20_000)

const changedAccounts = async (db: Db, settlement_code: string) => {
  const ofRun = eq(l.settlement_code, settlement_code)
  // Whoever sends an account back meanwhile waits until the run has its status.
  const people = db.select({ code: l.user_code }).from(l).where(ofRun)
  await db
    .select()
    .from(installers)
    .where(inArray(installers.user_code, people))
    .orderBy(installers.user_code)
    .for('share')
  return db
    .select({ user_name: l.user_name })
    .from(l)
    .innerJoin(installers, eq(installers.user_code, l.user_code))
    .leftJoin(installerBanks, eq(installerBanks.user_code, l.user_code))
    .where(
      and(
        ofRun,
        sql`not coalesce(${installers.user_status} = 'Approved' and ${installerBanks.approve_status} = 'Bank_Approved'
          and ${installerBanks.bank_code} = ${l.bank_code} and ${installerBanks.credited_account} = ${l.credited_account}
          and ${installerBanks.account_name} = ${l.account_name}, false)`,
      ),
    )
    .orderBy(l.line_no)
}

const ofLine = (settlement_code: string, line_no: number) =>
  and(eq(settlementTickets.settlement_code, settlement_code), eq(settlementTickets.line_no, line_no))

/** Installers get their bonus ticket by ticket. */
export const bonusPayables: PayableSource = {
  lock: (db, viewer, form) =>
    db
      .select({ code: t.bonus_ticket_code })
      .from(t)
      .where(candidates(viewer, form))
      .orderBy(asc(t.bonus_ticket_code))
      .for('update'),
  find,
  take: async (db, settlement_code, lines) => {
    await db.insert(settlementTickets).values(
      lines.flatMap(({ line_no, payables }) =>
        payables.map(({ payable_code, amount }) => ({
          settlement_code,
          line_no,
          bonus_ticket_code: payable_code,
          amount,
        })),
      ),
    )
  },
  // They go with the lines of the draft.
  release: async () => undefined,
  changedAccounts,
  begin: (db, settlement_code) => {
    const own = eq(settlementTickets.settlement_code, settlement_code)
    const codes = db.select({ code: settlementTickets.bonus_ticket_code }).from(settlementTickets).where(own)
    return db.update(t).set({ payment_status: 'Payment_Processing' }).where(inArray(t.bonus_ticket_code, codes))
  },
  settle: async (db, { settlement_code, line_no }, { payment_status, paid_date }) => {
    const own = ofLine(settlement_code, line_no)
    const tickets = db.select({ code: settlementTickets.bonus_ticket_code }).from(settlementTickets).where(own)
    await db.update(t).set({ payment_status, paid_date }).where(inArray(t.bonus_ticket_code, tickets))
    if (payment_status === 'Payment_Failed') await db.update(settlementTickets).set({ is_live: false }).where(own)
  },
  tell: async (within, line, answer) => {
    const { settlement_code: settlement, net_amount: amount } = line
    const who = { to: [line.user_code], about: { entity: bonusSettlement.entity, entity_code: settlement } }
    if (answer.isPaid) {
      const tickets = await within.db.$count(settlementTickets, ofLine(settlement, line.line_no))
      const variables = { settlement, tickets, amount }
      await notify(within, { ...who, url: addressTo('myBonusTickets'), event: 'bonus-paid', variables })
    } else {
      const variables = { settlement, amount, reason: answer.reason || '-' }
      await notify(within, { ...who, url: addressTo('ownInformation'), event: 'bonus-payment-failed', variables })
    }
  },
  paidParts: (db, settlement_code, partOf) =>
    db
      .select({
        ...shown,
        line_no: settlementTickets.line_no,
        amount: settlementTickets.amount,
        payment_status: t.payment_status,
      })
      .from(settlementTickets)
      .innerJoin(t, eq(t.bonus_ticket_code, settlementTickets.bonus_ticket_code))
      .innerJoin(installers, eq(installers.user_code, t.user_code))
      .where(and(eq(settlementTickets.settlement_code, settlement_code), partOf && visibleTo(partOf, t)))
      .orderBy(asc(settlementTickets.bonus_ticket_code)),
  leftOut: (db, settlement_code, partOf) =>
    db
      .select({ ...shown, amount: t.amount, kind: settlementExclusions.kind, reason: settlementExclusions.reason })
      .from(settlementExclusions)
      .innerJoin(t, eq(t.bonus_ticket_code, settlementExclusions.payable_code))
      .innerJoin(installers, eq(installers.user_code, t.user_code))
      .where(and(eq(settlementExclusions.settlement_code, settlement_code), partOf && visibleTo(partOf, t)))
      .orderBy(asc(settlementExclusions.payable_code)),
}
