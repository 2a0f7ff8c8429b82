import type * as contract from '@sejuk/contract/customers/signatures'
import {
  activeSignatures,
  mostSignatures,
  signatureAction,
  tooManySignatures,
} from '@sejuk/domain/customers/signatures'
import { because } from '@sejuk/domain/messages'
import { gate } from '@sejuk/domain/workflow'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { signatures as t } from '../../../db/tables/customers/signatures.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity, findSignature } from './queries.ts'

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
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(t).values({ ...form, ...by, signature_code, photo_code, stamp_photo_code, status: 'Submitted' })
  await logActions(db, actor, [
    { entity, entity_code: signature_code, action: 'create', to_status: 'Submitted', after: form },
  ])
  return { data: { signature_code } }
}

type Acting = Omit<RequestContext<typeof contract.deleteSignature>, 'input'> & {
  input: { signature_code: string; row_version: number; reason?: string }
}

export const actOnSignature =
  (name: 'approve' | 'reject' | 'delete-signature') =>
  async ({ db, viewer, actor, input }: Acting) => {
    const { signature_code, row_version } = input
    await findSignature(db, viewer, signature_code)
    const [row] = await db.select().from(t).where(eq(t.signature_code, signature_code)).for('update')
    const before = await stillCurrent(db, row, { entity, entity_code: signature_code, row_version, form: {} })
    const action = signatureAction(name)
    const is_mine = before.created_by === viewer.usercode
    enforce(gate(action, { status: before.status, is_mine }, viewer.permission))
    const status = action.to?.status ?? before.status
    const approval = { approved_by: viewer.usercode, approved_user_name: viewer.username, approved_date: sql`now()` }
    await db
      .update(t)
      .set({ status, reason: input.reason ?? null, ...(name === 'approve' ? approval : {}) })
      .where(eq(t.signature_code, signature_code))
    const pictures = [before.photo_code, before.stamp_photo_code].filter((code) => code !== null)
    const own = and(inArray(attachments.attachment_code, pictures), isNull(attachments.deleted_date))
    if (name === 'approve')
      await db
        .update(attachments)
        .set({ alias: specimen })
        .where(and(own, eq(attachments.attachment_code, before.photo_code)))
    // The row keeps its pictures for the record; among the photos of the customer they are no longer found.
    if (name === 'delete-signature') await db.update(attachments).set({ alias: 'signature_deleted' }).where(own)
    await logActions(db, actor, [
      {
        entity,
        entity_code: signature_code,
        action: name === 'delete-signature' ? 'delete' : name,
        from_status: before.status,
        to_status: status,
        reason: input.reason ?? null,
      },
    ])
    return { data: null }
  }
