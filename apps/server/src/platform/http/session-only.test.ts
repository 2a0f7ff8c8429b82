import type { Endpoint } from '@sejuk/contract/endpoint'
import { driverDropdown } from '@sejuk/contract/masters/drivers'
import { partnerRoles } from '@sejuk/domain/masters/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { drivers, logisticVendors } from '../../db/tables/masters/drivers.ts'
import { roles } from '../../db/tables/platform/roles.ts'
import { sessions } from '../../db/tables/platform/sessions.ts'
import { userRoles } from '../../db/tables/platform/users.ts'

const { db, endpoints, as } = await startTestServer()
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
const needing = (needs: Endpoint['needs']) => endpoints.filter((endpoint) => endpoint.needs === needs)
await db
  .insert(roles)
  .values(
    partnerRoles.map((role_code) => ({ role_code, role_name: role_code, view_data: 'View_Data_Customer' as const })),
  )

/** The caller's own account, settings, files and messages, or what the rights on the named record allow. */
const ownOrByRecord = [
  'DELETE /api/photo/delete',
  'GET /api/brand-introduce',
  'GET /api/common-download/download',
  'GET /api/common-download/is-avaible-redis-download',
  'GET /api/common-download/list',
  'GET /api/common-download/prepare',
  'GET /api/common-import/annotated',
  'GET /api/common-import/detail',
  'GET /api/common-import/list',
  'GET /api/common-import/rows',
  'GET /api/common-import/template',
  'GET /api/dashboard-partner',
  'GET /api/download-file',
  'GET /api/learning/certificate',
  'GET /api/learning/comment',
  'GET /api/learning/course',
  'GET /api/learning/mine',
  'GET /api/learning/playlist',
  'GET /api/report-mail',
  'GET /api/learning/quiz',
  'GET /api/my-day/account',
  'GET /api/my-day/contact',
  'GET /api/my-day/figures',
  'GET /api/my-day/waiting',
  'GET /api/notification/list',
  'GET /api/notification/preferences',
  'GET /api/notification/unread',
  'GET /api/permission',
  'GET /api/photo/batch-detail',
  'GET /api/photo/check-upload-process',
  'GET /api/photo/detail/{id}',
  'GET /api/photo/list',
  'GET /api/saved-view/list',
  'GET /api/search',
  'GET /api/search/recent',
  'GET /api/second-factor',
  'GET /api/session',
  'GET /api/session/devices',
  'GET /api/shortcut/list',
  'GET /api/staff/detailWithCrypt',
  'GET /api/staff/get-detail-current-login',
  'GET /api/user-detail',
  'GET /api/view-photo-from-erp',
  'GET /auth/bank-information',
  'GET /auth/identity-bank-information',
  'GET /auth/identity-information',
  'POST /api/attachment/batch-store',
  'POST /api/attachment/batch-store-google-drive',
  'POST /api/attachment/session',
  'POST /api/attachment/session/{upload_code}/finish',
  'POST /api/check-permission',
  'POST /api/check-permission-by-array',
  'POST /api/common-download/cancel',
  'POST /api/common-download/retry',
  'POST /api/common-import/commit',
  'POST /api/common-import/mend',
  'POST /api/common-import/preview',
  'POST /api/common-import/roll-back',
  'POST /api/common/visit-record',
  'POST /api/common/visit-record-history',
  'POST /api/learning/comment/remove',
  'POST /api/learning/comment/write',
  'POST /api/learning/progress',
  'POST /api/learning/quiz/answer',
  'POST /api/learning/quiz/finish',
  'POST /api/learning/quiz/start',
  'POST /api/learning/rate',
  'POST /api/learning/take',
  'POST /api/report-mail',
  'POST /api/multi-language/missing',
  'POST /api/notification/preferences',
  'POST /api/notification/read',
  'POST /api/notification/read-all',
  'POST /api/photo/common-select-photo',
  'POST /api/photo/create',
  'POST /api/photo/list',
  'POST /api/photo/update',
  'POST /api/saved-view/delete',
  'POST /api/saved-view/save',
  'POST /api/saved-view/update',
  'POST /api/second-factor/backup-codes',
  'POST /api/second-factor/begin',
  'POST /api/second-factor/confirm',
  'POST /api/second-factor/remove',
  'POST /api/session/sign-out-device',
  'POST /api/session/sign-out-everywhere',
  'POST /api/shortcut/add',
  'POST /api/shortcut/delete',
  'POST /api/shortcut/order',
  'POST /api/shortcut/update',
  'POST /api/staff/update-email',
  'POST /api/user/change-password',
  'POST /api/user/language',
  'POST /auth/bank-information',
  'POST /auth/identity-information',
  'POST /auth/logout',
  'POST /auth/save-phone-number',
  'POST /auth/update-client-permission',
  'POST /checkPermission',
  'PUT /api/attachment/session/{upload_code}/chunk/{n}',
]

/** Names to choose from, on pages of customers, keypersons and installers too; customers and shops by the caller's scope. */
const names = [
  'GET /api/aftersales-ticket/dropdown',
  'GET /api/bank/dropdown',
  'GET /api/business-unit/dropdown',
  'GET /api/business-unit/dropdown-sparepart',
  'GET /api/customer-type/dropdown',
  'GET /api/customer/dropdown',
  'GET /api/customer/sales-order-mobile',
  'GET /api/department/dropdown',
  'GET /api/dropdown-brand',
  'GET /api/item-category/dropdown',
  'GET /api/item-category/dropdown-ticket',
  'GET /api/item/allowed-brand',
  'GET /api/item/dropdown',
  'GET /api/item/dropdown-bom-type',
  'GET /api/item/dropdown-item-type',
  'GET /api/organization/dropdown',
  'GET /api/organization/dropdown-cac',
  'GET /api/photo-list/by-module',
  'GET /api/photo-list/dropdown-module',
  'GET /api/sales-order-cashback-introduction/dropdown',
  'GET /api/sales-order-type/dropdown',
  'GET /api/shop/dropdown',
  'GET /api/type-rebate/dropdown',
  'GET /erp-customization',
  'POST /api/item-category/dropdown',
  'POST /api/item-category/dropdown-exploded-view',
  'POST /api/item/dropdown',
  'POST /api/type-rebate/dropdown',
]

/** Names of colleagues, drivers, warehouses, service centres and their tickets: not for customers, keypersons and installers. */
const ofTheCompany = [
  'GET /after-sales-system/technician/dropdown',
  'GET /api/asc-dropdown',
  'GET /api/attendance/offices',
  'GET /api/customer/dropdownByVisitCustomer',
  'GET /api/customer/selectCustomerPromotor',
  'GET /api/department/dropdown-by-asc',
  'GET /api/driver/dropdown',
  'GET /api/dropdown-sales-promotor-keyperson',
  'GET /api/dropdown-ticket',
  'GET /api/kpi-area-department',
  'GET /api/logistic-vendor/dropdown',
  'GET /api/promotor/dropdown',
  'GET /api/record-comment/list',
  'GET /api/record-comment/people',
  'GET /api/role/dropdown',
  'GET /api/staff/dropdown',
  'GET /api/staff/dropdown-by-department',
  'GET /api/warehouse-vendor/dropdown',
  'GET /api/warehouse/dropdown',
  'GET /api/warehouse/dropdown-by-dept-code',
  'GET /api/warehouse/dropdown-zone',
  'POST /api/driver/dropdown',
  'POST /api/logistic-vendor/dropdown',
  'POST /api/record-comment/follow',
  'POST /api/record-comment/remove',
  'POST /api/record-comment/write',
  'POST /api/staff/dropdown',
]

test('what needs only a session was decided, one by one', () => {
  const sorted = (list: readonly string[]) => list.toSorted()
  expect(sorted(needing('signed-in').map(nameOf))).toEqual(sorted([...ownOrByRecord, ...names]))
  expect(sorted(needing('staff').map(nameOf))).toEqual(sorted(ofTheCompany))
})

const partners = await Promise.all(
  partnerRoles.map(async (role_code) => {
    const person = await as([])
    await db.update(userRoles).set({ role_code }).where(eq(userRoles.usercode, person.usercode))
    return [role_code, person] as const
  }),
)
const registering = await as([])
await db.update(sessions).set({ login_from: 'partner' }).where(eq(sessions.usercode, registering.usercode))
const colleague = await as([])

test.each(needing('staff').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s: no customer, keyperson or installer gets it, and any colleague does',
  async (_name, endpoint) => {
    for (const [role, person] of [...partners, ['registering', registering] as const])
      expect(await person(endpoint), role).toMatchObject({ code: '403', status: 'NoPermission' })
    expect((await colleague(endpoint)).code).not.toBe('403')
  },
)

test('a driver’s phone and plate are for those who load and send goods', async () => {
  await db.insert(logisticVendors).values({ logistic_vendor_code: 'V1', logistic_vendor: 'Cepat', vendor_type: 'Land' })
  await db.insert(drivers).values({
    driver_code: 'D1',
    driver_name: 'Agus',
    driver_phone: '81234567890',
    truck_no: 'B 1234 XY',
    logistic_vendor_code: 'V1',
  })
  const loader = await as(['Warehouse-Search'])
  expect((await loader(driverDropdown)).data).toMatchObject([{ driver_phone: '81234567890', truck_no: 'B 1234 XY' }])
  expect((await colleague(driverDropdown)).data).toMatchObject([
    { driver_name: 'Agus', driver_phone: null, truck_no: null },
  ])
})
