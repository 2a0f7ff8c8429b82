import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/supervision/installers'
import { and, eq, sql } from 'drizzle-orm'
import { supervisionInstallers as t } from '../../../db/tables/supervision/supervision-installers.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Asked<E extends Endpoint> = Pick<RequestContext<E>, 'viewer' | 'input'>

const source = sql`${t} join departments d on d.dept_code = ${t.dept_code} left join lateral (
  select count(*)::int as projects, coalesce(sum(s.problems_found), 0)::int as problems, coalesce(sum(s.points_answered), 0)::int as points,
    (count(*) filter (where s.disclaimer_status in ('Disclaimer_Letter_Issued', 'Disclaimer_Letter_Signed')))::int as disclaimers
  from supervisions s where s.installer_code = ${t.installer_code}) n on true`

const fields = {
  installer_code: t.installer_code,
  installer_name: t.installer_name,
  dept_code: t.dept_code,
  dept_name: sql<string>`d.dept_name`,
  certification_no: t.certification_no,
  certification_level: t.certification_level,
  valid_to: sql<string | null>`${t.valid_to}::text`,
  is_blacklisted: t.is_blacklisted,
  blacklist_reason: t.blacklist_reason,
  projects: sql<number>`n.projects`,
  problems: sql<number>`n.problems`,
  problem_rate: sql<number | null>`round(100.0 * n.problems / nullif(n.points, 0), 1)::float8`,
  disclaimers: sql<number>`n.disclaimers`,
  created_date: t.created_date,
  row_version: t.row_version,
}

export const installerList = ({ viewer, input }: Asked<typeof contract.listInstallersOfProjects>) =>
  asList({
    input,
    source,
    where: and(
      visibleTo(viewer, { dept_code: t.dept_code }),
      filterByCodes(t.dept_code, input.dept_code),
      input.is_expired === undefined
        ? undefined
        : input.is_expired
          ? sql`(${t.valid_to} is null or ${t.valid_to} < ${companyTodayInSql})`
          : sql`${t.valid_to} >= ${companyTodayInSql}`,
      input.is_blacklisted === undefined ? undefined : eq(t.is_blacklisted, input.is_blacklisted),
      containsText(input.search, t.installer_name, t.installer_code, t.certification_no),
    ),
    key: t.installer_code,
    sorts: { installer_name: t.installer_name, created_date: t.created_date, valid_to: t.valid_to },
    sort: 'installer_name',
    fields,
  })
export const listInstallersOfProjects = ({ db, ...asked }: RequestContext<typeof contract.listInstallersOfProjects>) =>
  listPage(db, installerList(asked))
