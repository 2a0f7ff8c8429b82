import type * as contract from '@sejuk/contract/installers/partners'
import { branchOf, type IdentityStatus } from '@sejuk/domain/installers/installers'
import {
  afterSubmit,
  type InstallerPhoto,
  identityAfterSave,
  mayEditIdentity,
  privacyVersion,
  registrationGaps,
} from '@sejuk/domain/installers/registrations'
import { because } from '@sejuk/domain/messages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities } from '../../../db/tables/masters/regions.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { lockOwn } from './commands.ts'
import { findOwn, type Own, ownIdentity, registrationOf } from './own.ts'
import { verifyBankQueue } from './verify-bank.ts'

type Asked = RequestContext<typeof contract.saveIdentityInformation>
type Page<Name> = Extract<Asked['input'], { page: Name }>

export const refuseWhileChecked = (status: IdentityStatus): never =>
  refuse('conflict', {
    status: 'NotYours',
    message:
      status === 'Rejected'
        ? 'Your registration was rejected. Please contact the Admin'
        : 'Your data is being checked and cannot be changed now',
  })

/** A city lies in its province, whatever a form says. */
export const requireCity = async (
  db: Db,
  place: { province: string; city: string },
  fields: { province: string; city: string },
) => {
  const [found] = await db.select().from(cities).where(eq(cities.city_code, place.city))
  if (!found) refuseChoice(fields.city)
  else if (found.province_code !== place.province) refuseField(fields.city, because('city-lies-in-another-province'))
}

/** A photo one has sent oneself, for this very purpose. */
export const requireOwnPhoto = async (db: Db, user_code: string, photo: InstallerPhoto, code: string) => {
  const isOwn = and(
    eq(attachments.attachment_code, code),
    eq(attachments.module_name, 'Installer'),
    eq(attachments.module_code, user_code),
    eq(attachments.alias, photo),
    isNull(attachments.deleted_date),
  )
  if (!(await db.$count(attachments, isOwn))) refuseField(`photo_code_${photo}`, because('take-photo-again'))
}

export const saveIdentityInformation = async (context: Asked) => {
  const { db, viewer, input } = context
  const own = await lockOwn(db, viewer)
  if (input.page === 'account') await saveAccount(context, own, input)
  else if (input.page === 'identity') await saveIdentity(context, own, input)
  else await handIn(context, own)
  return { data: await ownIdentity(context, await findOwn(db, viewer.usercode)) }
}

const saveAccount = async ({ db, viewer, actor }: Asked, own: Own, form: Page<'account'>) => {
  const { user_status, consent_version: agreed } = own.installers
  if (user_status !== 'Draft') refuseWhileChecked(user_status)
  const { consent_version } = form
  if (consent_version !== privacyVersion) refuseField('consent_version', because('accept-current-privacy-policy'))
  const isNew = agreed !== consent_version
  await db
    .update(installers)
    .set({
      email: form.email || null,
      requested_type: form.userType,
      consent_version,
      ...(isNew ? { consent_date: sql`now()` } : {}),
      updated_date: sql`now()`,
    })
    .where(eq(installers.user_code, viewer.usercode))
  if (!isNew) return
  const entry = { entity: 'installer', entity_code: viewer.usercode, action: 'consent' }
  await logActions(db, actor, [{ ...entry, after: { consent_version } }])
}

const uncheckedIdentity = {
  id_verify_result: 'Unknown',
  id_checked_by: null,
  id_checked_user_name: null,
  id_checked_date: null,
  id_check_note: null,
} as const
const identityFields = [
  'user_name',
  'id_card_number',
  'id_card_address',
  'photo_code_id_card',
  'photo_code_id_profile',
] as const
type Identity = Record<(typeof identityFields)[number], string | null>
const isSameIdentity = (before: Identity, after: Identity) =>
  identityFields.every((field) => before[field] === after[field])

const saveIdentity = async ({ db, viewer, actor }: Asked, own: Own, form: Page<'identity'>) => {
  const before = own.installers
  if (!mayEditIdentity(before)) refuseWhileChecked(before.user_status)
  const user_code = viewer.usercode
  await requireCity(db, form, { province: 'province', city: 'city' })
  await requireOwnPhoto(db, user_code, 'id_card', form.photo_code_id_card)
  await requireOwnPhoto(db, user_code, 'id_profile', form.photo_code_id_profile)
  const dept_code = (await branchFor(db, form)) ?? before.dept_code
  const user_status = identityAfterSave(before.user_status)
  const isHandedIn = user_status !== before.user_status
  const saved = {
    user_name: form.userName,
    id_card_number: form.idCardNumber,
    id_card_address: form.idCardAddress,
    province_code: form.province,
    city_code: form.city,
    photo_code_id_card: form.photo_code_id_card,
    photo_code_id_profile: form.photo_code_id_profile,
    dept_code,
    user_status,
  }
  const when = { updated_date: sql`now()`, ...(isHandedIn ? { submitted_date: sql`now()` } : {}) }
  await db
    .update(installers)
    // What was found out about other data says nothing about these.
    .set({ ...saved, ...when, ...(isSameIdentity(before, saved) ? {} : uncheckedIdentity) })
    .where(eq(installers.user_code, user_code))
  await db.update(users).set({ username: form.userName, department: dept_code }).where(eq(users.usercode, user_code))
  await logActions(db, actor, [
    {
      entity: 'installer',
      entity_code: user_code,
      action: isHandedIn ? 'resubmit-identity' : 'save-identity',
      from_status: before.user_status,
      to_status: user_status,
      before: Object.fromEntries(Object.keys(saved).map((field) => [field, before[field as keyof typeof saved]])),
      after: saved,
    },
  ])
}

const branchFor = async (db: Db, { city, province }: { city: string; province: string }) => {
  const branches = await db.select().from(departments).where(eq(departments.is_active, true))
  return branchOf({ city_code: city, province_code: province }, branches)
}

const handIn = async ({ db, viewer, actor, jobs }: Asked, own: Own) => {
  const before = own.installers
  if (before.user_status !== 'Draft') refuseWhileChecked(before.user_status)
  const { account, identity, bank } = registrationGaps(registrationOf(own))
  const errors = { ...account, ...identity, ...bank }
  if (Object.keys(errors).length) refuse('invalid', { errors })
  const { user_status, approve_status } = afterSubmit({ hasBank: own.installer_banks !== null })
  const itself = eq(installers.user_code, viewer.usercode)
  await db.update(installers).set({ user_status, submitted_date: sql`now()`, updated_date: sql`now()` }).where(itself)
  if (approve_status) {
    await db.update(installerBanks).set({ approve_status }).where(eq(installerBanks.user_code, viewer.usercode))
    await jobs.send(db, verifyBankQueue, { user_code: viewer.usercode })
  }
  await logActions(db, actor, [
    {
      entity: 'installer',
      entity_code: viewer.usercode,
      action: 'submit',
      from_status: before.user_status,
      to_status: user_status,
    },
  ])
}
