import type { SettingKind } from '@sejuk/domain/company/setting-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** One after the other for each setting: a proposal, a decision and the clock never cross. */
export const lockSetting = (db: Db, { kind, scope }: { kind: SettingKind; scope: string }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${kind} ${scope}`}, 0))`)
