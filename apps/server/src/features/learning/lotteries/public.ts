import type * as contract from '@sejuk/contract/learning/lotteries'
import { maskedParticipant, presenceText } from '@sejuk/domain/learning/lotteries'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import {
  lotteryDraws as draws,
  lotteryParticipants as people,
  lotteryPrizes as prizes,
  lotteries as t,
} from '../../../db/tables/learning/lotteries.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hashOf } from './draw.ts'
import { frozenText } from './queries.ts'

/** From the approval on everybody may look; before it there is nothing to check. */
const published = async (db: Db, lottery_code: string) => {
  const [found] = await db.select().from(t).where(eq(t.lottery_code, lottery_code))
  const { seed_hash, list_hash, frozen_date } = found ?? {}
  if (!found || !seed_hash || !list_hash || !frozen_date) return refuse('notFound')
  return { ...found, seed_hash, list_hash, frozen_date }
}

const winnersShown = (db: Db, lottery_code: string) =>
  db
    .select({
      participant_code: draws.participant_code,
      participant_name: people.participant_name,
      prize_name: prizes.prize_name,
      round: prizes.round,
      is_replaced: draws.is_replaced,
      redraw_seed_hash: draws.redraw_seed_hash,
      redraw_seed: draws.redraw_seed,
    })
    .from(draws)
    .innerJoin(prizes, eq(prizes.prize_code, draws.prize_code))
    .innerJoin(
      people,
      and(eq(people.lottery_code, draws.lottery_code), eq(people.participant_code, draws.participant_code)),
    )
    .where(and(eq(draws.lottery_code, lottery_code), isNotNull(draws.revealed_date)))
    .orderBy(asc(prizes.round), asc(draws.turn), asc(draws.draw_id))

export const publicLottery = async ({ db, input }: RequestContext<typeof contract.publicLottery>) => {
  const found = await published(db, input.lottery_code)
  const { lottery_code, lottery_name, event_date, only_present, seed_hash, list_hash } = found
  const { presence_hash, word, frozen_date, started_date } = found
  const listed = await db.select({ chances: people.chances }).from(people).where(eq(people.lottery_code, lottery_code))
  const winners = await winnersShown(db, lottery_code)
  return {
    data: {
      ...{ lottery_code, lottery_name, event_date, only_present, seed_hash, list_hash, presence_hash },
      ...{ frozen_date, started_date, word, seed: found.status === 'Closed' ? found.seed : null },
      participants: listed.length,
      chance_count: listed.reduce((sum, { chances }) => sum + chances, 0),
      is_list_public: hashOf(await frozenText(db, lottery_code)) === list_hash,
      prizes: await db
        .select({ round: prizes.round, prize_name: prizes.prize_name, qty: prizes.qty })
        .from(prizes)
        .where(eq(prizes.lottery_code, lottery_code))
        .orderBy(asc(prizes.round)),
      winners: winners.map((one) => ({
        ...one,
        participant_name: maskedParticipant(one.participant_name),
        // A seed that is still to be used is told to nobody.
        redraw_seed: one.is_replaced ? one.redraw_seed : null,
      })),
    },
  }
}

const textFile = (name: string, text: string) => ({
  data: { name, type: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(text) },
})

export const publicList = async ({ db, input }: RequestContext<typeof contract.publicList>) => {
  const { lottery_code, list_hash } = await published(db, input.lottery_code)
  const text = await frozenText(db, lottery_code)
  return hashOf(text) === list_hash ? textFile('participants.txt', text) : refuse('notFound')
}

export const publicPresence = async ({ db, input }: RequestContext<typeof contract.publicPresence>) => {
  const { lottery_code, presence_hash } = await published(db, input.lottery_code)
  if (!presence_hash) return refuse('notFound')
  const present = and(eq(people.lottery_code, lottery_code), eq(people.is_present, true))
  return textFile('present.txt', presenceText(await db.select().from(people).where(present)))
}
