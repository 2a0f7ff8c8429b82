import type { SettingKind } from '@sejuk/domain/company/setting-kinds'
import { waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { z } from 'zod'
import { required } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'
import { eInvoiceForm, installersForm, ordersForm, paymentForm, serviceTaxForm } from '../platform/site-settings.ts'
import { creditSettingRules } from '../sales/credit-settings.ts'
import { told } from '../told.ts'
import { legalEntityForm } from './legal-entity-form.ts'
import { paymentProviderForm } from './payment-provider-form.ts'

const part = z.string().trim().max(100).default('')

/** What each setting may be. A kind is a row. */
export const settingForms = {
  credit: z.object(creditSettingRules),
  orders: ordersForm,
  largest_discount: z.object({ largest_discount_percent: wholeNumber('setting-largest-discount', 0, 50) }),
  fees: z.object({ bank_fee_most: wholeNumber('setting-bank-fee', 0, 1_000_000) }),
  legal_entity: legalEntityForm,
  // All empty takes the account off the papers.
  payment: z.union([
    paymentForm,
    z
      .object({ bank_name: part, account_number: part, account_name: part })
      .refine((account) => Object.values(account).every((value) => value === ''), {
        path: ['account_number'],
        error: told('setting-account-whole'),
      }),
  ]),
  payment_provider: paymentProviderForm,
  service_tax: serviceTaxForm,
  e_invoice: eInvoiceForm,
  tax_rule: z.object({
    numerator: wholeNumber('setting-numerator', 1, 100),
    denominator: wholeNumber('setting-denominator', 1, 100),
    rate_percent: wholeNumber('setting-rate', 0, 30),
  }),
  installers: installersForm,
  sales_without_npwp: z.object({ way: z.enum(waysWithoutNpwp, told('choice-missing')) }),
  second_factor: z.object({ needs_second_factor: z.boolean() }),
  account_map: z.object({
    account_code: required('setting-ledger-account', 40),
    account_name: required('setting-ledger-name', 100),
  }),
} as const satisfies Record<SettingKind, z.ZodType>
