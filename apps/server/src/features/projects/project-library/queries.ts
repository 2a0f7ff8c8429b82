import type * as contract from '@sejuk/contract/projects/project-library'
import { and, arrayContains, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { competesWith, isInside, isOnMap } from '../../../business/projects/map-filters.ts'
import {
  projectFiltered,
  projectRowFields,
  projectSorts,
  projectSource,
} from '../../../business/projects/project-rows.ts'
import { partsOfLogs, visibleLogs } from '../../../business/projects/visible-logs.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

type Asked = Pick<RequestContext<typeof contract.listProjectLibrary>, 'viewer' | 'input'>

/** As it opens: most logs become projects. */
const partsOf = ({ viewer, input: { list: _list, ...input } }: Asked) =>
  isAsItOpens(input, 'created_date') ? partsOfLogs(viewer, input.dept_code) : undefined

/** Shown by pages, and downloaded whole. */
export const projectLibraryList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: projectSource,
    own: sql`${t}`,
    ...scoped(partsOf({ viewer, input }), visibleLogs(viewer), (scope) =>
      and(
        projectFiltered(scope, input),
        input.list === 'project-library-project' ? isNotNull(t.project_code) : undefined,
        input.login_status ? eq(t.login_status, input.login_status) : undefined,
        input.brand ? arrayContains(t.brand_focus, [input.brand]) : undefined,
        input.building_use ? eq(t.building_use, input.building_use) : undefined,
        input.business_unit_code
          ? sql`exists (select from project_systems x where x.log_code = ${t.log_code} and x.business_unit_code = ${input.business_unit_code})`
          : undefined,
        containsText(input.consultant, t.consultant_me),
        containsText(input.contractor, t.contractor_main, t.contractor_me),
        input.least ? gte(t.est_total, input.least) : undefined,
        input.most ? lte(t.est_total, input.most) : undefined,
        isInside(input.polygon),
        competesWith(input.competitor),
        input.on_map ? isOnMap(input.on_map.split(',')) : undefined,
      ),
    ),
    key: t.log_code,
    sorts: projectSorts,
    sort: '-created_date',
    fields: projectRowFields,
    totals: { est_total: t.est_total },
  })

export const listProjectLibrary = ({ db, ...asked }: RequestContext<typeof contract.listProjectLibrary>) =>
  listPage(db, projectLibraryList(asked))
