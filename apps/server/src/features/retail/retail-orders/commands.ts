import * as contract from '@sejuk/contract/retail/retail-orders'
import { addressTo } from '@sejuk/domain/pages'
import { minutesToUndo, retailOrder } from '@sejuk/domain/retail/retail-orders'
import { retailPhotoModule } from '@sejuk/domain/retail/retail-photos'
import { reviewScore } from '@sejuk/domain/retail/review-hints'
import { and, eq, or, sql } from 'drizzle-orm'
import { shops } from '../../../db/tables/customers/shops.ts'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingWithin, Done } from '../../../platform/documents/action-context.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { approvalJob } from './approval-job.ts'
import { requireUnits } from './checks.ts'
import { judged, records, requireSense, sumsOf, tellReviewer, writeLines } from './create.ts'
import {
  draftInstallation,
  forgetConsumer,
  registerConsumer,
  sellUnits,
  stopCounting,
  takeUnitsBack,
} from './effects.ts'
import { accrueIncentive, reverseIncentive } from './incentive.ts'
import { visibleRetailOrders } from './queries.ts'

type Row = typeof t.$inferSelect

const onceApproved = [sellUnits, registerConsumer, draftInstallation, accrueIncentive]

const tellSeller = (done: Done<Row>) =>
  notify(done, {
    to: [done.after.created_by],
    event: 'sell-out-rejected',
    variables: { order: done.after.retail_order_code, reason: done.reason ?? '' },
    url: addressTo('retailOrder', { code: done.after.retail_order_code }),
    about: { entity: retailOrder.entity, entity_code: done.after.retail_order_code },
  })

export const onRetailOrder = acting(retailOrder, {
  table: t,
  key: 'retail_order_code',
  endpoints: contract.actOnRetailOrder,
  visible: visibleRetailOrders,
  changes: {
    modify: async ({ db, viewer, input, before, at }) => {
      const { retail_order_code, row_version: _version, is_reported, lines: given, ...form } = input
      await requireSense(db, viewer, input)
      const asked = { customer_code: before.customer_code, is_reported, except: retail_order_code }
      const { lines, is_cross_area } = await requireUnits(db, given, asked)
      const sums = sumsOf(given)
      const hints = await judged(db, { ...before, ...form, ...sums }, is_cross_area, retail_order_code)
      await writeLines(db, { ...before, sale_date: form.sale_date }, lines)
      return { set: { ...form, ...sums, ...hints, submitted_date: at, reject_reason: null }, also: { lines } }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    adjust: async ({ input, at }) => ({
      set: { adjust_kind: input.adjust_kind, adjust_reason: input.reason, adjusted_date: at },
    }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({ approved_by: usercode, approved_name: username, approved_date: at }),
    'approve-by-system': ({ usercode, at }) => ({ approved_by: usercode, approved_name: null, approved_date: at }),
  },
  effects: {
    approve: onceApproved,
    'approve-by-system': onceApproved,
    reject: [stopCounting],
    modify: [
      async (done) => {
        const { retail_order_code, shop_code } = done.after
        await done.jobs.send(done.db, approvalJob, { retail_order_code }, { after: minutesToUndo * 60 })
        const [shop] = await done.db.select().from(shops).where(eq(shops.shop_code, shop_code))
        await tellReviewer(done, done.after, shop?.shop_name ?? shop_code)
      },
    ],
    adjust: [takeUnitsBack, forgetConsumer, reverseIncentive, stopCounting],
    delete: [stopCounting],
  },
  notices: { reject: tellSeller },
})

/** A photo that another sale has too, whoever sent it. */
const isKnownPhoto = async ({ db }: ActingWithin, { client_uuid }: Row) => {
  const { rows } =
    await db.execute(sql`select from attachments mine join attachments other on other.store_key = mine.store_key
      and other.module_name = mine.module_name and other.module_code <> mine.module_code and other.deleted_date is null
    where mine.module_name = ${retailPhotoModule} and mine.module_code = ${client_uuid} and mine.deleted_date is null limit 1`)
  return rows.length > 0
}

/** After the minutes in which it could be taken back: what needs no review counts from now on. */
export const approveDue = async (within: ActingWithin, retail_order_code: string) => {
  const [found] = await within.db.select().from(t).where(eq(t.retail_order_code, retail_order_code)).for('update')
  if (found?.status !== 'Submitted') return
  if (!found.flags.includes('Same_Photo') && (await isKnownPhoto(within, found))) {
    const flags = [...found.flags, 'Same_Photo' as const]
    const [flagged] = await within.db
      .update(t)
      .set({ flags, score: reviewScore(flags) })
      .where(eq(t.retail_order_code, retail_order_code))
      .returning()
    const [shop] = await within.db.select().from(shops).where(eq(shops.shop_code, found.shop_code))
    if (flagged) await tellReviewer(within, flagged, shop?.shop_name ?? found.shop_code)
    return
  }
  await onRetailOrder.actBySystem(within, 'approve-by-system', retail_order_code)
}

export const retailApproval: Worker<{ retail_order_code: string }> = {
  name: approvalJob,
  work: ({ db, jobs, config, offers, data }) =>
    db.transaction((own) => approveDue({ db: own, jobs, config, offers }, data.retail_order_code)),
}

export const retailOrderLog = ({ db, viewer, input }: RequestContext<typeof contract.retailOrderLog>) =>
  records.history(db, input.code, input.page, visibleRetailOrders(viewer))

/** Photos are seen with their sale, and added as long as nobody has decided. */
export const retailAttachments = attachmentModule(
  retailPhotoModule,
  async (db, viewer, code) =>
    (await db.$count(
      t,
      and(sql`${t.client_uuid}::text = ${code}`, or(eq(t.created_by, viewer.usercode), visibleRetailOrders(viewer))),
    )) > 0,
  async (db, code) =>
    (await db.$count(t, and(sql`${t.client_uuid}::text = ${code}`, sql`${t.status} in ('Submitted', 'Rejected')`))) > 0,
)
