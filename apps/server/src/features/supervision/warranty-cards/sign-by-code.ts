import type * as contract from '@sejuk/contract/supervision/warranty-cards'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { warrantyCards as t } from '../../../db/tables/supervision/warranty-cards.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { sendPublicCode, usePublicCode } from '../../installers/partners/commands.ts'
import { onWarrantyCard, signedPaper } from './commands.ts'
import { visibleCards } from './queries.ts'
import { signersOf } from './signers.ts'

/** A code reaches only somebody who is known as a contact of the supervision: nobody signs by a phone of their own. */
const signerOf = async (db: Db, viewer: Viewer, { card_key, phone }: { card_key: string; phone: string }) => {
  const [card] = await db
    .select({ supervision_code: t.supervision_code, status: t.status })
    .from(t)
    .where(and(eq(t.card_key, card_key), visibleCards(viewer)))
  if (!card) return refuse('notFound')
  if (card.status !== 'Warranty_Card_Issued') return refuse('conflict')
  const signer = (await signersOf(db, card.supervision_code)).find((one) => one.phone === phone)
  return signer ?? refuseField('phone', because('phone-not-of-contact'))
}

export const sendSignCode = async (context: StepwiseContext<typeof contract.sendSignCode>) => {
  const { db, viewer, input } = context
  const { phone } = await signerOf(db, viewer, input)
  return { data: await sendPublicCode(context, phone) }
}

/** The code is judged before the transaction: a wrong one counts although the request is refused. */
export const checkSignCode = async (context: StepwiseContext<typeof contract.signByCode>) => {
  const { db, viewer, input } = context
  const signer = await signerOf(db, viewer, input)
  await usePublicCode(context, signer.phone, input.otp)
  return signer
}

export const signByCode = async (
  context: RequestContext<typeof contract.signByCode>,
  signer: Awaited<ReturnType<typeof checkSignCode>>,
) => {
  const { card_key, row_version } = context.input
  const begun = await onWarrantyCard.begin(context, 'sign', { card_key, row_version })
  const signed = await onWarrantyCard.end(begun, {
    set: await signedPaper(begun, { sign_method: 'code', signed_by: signer.name, signed_phone: signer.phone }),
    reason: signer.name,
  })
  return { data: { status: signed.status, row_version: signed.row_version } }
}
