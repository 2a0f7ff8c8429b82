import { randomBytes } from 'node:crypto'
import * as contract from '@sejuk/contract/customers/signatures'
import { activeSignatures, mostSignatures, signature, tooManySignatures } from '@sejuk/domain/customers/signatures'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { signatures as t } from '../../../db/tables/customers/signatures.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity, inSight } from './queries.ts'

/** Among the photos of the customer a specimen is found by the one name, what is not agreed on by the other. */
const specimen = 'customer_signature'
const waiting = 'signature_waiting'

type By = { db: Db; viewer: Viewer; actor: Actor }

/** The customer's row is locked, so that two at once cannot both be the fifth. */
const requireRoom = async ({ db, viewer }: By, customer_code: string) => {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
    .for('update')
  if (!customer || customer.status === 'Closed' || customer.status === 'Deleted') return refuseChoice('customer_code')
  const active = and(eq(t.customer_code, customer_code), inArray(t.status, activeSignatures))
  if ((await db.$count(t, active)) >= mostSignatures) refuse('conflict', { message: tooManySignatures })
  return customer
}

const addSignature = async (
  { db, viewer, actor }: By,
  dept_code: string,
  form: Omit<typeof t.$inferInsert, 'signature_code' | 'created_by' | 'create_user_name'>,
) => {
  const signature_code = await nextDocumentNumber(db, 'SGN', dept_code, companyToday())
  const by = { authors: [viewer.usercode], created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(t).values({ ...form, ...by, signature_code, status: 'Submitted' })
  const { photo_code: _photo, stamp_photo_code: _stamp, ...after } = form
  await logActions(db, actor, [
    { entity, entity_code: signature_code, action: 'create', to_status: 'Submitted', after },
  ])
  return signature_code
}

export const uploadSignature = async ({ input, ...context }: RequestContext<typeof contract.uploadSignature>) => {
  const { file, stamp, ...form } = input
  const customer = await requireRoom(context, form.customer_code)
  if (form.valid_to && form.valid_to < form.valid_from) refuseField('valid_to', because('last-day-before-first'))
  if (form.valid_to && form.valid_to < companyToday()) refuseField('valid_to', because('validity-date-in-past'))
  const place = { module_name: 'Customer', module_code: customer.customer_code, alias: waiting }
  const photo_code = await storeWithRecord(context, place, file)
  const stamp_photo_code = stamp ? await storeWithRecord(context, place, stamp) : null
  return {
    data: {
      signature_code: await addSignature(context, customer.dept_code, { ...form, photo_code, stamp_photo_code }),
    },
  }
}

type Captured = { customer_code: string; signer_name: string; job_title: string | null; photo_code: string }

/** A signature that was captured elsewhere waits as a specimen; both records share its content. */
export const keepCapturedSignature = async (by: By, { photo_code: captured, ...form }: Captured) => {
  enforce(permissionGate(by.viewer.permission, 'Customer-Signature-Upload'))
  const customer = await requireRoom(by, form.customer_code)
  const [photo] = await by.db.select().from(attachments).where(eq(attachments.attachment_code, captured))
  if (!photo || photo.deleted_date) return refuse('notFound')
  const photo_code = `PHT-${randomBytes(9).toString('base64url')}`
  await by.db.insert(attachments).values({
    ...{ ...photo, attachment_code: photo_code, module_name: 'Customer', module_code: form.customer_code },
    ...{ alias: waiting, created_by: by.viewer.usercode },
  })
  const valid = { valid_from: companyToday(), source: 'drawn' as const }
  return addSignature(by, customer.dept_code, { ...form, ...valid, photo_code })
}

type Signature = typeof t.$inferSelect
const picturesOf = ({ photo_code, stamp_photo_code }: Signature) =>
  and(
    inArray(
      attachments.attachment_code,
      [photo_code, stamp_photo_code].filter((code) => code !== null),
    ),
    isNull(attachments.deleted_date),
  )

const showAsSpecimen = ({ db, after }: Done<Signature>) =>
  db
    .update(attachments)
    .set({ alias: specimen })
    .where(and(picturesOf(after), eq(attachments.attachment_code, after.photo_code)))

/** The row keeps its pictures for the record; among the photos of the customer they are no longer found. */
const hidePictures = ({ db, after }: Done<Signature>) =>
  db.update(attachments).set({ alias: 'signature_deleted' }).where(picturesOf(after))

export const onSignature = acting(signature, {
  table: t,
  key: 'signature_code',
  endpoints: contract.actOnSignature,
  visible: (viewer) =>
    sql`exists (select from ${customers} where ${and(eq(customers.customer_code, t.customer_code), inSight(viewer))})`,
  changes: {
    approve: async () => ({ set: { reason: null } }),
    reject: async ({ input }) => ({ set: { reason: input.reason } }),
    'delete-signature': async ({ input }) => ({ set: { reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
  effects: { approve: [showAsSpecimen], 'delete-signature': [hidePictures] },
})
