import type * as contract from '@sejuk/contract/installers/installers'
import type { bankCheckPhoto, InstallerPhoto } from '@sejuk/domain/installers/registrations'
import {
  type ReceiverResidency,
  type ReceiverType,
  receiverResidencies,
  receiverTypes,
} from '@sejuk/domain/masters/banks'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { installerBanks as b, installers as t } from '../../../db/tables/installers/installers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities, provinces } from '../../../db/tables/masters/regions.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { findDuplicates } from './duplicates.ts'

const bankProvinces = alias(provinces, 'bank_provinces')
const bankCities = alias(cities, 'bank_cities')

export const findInstaller = async (db: Db, viewer: Viewer, user_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .leftJoin(provinces, eq(provinces.province_code, t.province_code))
    .leftJoin(cities, eq(cities.city_code, t.city_code))
    .leftJoin(b, eq(b.user_code, t.user_code))
    .leftJoin(banks, eq(banks.bank_code, b.bank_code))
    .leftJoin(bankProvinces, eq(bankProvinces.province_code, b.bank_province_code))
    .leftJoin(bankCities, eq(bankCities.city_code, b.bank_city_code))
    .where(and(eq(t.user_code, user_code), visibleTo(viewer, t)))
  return found ?? refuse('notFound')
}
type Found = Awaited<ReturnType<typeof findInstaller>>

/** Which stored picture is which of theirs. */
type StoredPhoto = InstallerPhoto | typeof bankCheckPhoto
export const photoCodesOf = ({ installers, installer_banks }: Found): Record<StoredPhoto, string | null> => ({
  id_card: installers.photo_code_id_card,
  id_profile: installers.photo_code_id_profile,
  disclaimer_letter: installer_banks?.photo_code_disclaimer_letter ?? null,
  bank_check: installer_banks?.photo_code_bank_check ?? null,
})

/** Not the store's links but our own call: it logs who looked before it shows anything. */
const photosOf = async (db: Db, found: Found) => {
  const { user_code } = found.installers
  const codes = photoCodesOf(found)
  const wanted = Object.values(codes).filter((code) => code !== null)
  const rows = wanted.length
    ? await db.select().from(attachments).where(inArray(attachments.attachment_code, wanted))
    : []
  return (photo: StoredPhoto): contract.InstallerAttachment[] =>
    rows
      .filter(({ attachment_code }) => attachment_code === codes[photo])
      .map(({ attachment_code, original_file_name, created_date }) => {
        const query = new URLSearchParams({ user_code, photo, photo_code: attachment_code })
        const path = `/api-installer-bonus/personal-installer/photo?${query}`
        return {
          photo_code: attachment_code,
          photo_name: original_file_name,
          photo_domain: '',
          photo_path: path,
          thumbnail_path: `${path}&size=small`,
          video_path: null,
          file_domain: null,
          file_path: null,
          created_date,
        }
      })
}

export const installerHistory = async ({ db, viewer, input }: RequestContext<typeof contract.installerHistory>) => {
  await findInstaller(db, viewer, input.code)
  return historyOf(db, 'installer', input.code, input.page)
}

export const getInstaller = async ({ db, viewer, input }: RequestContext<typeof contract.getInstaller>) => {
  const found = await findInstaller(db, viewer, input.user_code)
  const { installers: person, installer_banks: account, banks: bank } = found
  const photos = await photosOf(db, found)
  const { installers: settings } = await settingsOf(db, 'installers')
  return {
    data: {
      identity_information: [
        {
          ...person,
          branch_name: found.departments.dept_name,
          province_name: found.provinces?.province_name ?? null,
          city_name: found.cities?.city_name ?? null,
          photo_code_id_card_attachment: photos('id_card'),
          photo_code_id_profile_attachment: photos('id_profile'),
        },
      ],
      bank_information: account
        ? [
            {
              ...account,
              user_name: account.account_name,
              bank_name: bank?.bank_name ?? '',
              bank_short_name: bank?.bank_short_name ?? '',
              receiver_swift_code: bank?.swift_code ?? '',
              receiver_type_label: receiverTypes[account.receiver_type as ReceiverType] ?? account.receiver_type,
              receiver_residency_label:
                receiverResidencies[account.receiver_residency as ReceiverResidency] ?? account.receiver_residency,
              bank_province_name: found.bank_provinces?.province_name ?? null,
              bank_city_name: found.bank_cities?.city_name ?? null,
              photo_code_disclaimer_letter_attachment: photos('disclaimer_letter'),
              bank_check_attachment: photos('bank_check'),
            },
          ]
        : [],
      duplicates: await findDuplicates(db, person, account),
      is_four_eyes: settings.four_eyes,
    },
  }
}
