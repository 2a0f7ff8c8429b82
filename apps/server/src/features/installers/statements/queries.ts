import type * as contract from '@sejuk/contract/installers/statements'
import { sumLines } from '@sejuk/domain/installers/settlements'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { settlementLines as l, settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { companyZone } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const yearPaid = sql<number>`extract(year from ${l.paid_date} at time zone ${companyZone})::int`

/** Taxed is what was paid, in the year in which it was paid. */
const statementOf = async (db: Db, who: SQL | undefined, wanted: number | undefined) => {
  const [person] = await db.select().from(installers).where(who)
  if (!person) return refuse('notFound')
  const { user_code, user_name, id_card_number } = person
  const paid = and(eq(l.user_code, user_code), eq(l.payment_status, 'Payment_Successful'))
  const found = await db.selectDistinct({ year: yearPaid }).from(l).where(paid).orderBy(sql`1 desc`)
  const years = found.map(({ year }) => year)
  const year = wanted ?? years[0] ?? new Date().getUTCFullYear()
  const lines = await db
    .select()
    .from(l)
    .where(and(paid, eq(yearPaid, year)))
    .orderBy(asc(l.paid_date), asc(l.settlement_code))
  const tickets = await ticketsOf(
    db,
    lines.map(({ settlement_code }) => settlement_code),
    user_code,
  )
  const { company } = await settingsOf(db, 'company')
  return {
    data: {
      company_name: company.company_name,
      user_code,
      user_name,
      id_card_number,
      year,
      years,
      payments: lines.map((line) => ({
        ...line,
        paid_date: line.paid_date ?? '',
        tickets: tickets.get(line.settlement_code) ?? [],
      })),
      ...sumLines(lines),
    },
  }
}

const ticketsOf = async (db: Db, settlements: string[], user_code: string) => {
  const rows = settlements.length
    ? await db
        .select({
          settlement_code: settlementTickets.settlement_code,
          bonus_ticket_code: bonusTickets.bonus_ticket_code,
          install_date: bonusTickets.install_date,
          customer_name: bonusTickets.customer_name,
          amount: settlementTickets.amount,
        })
        .from(settlementTickets)
        .innerJoin(bonusTickets, eq(bonusTickets.bonus_ticket_code, settlementTickets.bonus_ticket_code))
        .where(and(inArray(settlementTickets.settlement_code, settlements), eq(bonusTickets.user_code, user_code)))
        .orderBy(asc(bonusTickets.bonus_ticket_code))
    : []
  return Map.groupBy(rows, ({ settlement_code }) => settlement_code)
}

export const getMyStatement = ({ db, viewer, input }: RequestContext<typeof contract.getMyStatement>) =>
  statementOf(db, eq(installers.user_code, viewer.usercode), input.year)

export const getInstallerStatement = ({ db, viewer, input }: RequestContext<typeof contract.getInstallerStatement>) =>
  statementOf(db, and(eq(installers.user_code, input.user_code), visibleTo(viewer, installers)), input.year)
