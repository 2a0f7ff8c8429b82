import type { Area } from '../../platform/area.ts'
import { bankRoutes } from './banks/routes.ts'
import { branchWarehouseRoutes } from './branch-warehouses/routes.ts'
import { brandRoutes } from './brands/routes.ts'
import { businessUnitRoutes } from './business-units/routes.ts'
import { departmentRoutes } from './departments/routes.ts'
import { driverRoutes } from './drivers/routes.ts'
import { erpCustomizationRoutes } from './erp-customizations/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { inputEmailRoutes } from './input-emails/routes.ts'
import { itemCategoryRoutes } from './item-categories/routes.ts'
import { kpiAreaRoutes } from './kpi-areas/routes.ts'
import { officeRoutes } from './offices/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { photoListRoutes } from './photo-lists/routes.ts'
import { rebateTypeRoutes } from './rebate-types/routes.ts'
import { regionRoutes } from './regions/routes.ts'
import { salesOrderTypeRoutes } from './sales-order-types/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { warehouseVendorRoutes } from './warehouse-vendors/routes.ts'
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
}
