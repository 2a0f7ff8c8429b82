import type * as contract from '@sejuk/contract/field/visits'
import {
  consentVersion,
  isDoubleTap,
  isFresh,
  isTooOld,
  momentOf,
  oldestCheckDays,
  risksOf,
} from '@sejuk/domain/field/attendance'
import { visit } from '@sejuk/domain/field/visit-workflows'
import {
  editableHours,
  isEditable,
  isNear,
  metresToPin,
  nearMetres,
  outcomeOf,
  visitMinutes,
} from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { dayIn } from '@sejuk/domain/values/dates'
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { requireConsent } from '../../../business/field/consents.ts'
import { markVisited } from '../../../business/field/mark-visited.ts'
import { type Place, placesInSight, placesOf } from '../../../business/field/visit-places.ts'
import { lockVisitor } from '../../../business/field/visitors.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { pinProposals, visits as t, visitPlans, visitStops } from '../../../db/tables/field/visits.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { type SavingContext, writeForm } from './form.ts'
import { formsTogether } from './second-finish.ts'

const records = recordsOf(visit.entity, t, t.visit_code)
type Row = typeof t.$inferSelect
type CheckIn = RequestContext<typeof contract.checkInVisit>

const answer = (row: Row, is_new: boolean) => {
  const { visit_code, client_uuid, in_at, distance_m, in_range } = row
  const risk = row.risk as contract.Visit['risk']
  return { data: { visit_code, client_uuid, in_at, distance_m, in_range, risk, is_new } }
}

const lastVisits = (db: Db, usercode: string) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.usercode, usercode), ne(t.status, 'Deleted')))
    .orderBy(desc(t.in_at))
    .limit(20)

const isPlanned = async (db: Db, usercode: string, date: string, { customer_code, shop_code }: Place) => {
  const [found] = await db
    .select({ seq: visitStops.seq })
    .from(visitPlans)
    .innerJoin(visitStops, eq(visitStops.plan_id, visitPlans.plan_id))
    .where(
      and(
        eq(visitPlans.usercode, usercode),
        eq(visitPlans.plan_date, date),
        eq(visitStops.customer_code, customer_code),
        shop_code ? or(eq(visitStops.shop_code, shop_code), isNull(visitStops.shop_code)) : undefined,
      ),
    )
    .limit(1)
  return found !== undefined
}

const requireNoneOpen = async (db: Db, before: readonly Row[]) => {
  const open = before.find(({ status }) => status === 'Draft')
  if (!open) return
  const [found] = await db
    .select({ customer: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, open.customer_code))
  refuse('conflict', {
    status: 'OpenVisit',
    because: because('open-visit-at', { customer: found?.customer ?? open.customer_code }),
    data: { visit_code: open.visit_code },
  })
}

/** Near the pin, or with a proposal for a better one that shows or says why. */
const requireNear = (place: Place, { lat, lng, pin_is_wrong, pin_note, pin_photo }: CheckIn['input']) => {
  const distance_m = metresToPin(place, { lat, lng })
  const in_range = isNear(distance_m)
  const name = place.shop_name ?? place.customer_name
  if (!in_range && !pin_is_wrong)
    refuseField(
      'pin_is_wrong',
      distance_m === null
        ? because('place-has-no-pin', { place: name })
        : because('too-far-from-pin', { n: distance_m, place: name, most: nearMetres }),
    )
  if (!in_range && !pin_note && !pin_photo) refuseField('pin_note', because('pin-needs-picture-or-note'))
  return { distance_m, in_range }
}

export const checkInVisit = async ({ db, viewer, actor, input }: CheckIn) => {
  const { client_uuid, lat, lng } = input
  const { usercode } = viewer
  // One user's taps are taken one after the other, so that two at once cannot both open a visit.
  const user = await lockVisitor(db, usercode)
  const [sent] = await db.select().from(t).where(eq(t.client_uuid, client_uuid))
  if (sent) return sent.usercode === usercode ? answer(sent, false) : refuse('notFound')
  await requireConsent(db, viewer)
  if (!isFresh(input.position_at, input.at_device)) refuseField('position_at', because('location-not-fresh'))
  const now = Date.now()
  const moment = momentOf(input, now)
  if (isTooOld(moment.at, now)) refuse('conflict', { because: because('visit-too-old', { n: oldestCheckDays }) })
  const key = { customer_code: input.customer_code, shop_code: input.shop_code }
  const [place] = await placesOf(db, [key])
  if (!place || (await placesInSight(db, viewer, [key])).size === 0) return refuse('notFound')
  const before = await lastVisits(db, usercode)
  const twice = before.find(
    (one) =>
      one.customer_code === place.customer_code &&
      one.shop_code === place.shop_code &&
      isDoubleTap(one.in_at, moment.at),
  )
  if (twice) return answer(twice, false)
  await requireNoneOpen(db, before)
  const near = requireNear(place, input)
  // What waited on a phone may be older than what arrived already.
  const last = before.find((one) => one.in_lat !== null && Date.parse(one.in_at) <= Date.parse(moment.at))
  const risk = risksOf(
    { ...input, ...moment },
    last && { lat: last.in_lat ?? 0, lng: last.in_lng ?? 0, at: last.in_at },
    before.map(({ device_id }) => device_id),
  )
  const visit_date = dayIn(moment.at, user.timezone)
  const visit_code = await nextDocumentNumber(db, 'VST', user.dept_code, visit_date)
  const row = await records.add(db, actor, {
    ...{ visit_code, client_uuid, usercode, dept_code: user.dept_code, visit_date, risk, ...near, ...key },
    ...{ in_lat: lat, in_lng: lng, in_accuracy_m: input.accuracy_m, device_id: input.device_id },
    ...{ in_at: moment.at, in_at_device: input.at_device, is_offline: moment.is_offline },
    skew_ms: Math.max(-2e9, Math.min(2e9, moment.skew_ms)),
    is_planned: await isPlanned(db, usercode, visit_date, place),
    consent_version: consentVersion,
    authors: [usercode],
  })
  if (!near.in_range) {
    const proposal_code = await nextDocumentNumber(db, 'PIN', user.dept_code, visit_date)
    await db.insert(pinProposals).values({
      ...{ proposal_code, visit_code, usercode, dept_code: user.dept_code, ...key, lat, lng },
      ...{ old_lat: place.lat, old_lng: place.lng, note: input.pin_note, authors: [usercode] },
    })
  }
  return answer(row, true)
}

/** The caller's own visit, locked, as long as it may be written. */
const lockOwn = async ({ db, viewer, input }: SavingContext) => {
  await lockVisitor(db, viewer.usercode)
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.client_uuid, input.visit_uuid), eq(t.usercode, viewer.usercode)))
    .for('update')
  return row ?? refuse('notFound')
}
const requireEditable = (row: Row) => {
  if (row.status === 'Deleted' || row.status === 'Rejected') refuse('conflict', { because: because('visit-closed') })
  if (!isEditable(row.out_at, Date.now()))
    refuse('conflict', { because: because('visit-not-editable', { n: editableHours }) })
}
const isOlder = (row: Row, at_device: string) =>
  row.saved_at_device !== null && Date.parse(at_device) <= Date.parse(row.saved_at_device)

export const saveVisit = async (context: RequestContext<typeof contract.saveVisit>) => {
  const { db, actor, input } = context
  const row = await lockOwn(context)
  const { visit_code } = row
  if (isOlder(row, input.at_device)) return { data: { visit_code, complain_code: row.complain_code, is_new: false } }
  requireEditable(row)
  const after = await records.change(db, actor, row, await writeForm(context, row))
  return { data: { visit_code, complain_code: after.complain_code, is_new: true } }
}

const finishAgain = async (context: RequestContext<typeof contract.checkOutVisit>, row: Row) => {
  const { db, actor, input } = context
  // The same tap once more.
  if (row.saved_at_device && Date.parse(row.saved_at_device) === Date.parse(input.at_device)) return
  const older = isOlder(row, input.at_device)
  const written = await writeForm({ ...context, input: await formsTogether(db, row, input, older) }, row)
  await records.change(db, actor, row, { ...written, ...(older && { saved_at_device: row.saved_at_device }) })
}

export const checkOutVisit = async (context: RequestContext<typeof contract.checkOutVisit>) => {
  const { db, actor, input } = context
  const row = await lockOwn(context)
  const { visit_code } = row
  if (row.out_at) {
    if (row.status !== 'Deleted' && row.status !== 'Rejected' && isEditable(row.out_at, Date.now()))
      await finishAgain(context, row)
    return { data: { visit_code, status: row.status, minutes: row.minutes, is_new: false } }
  }
  requireEditable(row)
  const moment = momentOf(input, Date.now())
  const out_at = new Date(Math.max(Date.parse(moment.at), Date.parse(row.in_at))).toISOString()
  const minutes = visitMinutes(row.in_at, out_at)
  const risk = moment.isClockWrong && !row.risk.includes('clock_wrong') ? [...row.risk, 'clock_wrong'] : row.risk
  const written = isOlder(row, input.at_device) ? {} : await writeForm(context, row)
  const status = outcomeOf({ in_range: row.in_range, minutes, risk })
  const after = await records.change(db, actor, row, {
    ...{ ...written, out_at, minutes, risk, status, out_lat: input.lat, out_lng: input.lng },
    authors: status === 'Approved' ? [] : row.authors,
    is_offline: sql`${t.is_offline} or ${moment.is_offline}`,
  })
  if (after.status === 'Approved') await markVisited(db, after)
  return { data: { visit_code, status: after.status, minutes, is_new: true } }
}
