import { getServiceReport } from '@sejuk/contract/aftersales/service-reports'
import type { ManagementReport } from '@sejuk/contract/management-reports'
import { getProjectReport } from '@sejuk/contract/projects/project-reports'
import { getSalesReport } from '@sejuk/contract/sales/sales-reports'
import { getStockReport } from '@sejuk/contract/stock/stock-reports'
import { projectReport } from '@sejuk/domain/projects/project-report'
import { standardRoles } from '@sejuk/domain/roles'
import { salesReport } from '@sejuk/domain/sales/sales-report'
import { stockReport } from '@sejuk/domain/stock/stock-report'
import { addDays } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { letSell, prepareProjects, projectRow } from '../../test/projects.ts'
import { startTestServer } from '../../test/servers/test-server.ts'
import { makeStock } from '../../test/stock.ts'
import { customers } from '../db/tables/customers/customers.ts'
import { projectLogs, projectMoves } from '../db/tables/projects/project-logs.ts'
import { salesOrderLines, salesOrders } from '../db/tables/sales/sales-orders.ts'
import { companyToday } from '../platform/calendar/company-day.ts'
import { moveStock } from './stock/move-stock.ts'

const server = await startTestServer()
const { db, as } = server
await makeStock(db)
await prepareProjects(server)
const all = await as()
const own = await as(undefined, { view_data: 'View_Data_My_Branch', department: '705' })
const unpermitted = await as([])
const today = companyToday()
const period = { from: addDays(today, -29), to: today }
const figure = (report: ManagementReport, name: string) => report.figures.find((one) => one.figure === name)
const cell = (report: ManagementReport, code: string, columns: object, name: string) =>
  report.rows.find((row) => row.code === code)?.values[Object.keys(columns).indexOf(name)]

const ordered = async (
  order_code: string,
  dept_code: string,
  order_date: string,
  amount: number,
  status = 'Approved',
) => {
  await db.insert(salesOrders).values({
    ...{ order_code, order_type: 'REGULAR', order_date, org_code: '1-GREE', dept_code, customer_code: `C${dept_code}` },
    ...{ warehouse_code: 'W1', price_include_tax: 'Y', customer_is_taxable: 1, total_qty: 2, total_amount: amount },
    ...{ list_amount: amount * 2, discount_amount: amount, status: status as 'Approved', created_by: 'S' },
    ...{ create_user_name: 'S', created_date: `${order_date}T03:00:00Z` },
  })
  await db.insert(salesOrderLines).values({
    ...{ order_code, line_no: 1, item_code: 'P1', item_name: 'Part one', business_unit_code: 'RAC', ordered_qty: 2 },
    ...{ warehouse_code: 'W1', amount },
  })
}

test('sales: what was ordered in the period, beside the one before, in one’s scope', async () => {
  await db.insert(customers).values(
    ['705', '713'].map((dept_code) => ({
      ...{ customer_code: `C${dept_code}`, customer_name: `Toko ${dept_code}`, dept_code, org_code: '1-GREE' },
      created_by: 'S',
    })),
  )
  await ordered('S1', '705', today, 300)
  await ordered('S2', '705', addDays(today, -30), 200)
  await ordered('S3', '713', today, 1000)
  await ordered('S4', '705', today, 9999, 'Draft')
  const { data: mine } = await own(getSalesReport, period)
  expect(figure(mine, 'ordered')).toEqual({ figure: 'ordered', value: 300, before: 200 })
  expect(figure(mine, 'discount')).toMatchObject({ value: 50 })
  expect(mine.rows).toHaveLength(1)
  expect(cell(mine, '705', salesReport.columns, 'change')).toBe(50)
  expect(mine.months).toHaveLength(12)
  expect(mine.months.at(-1)?.values[0]).toBeGreaterThanOrEqual(300)
  const { data: both } = await all(getSalesReport, { ...period, group: 'item' })
  expect(cell(both, 'P1', salesReport.columns, 'amount')).toBe(1300)
  expect(cell(both, 'P1', salesReport.columns, 'units')).toBe(4)
  const { data: other } = await all(getSalesReport, { ...period, dept_code: ['713'], group: 'customer' })
  expect(other.rows).toMatchObject([{ code: 'C713', name: 'Toko 713' }])
})

test('stock: what lies in one’s warehouses, and what left them', async () => {
  const move = (code: string, type: 'GR' | 'GI', warehouse_code: string, qty: number) =>
    db.transaction((within) =>
      moveStock(within, { usercode: 'W', username: 'Wati' }, [
        { warehouse_code, line: 1, type, item_code: 'P1', qty, document: { type: 'test', code } },
      ]),
    )
  await move('G1', 'GR', 'W1', 40)
  await move('G2', 'GI', 'W1', 10)
  await move('G3', 'GR', 'W2', 7)
  const { data } = await own(getStockReport, { ...period, group: 'item' })
  expect(figure(data, 'onHand')).toMatchObject({ value: 30 })
  expect(figure(data, 'issued')).toMatchObject({ value: 10, before: 0 })
  expect(figure(data, 'cover')).toMatchObject({ value: 90 })
  expect(cell(data, 'P1', stockReport.columns, 'onHand')).toBe(30)
  expect(data.months.at(-1)?.values).toEqual([40, 10])
  const { data: both } = await all(getStockReport, period)
  expect(both.rows.map(({ code }: { code: string }) => code).toSorted()).toEqual(['W1', 'W2'])
})

test('projects: what is open, won and lost', async () => {
  await as(undefined, { usercode: 'PS' })
  await letSell(server, 'PS')
  const at = new Date().toISOString()
  const log = (log_code: string, project_status: 'Processing' | 'Project_Goaled' | 'Failed', dept_code = '705') => ({
    ...projectRow(log_code, {
      salesman_code: 'PS',
      salesman_codes: ['PS'],
      dept_code,
      est_total: 100,
      probability: 40,
    }),
    ...{ login_status: 'Approved' as const, project_status, project_code: `P-${log_code}` },
  })
  const logs = [
    log('L1', 'Processing'),
    log('L2', 'Project_Goaled'),
    log('L3', 'Failed'),
    log('L4', 'Processing', '713'),
  ]
  await db.insert(projectLogs).values(logs)
  await db.insert(projectMoves).values(
    logs.map(({ log_code, project_status, dept_code }) => ({
      ...{ log_code, at, login_status: 'Approved' as const, project_status, stage: 'tender' as const },
      ...{ probability: 40, amount: 100, dept_code, salesman_code: 'PS' },
    })),
  )
  const { data } = await own(getProjectReport, period)
  expect(figure(data, 'open')).toMatchObject({ value: 100, before: null })
  expect(figure(data, 'weighted')).toMatchObject({ value: 40 })
  expect(figure(data, 'goaled')).toMatchObject({ value: 100, before: 0 })
  expect(figure(data, 'hitRate')).toMatchObject({ value: 50 })
  expect(data.months.at(-1)?.values).toEqual([100, 100])
  const { data: both } = await all(getProjectReport, { ...period, group: 'salesperson' })
  expect(cell(both, 'PS', projectReport.columns, 'projects')).toBe(2)
})

test.each([getSalesReport, getStockReport, getProjectReport])('$path covers one day to one year', async (endpoint) => {
  const refused = await all(endpoint, { from: '2025-01-01', to: '2026-11-01' })
  expect(refused).toMatchObject({ code: '406', errors: { to: ['A report covers one day to one year'] } })
  expect(await all(endpoint, { ...period, group: 'nonsense' })).toMatchObject({ code: '406' })
  expect(await unpermitted(endpoint, period)).toMatchObject({ code: '403' })
})

test('a director reads all four', async () => {
  const director = await as([...standardRoles.Director.permissions])
  for (const endpoint of [getSalesReport, getServiceReport, getStockReport, getProjectReport])
    expect((await director(endpoint, period)).code).toBe('200')
})
