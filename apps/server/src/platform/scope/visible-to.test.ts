import { type ViewData, type Viewer, viewDataScopes } from '@sejuk/domain/viewers'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { customers } from '../../db/tables/customers/customers.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { nobody } from '../session/session.ts'
import { visibleTo } from './visible-to.ts'

const viewer: Viewer = {
  ...nobody,
  usercode: 'U1',
  department: '705',
  departmentlist: ['705', '713'],
  asc_code: '8-ASC-01',
  customer_codes: ['C1'],
  shop_codes: ['S1'],
}
const said = (view_data: ViewData | null, table: object, who = viewer) => {
  const { sql, params } = new PgDialect().sqlToQuery(visibleTo({ ...who, view_data }, table))
  return [sql, ...params]
}
const owned = {
  ...customers,
  asc_code: customers.dept_code,
  technician_code: customers.dept_code,
  shop_code: customers.dept_code,
}

test('each scope compares with a fact of the person', () => {
  expect(said('View_Data_All_Branches', owned)).toEqual(['true'])
  expect(said('View_Data_Multi_Branch', owned).slice(1)).toEqual(['705', '713'])
  expect(said('View_Data_My_Branch', owned).slice(1)).toEqual(['705'])
  expect(said('View_Data_Asc', owned).slice(1)).toEqual(['8-ASC-01'])
  expect(said('View_Data_Technician', owned).slice(1)).toEqual(['U1'])
  expect(said('View_Data_Salesman', owned)).toEqual([
    '("customers"."salesman_code" in ($1) or "customers"."created_by" in ($2))',
    'U1',
    'U1',
  ])
  expect(said('View_Data_Customer', owned).slice(1)).toEqual(['C1'])
  expect(said('View_Data_Keyperson', owned).slice(1)).toEqual(['S1'])
})

test('a table without the column, a person without the code, no scope at all: nothing', () => {
  expect(said('View_Data_Asc', departments)).toEqual(['false'])
  for (const scope of viewDataScopes.slice(1)) expect(said(scope, owned, nobody)).toEqual(['false'])
  expect(said(null, owned)).toEqual(['false'])
})
