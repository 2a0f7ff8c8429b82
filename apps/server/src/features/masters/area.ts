import type { Area } from '../../platform/area.ts'
import { bankRoutes } from './banks/routes.ts'
import { branchWarehouseExport } from './branch-warehouses/export.ts'
import { branchWarehouseImport } from './branch-warehouses/import.ts'
import { branchWarehouseRoutes } from './branch-warehouses/routes.ts'
import { brandRoutes } from './brands/routes.ts'
import { businessUnitRoutes } from './business-units/routes.ts'
import { departmentRoutes } from './departments/routes.ts'
import { driverRoutes } from './drivers/routes.ts'
import { erpCustomizationExport } from './erp-customizations/export.ts'
import { erpCustomizationImport } from './erp-customizations/import.ts'
import { erpCustomizationRoutes } from './erp-customizations/routes.ts'
import { holidayExport } from './holidays/export.ts'
import { holidayImport } from './holidays/import.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { inputEmailRoutes } from './input-emails/routes.ts'
import { itemCategoryRoutes } from './item-categories/routes.ts'
import { kpiAreaRoutes } from './kpi-areas/routes.ts'
import { officeExport } from './offices/export.ts'
import { officeImport } from './offices/import.ts'
import { officeRoutes } from './offices/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { photoListExport } from './photo-lists/export.ts'
import { photoListImport } from './photo-lists/import.ts'
import { photoListRoutes } from './photo-lists/routes.ts'
import { rebateTypeRoutes } from './rebate-types/routes.ts'
import { regionRoutes } from './regions/routes.ts'
import { salesOrderTypeRoutes } from './sales-order-types/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { staffSearch } from './staff/search.ts'
import { warehouseVendorExport } from './warehouse-vendors/export.ts'
import { warehouseVendorImport } from './warehouse-vendors/import.ts'
import { warehouseVendorRoutes } from './warehouse-vendors/routes.ts'
import { warehouseExport } from './warehouses/export.ts'
import { warehouseImport } from './warehouses/import.ts'
import { warehouseRoutes } from './warehouses/routes.ts'

export const mastersArea: Area = {
  features: [
    departmentRoutes,
    bankRoutes,
    branchWarehouseRoutes,
    brandRoutes,
    businessUnitRoutes,
    driverRoutes,
    erpCustomizationRoutes,
    holidayRoutes,
    itemCategoryRoutes,
    kpiAreaRoutes,
    officeRoutes,
    organizationRoutes,
    photoListRoutes,
    rebateTypeRoutes,
    regionRoutes,
    salesOrderTypeRoutes,
    warehouseVendorRoutes,
    warehouseRoutes,
    staffRoutes,
    inputEmailRoutes,
  ],
  imports: [
    warehouseVendorImport,
    warehouseImport,
    branchWarehouseImport,
    holidayImport,
    photoListImport,
    erpCustomizationImport,
    officeImport,
  ],
  exports: [
    warehouseVendorExport,
    warehouseExport,
    branchWarehouseExport,
    holidayExport,
    photoListExport,
    erpCustomizationExport,
    officeExport,
  ],
  search: [staffSearch],
}
