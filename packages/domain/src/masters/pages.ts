export const masterPages = {
  rebateTypes: '/customer/maintain-type-rebate',
  warehouses: '/warehouse',
  warehouseConfiguration: '/configuration/warehouse',
  warehouseVendors: '/configuration/warehouse-vendor',
  branchWarehouses: '/relationship-branch-warehouse',
  erpCustomizations: '/meta-data',
  offices: '/office-configuration',
  holidays: '/holiday-configuration',
  photoLists: '/configuration/photo-list',
  departments: '/configuration/department',
  staff: '/configuration/staff-salesman',
  inputEmails: '/configuration/input-email',
} as const
