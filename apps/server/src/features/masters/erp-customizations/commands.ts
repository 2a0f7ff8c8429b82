import type * as contract from '@sejuk/contract/masters/erp-customizations'
import { customizationObjection, type ErpCustomizationType } from '@sejuk/domain/masters/erp-customizations'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { erpCustomizations as t } from '../../../db/tables/masters/erp-customizations.ts'
import { recordsOf } from '../../../platform/records.ts'
import { refuseField } from '../../../platform/refuse.ts'
import type { Ask } from '../../../platform/serve.ts'

const customizations = recordsOf('erp-customization', t, t.customization_id)

const findCode = async (db: Db, data_type: ErpCustomizationType, code: string) => {
  const [found] = await db
    .select({ is_active: t.is_active })
    .from(t)
    .where(and(eq(t.data_type, data_type), eq(t.code, code)))
  return found
}

export const createErpCustomization = async ({ db, actor, input }: Ask<typeof contract.createErpCustomization>) => {
  const objection = customizationObjection(input.data_type, input.code)
  if (objection) refuseField('code', objection)
  if (await findCode(db, input.data_type, input.code)) refuseField('code', 'This code is already taken')
  return { data: await customizations.add(db, actor, input) }
}

export const updateErpCustomization = async ({ db, actor, input }: Ask<typeof contract.updateErpCustomization>) => {
  const { customization_id: code, row_version, ...form } = input
  const before = await customizations.lock(db, { code, row_version }, form)
  return { data: await customizations.change(db, actor, before, form) }
}

export const erpCustomizationLog = ({ db, input }: Ask<typeof contract.erpCustomizationLog>) =>
  customizations.history(db, Number(input.code) || 0, input.page)

/** For forms that take a code of one of the lists. One that stands there already may stay, also when it was switched off. */
export const requireCustomization = async (
  db: Db,
  data_type: ErpCustomizationType,
  { field, code, was }: { field: string; code: string; was?: string },
) => {
  if (code === was) return
  if (!(await findCode(db, data_type, code))?.is_active) refuseField(field, 'This choice is not in the list')
}
