import type { PageRoute } from '../../lib/navigation/page-route.ts'

const rebateTypes = () => import('./rebate-types/rebate-types-page.tsx').then((page) => page.RebateTypesPage)
const warehouses = () => import('./warehouses/warehouses-page.tsx').then((page) => page.WarehousesPage)
const warehouseConfiguration = () =>
  import('./warehouses/warehouse-configuration-page.tsx').then((page) => page.WarehouseConfigurationPage)
const warehouseVendors = () =>
  import('./warehouse-vendors/warehouse-vendors-page.tsx').then((page) => page.WarehouseVendorsPage)
const branchWarehouses = () =>
  import('./branch-warehouses/branch-warehouses-page.tsx').then((page) => page.BranchWarehousesPage)
const erpCustomizations = () =>
  import('./erp-customizations/erp-customizations-page.tsx').then((page) => page.ErpCustomizationsPage)
const offices = () => import('./offices/offices-page.tsx').then((page) => page.OfficesPage)
const holidays = () => import('./holidays/holidays-page.tsx').then((page) => page.HolidaysPage)
const photoLists = () => import('./photo-lists/photo-lists-page.tsx').then((page) => page.PhotoListsPage)
const departments = () => import('./departments/departments-page.tsx').then((page) => page.DepartmentsPage)
const staff = () => import('./staff/staff-page.tsx').then((page) => page.StaffPage)
const inputEmails = () => import('./input-emails/input-emails-page.tsx').then((page) => page.InputEmailsPage)

export const mastersRoutes: readonly PageRoute[] = [
  { path: '/customer/maintain-type-rebate', layout: 'desk', load: rebateTypes },
  { path: '/warehouse', layout: 'desk', load: warehouses },
  { path: '/configuration/warehouse', layout: 'desk', load: warehouseConfiguration },
  { path: '/configuration/warehouse-vendor', layout: 'desk', load: warehouseVendors },
  { path: '/relationship-branch-warehouse', layout: 'desk', load: branchWarehouses },
  { path: '/meta-data', layout: 'desk', load: erpCustomizations },
  { path: '/office-configuration', layout: 'desk', load: offices },
  { path: '/holiday-configuration', layout: 'desk', load: holidays },
  { path: '/configuration/photo-list', layout: 'desk', load: photoLists },
  { path: '/configuration/department', layout: 'desk', load: departments },
  { path: '/configuration/staff-salesman', layout: 'desk', load: staff },
  { path: '/configuration/input-email', layout: 'desk', load: inputEmails },
]
