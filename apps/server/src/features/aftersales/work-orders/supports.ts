import { because } from '@sejuk/domain/messages'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { workOrderSupports as s } from '../../../db/tables/aftersales/work-order-supports.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { Doing, Effect } from './acting.ts'

const lastOf = async (db: Db, work_order_number: string) => {
  const [last] = await db
    .select()
    .from(s)
    .where(and(eq(s.work_order_number, work_order_number), isNull(s.evaluated_date)))
    .orderBy(desc(s.support_id))
    .limit(1)
  return last ?? refuse('notFound')
}

export const askSupport = async ({ db, viewer, input, before }: Doing<'ask-support'>): Promise<Effect> => {
  await db.insert(s).values({
    work_order_number: before.work_order_number,
    problem: input.reason,
    asked_by: viewer.usercode,
    asked_user_name: viewer.username,
  })
  return { reason: input.reason }
}

/** Support is either assigned or declined with a reason. */
export const answerSupport = async (doing: Doing<'require-technical-support'>): Promise<Effect> => {
  const { db, viewer, input, before, at } = doing
  const { is_refused, supporter_code, reason } = input
  if (is_refused && !reason) refuseField('reason', because('reason-field-required'))
  if (!is_refused && !supporter_code) refuseField('supporter_code', because('who-gives-support-required'))
  const last = await lastOf(db, before.work_order_number)
  const [supporter] =
    is_refused || !supporter_code
      ? []
      : await db
          .select()
          .from(users)
          .where(and(eq(users.usercode, supporter_code), eq(users.is_active, true)))
  if (!is_refused && !supporter) refuseChoice('supporter_code')
  await db
    .update(s)
    .set({
      supporter_code: supporter?.usercode ?? null,
      supporter_name: supporter?.username ?? null,
      answer_note: reason,
      answered_by: viewer.usercode,
      answered_user_name: viewer.username,
      answered_date: at,
      ...(is_refused ? { evaluated_date: at } : {}),
    })
    .where(eq(s.support_id, last.support_id))
  return { reason: reason ?? supporter?.username ?? null, facts: { is_support_refused: is_refused } }
}

export const proveSupport = async ({ db, input, before, at }: Doing<'support-proof'>): Promise<Effect> => {
  const last = await lastOf(db, before.work_order_number)
  await db.update(s).set({ proof_note: input.reason, proof_date: at }).where(eq(s.support_id, last.support_id))
  return { reason: input.reason }
}

export const rateSupport = async ({ db, viewer, input, before, at }: Doing<'evaluate-support'>): Promise<Effect> => {
  const last = await lastOf(db, before.work_order_number)
  const { rating, evaluation } = input
  await db
    .update(s)
    .set({ rating, evaluation, evaluated_user_name: viewer.username, evaluated_date: at })
    .where(eq(s.support_id, last.support_id))
  return { reason: evaluation, also: { rating } }
}
