import type { SettingKind } from '@sejuk/domain/company/setting-kinds'
import { accountMapHandler } from './account-map.ts'
import {
  eInvoiceHandler,
  installersHandler,
  ordersHandler,
  paymentHandler,
  serviceTaxHandler,
} from './company-settings.ts'
import { creditHandler } from './credit.ts'
import { secondFactorHandler } from './second-factor.ts'
import type { SettingHandler } from './setting-handler.ts'
import { taxRuleHandler } from './tax-rule.ts'

/** A line a kind. */
export const handlers: Readonly<Record<SettingKind, SettingHandler>> = {
  credit: creditHandler,
  orders: ordersHandler,
  payment: paymentHandler,
  service_tax: serviceTaxHandler,
  e_invoice: eInvoiceHandler,
  tax_rule: taxRuleHandler,
  installers: installersHandler,
  second_factor: secondFactorHandler,
  account_map: accountMapHandler,
}
