import type * as contract from '@sejuk/contract/installers/installers'
import { type InstallerTab, installerTabs, waitingBankStatuses } from '@sejuk/domain/installers/installers'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { installerBanks as b, installers as t } from '../../../db/tables/installers/installers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities, provinces } from '../../../db/tables/masters/regions.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { maskedPhoneOf } from '../../../platform/lists/masked-phone.ts'
import { containsText, matchesNameOrCode } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Listing = Pick<RequestContext<typeof contract.listInstallers>, 'viewer' | 'input'>

const source = sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  left join ${b} on ${eq(b.user_code, t.user_code)}
  left join ${provinces} on ${eq(provinces.province_code, t.province_code)}
  left join ${cities} on ${eq(cities.city_code, t.city_code)}`

/** One ID card or one account, given by two people. */
const isDuplicate = sql`(exists (select from installers o where upper(o.id_card_number) = upper(${t.id_card_number}) and o.id_card_number <> '' and o.user_code <> ${t.user_code})
  or exists (select from installer_banks o where o.bank_code = ${b.bank_code} and o.credited_account = ${b.credited_account} and o.user_code <> ${b.user_code}))`

const behindTab: Record<InstallerTab, SQL | undefined> = {
  All: undefined,
  Bank_Waiting: and(eq(t.user_status, 'Approved'), inArray(b.approve_status, [...waitingBankStatuses])),
  Draft: eq(t.user_status, 'Draft'),
  Submitted: eq(t.user_status, 'Submitted'),
  Approved: eq(t.user_status, 'Approved'),
  Rejected: eq(t.user_status, 'Rejected'),
  Modified: eq(t.user_status, 'Modified'),
  Withdrawn: eq(t.user_status, 'Withdrawn'),
  Paused: eq(t.user_status, 'Paused'),
}

/** People type a phone as they know it; stored is the national number. */
const asStored = (text: string) =>
  /^[\d\s+()-]{3,}$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^(62|0+)/, '') : text

const filtered = (scope: SQL, input: Omit<Listing['input'], keyof Paging>) => {
  const { dept_code, user_type, bank_verify_result, duplicates, text = '' } = input
  return and(
    scope,
    dept_code.length ? inArray(t.dept_code, dept_code) : undefined,
    user_type && eq(t.user_type, user_type),
    bank_verify_result && eq(b.bank_verify_result, bank_verify_result),
    duplicates ? isDuplicate : undefined,
    text.trim()
      ? or(
          containsText(text, t.user_name),
          containsText(text, t.user_code),
          containsText(asStored(text), t.phone_number),
        )
      : undefined,
  )
}
type Paging = { page: number; limit: number; sort?: unknown; cursor?: string; exact?: boolean; tab: InstallerTab }

const fields = {
  user_code: t.user_code,
  user_name: t.user_name,
  // A list is read over shoulders.
  phone_number: maskedPhoneOf(t.phone_number),
  branch_name: departments.dept_name,
  dept_code: t.dept_code,
  province_name: provinces.province_name,
  city_name: cities.city_name,
  user_status: t.user_status,
  user_type: t.user_type,
  requested_type: t.requested_type,
  approve_status: b.approve_status,
  bank_verify_result: b.bank_verify_result,
  created_date: t.created_date,
  updated_date: t.updated_date,
  last_login_date: t.last_login_date,
}

/** Shown by pages, and downloaded whole. */
export const installerList = ({ viewer, input }: Listing) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t, { tab: 'All' }), visibleTo(viewer, t), (scope) =>
      and(filtered(scope, input), behindTab[input.tab]),
    ),
    key: t.user_code,
    sorts: {
      created_date: t.created_date,
      updated_date: t.updated_date,
      user_code: t.user_code,
      user_name: t.user_name,
      last_login_date: sql`coalesce(${t.last_login_date}, 'epoch')`,
    },
    sort: '-created_date',
    fields,
  })

export const listInstallers = ({ db, ...context }: RequestContext<typeof contract.listInstallers>) =>
  listPage(db, installerList(context))

export const countInstallers = async ({ db, viewer, input }: RequestContext<typeof contract.countInstallers>) => {
  const countOf = await countTabs(db, {
    tabs: installerTabs,
    behind: (tab) => behindTab[tab],
    source,
    own: sql`${t}`,
    where: filtered(visibleTo(viewer, t), input),
  })
  return { data: installerTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}

export const installerDropdown = ({ db, viewer, input }: RequestContext<typeof contract.installerDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      visibleTo(viewer, t),
      input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
      input.user_status.length ? inArray(sql`${t.user_status}`, input.user_status) : undefined,
      matchesNameOrCode(input.search, t.user_name, t.user_code),
    ),
    key: t.user_code,
    order: t.user_name,
    fields: {
      value: t.user_code,
      label: sql<string>`${t.user_name} || ' (' || ${t.user_code} || ')'`,
      user_code: t.user_code,
      user_name: t.user_name,
      user_status: t.user_status,
    },
    isSearch: input.search !== '',
  })
