import type { Viewer } from '@sejuk/domain/viewers'
import { isNull, or } from 'drizzle-orm'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** The changes for the whole company, those of the branches in sight, and one's own. */
export const visibleChanges = (viewer: Viewer) =>
  or(isNull(t.dept_code), visibleTo(viewer, { dept_code: t.dept_code, created_by: t.created_by }))
