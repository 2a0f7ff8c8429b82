import type { Area } from '../../platform/area.ts'
import { accountRoutes } from './accounts/routes.ts'
import { bankLineRoutes } from './bank-lines/routes.ts'
import { bankLineWaiting } from './bank-lines/waiting.ts'
import { bankStatementRoutes } from './bank-statements/routes.ts'
import { creditUseRoutes } from './credit-uses/routes.ts'
import { creditExport, refundExport } from './exports.ts'
import { openPaymentRef, shutPaymentRef } from './payment-refs/commands.ts'
import { paymentRefRoutes } from './payment-refs/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { moneyWaitingKinds } from './waiting.ts'

export const moneyArea: Area = {
  features: [creditUseRoutes, refundRoutes, accountRoutes, bankStatementRoutes, bankLineRoutes, paymentRefRoutes],
  workers: [openPaymentRef, shutPaymentRef],
  exports: [creditExport, refundExport],
  waiting: [...moneyWaitingKinds, ...bankLineWaiting],
}
