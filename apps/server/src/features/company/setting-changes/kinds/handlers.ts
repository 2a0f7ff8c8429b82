import type { SettingKind } from '@sejuk/domain/company/setting-kinds'
import { accountMapHandler } from './account-map.ts'
import {
  eInvoiceHandler,
  feesHandler,
  installersHandler,
  ordersHandler,
  paymentHandler,
  serviceTaxHandler,
} from './company-settings.ts'
import { creditHandler } from './credit.ts'
import { largestDiscountHandler } from './largest-discount.ts'
import { legalEntityHandler } from './legal-entity.ts'
import { paymentProviderHandler } from './payment-provider.ts'
import { salesWithoutNpwpHandler } from './sales-without-npwp.ts'
import { secondFactorHandler } from './second-factor.ts'
import type { SettingHandler } from './setting-handler.ts'
import { taxRuleHandler } from './tax-rule.ts'

/** A line a kind. */
export const handlers: Readonly<Record<SettingKind, SettingHandler>> = {
  credit: creditHandler,
  orders: ordersHandler,
  largest_discount: largestDiscountHandler,
  fees: feesHandler,
  legal_entity: legalEntityHandler,
  payment: paymentHandler,
  payment_provider: paymentProviderHandler,
  service_tax: serviceTaxHandler,
  e_invoice: eInvoiceHandler,
  tax_rule: taxRuleHandler,
  installers: installersHandler,
  sales_without_npwp: salesWithoutNpwpHandler,
  second_factor: secondFactorHandler,
  account_map: accountMapHandler,
}
