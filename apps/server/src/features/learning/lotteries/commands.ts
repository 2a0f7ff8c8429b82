import * as contract from '@sejuk/contract/learning/lotteries'
import { lottery, presenceText } from '@sejuk/domain/learning/lotteries'
import { because } from '@sejuk/domain/messages'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import {
  lotteryDraws as draws,
  lotteryParticipants as people,
  lotteryPrizes as prizes,
  lotteries as t,
} from '../../../db/tables/learning/lotteries.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { drawAll, hashOf, newSeed } from './draw.ts'
import { counted, frozenText } from './queries.ts'

const records = recordsOf(lottery.entity, t, t.lottery_code)

type Prize = { prize_name: string; qty: number; value: number }
const writePrizes = async (db: Db, lottery_code: string, wanted: readonly Prize[]) => {
  await db.delete(prizes).where(eq(prizes.lottery_code, lottery_code))
  const rows = wanted.map((prize, n) => ({
    ...prize,
    ...{ lottery_code, round: n + 1, prize_code: `${lottery_code}-${n + 1}` },
  }))
  await db.insert(prizes).values(rows)
}

export const createLottery = async ({ db, viewer, actor, input }: RequestContext<typeof contract.createLottery>) => {
  const { prizes: wanted, ...form } = input
  const lottery_code = await nextDocumentNumber(db, 'LOT', viewer.department, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...form, ...by, lottery_code }, { prizes: wanted })
  await writePrizes(db, lottery_code, wanted)
  return { data: { lottery_code } }
}

export const onLottery = acting(lottery, {
  table: t,
  key: 'lottery_code',
  endpoints: contract.actOnLottery,
  visible: () => undefined,
  facts: async ({ db }, { lottery_code }) => {
    const { participants, prize_count, revealed_count } = counted
    const fields = { participants, prize_count, revealed_count }
    const [found] = await selectRows(db, fields, sql`from ${t} where ${eq(t.lottery_code, lottery_code)}`)
    return found ?? refuse('notFound')
  },
  changes: {
    modify: async ({ db, input, before }) => {
      const { lottery_code, row_version: _version, prizes: wanted, ...form } = input
      const was = await db
        .select()
        .from(prizes)
        .where(eq(prizes.lottery_code, before.lottery_code))
        .orderBy(asc(prizes.round))
      await writePrizes(db, lottery_code, wanted)
      const plain = was.map(({ prize_name, qty, value }) => ({ prize_name, qty, value }))
      return { set: form, was: { prizes: plain }, also: { prizes: wanted } }
    },
    approve: async ({ db, before, at }) => {
      const seed = newSeed()
      const list_hash = hashOf(await frozenText(db, before.lottery_code))
      return { set: { seed, seed_hash: hashOf(seed), list_hash, frozen_date: at } }
    },
    start: async ({ db, before, input, at }) => {
      const { lottery_code, only_present, seed } = before
      if (!seed) return refuse('conflict', { because: because('participants-locked') })
      const inDraw = and(eq(people.lottery_code, lottery_code), only_present ? eq(people.is_present, true) : undefined)
      const all = await db.select().from(prizes).where(eq(prizes.lottery_code, lottery_code))
      const wanted = all.reduce((sum, { qty }) => sum + qty, 0)
      const inHall = await db.select().from(people).where(inDraw)
      const drawn = await drawAll({ seed, word: input.word }, all, inHall)
      if (drawn.length < wanted)
        refuse('conflict', { because: because('fewer-participants-than-prizes', { n: drawn.length, prizes: wanted }) })
      await db.insert(draws).values(drawn.map((draw) => ({ ...draw, lottery_code })))
      const presence_hash = only_present ? hashOf(presenceText(inHall)) : null
      return { set: { word: input.word, presence_hash, started_date: at } }
    },
  },
  marks: { close: ({ at }) => ({ closed_date: at }) },
})

export const lotteryLog = ({ db, input }: RequestContext<typeof contract.lotteryLog>) =>
  records.history(db, input.code, input.page, undefined)
