import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isLink, type Part } from '../lists/page-keys.ts'
import { type Copied, copiedScope, type Owned, visibleTo } from './visible-to.ts'

/** More indexes than these are not merged. */
export const mostParts = 30

const each = (column: PgColumn | undefined, codes: readonly string[]) => column && codes.map((code) => eq(column, code))

type Parts = (viewer: Viewer, owned: Owned, branches: readonly string[]) => SQL[] | undefined
const partsOf: Partial<Record<ViewData, Parts>> = {
  View_Data_All_Branches: (_, { dept_code }, branches) => each(dept_code, branches),
  View_Data_Multi_Branch: ({ departmentlist }, { dept_code }, branches) =>
    each(dept_code, branches.length ? departmentlist.filter((code) => branches.includes(code)) : departmentlist),
  View_Data_My_Branch: (_, { dept_code }) => dept_code && [],
  View_Data_Asc: (_, { asc_code }) => asc_code && [],
  View_Data_Technician: (_, { technician_code }) => technician_code && [],
  View_Data_Salesman: ({ usercode }, { salesman_code, created_by }) => {
    const columns = [salesman_code, created_by].filter((column) => column !== undefined)
    return columns.length ? columns.map((column) => eq(column, usercode)) : undefined
  },
  View_Data_Customer: ({ customer_codes }, { customer_code }) => each(customer_code, customer_codes),
  View_Data_Keyperson: ({ shop_codes }, { shop_code }) => each(shop_code, shop_codes),
}

/**
 * What a viewer sees, in parts of each of which an index is in the order of the list: a branch, a salesperson, who wrote it down, a
 * customer. None where one index has all of it. Nothing where there are too many, or no such index: `owned` names the columns that
 * begin one.
 */
export const orderedParts = (viewer: Viewer, owned: Owned, branches: readonly string[] = []): SQL[] | undefined => {
  const parts = viewer.view_data ? partsOf[viewer.view_data]?.(viewer, owned, branches) : undefined
  return parts && parts.length <= mostParts ? parts : undefined
}

/** As `orderedParts`, of what two branches see: `other` names the second, and begins an index too. Branches are asked for by the first. */
export const partsOfTwoBranches = (
  viewer: Viewer,
  owned: Owned,
  other: PgColumn,
  branches: readonly string[] = [],
): SQL[] | undefined => {
  const own: Partial<Record<ViewData, readonly string[]>> = {
    View_Data_Multi_Branch: viewer.departmentlist,
    View_Data_My_Branch: [viewer.department],
  }
  const codes = viewer.view_data && own[viewer.view_data]
  if (!codes) return orderedParts(viewer, owned, branches)
  const inOther = (branch: string) => (codes.includes(branch) ? undefined : inArray(other, [...codes]))
  const parts = branches.length
    ? branches.map((branch) => and(owned.dept_code && eq(owned.dept_code, branch), inOther(branch)) ?? sql`false`)
    : [owned.dept_code, other].flatMap((column) => each(column, codes) ?? [])
  return parts.length <= mostParts ? parts : undefined
}

/** The branch, the salesperson and who wrote it down, where an index begins with each; of one customer or shop there are few, which are sorted. */
export const branchAndPeople = ({ dept_code, salesman_code, created_by }: Owned): Owned => ({
  dept_code,
  salesman_code,
  created_by,
})

/** What says which page is asked for, and by whom it is seen, narrows nothing by itself. */
const beside = new Set(['page', 'limit', 'cursor', 'exact', 'total', 'group_by', 'sort', 'dept_code'])

/** A list as it opens, or in one of several branches: by its own order, with no filter but those that are `usual`. A switch that is off narrows nothing. */
export const isAsItOpens = (input: object, order: string, usual: Readonly<Record<string, unknown>> = {}) => {
  const { sort = order } = input as { sort?: string }
  const isNarrow = ([name, value]: [string, unknown]) =>
    !beside.has(name) &&
    value !== usual[name] &&
    (Array.isArray(value) ? value.length > 0 : typeof value === 'number' || Boolean(value))
  return sort.replace(/^-/, '') === order && !Object.entries(input).some(isNarrow)
}

/** The parts of a list as it opens: `order` is a column that follows each of `owned` in an index. */
export const partsAsItOpens = (
  viewer: Viewer,
  input: { page: number; dept_code?: readonly string[] },
  order: string,
  owned: Owned,
  usual: Readonly<Record<string, unknown>> = {},
): SQL[] | undefined => (isAsItOpens(input, order, usual) ? orderedParts(viewer, owned, input.dept_code) : undefined)

/**
 * What a list in a scope says of it: what matches, and the same in each of the parts that are read in order. Every part lies within
 * the scope and stands in its place: beside it the scope says nothing new, and its rarity would be multiplied with the part's.
 */
export const scoped = (parts: readonly Part[] | undefined, scope: SQL, matching: (scope: SQL) => SQL | undefined) => ({
  isInOrder: parts !== undefined,
  where: matching(scope),
  parts: parts && (parts.length > 1 || parts.some(isLink)) ? parts.map((part) => partOf(part, matching)) : undefined,
})

const partOf = (part: Part, matching: (scope: SQL) => SQL | undefined): Part =>
  isLink(part) ? { ...part, matching: matching(sql`true`) } : (matching(part) ?? part)

/** The same of rows that are seen with the customer or document they belong to, whose scope they carry, and listed by when they were made. */
export const scopedByCopies = (
  viewer: Viewer,
  input: { page: number; dept_code?: readonly string[] },
  of: Copied,
  matching: (scope: SQL) => SQL | undefined,
) => {
  const owned = copiedScope(of)
  return scoped(
    partsAsItOpens(viewer, input, 'created_date', branchAndPeople(owned)),
    visibleTo(viewer, owned),
    matching,
  )
}
