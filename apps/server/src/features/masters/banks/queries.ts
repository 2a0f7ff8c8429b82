import type * as contract from '@sejuk/contract/masters/banks'
import {
  type ReceiverResidency,
  type ReceiverType,
  receiverResidencies,
  receiverTypes,
} from '@sejuk/domain/masters/banks'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { banks as t } from '../../../db/tables/masters/banks.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'

type Asked = { search: string; page: number }

const fields = {
  value: t.bank_code,
  label: t.bank_short_name,
  bank_code: t.bank_code,
  bank_short_name: t.bank_short_name,
  bank_name: t.bank_name,
  swift_code: t.swift_code,
  receiver_types: t.receiver_types,
  receiver_residencies: t.receiver_residencies,
  chooseable_status: t.chooseable_status,
}

const banksWhere = async (db: Db, { search, page }: Asked, which?: SQL) => {
  const found = await dropdownPage(db, {
    page,
    source: sql`${t}`,
    where: and(which, containsText(search, t.bank_short_name, t.bank_name, t.bank_code, t.swift_code)),
    key: t.bank_code,
    order: t.bank_short_name,
    fields,
    isSearch: search !== '',
  })
  const data = found.data.map(({ receiver_types, receiver_residencies, ...bank }) => ({
    ...bank,
    receiver_type_options: receiver_types.map((value) => ({ value, label: receiverTypes[value as ReceiverType] })),
    receiver_residency_options: receiver_residencies.map((value) => ({
      value,
      label: receiverResidencies[value as ReceiverResidency],
    })),
  }))
  return { ...found, data }
}

export const bankDropdown = ({ db, input }: RequestContext<typeof contract.bankDropdown>) => banksWhere(db, input)

export const partnerBankDropdown = ({ db, input }: RequestContext<typeof contract.partnerBankDropdown>) =>
  banksWhere(db, input, eq(t.chooseable_status, 'Yes'))
