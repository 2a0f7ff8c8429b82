import { endpoint } from '@sejuk/contract/endpoint'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadMasters } from '../../../reference/load-masters.ts'
import { loadReference } from '../../../reference/load-reference.ts'
import { loadRegions } from '../../../reference/load-regions.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'

const { database, endpoints, as } = await startTestServer()
const somebody = await as()

beforeAll(async () => {
  await loadReference(database, () => {})
  await loadMasters(database, () => {})
  await loadRegions(database, () => {})
})

type Line = Parameters<typeof endpoint>[0]
const place = { province_code: '31', city_code: '31.73', district_code: '31.73.01' }

/** The lookups of the specification, each as a form asks it, and the least it must answer. */
const lookups: [Line, input: object, least: number][] = [
  ['GET /api/bank/dropdown', {}, 100],
  ['GET /api/partner-bank/dropdown', {}, 1],
  ['GET /api/business-unit/dropdown', {}, 1],
  ['GET /api/business-unit/dropdown-sparepart', {}, 1],
  ['GET /api/city/dropdown', place, 1],
  ['POST /api/city/dropdown', place, 1],
  ['GET /api/province/dropdown', {}, 38],
  ['GET /api/sub-district/dropdown', {}, 100],
  ['GET /api/sub-district/postal-code', {}, 0],
  ['GET /api/sub-district/postal-code-by-subdistrict/{id}', { id: '31.73.01.1001' }, 0],
  ['GET /api/dropdown-brand', {}, 1],
  ['GET /api/item-category/dropdown', {}, 1],
  ['POST /api/item-category/dropdown', {}, 1],
  ['GET /api/staff/dropdown', {}, 1],
  ['POST /api/staff/dropdown', {}, 1],
  ['POST /api/item-category/dropdown-exploded-view', {}, 1],
  ['GET /api/item-category/dropdown-ticket', {}, 1],
  ['GET /api/dropdown-ticket', {}, 1],
  ['GET /api/organization/dropdown', {}, 1],
  ['GET /api/organization/dropdown-cac', {}, 1],
  ['GET /api/sales-order-cashback-introduction/dropdown', {}, 1],
  ['GET /api/sales-order-type/dropdown', {}, 1],
  ['GET /api/department', {}, 20],
  ['GET /api/department/dropdown', {}, 26],
  ['GET /api/department/dropdown-by-asc', { asc_code: 'ASC-705-01' }, 0],
  ['GET /api/kpi-area-department', {}, 1],
  ['GET /api/warehouse', {}, 20],
  ['GET /api/warehouse/dropdown', {}, 26],
  ['GET /api/warehouse/dropdown-by-dept-code', { dept_code: '705' }, 1],
  ['GET /api/warehouse/dropdown-zone', { warehouse_code: 'WH-705-01' }, 1],
  ['GET /api/warehouse-vendor', {}, 1],
  ['GET /api/warehouse-vendor/dropdown', {}, 1],
  ['GET /district', { city_code: '31.73' }, 1],
  ['POST /district', { city_code: '31.73' }, 1],
  ['GET /api/driver/dropdown', {}, 0],
  ['GET /api/logistic-vendor/dropdown', {}, 0],
  ['GET /api/type-rebate/dropdown', {}, 1],
  ['GET /erp-customization', {}, 12],
]
const asked = (line: Line) => endpoint(line, { needs: 'public', input: z.unknown(), data: z.unknown() })

test.each(lookups)('%s answers', async (line, input, least) => {
  const answer = await somebody(asked(line), input)
  expect(answer).toMatchObject({ code: '200', status: true })
  const rows = Array.isArray(answer.data) ? answer.data : [answer.data]
  expect(rows.length).toBeGreaterThanOrEqual(least)
})

test('the records among them are found, changed and refused', async () => {
  expect(await somebody(asked('GET /api/department/detail/{id}'), { id: '705' })).toMatchObject({
    data: { dept_code: '705' },
  })
  expect(await somebody(asked('GET /api/warehouse/detail/{id}'), { id: 'WH-705-01' })).toMatchObject({
    data: { warehouse_code: 'WH-705-01' },
  })
  for (const line of ['PUT /api/department/update', 'PUT /api/warehouse/config/update'] as const)
    expect(await somebody(asked(line), {})).toMatchObject({ code: '406', errors: expect.any(Object) })
})

test('every call on photos and downloads of the specification is served', () => {
  const served = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const photos = ['GET /api/photo/list', 'POST /api/photo/list', 'GET /api/photo/check-upload-process']
  const more = ['GET /api/photo/detail/{id}', 'GET /api/photo/batch-detail', 'GET /api/view-photo-from-erp']
  const writes = ['scan-receipt', 'create', 'update', 'common-select-photo'].map((name) => `POST /api/photo/${name}`)
  const rest = ['DELETE /api/photo/delete', 'POST /api/attachment/batch-store', 'GET /api/download-file']
  const data = ['is-avaible-redis-download', 'prepare', 'download'].map((name) => `GET /api/common-download/${name}`)
  const all = [...photos, ...more, ...writes, ...rest, ...data, 'POST /api/common/visit-record-history']
  expect(all.filter((line) => !served.has(line))).toEqual([])
})

test('without a Google Drive the call says so, with 400', async () => {
  const form = new FormData()
  const place = { module_name: 'Customer', module_code: 'C1', alias: 'contract', kind: 'file' }
  for (const [field, value] of Object.entries(place)) form.set(field, value)
  form.append('files', new File(['%PDF-1.7'], 'a.pdf'))
  const clerk = await as([photoPermission('Customer', 'contract', 'Upload')])
  expect(await clerk(asked('POST /api/attachment/batch-store-google-drive'), form)).toMatchObject({
    code: '400',
    message: 'No Google Drive is configured for this site. Upload the files here instead',
  })
})
