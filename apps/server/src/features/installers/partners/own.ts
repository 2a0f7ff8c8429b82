import type * as contract from '@sejuk/contract/installers/partners'
import { stateOf } from '@sejuk/domain/installers/installers'
import {
  mayAskForUpgrade,
  mayEditBank,
  mayEditIdentity,
  type Registration,
  resumePage,
} from '@sejuk/domain/installers/registrations'
import {
  type ReceiverResidency,
  type ReceiverType,
  receiverResidencies,
  receiverTypes,
} from '@sejuk/domain/masters/banks'
import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities, provinces } from '../../../db/tables/masters/regions.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { refuse } from '../../../platform/http/refuse.ts'

const bankProvinces = alias(provinces, 'bank_provinces')
const bankCities = alias(cities, 'bank_cities')

/** Whoever asks is asked about: no code travels. Staff has no such data. */
export const findOwn = async (db: Db, usercode: string) => {
  const [found] = await db
    .select()
    .from(installers)
    .innerJoin(departments, eq(departments.dept_code, installers.dept_code))
    .leftJoin(provinces, eq(provinces.province_code, installers.province_code))
    .leftJoin(cities, eq(cities.city_code, installers.city_code))
    .leftJoin(installerBanks, eq(installerBanks.user_code, installers.user_code))
    .leftJoin(banks, eq(banks.bank_code, installerBanks.bank_code))
    .leftJoin(bankProvinces, eq(bankProvinces.province_code, installerBanks.bank_province_code))
    .leftJoin(bankCities, eq(bankCities.city_code, installerBanks.bank_city_code))
    .where(eq(installers.user_code, usercode))
  return found ?? refuse('notFound')
}
export type Own = Awaited<ReturnType<typeof findOwn>>

export const ownState = ({ installers: person, installer_banks: account }: Own) => stateOf(person, account)

export const registrationOf = ({ installers: person, installer_banks: account }: Own): Registration => ({
  userType: person.requested_type,
  consent_version: person.consent_version,
  userName: person.user_name,
  idCardNumber: person.id_card_number,
  idCardAddress: person.id_card_address,
  province: person.province_code,
  city: person.city_code,
  photo_code_id_card: person.photo_code_id_card,
  photo_code_id_profile: person.photo_code_id_profile,
  bank: account && {
    bank: account.bank_code,
    accountName: account.account_name,
    photo_code_disclaimer_letter: account.photo_code_disclaimer_letter,
  },
})

type Within = { db: Db; config: Config }

/** Links to one's own pictures, for oneself alone. */
const photosOf = async ({ db, config }: Within, { installers: person, installer_banks: account }: Own) => {
  const codes = [
    person.photo_code_id_card,
    person.photo_code_id_profile,
    account?.photo_code_disclaimer_letter ?? null,
  ].filter((one) => one !== null)
  const rows = codes.length
    ? await db.select().from(attachments).where(inArray(attachments.attachment_code, codes))
    : []
  const { links } = await openFiles(config, db)
  const link = (key: string, name: string, type: string, bytes: number) =>
    links.write({ key, name, type, bytes, usercode: person.user_code, inline: true })
  return (code: string | null | undefined): contract.OwnPhoto[] =>
    rows
      .filter(({ attachment_code }) => attachment_code === code)
      .map((row) => ({
        photo_code: row.attachment_code,
        photo_domain: '',
        photo_path: link(row.store_key, row.original_file_name, row.content_type, row.bytes),
        thumbnail_path: row.thumbnail_key
          ? link(row.thumbnail_key, row.original_file_name, 'image/webp', row.thumbnail_bytes ?? 0)
          : null,
      }))
}

/** What an installer may know of themselves, field by field: the administrator's remark is not among it. */
export const ownIdentity = async (within: Within, own: Own) => {
  const { installers: person } = own
  const photos = await photosOf(within, own)
  return {
    user_code: person.user_code,
    phone: person.phone_number,
    email: person.email ?? '',
    userName: person.user_name,
    idCardNumber: person.id_card_number,
    idCardAddress: person.id_card_address,
    province: person.province_code,
    city: person.city_code,
    province_name: own.provinces?.province_name ?? null,
    city_name: own.cities?.city_name ?? null,
    branch_name: person.city_code ? own.departments.dept_name : null,
    consent_version: person.consent_version,
    reason: person.approve_reason,
    userType: person.requested_type,
    user_type: person.user_type,
    user_status: person.user_status,
    is_barred: person.is_barred,
    created_date: person.created_date,
    updated_date: person.updated_date,
    approved_date: person.approved_date,
    photo_code_id_card_attachment: photos(person.photo_code_id_card),
    photo_code_id_profile_attachment: photos(person.photo_code_id_profile),
    may_edit: mayEditIdentity(person),
    page: resumePage(registrationOf(own)),
  }
}

export const ownBank = async (within: Within, own: Own) => {
  const { installers: person, installer_banks: account, banks: bank } = own
  const photos = await photosOf(within, own)
  const state = ownState(own)
  return {
    bank: account && {
      bank: account.bank_code,
      bank_name: bank?.bank_name ?? '',
      bank_short_name: bank?.bank_short_name ?? '',
      accountName: account.account_name,
      accountNumber: account.credited_account,
      receiverType: account.receiver_type,
      receiverResidency: account.receiver_residency,
      receiver_type_label: receiverTypes[account.receiver_type as ReceiverType] ?? '',
      receiver_residency_label: receiverResidencies[account.receiver_residency as ReceiverResidency] ?? '',
      provinceBank: account.bank_province_code,
      cityBank: account.bank_city_code,
      province_name: own.bank_provinces?.province_name ?? null,
      city_name: own.bank_cities?.city_name ?? null,
      reason: account.approve_reason,
      approve_status: account.approve_status,
      bank_verify_result: account.bank_verify_result,
      created_date: account.created_date,
      updated_date: account.updated_date,
      photo_code_disclaimer_letter_attachment: photos(account.photo_code_disclaimer_letter),
    },
    may_edit: mayEditBank(state),
    may_ask_for_upgrade: mayAskForUpgrade(state) && mayEditBank(state, true),
    userName: person.user_name,
    userType: person.requested_type,
  }
}
