import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { salesOrders as t } from '../../db/tables/sales/sales-orders.ts'
import { isLink } from '../lists/page-keys.ts'
import { isAsItOpens, orderedParts, partsOfTwoBranches, scoped } from './ordered-parts.ts'
import { visibleTo } from './visible-to.ts'

const viewer = (view_data: Viewer['view_data'], more: Partial<Viewer> = {}) =>
  ({
    ...{ view_data, usercode: 'U1', department: '705', departmentlist: ['705', '713'] },
    ...{ customer_codes: ['C1'], shop_codes: ['S1', 'S2', 'S3'], ...more },
  }) as Viewer

test.each([
  ['View_Data_All_Branches', [], 0],
  ['View_Data_All_Branches', ['705', '706', '713'], 3],
  ['View_Data_Multi_Branch', [], 2],
  ['View_Data_Multi_Branch', ['713'], 1],
  ['View_Data_Multi_Branch', ['705', '713', '720'], 2],
  ['View_Data_Multi_Branch', ['720'], 0],
  ['View_Data_My_Branch', [], 0],
  ['View_Data_Salesman', [], 2],
  ['View_Data_Customer', [], 1],
  ['View_Data_Keyperson', [], 3],
  ['View_Data_Technician', [], undefined],
] as const)('%s, asked for branches %j, is read in %s parts', (view_data, branches, parts) => {
  expect(orderedParts(viewer(view_data), t, branches)?.length).toBe(parts)
})

test.each([
  ['View_Data_All_Branches', [], 0],
  ['View_Data_All_Branches', ['705', '706', '713'], 3],
  ['View_Data_Multi_Branch', [], 4],
  ['View_Data_Multi_Branch', ['713'], 1],
  ['View_Data_My_Branch', [], 2],
  ['View_Data_My_Branch', ['705', '713'], 2],
  ['View_Data_Salesman', [], 2],
  ['View_Data_Technician', [], undefined],
] as const)(
  '%s, asked for branches %j, is read in %s parts where two branches see a row',
  (view_data, branches, parts) => {
    expect(partsOfTwoBranches(viewer(view_data), t, t.org_code, branches)?.length).toBe(parts)
  },
)

test('without an index, or in too many parts, nothing is read in its order', () => {
  expect(orderedParts(viewer('View_Data_Salesman'), { dept_code: t.dept_code })).toBeUndefined()
  expect(orderedParts(viewer('View_Data_My_Branch'), {})).toBeUndefined()
  const everywhere = Array.from({ length: 31 }, (_, n) => String(700 + n))
  expect(orderedParts(viewer('View_Data_Multi_Branch', { departmentlist: everywhere }), t)).toBeUndefined()
})

const written = (condition: SQL | undefined) => new PgDialect().sqlToQuery(condition ?? sql``)

test('of a branch that is not one of theirs they are shown what the other branch of theirs has in it', () => {
  const parts = partsOfTwoBranches(viewer('View_Data_Multi_Branch'), t, t.org_code, ['705', '720'])
  expect(parts?.map((part) => written(part).params)).toEqual([['705'], ['720', '705', '713']])
})

test('each part stands in the place of the scope, with every filter beside it', () => {
  const two = viewer('View_Data_Multi_Branch')
  const isDraft = eq(t.status, 'Draft')
  const told = (who: Viewer) => scoped(orderedParts(who, t), visibleTo(who, t), (scope) => and(scope, isDraft))
  expect(told(two).parts?.map((part) => !isLink(part) && written(part).params)).toEqual([
    ['705', 'Draft'],
    ['713', 'Draft'],
  ])
  expect(written(told(two).where).params).toEqual(['705', '713', 'Draft'])
  const one = told(viewer('View_Data_Multi_Branch', { departmentlist: ['705'] }))
  expect(one).toMatchObject({ isInOrder: true, parts: undefined })
  expect(written(one.where).params).toEqual(['705', 'Draft'])
})

test('a list is as it opens by its own order, without a filter of its own', () => {
  const page = { page: 3, limit: 20, cursor: 'x', total: 'later', dept_code: ['705'], customer_code: [], search: '' }
  expect(isAsItOpens(page, 'created_date')).toBe(true)
  expect(isAsItOpens({ ...page, sort: '-created_date' }, 'created_date')).toBe(true)
  expect(isAsItOpens({ ...page, sort: 'total_amount' }, 'created_date')).toBe(false)
  expect(isAsItOpens({ ...page, search: 'x' }, 'created_date')).toBe(false)
  expect(isAsItOpens({ ...page, customer_code: ['C1'] }, 'created_date')).toBe(false)
  expect(isAsItOpens({ ...page, open_days: 0 }, 'created_date')).toBe(false)
  expect(isAsItOpens({ ...page, tab: 'All' }, 'created_date', { tab: 'All' })).toBe(true)
})
