import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/offices'
import { because } from '@sejuk/domain/messages'
import type { Db } from '../../../db/database.ts'
import { offices as t } from '../../../db/tables/masters/offices.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'
import { requireBranch } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const offices = recordsOf('office', t, t.office_code)

export const addOffice = async (
  { db, viewer, actor }: By,
  form: Parsed<typeof contract.createOffice>,
  how: Coming = 'create',
) => {
  if (await offices.find(db, form.office_code)) refuseField('office_code', because('code-already-taken'))
  await requireBranch(db, viewer, form.dept_code)
  return (await offices.add(db, actor, form, {}, how)).office_code
}

export const createOffice = async (context: RequestContext<typeof contract.createOffice>) => {
  await addOffice(context, context.input)
  return { data: null }
}

export const takeBackOffices = (db: Db, { viewer, actor }: Importer, codes: readonly string[]) =>
  offices.takeBack(db, actor, codes, visibleTo(viewer, t))

export const updateOffice = async ({ db, viewer, actor, input }: RequestContext<typeof contract.updateOffice>) => {
  const { office_code: code, row_version, ...form } = input
  const before = await offices.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) }, form)
  await requireBranch(db, viewer, form.dept_code)
  await offices.change(db, actor, before, form)
  return { data: null }
}

export const deleteOffice = async ({ db, viewer, actor, input }: RequestContext<typeof contract.deleteOffice>) => {
  const { office_code: code, row_version } = input
  const before = await offices.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) })
  await offices.remove(db, actor, before)
  return { data: null }
}

export const officeLog = ({ db, viewer, input }: RequestContext<typeof contract.officeLog>) =>
  offices.history(db, input.code, input.page, visibleTo(viewer, t))
