import { accountDigits } from '@sejuk/domain/installers/registrations'
import { because } from '@sejuk/domain/messages'
import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { sellerAccount, sellerAccountStatuses } from '@sejuk/domain/retail/seller-accounts'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/seller-account'

const account = {
  ...texts('bank_code', 'bank_name', 'account_name', 'credited_account', 'id_card_number'),
  ...maybeTexts('reject_reason'),
  approve_status: z.enum(sellerAccountStatuses),
  row_version: z.number(),
}
export const ownSellerAccount = z.object(account)

const row = z.object({
  ...account,
  ...texts('seller_key', 'seller_code', 'seller_name', 'dept_code', 'branch_name'),
  seller_role: z.enum(sellerRoles),
  /** Accrued and in no run yet. */
  unpaid_amount: z.number(),
  paid_amount: z.number(),
  approved_name: z.string().nullable(),
  authors: z.array(z.string()),
  created_date: instant,
})
export type SellerAccount = z.output<typeof row>

export const listSellerAccounts = endpoint(`GET ${group}`, {
  needs: 'Seller-Account-Search',
  input: listInput(['created_date', 'seller_code']).extend({
    search: z.string().max(200).default(''),
    approve_status: z.enum(sellerAccountStatuses).optional(),
    seller_role: z.enum(sellerRoles).optional(),
    dept_code: many,
  }),
  data: z.array(row),
})

const { least, most } = accountDigits
/** The seller's own. A changed one is compared again before it is paid into. */
export const saveSellerAccount = endpoint(`POST ${group}/own`, {
  needs: 'Retail-Order-Input',
  input: z.object({
    bank_code: required('bank', 20),
    account_name: required('account-name', 100),
    credited_account: required('account-number', 40)
      .transform((typed) => typed.replaceAll(/[\s.-]/g, ''))
      .pipe(z.string().regex(new RegExp(`^\\d{${least},${most}}$`), told('account-number-digits', { least, most }))),
    id_card_number: required('id-card-number', 30)
      .transform((typed) => typed.replaceAll(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^\d{16}$/, told('seller-id-card-digits'))),
    /** As it was read; none for the first one. */
    row_version: rowVersion.nullable().default(null),
  }),
  data: z.object({ approve_status: z.enum(sellerAccountStatuses) }),
  says: because('seller-account-sent'),
})

export const actOnSellerAccount = actions(sellerAccount, group, {
  key: 'seller_key',
  says: { approve: because('approved'), reject: because('rejected') },
})
export const sellerAccountLog = actionLogOf(`GET ${group}/action-log`, 'Seller-Account-Search')
