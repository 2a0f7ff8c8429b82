import type { Viewer } from '@sejuk/domain/viewers'
import { expect, test } from 'vitest'
import { salesOrders as t } from '../../db/tables/sales/sales-orders.ts'
import { isAsItOpens, orderedParts, partsOfTwoBranches } from './ordered-parts.ts'

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
