import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/photo-lists'
import { photoRuleObjection } from '@sejuk/domain/masters/photo-lists'
import { because } from '@sejuk/domain/messages'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { photoLists as t } from '../../../db/tables/masters/photo-lists.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'

const photoLists = recordsOf('photo-list', t, t.photo_list_id)

export const addPhotoList = async (
  { db, actor }: By,
  form: Parsed<typeof contract.createPhotoList>,
  how: Coming = 'create',
) => {
  requireSense(form)
  const isThis = and(eq(t.module_name, form.module_name), eq(t.photo_alias, form.photo_alias))
  if (await db.$count(t, isThis)) refuseField('photo_alias', because('module-asks-for-photo-already'))
  return (await photoLists.add(db, actor, form, {}, how)).photo_list_id
}

export const createPhotoList = async (context: RequestContext<typeof contract.createPhotoList>) => {
  await addPhotoList(context, context.input)
  return { data: null }
}

export const takeBackPhotoLists = (db: Db, { actor }: Importer, codes: readonly string[]) =>
  photoLists.takeBack(db, actor, codes)

export const updatePhotoList = async ({ db, actor, input }: RequestContext<typeof contract.updatePhotoList>) => {
  const { photo_list_id: code, row_version, ...form } = input
  requireSense(form)
  const before = await photoLists.lock(db, { code, row_version }, form)
  await photoLists.change(db, actor, before, form)
  return { data: null }
}

export const deletePhotoList = async ({ db, actor, input }: RequestContext<typeof contract.deletePhotoList>) => {
  const { photo_list_id: code, row_version } = input
  const before = await photoLists.lock(db, { code, row_version })
  await photoLists.remove(db, actor, before)
  return { data: null }
}

export const photoListLog = ({ db, input }: RequestContext<typeof contract.photoListLog>) =>
  photoLists.history(db, Number(input.code) || 0, input.page)

const requireSense = (form: Parameters<typeof photoRuleObjection>[0]) => {
  const objection = photoRuleObjection(form)
  if (objection) refuseField(objection.field, objection.message)
}
