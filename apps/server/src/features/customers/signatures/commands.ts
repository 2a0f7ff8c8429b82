import * as contract from '@sejuk/contract/customers/signatures'
import { activeSignatures, mostSignatures, signature, tooManySignatures } from '@sejuk/domain/customers/signatures'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { signatures as t } from '../../../db/tables/customers/signatures.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity, inSight } from './queries.ts'

/** Among the photos of the customer a specimen is found by the one name, what is not agreed on by the other. */
const specimen = 'customer_signature'
const waiting = 'signature_waiting'

export const uploadSignature = async ({ input, ...context }: RequestContext<typeof contract.uploadSignature>) => {
  const { db, viewer, actor } = context
  const { file, stamp, ...form } = input
  // The customer's row is locked, so that two at once cannot both be the fifth.
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, form.customer_code), visibleTo(viewer, customers)))
    .for('update')
  if (!customer || customer.status === 'Closed' || customer.status === 'Deleted') return refuseChoice('customer_code')
  if (form.valid_to && form.valid_to < form.valid_from) refuseField('valid_to', because('last-day-before-first'))
  if (form.valid_to && form.valid_to < companyToday()) refuseField('valid_to', because('validity-date-in-past'))
  const active = and(eq(t.customer_code, customer.customer_code), inArray(t.status, activeSignatures))
  if ((await db.$count(t, active)) >= mostSignatures) refuse('conflict', { message: tooManySignatures })
  const place = { module_name: 'Customer', module_code: customer.customer_code, alias: waiting }
  const photo_code = await storeWithRecord(context, place, file)
  const stamp_photo_code = stamp ? await storeWithRecord(context, place, stamp) : null
  const signature_code = await nextDocumentNumber(db, 'SGN', customer.dept_code, companyToday())
  const by = { authors: [viewer.usercode], created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(t).values({ ...form, ...by, signature_code, photo_code, stamp_photo_code, status: 'Submitted' })
  await logActions(db, actor, [
    { entity, entity_code: signature_code, action: 'create', to_status: 'Submitted', after: form },
  ])
  return { data: { signature_code } }
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
