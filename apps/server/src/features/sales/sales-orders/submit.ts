import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/sales/sales-orders'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import type { ActingContext, ActingWithin } from '../../../platform/documents/action-context.ts'
import { Refusal } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { findViewer } from '../../../platform/session/viewer.ts'
import { beforeSubmit } from './before-submit.ts'
import { onSalesOrder } from './commands.ts'
import { notifyTakenBack } from './notices.ts'
import { visibleOrders } from './queries.ts'

type Submission = Parsed<typeof contract.actOnSalesOrder.submit>
type By = { viewer: Viewer; actor: Actor }

/** The second step: all is taken, in the name of who submitted. Nothing where somebody else is at it or it is done. */
const finish = async (within: ActingWithin, by: By, order_code: string) => {
  const begun = await onSalesOrder.beginBySystem(within, 'finish', order_code)
  return begun && onSalesOrder.run({ ...begun, ...by })
}

const takeBack = (db: NodePgDatabase, context: Omit<ActingContext, 'db'>, order_code: string) =>
  db.transaction((within) => onSalesOrder.actBySystem({ ...context, db: within }, 'takeBack', order_code))

const orderFields = getTableColumns(t)
const orders = sql`${t}`

/** Whoever sends the same again hears what came of it. */
const sentAlready = async (db: NodePgDatabase, viewer: Viewer, { order_code, row_version }: Submission) => {
  const row = await selectOne(db, orderFields, orders, and(eq(t.order_code, order_code), visibleOrders(viewer)))
  const isSent = row?.status === 'Submitted' && row.submitted_by === viewer.usercode
  return isSent && row.row_version === row_version + 2 ? row : undefined
}

/**
 * In two steps, each committed: first the order is `Submitting`, and a job is due that ends this state; then everything is taken.
 * What is refused goes back to the form with the reason. A process that dies in between leaves the rest to the job.
 */
const submitOne = async (db: NodePgDatabase, context: Omit<ActingContext, 'db'>, input: Submission) => {
  try {
    await db.transaction((within) => beginSubmit({ ...context, db: within }, input))
  } catch (error) {
    // What was sent already has another version: it is refused, and only then looked for.
    const sent = error instanceof Refusal ? await sentAlready(db, context.viewer, input) : undefined
    if (sent) return sent
    throw error
  }
  return finishSubmit(db, context, input.order_code)
}

/** The first step: all that can be said against it is said, and nothing is taken yet. */
export const beginSubmit = async (context: ActingContext, input: Submission) => {
  const { order_code, row_version } = input
  const begun = await onSalesOrder.begin(context, 'submit', { order_code, row_version })
  return onSalesOrder.end(begun, await beforeSubmit(begun, input))
}

/** The second step; what is refused now goes back to who wrote it. */
export const finishSubmit = async (db: NodePgDatabase, context: Omit<ActingContext, 'db'>, order_code: string) => {
  const { viewer, actor } = context
  try {
    const done = await db.transaction((within) => finish({ ...context, db: within }, { viewer, actor }, order_code))
    return done ?? (await onSalesOrderNow(db, order_code))
  } catch (error) {
    await takeBack(db, context, order_code)
    throw error
  }
}

const onSalesOrderNow = async (db: NodePgDatabase, order_code: string) => {
  const [row] = await db.select().from(t).where(eq(t.order_code, order_code))
  if (!row) throw new Error(`${order_code} is gone`)
  return row
}

export const submitSalesOrder = async ({
  db,
  input,
  ...context
}: StepwiseContext<typeof contract.actOnSalesOrder.submit>) => {
  const { order_code, status, row_version } = await submitOne(db, context, input)
  return { data: { order_code, status, row_version } }
}

/** Each by itself: what is refused keeps no other back. */
export const submitSalesOrders = async ({
  db,
  input,
  ...context
}: StepwiseContext<typeof contract.submitSalesOrders>) => {
  const data: { code: string; is_done: boolean; message: string }[] = []
  for (const row of input.rows) {
    const refusal = await submitOne(db, context, row).then(() => undefined, refusalOf)
    data.push({ code: row.order_code, is_done: !refusal, message: refusal ?? 'Data saved successfully' })
  }
  return { data }
}

const refusalOf = (error: unknown) => {
  if (error instanceof Refusal) return error.answer.message
  throw error
}

/** Finishes what a process left behind, or takes it back and says why. */
export const endSubmitting = async (db: NodePgDatabase, within: Omit<ActingWithin, 'db'>, order_code: string) => {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.order_code, order_code), eq(t.status, 'Submitting')))
  if (!row) return
  const found = row.submitted_by ? await findViewer(db, row.submitted_by) : undefined
  try {
    if (!found) throw new Refusal('noPermission')
    const actor = { ...systemActor, usercode: found.viewer.usercode, username: found.viewer.username }
    await db.transaction((inner) => finish({ ...within, db: inner }, { viewer: found.viewer, actor }, order_code))
  } catch (error) {
    const reason = refusalOf(error)
    await db.transaction(async (inner) => {
      const back = await onSalesOrder.actBySystem({ ...within, db: inner }, 'takeBack', order_code)
      if (back) await notifyTakenBack({ ...within, db: inner }, back, reason)
    })
  }
}

export const submittingEnds: Worker<{ order_code: string }> = {
  name: `${salesOrder.entity}-submit`,
  work: ({ data, db, jobs, config, offers }) => endSubmitting(db, { jobs, config, offers }, data.order_code),
}
