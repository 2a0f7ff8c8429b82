import type * as contract from '@sejuk/contract/learning/lotteries'
import { winnersOf } from '@sejuk/domain/learning/lotteries'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import {
  lotteryDraws as draws,
  lotteryParticipants as people,
  lotteryPrizes as prizes,
  lotteries as t,
} from '../../../db/tables/learning/lotteries.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { hashOf, newSeed, signedChances } from './draw.ts'
import { counted } from './queries.ts'

const lockLottery = async (db: Db, lottery_code: string) => {
  const [found] = await db.select().from(t).where(eq(t.lottery_code, lottery_code)).for('update')
  return found ?? refuse('notFound')
}

/** Sent by the stage, late where it had no network: an hour that cannot be is put right. */
export const reveal = async ({ db, input }: RequestContext<typeof contract.reveal>) => {
  const { lottery_code, shown } = input
  const lottery = await lockLottery(db, lottery_code)
  if (!lottery.started_date) refuse('conflict', { because: because('lottery-not-started') })
  const known = await db
    .select({ draw_id: draws.draw_id })
    .from(draws)
    .where(
      and(
        eq(draws.lottery_code, lottery_code),
        isNull(draws.revealed_date),
        inArray(
          draws.draw_id,
          shown.map(({ draw_id }) => draw_id),
        ),
      ),
    )
  for (const { draw_id } of known) {
    const at = shown.find((one) => one.draw_id === draw_id)?.at ?? ''
    await db
      .update(draws)
      .set({ revealed_date: sql`least(now(), greatest(${at}::timestamptz, ${lottery.started_date}::timestamptz))` })
      .where(eq(draws.draw_id, draw_id))
  }
  const [sum] = await db.select({ n: counted.revealed_count }).from(t).where(eq(t.lottery_code, lottery_code))
  return { data: { revealed_count: sum?.n ?? 0 } }
}

/** A winner whom the stage has shown, locked; the others are nobody's business yet. */
const lockWinner = async (db: Db, draw_id: number) => {
  const [found] = await db.select().from(draws).where(eq(draws.draw_id, draw_id)).for('update')
  if (!found || found.is_replaced) return refuse('notFound')
  if (!found.revealed_date) return refuse('notFound')
  return found
}

export const claimPrize = async ({ db, viewer, actor, input }: RequestContext<typeof contract.claimPrize>) => {
  const winner = await lockWinner(db, input.draw_id)
  if (winner.claimed_date) refuse('conflict', { because: because('prize-claimed-already') })
  if (winner.redraw_asked_by && !winner.redraw_decided_by)
    refuse('conflict', { because: because('redraw-waits-already') })
  await db
    .update(draws)
    .set({
      ...{ claimed_date: sql`now()`, received_by: input.received_by, handed_by: viewer.username },
      signature: input.signature,
    })
    .where(eq(draws.draw_id, input.draw_id))
  const after = { participant_code: winner.participant_code, received_by: input.received_by }
  await logActions(db, actor, [{ entity: 'lottery', entity_code: winner.lottery_code, action: 'claim', after }])
  return { data: null }
}

export const askRedraw = async ({ db, viewer, actor, input }: RequestContext<typeof contract.askRedraw>) => {
  const winner = await lockWinner(db, input.draw_id)
  if (winner.claimed_date) refuse('conflict', { because: because('prize-claimed-already') })
  if (winner.redraw_asked_by && !winner.redraw_decided_by)
    refuse('conflict', { because: because('redraw-waits-already') })
  // Whoever knows the seed can tell the next winner: its successor is agreed before anybody decides.
  const lottery = await lockLottery(db, winner.lottery_code)
  const redraw_seed = lottery.status === 'Closed' ? newSeed() : null
  const redraw_seed_hash = redraw_seed && hashOf(redraw_seed)
  const who = { redraw_reason: input.reason, redraw_asked_by: viewer.usercode, redraw_asked_name: viewer.username }
  const asked = { ...who, redraw_seed, redraw_seed_hash }
  await db
    .update(draws)
    .set({ ...asked, redraw_decided_by: null })
    .where(eq(draws.draw_id, input.draw_id))
  const { lottery_code, participant_code } = winner
  const line = { entity: 'lottery', entity_code: lottery_code, action: 'ask-redraw', reason: input.reason }
  await logActions(db, actor, [{ ...line, after: { participant_code, redraw_seed_hash } }])
  return { data: null }
}

/** By a second person. The next in the order of the same round takes the place; who won before stays in the records. */
export const decideRedraw = async ({ db, viewer, actor, input }: RequestContext<typeof contract.decideRedraw>) => {
  const winner = await lockWinner(db, input.draw_id)
  const { lottery_code, prize_code, turn, participant_code } = winner
  if (!winner.redraw_asked_by || winner.redraw_decided_by) refuse('conflict', { because: because('no-redraw-waits') })
  if (winner.redraw_asked_by === viewer.usercode) refuse('conflict', { because: because('redraw-needs-second-person') })
  const decided = { redraw_decided_by: viewer.usercode }
  const line = { entity: 'lottery', entity_code: lottery_code, reason: winner.redraw_reason }
  if (!input.is_approved) {
    await db.update(draws).set(decided).where(eq(draws.draw_id, winner.draw_id))
    await logActions(db, actor, [{ ...line, action: 'refuse-redraw', after: { participant_code } }])
    return { data: { participant_name: null } }
  }
  const next = await nextInOrder(db, lottery_code, prize_code, winner.redraw_seed)
  await db
    .update(draws)
    .set({ ...decided, is_replaced: true })
    .where(eq(draws.draw_id, winner.draw_id))
  await db
    .insert(draws)
    .values({ lottery_code, prize_code, turn, participant_code: next.participant_code, revealed_date: sql`now()` })
  await logActions(db, actor, [
    { ...line, action: 'redraw', before: { participant_code }, after: { participant_code: next.participant_code } },
  ])
  return { data: { participant_name: next.participant_name } }
}

const nextInOrder = async (db: Db, lottery_code: string, prize_code: string, redraw_seed: string | null) => {
  const { seed, word, only_present, status } = await lockLottery(db, lottery_code)
  if (status === 'Closed' && !redraw_seed) refuse('conflict', { because: because('redraw-needs-new-seed') })
  const [prize] = await db.select().from(prizes).where(eq(prizes.prize_code, prize_code))
  const taken = await db.select().from(draws).where(eq(draws.lottery_code, lottery_code))
  const inDraw = and(eq(people.lottery_code, lottery_code), only_present ? eq(people.is_present, true) : undefined)
  const all = await db.select().from(people).where(inDraw)
  const signed = signedChances({ seed: redraw_seed ?? seed ?? '', word: word ?? '' }, prize?.round ?? 0, all)
  const [code] = winnersOf(signed, 1, new Set(taken.map(({ participant_code }) => participant_code)))
  const found = all.find(({ participant_code }) => participant_code === code)
  return found ?? refuse('conflict', { because: because('nobody-left-to-draw') })
}
