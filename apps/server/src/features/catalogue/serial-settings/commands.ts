import type * as contract from '@sejuk/contract/catalogue/serial-batches'
import { isPrefix } from '@sejuk/domain/catalogue/serial-batches'
import { isMask, type SerialSetting } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { eq } from 'drizzle-orm'
import { serialSettings as t } from '../../../db/tables/catalogue/serial-settings.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const settings = recordsOf('serial-setting', t, t.brand_code)

const requireSense = ({ prefix, suffix_length, mask }: SerialSetting) => {
  if (!isPrefix(prefix, suffix_length)) refuseField('prefix', because('prefix-does-not-fit'))
  if (mask && !isMask(mask)) refuseField('mask', because('mask-is-no-pattern'))
}

const by = ({ usercode, username }: { usercode: string; username: string }) => ({
  updated_by: usercode,
  updated_user_name: username,
  updated_date: new Date().toISOString(),
})

export const addSerialSetting = async ({ db, actor, input }: RequestContext<typeof contract.addSerialSetting>) => {
  if (!(await db.$count(brands, eq(brands.brand_code, input.brand_code)))) refuseChoice('brand_code')
  if (await settings.find(db, input.brand_code)) refuseField('brand_code', because('code-already-taken'))
  requireSense(input)
  const { brand_code } = await settings.add(db, actor, { ...input, ...by(actor) })
  return { data: { brand_code } }
}

export const updateSerialSetting = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.updateSerialSetting>) => {
  const { brand_code, row_version, ...form } = input
  const before = await settings.lock(db, { code: brand_code, row_version }, form)
  requireSense(form)
  await settings.change(db, actor, before, { ...form, ...by(actor) })
  return { data: null }
}

/** The brand follows the product's own rule again. */
export const removeSerialSetting = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.removeSerialSetting>) => {
  const before = await settings.lock(db, { code: input.brand_code, row_version: input.row_version })
  await settings.remove(db, actor, before)
  return { data: null }
}

export const serialSettingLog = ({ db, input }: RequestContext<typeof contract.serialSettingLog>) =>
  settings.history(db, input.code, input.page)
