import { type SerialSetting, standardSerialSetting } from '@sejuk/domain/catalogue/serial-numbers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialSettings as t } from '../../db/tables/catalogue/serial-settings.ts'

export const serialSettingOf = async (db: Db, brand_code: string | null): Promise<SerialSetting> => {
  const [found] = brand_code ? await db.select().from(t).where(eq(t.brand_code, brand_code)) : []
  return found ?? standardSerialSetting
}
