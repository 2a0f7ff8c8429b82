import type * as contract from '@sejuk/contract/installers/partners'
import { resendSeconds } from '@sejuk/domain/installers/partners'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { clientGrants } from '../../../db/tables/installers/partners.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { putInstallerPhone } from '../installers/commands.ts'
import { limitSending } from './limit-sending.ts'
import { newCode, useCode } from './one-time-codes.ts'
import { findOwn } from './own.ts'
import { deliverCode } from './send-otp.ts'

/** What is judged is first locked; then everything that hangs on it is read. */
export const lockOwn = async (db: Db, { usercode }: Viewer) => {
  const [locked] = await db
    .select({ user_code: installers.user_code })
    .from(installers)
    .where(eq(installers.user_code, usercode))
    .for('update')
  if (!locked) refuse('notFound')
  return findOwn(db, usercode)
}

/** A found phone with an open session must not take the account, nor the money paid to it: both numbers prove themselves. */
export const savePhoneNumber = async (context: StepwiseContext<typeof contract.savePhoneNumber>) => {
  const { db, viewer, actor, input, request } = context
  const { phone, otp, old_otp } = input
  const { ip } = request
  const until = (await findOwn(db, viewer.usercode)).installers.phone_number
  if (!old_otp) return refuseField('old_otp', because('type-code-sent-your-present'))
  await useCode({ db, ip, phone: until, otp: old_otp, isKept: true, field: 'old_otp' })
  await useCode({ db, ip, phone, otp })
  await useCode({ db, ip, phone: until, otp: old_otp })
  await db.transaction(async (tx) => {
    const before = (await lockOwn(tx, viewer)).installers
    if (before.phone_number !== until) refuse('conflict')
    await putInstallerPhone(tx, actor, { before, phone_number: phone, action: 'save-phone-number' })
  })
  return { data: null }
}

export const updateClientPermission = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.updateClientPermission>) => {
  const rows = Object.entries(input.permissions).map(([permission, answer]) => ({
    usercode: viewer.usercode,
    permission: permission as keyof typeof input.permissions,
    answer,
  }))
  if (rows.length)
    await db
      .insert(clientGrants)
      .values(rows)
      .onConflictDoUpdate({
        target: [clientGrants.usercode, clientGrants.permission],
        set: { answer: sql`excluded.answer`, updated_date: sql`now()` },
      })
  return { data: null }
}

type Asking = Pick<StepwiseContext<typeof contract.sendOtp>, 'db' | 'request' | 'config'>

/** A code for somebody without an account, on a public page; the limits of strangers count. */
export const sendPublicCode = async ({ db, request, config }: Asking, phone: string) => {
  const asked = { db, ip: request.ip, phone }
  await limitSending(asked, false)
  const otp = await newCode(asked)
  const isShown = await deliverCode({ db, config }, { phone, otp, language: 'local' })
  return { resend_after: resendSeconds, demo_otp: isShown ? otp : null }
}

/** A wrong code is refused and counted. */
export const usePublicCode = ({ db, request }: Pick<Asking, 'db' | 'request'>, phone: string, otp: string) =>
  useCode({ db, ip: request.ip, phone, otp })
