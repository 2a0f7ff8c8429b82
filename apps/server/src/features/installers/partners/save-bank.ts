import type * as contract from '@sejuk/contract/installers/partners'
import { transferTypeOf } from '@sejuk/domain/installers/installers'
import { bankAfterSave, mayAskForUpgrade, mayEditBank, needsDisclaimer } from '@sejuk/domain/installers/registrations'
import { because } from '@sejuk/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { lockOwn } from './commands.ts'
import { findOwn, ownBank, ownState } from './own.ts'
import { refuseWhileChecked, requireCity, requireOwnPhoto } from './save-identity.ts'
import { verifyBankQueue } from './verify-bank.ts'

type Asked = RequestContext<typeof contract.saveBankInformation>

/** Only banks a partner may be paid through, and only to whom that bank pays. */
const requireBank = async (db: Db, { bank, receiverType, receiverResidency }: Asked['input']) => {
  const [found] = await db
    .select()
    .from(banks)
    .where(and(eq(banks.bank_code, bank), eq(banks.chooseable_status, 'Yes')))
  if (!found) return refuseChoice('bank')
  if (!found.receiver_types.includes(receiverType)) refuseChoice('receiverType')
  if (!found.receiver_residencies.includes(receiverResidency)) refuseChoice('receiverResidency')
}

const uncheckedAccount = {
  bank_verify_result: 'Unknown',
  bank_checked_by: null,
  bank_checked_user_name: null,
  bank_checked_date: null,
  bank_check_note: null,
  photo_code_bank_check: null,
} as const

export const saveBankInformation = async (context: Asked) => {
  const { db, viewer, actor, input } = context
  const user_code = viewer.usercode
  const own = await lockOwn(db, viewer)
  const state = ownState(own)
  const wantsUpgrade = input.userType === 'Sales_Installer' && state.requested_type === 'Installer'
  if (!mayEditBank(state, wantsUpgrade)) refuseWhileChecked(state.user_status)
  const isDraft = state.user_status === 'Draft'
  if (wantsUpgrade && !isDraft && !mayAskForUpgrade(state))
    refuse('conflict', { status: 'NotYours', because: because('you-cannot-become-sales-installer') })
  await requireBank(db, input)
  await requireCity(
    db,
    { province: input.provinceBank, city: input.cityBank },
    { province: 'provinceBank', city: 'cityBank' },
  )
  const needsLetter = needsDisclaimer(input.accountName, own.installers.user_name)
  const photo_code_disclaimer_letter = needsLetter ? input.photo_code_disclaimer_letter : null
  if (needsLetter && !photo_code_disclaimer_letter)
    refuseField('photo_code_disclaimer_letter', 'Disclaimer letter is required!')
  if (photo_code_disclaimer_letter)
    await requireOwnPhoto(db, user_code, 'disclaimer_letter', photo_code_disclaimer_letter)

  const before = own.installer_banks
  const approve_status = bankAfterSave(state)
  const saved = {
    bank_code: input.bank,
    bank_province_code: input.provinceBank,
    bank_city_code: input.cityBank,
    account_name: input.accountName,
    credited_account: input.accountNumber,
    receiver_type: input.receiverType,
    receiver_residency: input.receiverResidency,
    transfer_type: transferTypeOf(input.receiverType, input.receiverResidency),
    photo_code_disclaimer_letter,
    approve_status,
    // What was found out about another account says nothing about this one.
    ...(isSame(before, input) ? { bank_verify_result: before.bank_verify_result } : uncheckedAccount),
  }
  await db
    .insert(installerBanks)
    .values({ user_code, ...saved })
    .onConflictDoUpdate({ target: installerBanks.user_code, set: { ...saved, updated_date: sql`now()` } })
  await db
    .update(installers)
    .set({
      updated_date: sql`now()`,
      ...(wantsUpgrade ? { requested_type: 'Sales_Installer' as const } : {}),
    })
    .where(eq(installers.user_code, user_code))
  await logActions(db, actor, [
    {
      entity: 'installer',
      entity_code: user_code,
      action: isDraft ? 'save-bank' : 'submit-bank',
      from_status: before?.approve_status ?? null,
      to_status: approve_status,
      before: before
        ? Object.fromEntries(Object.keys(saved).map((field) => [field, before[field as keyof typeof saved]]))
        : {},
      after: saved,
    },
  ])
  if (approve_status) await context.jobs.send(db, verifyBankQueue, { user_code })
  return { data: await ownBank(context, await findOwn(db, user_code)) }
}

type Account = typeof installerBanks.$inferSelect
const isSame = (before: Account | null, { bank, accountNumber, accountName }: Asked['input']): before is Account =>
  before?.bank_code === bank && before.credited_account === accountNumber && before.account_name === accountName
