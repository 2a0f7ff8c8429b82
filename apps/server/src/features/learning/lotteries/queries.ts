import type * as contract from '@sejuk/contract/learning/lotteries'
import { listText } from '@sejuk/domain/learning/lotteries'
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import {
  lotteryDraws as draws,
  lotteryParticipants as people,
  lotteryPrizes as prizes,
  lotteries as t,
} from '../../../db/tables/learning/lotteries.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

const { seed: _seed, closed_date: _closed, created_by: _by, ...columns } = getTableColumns(t)
const of = (what: SQL, where: SQL) => sql<number>`(select ${what} from ${where})`
const mine = (column: SQL | typeof people.lottery_code) => sql`${column} = ${t.lottery_code}`

/** What is counted of a lottery: gates and lists read the same. */
export const counted = {
  participants: of(sql`count(*)::int`, sql`${people} where ${mine(people.lottery_code)}`),
  present_count: of(sql`count(*) filter (where is_present)::int`, sql`${people} where ${mine(people.lottery_code)}`),
  chance_count: of(sql`coalesce(sum(chances), 0)::int`, sql`${people} where ${mine(people.lottery_code)}`),
  prize_count: of(sql`coalesce(sum(qty), 0)::int`, sql`${prizes} where ${prizes.lottery_code} = ${t.lottery_code}`),
  revealed_count: of(
    sql`count(*)::int`,
    sql`${draws} where ${draws.lottery_code} = ${t.lottery_code} and revealed_date is not null and not is_replaced`,
  ),
}
const fields = { ...columns, event_date: sql<string>`${t.event_date}::text`, ...counted }

export const listLotteries = ({ db, input }: RequestContext<typeof contract.listLotteries>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${t}`,
      where: and(
        input.status ? eq(t.status, input.status) : undefined,
        containsText(input.search, t.lottery_name, t.lottery_code),
      ),
      key: t.lottery_code,
      sorts: { created_date: t.created_date, event_date: t.event_date, lottery_name: t.lottery_name },
      sort: '-created_date',
      fields,
    }),
  )

export const lotteryDropdown = ({ db, input }: RequestContext<typeof contract.lotteryDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: containsText(input.search, t.lottery_name, t.lottery_code),
    key: t.lottery_code,
    order: t.lottery_name,
    fields: { value: t.lottery_code, label: t.lottery_name },
    isSearch: input.search !== '',
  })

/** The named one; without a name the newest. */
const lotteryOf = async (db: Db, lottery_code: string) => {
  const which = lottery_code ? sql`where ${eq(t.lottery_code, lottery_code)}` : sql``
  const [found] = await selectRows(
    db,
    { ...fields, secret: t.seed },
    sql`from ${t} ${which} order by ${desc(t.created_date)}, ${desc(t.lottery_code)} limit 1`,
  )
  if (!found) return refuse('notFound')
  const { secret, ...lottery } = found
  const all = await db
    .select()
    .from(prizes)
    .where(eq(prizes.lottery_code, lottery.lottery_code))
    .orderBy(asc(prizes.round))
  return { ...lottery, prizes: all, seed: lottery.status === 'Closed' ? secret : null }
}

export const getLottery = async ({ db, input }: RequestContext<typeof contract.getLottery>) => ({
  data: await lotteryOf(db, input.lottery_code),
})

/** The named lottery; without a name the newest, as the pages show it. */
const ofLottery = (column: typeof people.lottery_code | typeof draws.lottery_code, lottery_code: string) =>
  lottery_code
    ? eq(column, lottery_code)
    : sql`${column} = (select l.lottery_code from lotteries l order by l.created_date desc, l.lottery_code desc limit 1)`

type ParticipantsAsked = Pick<RequestContext<typeof contract.listParticipants>, 'input'>
const wonPrize = sql<string | null>`(select p.prize_name from lottery_draws d join lottery_prizes p using (prize_code)
  where d.lottery_code = ${people.lottery_code} and d.participant_code = ${people.participant_code}
    and d.revealed_date is not null and not d.is_replaced)`

export const participantList = ({ input }: ParticipantsAsked) =>
  asList({
    input,
    source: sql`${people} join ${t} on ${eq(t.lottery_code, people.lottery_code)}`,
    where: and(
      ofLottery(people.lottery_code, input.lottery_code),
      input.is_present === undefined ? undefined : eq(people.is_present, input.is_present),
      input.has_won === undefined ? undefined : sql`(${wonPrize} is not null) = ${input.has_won}`,
      containsText(input.search, people.participant_code, people.participant_name, people.place),
    ),
    key: people.participant_id,
    sorts: {
      participant_code: people.participant_code,
      participant_name: people.participant_name,
      chances: people.chances,
    },
    sort: 'participant_name',
    fields: { ...getTableColumns(people), lottery_name: t.lottery_name, prize_name: wonPrize },
  })

export const listParticipants = ({ db, ...context }: RequestContext<typeof contract.listParticipants>) =>
  listPage(db, participantList(context))

const winnerTables = sql`${draws} join ${prizes} on ${eq(prizes.prize_code, draws.prize_code)}
  join ${t} on ${eq(t.lottery_code, draws.lottery_code)}
  join ${people} on ${and(eq(people.lottery_code, draws.lottery_code), eq(people.participant_code, draws.participant_code))}`
const winnerFields = {
  draw_id: draws.draw_id,
  prize_code: draws.prize_code,
  round: prizes.round,
  prize_name: prizes.prize_name,
  turn: draws.turn,
  participant_code: draws.participant_code,
  participant_name: people.participant_name,
  place: people.place,
}

/** So many names roll on the screen; more would only make it slow. */
const rollingNames = 400

export const getStage = async ({ db, input }: RequestContext<typeof contract.getStage>) => {
  const lottery = await lotteryOf(db, input.lottery_code)
  const ofIt = eq(people.lottery_code, lottery.lottery_code)
  const inDraw = and(ofIt, lottery.only_present ? eq(people.is_present, true) : undefined)
  const names = await db
    .select({ name: people.participant_name })
    .from(people)
    .where(inDraw)
    .orderBy(sql`md5(${people.participant_code})`)
    .limit(rollingNames)
  const winners = await selectRows(
    db,
    { ...winnerFields, revealed_date: draws.revealed_date },
    sql`from ${winnerTables} where ${eq(draws.lottery_code, lottery.lottery_code)} and not ${draws.is_replaced}
      order by ${prizes.round}, ${draws.turn}`,
  )
  const rolling = names.map(({ name }) => name)
  return { data: { ...lottery, winners, rolling, in_draw: await db.$count(people, inDraw) } }
}

type WinnersAsked = Pick<RequestContext<typeof contract.listWinners>, 'input'>

/** Only what the stage has shown. */
export const winnerList = ({ input }: WinnersAsked) =>
  asList({
    input,
    source: winnerTables,
    where: and(
      sql`${draws.revealed_date} is not null`,
      ofLottery(draws.lottery_code, input.lottery_code),
      input.is_claimed === undefined ? undefined : sql`(${draws.claimed_date} is not null) = ${input.is_claimed}`,
      input.waits ? sql`${draws.redraw_asked_by} is not null and ${draws.redraw_decided_by} is null` : undefined,
      containsText(input.search, draws.participant_code, people.participant_name, prizes.prize_name),
    ),
    key: draws.draw_id,
    sorts: {
      revealed_date: draws.revealed_date,
      prize_name: prizes.prize_name,
      participant_name: people.participant_name,
    },
    sort: '-revealed_date',
    fields: {
      ...winnerFields,
      lottery_code: draws.lottery_code,
      lottery_name: t.lottery_name,
      value: prizes.value,
      tax: sql<number>`round(${prizes.value} * ${t.tax_percent} / 100.0)::float8`,
      revealed_date: sql<string>`to_char(${draws.revealed_date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      claimed_date: draws.claimed_date,
      received_by: draws.received_by,
      handed_by: draws.handed_by,
      redraw_reason: draws.redraw_reason,
      redraw_asked_by: sql<
        string | null
      >`case when ${draws.redraw_decided_by} is null then ${draws.redraw_asked_by} end`,
      redraw_asked_name: draws.redraw_asked_name,
      redraw_seed_hash: draws.redraw_seed_hash,
      is_replaced: draws.is_replaced,
      row_version: draws.row_version,
    },
  })

export const listWinners = ({ db, ...context }: RequestContext<typeof contract.listWinners>) =>
  listPage(db, winnerList(context))

/** As it was frozen: its hash is the published one. */
export const frozenText = async (db: Db, lottery_code: string) =>
  listText(await db.select().from(people).where(eq(people.lottery_code, lottery_code)))
