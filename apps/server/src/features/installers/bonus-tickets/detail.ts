import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { serialsOf, ticketGaps } from '@sejuk/domain/installers/bonus-tickets'
import { maskedPhone } from '@sejuk/domain/values/phone'
import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets as t, bonusTicketUnits as u } from '../../../db/tables/installers/bonus-tickets.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { settlementLines, settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { countPhotos } from './check.ts'
import { earningsOf, serialsIn } from './earnings.ts'
import { findRow, unitsOf } from './queries.ts'

/** How the last payment went. */
const paymentOf = async (db: Db, code: string) => {
  const [line] = await db
    .select({ fail_reason: settlementLines.fail_reason, bank_ref: settlementLines.bank_ref })
    .from(settlementTickets)
    .innerJoin(
      settlementLines,
      and(
        eq(settlementLines.settlement_code, settlementTickets.settlement_code),
        eq(settlementLines.line_no, settlementTickets.line_no),
      ),
    )
    .where(eq(settlementTickets.bonus_ticket_code, code))
    .orderBy(desc(settlementTickets.is_live), desc(settlementTickets.settlement_code))
    .limit(1)
  return line ?? { fail_reason: null, bank_ref: null }
}

const detailOf = async (db: Db, where: SQL | undefined) => {
  const row = (await findRow(db, where)) ?? refuse('notFound')
  const code = row.bonus_ticket_code
  const [ticket = refuse('notFound')] = await db.select().from(t).where(eq(t.bonus_ticket_code, code))
  const [installer = refuse('notFound')] = await db
    .select()
    .from(installers)
    .where(eq(installers.user_code, row.user_code))
  const units = await unitsOf(db, code)
  const isOpen = row.ticket_status === 'Draft' || row.ticket_status === 'Withdrawn'
  const now = ticket.install_date ? await earningsOf(db, installer, ticket.install_date, units, code) : undefined
  const evidence = isOpen
    ? (now?.evidence ?? [])
    : [...new Set(units.flatMap(({ rule_terms }) => rule_terms?.evidence ?? []))]
  const unit_list = isOpen && now ? now.earned : units
  return {
    installer,
    ticket,
    data: {
      ...row,
      ...(await paymentOf(db, code)),
      amount: isOpen ? unit_list.reduce((sum, { amount }) => sum + amount, 0) : row.amount,
      units: units.length,
      client_key: ticket.client_key,
      customer_phone: ticket.customer_phone,
      customer_address: ticket.customer_address,
      shop_name: ticket.shop_name,
      held_status: ticket.held_status,
      hold_until: ticket.hold_until,
      branch_user_code: ticket.branch_user_code,
      branch_user_name: ticket.branch_user_name,
      finance_user_name: ticket.finance_user_name,
      approve_remark: ticket.approve_remark,
      user_status: installer.user_status,
      pin_lat: ticket.pin_lat,
      pin_lng: ticket.pin_lng,
      capture_lat: ticket.capture_lat,
      capture_lng: ticket.capture_lng,
      flags: ticket.flags,
      unit_list,
      evidence,
      missing: isOpen ? ticketGaps({ ...ticket, units }, evidence, await countPhotos(db, code)) : {},
    },
  }
}

/** What staff wrote for each other, and what their checks found, is not the installer's. */
export const getMyBonusTicket = async ({ db, viewer, input }: RequestContext<typeof contract.getMyBonusTicket>) => {
  const own = and(eq(t.bonus_ticket_code, input.bonus_ticket_code), eq(t.user_code, viewer.usercode))
  const { data } = await detailOf(db, own)
  return { data: { ...data, approve_remark: null, flags: [], tone: 'green' as const, branch_user_code: null } }
}

export const getBonusTicket = async ({ db, viewer, input }: RequestContext<typeof contract.getBonusTicket>) => {
  const seen = and(eq(t.bonus_ticket_code, input.bonus_ticket_code), visibleTo(viewer, t))
  const { data, installer, ticket } = await detailOf(db, seen)
  const [bank] = await db.select().from(installerBanks).where(eq(installerBanks.user_code, data.user_code))
  const serials = await serialsIn(db, data.unit_list)
  const [next] = await db
    .select({ code: t.bonus_ticket_code })
    .from(t)
    .where(
      and(
        visibleTo(viewer, t),
        eq(t.ticket_status, data.ticket_status),
        or(
          gt(t.created_date, data.created_date),
          and(eq(t.created_date, data.created_date), gt(t.bonus_ticket_code, data.bonus_ticket_code)),
        ),
      ),
    )
    .orderBy(t.created_date, t.bonus_ticket_code)
    .limit(1)
  return {
    data: {
      ...data,
      customer_phone: viewer.permission.has('Installation-Bonus-List-Call-Back')
        ? data.customer_phone
        : data.customer_phone && maskedPhone(data.customer_phone),
      phone_number: installer.phone_number,
      call_back_status: ticket.call_back_status,
      calls: ticket.calls,
      call_date: ticket.call_date,
      call_user_name: ticket.call_user_name,
      call_note: ticket.call_note,
      approve_status: bank?.approve_status ?? null,
      serials: [...serials.values()],
      history: await historyOfSerials(db, data.bonus_ticket_code, serialsOf(data.unit_list)),
      next_ticket_code: next?.code ?? null,
    },
  }
}

/** Who else asked for these units, however it ended. */
const historyOfSerials = async (db: Db, itself: string, serials: string[]) => {
  if (serials.length === 0) return []
  return db
    .select({
      serial_number: sql<string>`coalesce(${u.serial_indoor}, ${u.serial_outdoor})`,
      bonus_ticket_code: t.bonus_ticket_code,
      user_name: installers.user_name,
      ticket_status: t.ticket_status,
      created_date: t.created_date,
    })
    .from(u)
    .innerJoin(t, eq(t.bonus_ticket_code, u.bonus_ticket_code))
    .innerJoin(installers, eq(installers.user_code, t.user_code))
    .where(
      and(or(inArray(u.serial_indoor, serials), inArray(u.serial_outdoor, serials)), ne(t.bonus_ticket_code, itself)),
    )
    .orderBy(desc(t.created_date))
    .limit(50)
}

export const bonusTicketLog = async ({ db, viewer, input }: RequestContext<typeof contract.bonusTicketLog>) => {
  if (!(await db.$count(t, and(eq(t.bonus_ticket_code, input.code), visibleTo(viewer, t))))) refuse('notFound')
  return historyOf(db, 'bonus-ticket', input.code, input.page)
}
