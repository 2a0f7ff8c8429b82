import type { Area } from '../../platform/area.ts'
import { accountRoutes } from './accounts/routes.ts'
import { creditUseRoutes } from './credit-uses/routes.ts'
import { creditExport, refundExport } from './exports.ts'
import { refundRoutes } from './refunds/routes.ts'
import { moneyWaitingKinds } from './waiting.ts'

export const moneyArea: Area = {
  features: [creditUseRoutes, refundRoutes, accountRoutes],
  exports: [creditExport, refundExport],
  waiting: moneyWaitingKinds,
}
