import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/erp-customizations'
import { customizationObjection, type ErpCustomizationType } from '@sejuk/domain/masters/erp-customizations'
import { because } from '@sejuk/domain/messages'
import { rowsTouched } from '@sejuk/domain/platform/imports'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { erpCustomizations as t } from '../../../db/tables/masters/erp-customizations.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'

const customizations = recordsOf('erp-customization', t, t.customization_id)

const findCode = async (db: Db, data_type: ErpCustomizationType, code: string) => {
  const [found] = await db
    .select({ is_active: t.is_active })
    .from(t)
    .where(and(eq(t.data_type, data_type), eq(t.code, code)))
  return found
}

export const addErpCustomization = async (
  { db, actor }: By,
  form: Parsed<typeof contract.createErpCustomization>,
  how: Coming = 'create',
) => {
  const objection = customizationObjection(form.data_type, form.code)
  if (objection) refuseField('code', objection)
  if (await findCode(db, form.data_type, form.code)) refuseField('code', because('code-already-taken'))
  return customizations.add(db, actor, form, {}, how)
}

export const createErpCustomization = async (context: RequestContext<typeof contract.createErpCustomization>) => ({
  data: await addErpCustomization(context, context.input),
})

/** A code may stand in documents already: what is taken back is switched off, as it is when it is no longer wanted. */
export const switchOffErpCustomizations = async (db: Db, { actor }: Importer, codes: readonly string[]) => {
  let touched = 0
  for (const code of codes) {
    const before = await customizations.find(db, Number(code))
    if (before?.row_version === 1) await customizations.change(db, actor, before, { is_active: false })
    else touched += 1
  }
  if (touched) refuse('conflict', { message: rowsTouched(touched) })
}

export const updateErpCustomization = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.updateErpCustomization>) => {
  const { customization_id: code, row_version, ...form } = input
  const before = await customizations.lock(db, { code, row_version }, form)
  return { data: await customizations.change(db, actor, before, form) }
}

export const erpCustomizationLog = ({ db, input }: RequestContext<typeof contract.erpCustomizationLog>) =>
  customizations.history(db, Number(input.code) || 0, input.page)

/** For forms that take a code of one of the lists. One that stands there already may stay, also when it was switched off. */
export const requireCustomization = async (
  db: Db,
  data_type: ErpCustomizationType,
  { field, code, was }: { field: string; code: string; was?: string },
) => {
  if (code === was) return
  if (!(await findCode(db, data_type, code))?.is_active) refuseChoice(field)
}
