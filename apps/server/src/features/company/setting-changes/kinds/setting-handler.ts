import type { SettingChange } from '@sejuk/contract/company/setting-changes'
import type { ImpactCount } from '@sejuk/domain/company/setting-changes'
import type { SettingValues } from '@sejuk/domain/company/setting-kinds'
import type { Db } from '../../../../db/database.ts'
import type { Actor } from '../../../../platform/records/action-log.ts'

export type Current = {
  values: SettingValues
  /** Nobody has written it yet, and nothing holds in its place. */
  isFirst: boolean
  scope_name: string
  /** Of a branch's setting. */
  dept_code: string | null
}
export type Counted = ImpactCount
export type WaitingRequest = SettingChange['waiting'][number]

/** Who wrote the change and its code, which stands in the log of the setting. */
export type Applying = { db: Db; actor: Actor; author: { usercode: string; username: string }; change_code: string }
export type Asked = { scope: string; before: SettingValues; after: SettingValues; since: string }

/** One kind of setting: how it is read and written, and what a change would have meant. */
export type SettingHandler = {
  /** Nothing where there is no such branch, role or code. */
  current: (db: Db, scope: string) => Promise<Current | undefined>
  /** What a form alone cannot know: refuses at the field, and answers with the values as they are kept. */
  prepare?: (db: Db, scope: string, values: SettingValues, before: SettingValues) => Promise<SettingValues>
  apply: (applying: Applying, scope: string, values: SettingValues) => Promise<unknown>
  impact: (db: Db, asked: Asked) => Promise<Counted[]>
  /** Open requests that are judged by it. */
  waiting?: (db: Db, scope: string) => Promise<WaitingRequest[]>
}

export const mostWaiting = 20
