import { type CreditSetting, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { creditSettings as t } from '../../db/tables/sales/credit-settings.ts'
import { selectOne } from '../../platform/lists/selection.ts'

const fields = getTableColumns(t)
const source = sql`${t}`

export const creditSettingOf = async (db: Db, dept_code: string): Promise<CreditSetting> => {
  return (await selectOne(db, fields, source, eq(t.dept_code, dept_code))) ?? standardCreditSetting
}
