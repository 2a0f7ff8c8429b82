import type * as contract from '@sejuk/contract/installers/installers'
import { extensionOf } from '@sejuk/domain/files'
import { checkOf, type InstallerCheck, stateOf } from '@sejuk/domain/installers/installers'
import { bankCheckPhoto } from '@sejuk/domain/installers/registrations'
import { gate } from '@sejuk/domain/workflow'
import { eq, sql } from 'drizzle-orm'
import { installerBanks, installers as t } from '../../../db/tables/installers/installers.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { lockInstaller } from './lock.ts'

type Recording = RequestContext<typeof contract.recordIdentityCheck | typeof contract.recordBankCheck>

const begin = async (context: Recording, about: InstallerCheck) => {
  const { person, account } = await lockInstaller(context)
  enforce(gate(checkOf(about), stateOf(person, account), context.viewer.permission))
  return { person, account }
}

const logCheck = ({ db, actor, input }: Recording, before: object, after: object, action: string) =>
  logActions(db, actor, [
    { entity: 'installer', entity_code: input.user_code, action, reason: input.note, before, after },
  ])

export const recordIdentityCheck = async (context: RequestContext<typeof contract.recordIdentityCheck>) => {
  const { db, viewer, input } = context
  const { person } = await begin(context, 'identity')
  await db
    .update(t)
    .set({
      id_verify_result: input.result,
      id_check_note: input.note,
      id_checked_by: viewer.usercode,
      id_checked_user_name: viewer.username,
      id_checked_date: sql`now()`,
    })
    .where(eq(t.user_code, input.user_code))
  const { id_verify_result } = person
  await logCheck(context, { id_verify_result }, { id_verify_result: input.result }, 'record-identity-check')
  return { data: null }
}

export const recordBankCheck = async (context: RequestContext<typeof contract.recordBankCheck>) => {
  const { db, viewer, input } = context
  const { person, account } = await begin(context, 'bank')
  const place = { module_name: 'Installer', module_code: input.user_code, alias: bankCheckPhoto }
  const kind = extensionOf(input.file.name) === 'pdf' ? 'file' : 'photo'
  const photo_code_bank_check = await storeWithRecord(context, place, input.file, kind)
  await db
    .update(installerBanks)
    .set({
      bank_verify_result: input.result,
      bank_check_note: input.note,
      bank_checked_by: viewer.usercode,
      bank_checked_user_name: viewer.username,
      bank_checked_date: sql`now()`,
      photo_code_bank_check,
    })
    .where(eq(installerBanks.user_code, input.user_code))
  // The version is of the person and of their account together.
  await db.update(t).set({ updated_date: person.updated_date }).where(eq(t.user_code, input.user_code))
  const before = { bank_verify_result: account?.bank_verify_result, photo_code_bank_check: null }
  const after = { bank_verify_result: input.result, photo_code_bank_check }
  await logCheck(context, before, after, 'record-bank-check')
  return { data: null }
}
