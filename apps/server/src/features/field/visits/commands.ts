import * as pins from '@sejuk/contract/field/pin-proposals'
import * as collections from '@sejuk/contract/field/visit-collections'
import * as contract from '@sejuk/contract/field/visits'
import { pinProposal, visit, visitCollection } from '@sejuk/domain/field/visit-workflows'
import { isNear, metresToPin, visitModule } from '@sejuk/domain/field/visits'
import { addressTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { and, eq, or, sql } from 'drizzle-orm'
import { decided } from '../../../business/field/decided.ts'
import { markVisited } from '../../../business/field/mark-visited.ts'
import { visibleTeam } from '../../../business/field/own-team.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { pinProposals, visits as t, visitCollections } from '../../../db/tables/field/visits.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { takeMoney } from '../../finance/receipts/commands.ts'
import { hasPinPhoto } from './queries.ts'

type Row = typeof t.$inferSelect
type Pin = typeof pinProposals.$inferSelect
type Collection = typeof visitCollections.$inferSelect

const tellVisitor = async ({ db, jobs, config, after, reason }: Done<Row>) => {
  const [customer] = await db
    .select({ name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, after.customer_code))
  await notify(
    { db, jobs, config },
    {
      ...{ to: [after.usercode], event: 'visit-rejected' },
      variables: { customer: customer?.name ?? after.customer_code, day: after.visit_date, reason: reason ?? '-' },
      url: addressTo('visitMobileDay', { id: after.customer_code, date: after.visit_date }),
      about: { entity: visit.entity, entity_code: after.visit_code },
    },
  )
}

/** What waits for finance was of a visit that did not take place. */
const dropCollections = async ({ db, after }: Done<Row>) => {
  await db
    .delete(visitCollections)
    .where(and(eq(visitCollections.visit_code, after.visit_code), eq(visitCollections.status, 'Submitted')))
  await db
    .delete(pinProposals)
    .where(and(eq(pinProposals.visit_code, after.visit_code), eq(pinProposals.status, 'Submitted')))
}

export const onVisit = acting(visit, {
  table: t,
  key: 'visit_code',
  endpoints: contract.actOnVisit,
  visible: (viewer) => or(eq(t.usercode, viewer.usercode), visibleTeam(viewer, t)),
  changes: { reject: async ({ input }) => ({ set: { reject_reason: input.reason } }) },
  marks: { approve: decided, reject: decided },
  effects: { approve: [({ db, after }) => markVisited(db, after)], cancel: [dropCollections] },
  notices: { reject: tellVisitor },
})

/** The new pin holds for the place, and the visit that proposed it was there. */
const movePin = async ({ db, actor, after }: Done<Pin>) => {
  const { lat, lng, shop_code, customer_code } = after
  const [before] = shop_code
    ? await db
        .select({ lat: shops.lat, lng: shops.lng })
        .from(shops)
        .where(eq(shops.shop_code, shop_code))
        .for('update')
    : await db
        .select({ lat: customers.lat, lng: customers.lng })
        .from(customers)
        .where(eq(customers.customer_code, customer_code))
        .for('update')
  if (shop_code) await db.update(shops).set({ lat, lng }).where(eq(shops.shop_code, shop_code))
  else await db.update(customers).set({ lat, lng }).where(eq(customers.customer_code, customer_code))
  await logActions(db, actor, [
    {
      ...{ entity: shop_code ? 'shop' : 'customer', entity_code: shop_code ?? customer_code, action: 'update' },
      ...{ before: before ?? {}, after: { lat, lng } },
    },
  ])
  const [proposing] = await db.select().from(t).where(eq(t.visit_code, after.visit_code)).for('update')
  if (!proposing || proposing.in_lat === null || proposing.in_lng === null) return
  const distance_m = metresToPin(after, { lat: proposing.in_lat, lng: proposing.in_lng })
  await db
    .update(t)
    .set({ distance_m, in_range: isNear(distance_m) })
    .where(eq(t.visit_code, proposing.visit_code))
}

export const onPin = acting(pinProposal, {
  table: pinProposals,
  key: 'proposal_code',
  endpoints: pins.actOnPin,
  visible: (viewer) => visibleTeam(viewer, pinProposals),
  facts: async ({ db }, { visit_code }) => {
    const [found] = await db
      .select({ has_photo: hasPinPhoto(t.client_uuid) })
      .from(t)
      .where(eq(t.visit_code, visit_code))
    return { has_photo: found?.has_photo ?? false }
  },
  changes: { reject: async ({ input }) => ({ set: { reject_reason: input.reason } }) },
  marks: { approve: decided, reject: decided },
  effects: { approve: [movePin] },
})

const tellCollector = async ({ db, jobs, config, after, reason }: Done<Collection>) => {
  const [found] = await db.select({ day: t.visit_date }).from(t).where(eq(t.visit_code, after.visit_code))
  await notify(
    { db, jobs, config },
    {
      ...{ to: [after.usercode], event: 'collection-refused' },
      variables: { collection: after.collection_code, amount: rupiah(after.amount), reason: reason ?? '-' },
      url: addressTo('visitMobileDay', { id: after.customer_code, date: found?.day ?? '' }),
      about: { entity: visitCollection.entity, entity_code: after.collection_code },
    },
  )
}

/** Money becomes a receipt, which pays nothing until another has seen it on the account. A cheque is a document of its own. */
const bringIn = async ({ db, viewer, actor, after }: Done<Collection>) => {
  if (after.method === 'cheque') return
  const [found] = await db.select({ day: t.visit_date }).from(t).where(eq(t.visit_code, after.visit_code))
  const receipt_code = await takeMoney(
    { db, viewer, actor },
    {
      ...{ customer_code: after.customer_code, amount: after.amount, kind: after.method, reference: after.reference },
      ...{ bank_code: null, remark: null, allocations: [], received_date: found?.day ?? companyToday() },
      ...{ source: 'visit', source_code: after.collection_code, collected_by: after.usercode },
    },
  )
  await db
    .update(visitCollections)
    .set({ receipt_code, row_version: after.row_version })
    .where(eq(visitCollections.collection_code, after.collection_code))
}

export const onCollection = acting(visitCollection, {
  table: visitCollections,
  key: 'collection_code',
  endpoints: collections.actOnCollection,
  visible: (viewer) => visibleTeam(viewer, visitCollections),
  changes: { refuse: async ({ input }) => ({ set: { reject_reason: input.reason } }) },
  marks: { receive: decided, refuse: decided },
  effects: { receive: [bringIn] },
  notices: { refuse: tellCollector },
})

const byKey = (code: string) => sql`${t.client_uuid}::text = ${code}`

/** Photos of a visit are seen by its user, by those who see the visit, and by those who see the customer. */
export const visitAttachments = attachmentModule(
  visitModule,
  async (db, viewer, code) =>
    (
      await db
        .select({ one: sql`1` })
        .from(t)
        .innerJoin(customers, eq(customers.customer_code, t.customer_code))
        .where(
          and(byKey(code), or(eq(t.usercode, viewer.usercode), visibleTeam(viewer, t), visibleTo(viewer, customers))),
        )
    ).length > 0,
  async (db, code) => (await db.$count(t, and(byKey(code), sql`${t.created_date} > now() - interval '3 days'`))) > 0,
)
