import * as contract from '@sejuk/contract/aftersales/costs'
import { markAsReimbursement } from '@sejuk/contract/aftersales/reimbursements'
import { costModule, costPhoto, costPhotoRights } from '@sejuk/domain/aftersales/work-orders/evidence'
import { permissions } from '@sejuk/domain/permissions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder, workOrderOf } from '../../../../test/work-orders.ts'
import { servicePrices, servicePriceVersions } from '../../../db/tables/aftersales/service-prices.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { prepareCosts } from './prepare.ts'

const server = await startTestServer()
const { db, as } = server
const centre = await as(undefined, { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
const service = await as(permissions.filter((code) => !code.startsWith('Cost-Approve-Over')))
const manager = await as(permissions.filter((code) => code !== 'Cost-Approve-Over-Limit'))
const finance = await as()
const elsewhere = await as(undefined, { view_data: 'View_Data_Asc', asc_code: '8-ASC-09' })
await db.insert(servicePriceVersions).values({
  version_no: 1,
  version_name: 'One',
  valid_from: '2020-01-01',
  created_by: 'U',
  create_user_name: 'U',
})
await db.insert(servicePrices).values({
  version_no: 1,
  asc_type: 'RAC',
  service_type: 'Repair',
  category_code: 'SPL',
  min_pk: 0.5,
  max_pk: 2.5,
  in_warranty_fee: 120_000,
  out_warranty_price: 225_000,
  transport: [
    { up_to_km: 10, amount: 0 },
    { up_to_km: 500, amount: 35_000 },
  ],
})

let count = 0
const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
const prepared = async (
  more: object = {},
  units: object[] = [{ category_code: 'SPL', quantity: 2, item_name: 'Split' }],
) => {
  const order = await makeWorkOrder(
    db,
    {
      work_order_number: `WO-K${++count}`,
      service_status: 'Finished',
      cost_status: 'Cost_Draft',
      finished_date: days(-1),
      pin_lat: -6.2,
      pin_lng: 106.9,
      ...more,
    },
    units,
  )
  await prepareCosts(db, systemActor, order)
  return order.work_order_number
}
const get = async (work_order_number: string, by = finance) =>
  (await by(contract.getCosts, { work_order_number })).data as contract.CostDetail
const seen = async (work_order_number: string) => ({
  work_order_number,
  row_version: (await get(work_order_number)).row_version,
})
const photo = async (work_order_number: string) => {
  const attachment_code = `P-${++count}`
  await db.insert(attachments).values({
    attachment_code,
    kind: 'photo',
    module_name: costModule,
    module_code: work_order_number,
    alias: costPhoto,
    original_file_name: 'a.jpg',
    content_type: 'image/jpeg',
    bytes: 1,
    sha256: 'x',
    store_key: 'x',
    created_by: 'U',
  })
  return attachment_code
}
const fee = { cost_type: 'Service_Fee', description: 'Split', quantity: 2, unit_price: 120_000 }
const way = { cost_type: 'Transport', description: '48 km', quantity: 1, unit_price: 35_000 }
const pipe = { cost_type: 'Material', description: 'Pipe', quantity: 1, unit_price: 90_000 }
const save = async (number: string, lines: object[], by = centre) =>
  by(contract.actOnCosts['save-cost'], { ...(await seen(number)), lines })
const submit = async (number: string, by = centre) => by(contract.actOnCosts['submit-cost'], await seen(number))
const approve = async (number: string, by = service, more: object = {}) =>
  by(contract.actOnCosts['approve-cost'], { ...(await seen(number)), ...more })

test('the sheet begins with what the price list gives: a line a unit, and the way once', async () => {
  const number = await prepared()
  const sheet = await get(number)
  expect(sheet).toMatchObject({
    cost_status: 'Cost_Draft',
    asked_amount: 275_000,
    standard_amount: 275_000,
    price_version: 1,
  })
  expect(sheet.sheet).toMatchObject([
    { cost_type: 'Service_Fee', quantity: 2, unit_price: 120_000, standard_amount: 240_000 },
    { cost_type: 'Transport', amount: 35_000 },
  ])
  expect(await workOrderOf(db, number)).toMatchObject({ cost_amount: 275_000 })
})

test('out of warranty, and for a repeat within thirty days, we pay nothing; a unit that was done before is pointed at', async () => {
  const out = await prepared({}, [{ category_code: 'SPL', warranty: 'Out_of_Warranty' }])
  expect((await get(out)).asked_amount).toBe(0)
  const first = await prepared({}, [{ category_code: 'SPL', serial_indoor: 'SN-1' }])
  const repeat = await prepared({ parent_number: first, finished_date: days(0) }, [
    { category_code: 'SPL', serial_indoor: 'SN-1' },
  ])
  expect(await get(repeat)).toMatchObject({ asked_amount: 0, duplicate_of: first })
})

test('a line that no list knows needs a photo of this sheet, one that differs a reason; then it is submitted', async () => {
  const number = await prepared()
  await save(number, [{ ...fee, unit_price: 150_000 }, way, pipe])
  expect(await submit(number)).toMatchObject({
    code: '406',
    errors: {
      'lines.0.description': ['A reason is required where the price list is not followed'],
      'lines.2.description': ['Evidence photo is required'],
    },
  })
  const foreign = await photo('WO-OTHER')
  expect(await save(number, [{ ...pipe, photo_codes: [foreign] }])).toMatchObject({
    code: '406',
    errors: { 'lines.0.photo_codes': ['A photo is not there any more'] },
  })
  const lines = [
    { ...fee, unit_price: 150_000, override_reason: 'Third floor' },
    way,
    { ...pipe, photo_codes: [await photo(number)] },
  ]
  expect(await save(number, lines)).toMatchObject({ code: '200' })
  expect(await get(number)).toMatchObject({
    asked_amount: 425_000,
    standard_amount: 275_000,
    over_standard_percent: 55,
  })
  expect(await submit(number)).toMatchObject({ code: '200', message: 'Submitted' })
  expect(await workOrderOf(db, number)).toMatchObject({ cost_status: 'Cost_Submitted', cost_amount: 425_000 })
  expect(await save(number, [])).toMatchObject({ code: '409', message: 'Needs status Cost_Draft' })
})

test('overtime is paid where the visit was one; an empty sheet is not submitted', async () => {
  const number = await prepared()
  await save(number, [
    { cost_type: 'Overtime', description: 'Night', quantity: 1, unit_price: 1, photo_codes: [await photo(number)] },
  ])
  expect(await submit(number)).toMatchObject({
    errors: { 'lines.0.description': ['Overtime was not recorded on the visit'] },
  })
  await save(number, [])
  expect(await submit(number)).toMatchObject({ code: '409', message: 'The cost sheet has no lines' })
})

test('a sheet without lines ends as nothing to charge, and is reimbursed by nobody', async () => {
  const number = await prepared()
  const nothing = async () => centre(contract.actOnCosts['nothing-to-charge'], await seen(number))
  expect(await nothing()).toMatchObject({ code: '409', message: 'The cost sheet has lines' })
  await save(number, [])
  expect(await nothing()).toMatchObject({ code: '200', message: 'Nothing to charge' })
  expect(await workOrderOf(db, number)).toMatchObject({ cost_status: 'Approved', cost_amount: 0 })
  await db.update(workOrders).set({ service_status: 'Confirmed' }).where(eq(workOrders.work_order_number, number))
  expect(await service(markAsReimbursement, { work_order_number: number })).toMatchObject({
    code: '409',
    message: 'There is nothing to reimburse',
  })
})

test('within the list the department approves, above it a manager, above two million finance, never who submitted it', async () => {
  const standard = await prepared()
  await submit(standard)
  expect(await approve(standard, centre)).toMatchObject({
    code: '409',
    message: 'Somebody else than who submitted the costs must approve them',
  })
  expect(await approve(standard)).toMatchObject({ code: '200', message: 'Approved' })
  expect(await workOrderOf(db, standard)).toMatchObject({ cost_status: 'Approved', cost_amount: 275_000 })
  const above = async (unit_price: number) => {
    const number = await prepared()
    await save(number, [fee, way, { ...pipe, unit_price, photo_codes: [await photo(number)] }])
    await submit(number)
    return number
  }
  const dear = await above(90_000)
  expect(await approve(dear)).toMatchObject({ code: '409', message: 'Above the price list: a manager must approve it' })
  expect(await approve(dear, manager)).toMatchObject({ code: '200' })
  const dearest = await above(1_800_000)
  expect(await approve(dearest, manager)).toMatchObject({
    code: '409',
    message: 'Above the limit of 2 million: finance must approve it',
  })
  expect(await approve(dearest, finance)).toMatchObject({ code: '200' })
})

test('whoever wrote a line does not approve it, though somebody else submitted it', async () => {
  const number = await prepared()
  await save(number, [fee, way], service)
  await submit(number)
  expect(await approve(number)).toMatchObject({ code: '409' })
  expect(await approve(number, manager)).toMatchObject({ code: '200' })
})

test('less may be approved line by line, each with its reason, and never more', async () => {
  const number = await prepared()
  await submit(number)
  const decide = (approved_amount: number, refuse_reason?: string) => ({
    decisions: [{ line_no: 2, approved_amount, refuse_reason }],
  })
  expect(await approve(number, service, decide(35_001))).toMatchObject({
    code: '406',
    errors: { 'decisions.0.approved_amount': ['The approved amount is between 0 and what was asked'] },
  })
  expect(await approve(number, service, decide(10_000))).toMatchObject({ code: '406' })
  expect(await approve(number, service, decide(10_000, 'Two jobs on one way'))).toMatchObject({ code: '200' })
  expect(await get(number)).toMatchObject({ approved_amount: 250_000, cost_status: 'Approved' })
  expect((await get(number)).sheet[1]).toMatchObject({ approved_amount: 10_000, decide_reason: 'Two jobs on one way' })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, centre.usercode))
  expect(told.some(({ event }) => event === 'cost-approved')).toBe(true)
})

test('returned with its reasons it is a draft again; what changed meanwhile is a conflict', async () => {
  const number = await prepared()
  await submit(number)
  const old = await seen(number)
  expect(await service(contract.actOnCosts['return-cost'], old)).toMatchObject({
    code: '406',
    errors: { reason: ['Reason is required!'] },
  })
  const lines = [{ line_no: 1, reason: 'Which unit?' }]
  expect(await service(contract.actOnCosts['return-cost'], { ...old, reason: 'Unclear', lines })).toMatchObject({
    code: '200',
  })
  expect(await get(number)).toMatchObject({ cost_status: 'Cost_Draft', return_reason: 'Unclear' })
  expect((await get(number)).sheet[0]?.decide_reason).toBe('Which unit?')
  expect(await workOrderOf(db, number)).toMatchObject({ cost_status: 'Cost_Draft' })
  expect(await centre(contract.actOnCosts['submit-cost'], old)).toMatchObject({ code: '409' })
})

test('another centre’s sheet is not there; without the permission nothing is done', async () => {
  const number = await prepared()
  const own = await seen(number)
  expect(await elsewhere(contract.getCosts, own)).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.actOnCosts['submit-cost'], own)).toMatchObject({ code: '404' })
  const reader = await as(['Cost-Search', ...costPhotoRights('View')])
  for (const endpoint of [
    contract.actOnCosts['submit-cost'],
    contract.actOnCosts['approve-cost'],
    contract.actOnCosts['return-cost'],
    contract.actOnCosts['save-cost'],
  ])
    expect(await reader(endpoint, own)).toMatchObject({ code: '403' })
})

test('the tabs count the very list', async () => {
  const tabs = (await finance(contract.countCosts, {})).data as { tab: string; total: number }[]
  for (const { tab, total } of tabs) expect((await finance(contract.listCosts, { tab, limit: 100 })).total).toBe(total)
  expect(await db.$count(workOrders)).toBeGreaterThanOrEqual(tabs[0]?.total ?? 0)
})
