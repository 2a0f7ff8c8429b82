import { type CreditSetting, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { creditSettings as t } from '../../db/tables/sales/credit-settings.ts'

export const creditSettingOf = async (db: Db, dept_code: string): Promise<CreditSetting> => {
  const [found] = await db.select().from(t).where(eq(t.dept_code, dept_code))
  return found ?? standardCreditSetting
}
