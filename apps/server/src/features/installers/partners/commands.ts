import type * as contract from '@sejuk/contract/installers/partners'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { clientGrants } from '../../../db/tables/installers/partners.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { useCode } from './one-time-codes.ts'
import { findOwn } from './own.ts'

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

/** The new number has proved itself by its code; the old one is free for nobody but through us. */
export const savePhoneNumber = async (context: StepwiseContext<typeof contract.savePhoneNumber>) => {
  const { db, viewer, actor, input, request } = context
  const { phone, otp } = input
  await findOwn(db, viewer.usercode)
  await useCode({ db, ip: request.ip, phone, otp })
  await db.transaction(async (tx) => {
    const before = (await lockOwn(tx, viewer)).installers
    await tx.update(installers).set({ phone_number: phone }).where(eq(installers.user_code, viewer.usercode))
    await tx.update(users).set({ phone }).where(eq(users.usercode, viewer.usercode))
    await logActions(tx, actor, [
      {
        entity: 'installer',
        entity_code: viewer.usercode,
        action: 'save-phone-number',
        before: { phone_number: before.phone_number },
        after: { phone_number: phone },
      },
    ])
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
