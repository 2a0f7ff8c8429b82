import type * as contract from '@sejuk/contract/learning/lotteries'
import { codeKey, mostChances, mostChancesEach, mostParticipants } from '@sejuk/domain/learning/lotteries'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { lotteryParticipants as people, lotteries as t } from '../../../db/tables/learning/lotteries.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

/** Locked against the approval, which freezes the list, and with the writer as an author of it. */
export const openList = async (db: Db, lottery_code: string, usercode: string) => {
  const [found] = await db.select().from(t).where(eq(t.lottery_code, lottery_code)).for('update')
  if (!found) return refuse('notFound')
  if (found.status !== 'Draft') refuse('conflict', { because: because('participants-locked') })
  const authors = [...new Set([...found.authors, usercode])]
  await db.update(t).set({ authors }).where(eq(t.lottery_code, lottery_code))
  return found
}

/** Asked after the rows were written: what is too much is taken back with the rest. */
export const requireBounds = async (db: Db, lottery_code: string) => {
  const [sum] = await db
    .select({ n: sql<number>`count(*)::int`, chances: sql<number>`coalesce(sum(${people.chances}), 0)::int` })
    .from(people)
    .where(eq(people.lottery_code, lottery_code))
  if ((sum?.n ?? 0) > mostParticipants)
    refuse('conflict', { because: because('too-many-participants', { n: mostParticipants }) })
  if ((sum?.chances ?? 0) > mostChances)
    refuse('conflict', { because: because('too-many-chances', { n: mostChances }) })
}

/** `codeKey` of the domain, in SQL. */
const keyOf = (code: SQLWrapper) => sql`regexp_replace(upper(normalize(${code}, NFKC)), '\\s', '', 'g')`

/** Those of the list that are spelt as one of these, whatever the spelling. */
export const spelledAlike = (lottery_codes: readonly string[], codes: readonly string[]) =>
  and(
    inArray(people.lottery_code, [...lottery_codes]),
    sql`${keyOf(people.participant_code)} = any(${sql.param(codes.map(codeKey))}::text[])`,
  )
/** Written by a rule: who is in the list under another spelling stays as they are, and no bar gets into a name. */
const notListed = (lottery_code: string, code: SQLWrapper) => sql`not exists (select from ${people} known
  where known.lottery_code = ${lottery_code} and ${keyOf(sql`known.participant_code`)} = ${keyOf(code)})`
const plainName = (name: SQLWrapper) => sql`regexp_replace(${name}, '[|[:cntrl:]]', ' ', 'g')`

const logged = (db: Db, actor: Actor, lottery_code: string, action: string, after: Record<string, unknown>) =>
  logActions(db, actor, [{ entity: 'lottery', entity_code: lottery_code, action, after }])

export const addParticipant = async ({ db, viewer, actor, input }: RequestContext<typeof contract.addParticipant>) => {
  await openList(db, input.lottery_code, viewer.usercode)
  if ((await db.$count(people, spelledAlike([input.lottery_code], [input.participant_code]))) > 0)
    refuseField('participant_code', because('participant-listed-already'))
  const added = await db.insert(people).values(input).onConflictDoNothing().returning({ code: people.participant_code })
  if (added.length === 0) refuseField('participant_code', because('participant-listed-already'))
  await requireBounds(db, input.lottery_code)
  const { lottery_code, ...person } = input
  await logged(db, actor, lottery_code, 'add-participant', person)
  return { data: null }
}

export const removeParticipant = async (context: RequestContext<typeof contract.removeParticipant>) => {
  const { db, viewer, actor, input } = context
  await openList(db, input.lottery_code, viewer.usercode)
  const itself = and(eq(people.lottery_code, input.lottery_code), eq(people.participant_code, input.participant_code))
  const gone = await db.delete(people).where(itself).returning()
  if (gone.length === 0) refuse('notFound')
  await logged(db, actor, input.lottery_code, 'remove-participant', { participant_code: input.participant_code })
  return { data: null }
}

export const addStaff = async ({ db, viewer, actor, input }: RequestContext<typeof contract.addStaff>) => {
  const { lottery_code, dept_code } = input
  await openList(db, lottery_code, viewer.usercode)
  const chosen = and(eq(users.is_active, true), visibleUsers(viewer), filterByCodes(users.department, dept_code))
  const added = await db.execute(sql`insert into ${people} (lottery_code, participant_code, participant_name, place)
    select ${lottery_code}, ${users.usercode}, ${plainName(users.username)}, ${departments.dept_name} from ${users}
      join ${departments} on ${eq(departments.dept_code, users.department)}
    where ${chosen} and ${notListed(lottery_code, users.usercode)} and exists (select 1 from user_roles r where r.usercode = ${users.usercode}
      and r.role_code not in ('Customer', 'Keyperson', 'Partner-Sales-Installer', 'Partner-Common-Installer'))
    on conflict do nothing`)
  await requireBounds(db, lottery_code)
  const n = added.rowCount ?? 0
  await logged(db, actor, lottery_code, 'add-participants', { source: 'staff', dept_code, added: n })
  return { data: { added: n } }
}

export const addCustomers = async ({ db, viewer, actor, input }: RequestContext<typeof contract.addCustomers>) => {
  const { lottery_code, dept_code, from, to, amount_per_chance } = input
  if (to < from) refuseField('to', because('date-not-valid'))
  await openList(db, lottery_code, viewer.usercode)
  const chosen = and(visibleTo(viewer, customers), filterByCodes(customers.dept_code, dept_code))
  const added =
    await db.execute(sql`insert into ${people} (lottery_code, participant_code, participant_name, place, chances)
    select ${lottery_code}, bought.customer_code, ${plainName(sql`bought.customer_name`)}, bought.dept_name,
      least(${mostChancesEach}, bought.amount / ${amount_per_chance}::bigint)::int
    from (select ${customers.customer_code} as customer_code, min(${customers.customer_name}) as customer_name,
        min(${departments.dept_name}) as dept_name, sum(${salesOrders.total_amount})::bigint as amount
      from ${salesOrders} join ${customers} on ${eq(customers.customer_code, salesOrders.customer_code)}
        join ${departments} on ${eq(departments.dept_code, customers.dept_code)}
      where ${chosen} and ${salesOrders.status} in ('Approved', 'Closed') and ${salesOrders.order_date} between ${from}::date and ${to}::date
      group by 1) bought
    where bought.amount >= ${amount_per_chance}::bigint and ${notListed(lottery_code, sql`bought.customer_code`)} on conflict do nothing`)
  await requireBounds(db, lottery_code)
  const n = added.rowCount ?? 0
  await logged(db, actor, lottery_code, 'add-participants', { source: 'customers', ...input, added: n })
  return { data: { added: n } }
}

/** At the door of the hall, until the draw starts. */
export const checkIn = async ({ db, input }: RequestContext<typeof contract.checkIn>) => {
  const { lottery_code, participant_code, is_present } = input
  const [found] = await db.select().from(t).where(eq(t.lottery_code, lottery_code)).for('share')
  if (!found) return refuse('notFound')
  if (found.started_date) refuse('conflict', { because: because('lottery-started-already') })
  const [person] = await db
    .update(people)
    .set({ is_present })
    .where(and(eq(people.lottery_code, lottery_code), eq(people.participant_code, participant_code)))
    .returning()
  return person ? { data: person } : refuse('notFound')
}
