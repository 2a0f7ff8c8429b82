import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { arrayContains, or } from 'drizzle-orm'
import { projectLogs as t } from '../../db/tables/projects/project-logs.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The scopes of those who sell; others share in no project. */
const selling: readonly (ViewData | null)[] = ['View_Data_Salesman', 'View_Data_My_Branch', 'View_Data_Multi_Branch']

/** The projects of the viewer's scope, and those the viewer shares in. */
export const visibleLogs = (viewer: Viewer) =>
  or(
    visibleTo(viewer, t),
    selling.includes(viewer.view_data) ? arrayContains(t.salesman_codes, [viewer.usercode]) : undefined,
  )
