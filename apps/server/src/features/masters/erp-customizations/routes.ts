import * as contract from '@sejuk/contract/masters/erp-customizations'
import type { Serve } from '../../../platform/http/serve.ts'
import { createErpCustomization, erpCustomizationLog, updateErpCustomization } from './commands.ts'
import { cashbackIntroductionDropdown, erpCustomizationDropdown, listErpCustomizations } from './queries.ts'

export const erpCustomizationRoutes = (serve: Serve) => {
  serve(contract.erpCustomizationDropdown, erpCustomizationDropdown)
  serve(contract.cashbackIntroductionDropdown, cashbackIntroductionDropdown)
  serve(contract.listErpCustomizations, listErpCustomizations)
  serve(contract.createErpCustomization, createErpCustomization)
  serve(contract.updateErpCustomization, updateErpCustomization)
  serve(contract.erpCustomizationLog, erpCustomizationLog)
}
