import * as signature from '@sejuk/contract/customers/signatures'
import * as achievements from '@sejuk/contract/sales/cashback-achievements'
import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as payouts from '@sejuk/contract/sales/cashback-payouts'
import * as runs from '@sejuk/contract/sales/cashback-runs'
import { downloadCashbackStatement, getCashbackStatement } from '@sejuk/contract/sales/cashback-statements'
import * as cashback from '@sejuk/contract/sales/cashbacks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { signatures } from '../../../src/db/tables/customers/signatures.ts'
import { rebateTypes } from '../../../src/db/tables/masters/rebate-types.ts'
import { attachments } from '../../../src/db/tables/platform/attachments.ts'
import { cashbackPayouts } from '../../../src/db/tables/sales/cashback-payouts.ts'
import { cashbackRunLines, cashbackRuns } from '../../../src/db/tables/sales/cashback-runs.ts'
import {
  cashbackLedger,
  cashbackOrderItems,
  cashbackOrders,
  cashbackPlans,
  cashbacks,
  cashbackTargets,
} from '../../../src/db/tables/sales/cashbacks.ts'
import { type IsVisible, named, type Owner, type ScopedRows, seesBy } from '../scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const
/** What our people say to each other about a line is not the customer's. */
const seesAsStaff: IsVisible = (looking, owner) =>
  looking.view_data !== 'View_Data_Customer' && seesBy(columns)(looking, owner)
const days = { valid_from: '2026-01-01', valid_to: '2099-12-31' }

const makeCustomer = async (db: NodePgDatabase, { customer_code, dept_code, salesman_code, created_by }: Owner) => {
  await db
    .insert(customers)
    .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
}

const codeOf = (customer_code: string) => `CB-${customer_code}`
const customerOf = (code: string) => code.slice(3)
const orderOf = (code: string) => `SO-${customerOf(code)}`

/** A line, its ledger, an order that plans with it, and a target of its customer. */
const cashbackRows: ScopedRows = {
  name: 'cashback',
  columns,
  make: async (db, owner) => {
    const { customer_code, created_by } = owner
    await makeCustomer(db, owner)
    const type = { type_rebate_code: 'MONTHLY', type_rebate_name: 'Monthly target' }
    await db.insert(rebateTypes).values(type).onConflictDoNothing()
    const cashback_code = codeOf(customer_code)
    const order_code = orderOf(cashback_code)
    const by = { created_by, create_user_name: created_by }
    await db.insert(cashbacks).values({
      ...{ cashback_code, customer_code, ...days, ...by },
      ...{ org_code: '1-GREE', dept_code: '799', type_rebate_code: 'MONTHLY', period: '2026-11' },
      ...{ cashback_amount: 10, granted_amount: 10, planned_amount: 4, cashback_remain: 6 },
      ...{ source: 'manual', status: 'Approved' },
    })
    await db
      .insert(cashbackLedger)
      .values({ cashback_code, kind: 'grant', amount: 10, balance: 10, usercode: 'U-1', username: 'Sari' })
    await db.insert(cashbackOrders).values({
      ...{ order_code, customer_code, org_code: '1-GREE', dept_code: '799', ...by },
      ...{ original_total_amount: 100, max_allowed_amount: 10, customer_is_taxable: 0, price_include_tax: 'N' },
    })
    await db.insert(cashbackPlans).values({ order_code, cashback_code, planned_amount: 4 })
    const item = { line_no: 1, item_code: 'GWC-09N1', quantity: 1, amount: 100, rebate_share: 4 }
    await db.insert(cashbackOrderItems).values({ order_code, ...item })
    await db.insert(cashbackTargets).values({
      ...{ customer_code, business_unit_code: 'RAC', period: '2026-11' },
      ...{ target_amount: 100, tiers: [] },
    })
    return cashback_code
  },
  asks: [
    { endpoint: cashback.listCashbacks, keyOf: named('cashback_code'), input: () => ({ limit: 100 }) },
    { endpoint: cashback.listCashbackLedger, keyOf: named('cashback_code'), input: () => ({ limit: 100 }) },
    { endpoint: orders.rebateHistoryOrder, keyOf: named('cashback_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: orders.rebateHistoryItem,
      keyOf: ({ customer_code }) => codeOf(customer_code),
      input: () => ({ limit: 100 }),
    },
    { endpoint: achievements.mapAchievements, keyOf: ({ customer_code }) => codeOf(customer_code) },
    { endpoint: cashback.getCashback, one: (cashback_code) => ({ cashback_code }) },
    { endpoint: cashback.cashbackLog, one: (code) => ({ code }), sees: seesAsStaff },
    {
      endpoint: cashback.actOnCashback.submit,
      one: (cashback_code) => ({ cashback_code, row_version: 999 }),
    },
  ],
}

/** What is asked by the customer is seen by whoever sees the customer. */
const customerCashbackRows: ScopedRows = {
  name: 'customers with cashback',
  columns,
  make: async (db, owner, n) => customerOf(await cashbackRows.make(db, owner, n)),
  asks: [
    { endpoint: orders.getCashbackCustomer, one: (customer_code) => ({ customer_code }) },
    { endpoint: getCashbackStatement, one: (customer_code) => ({ customer_code }) },
    { endpoint: downloadCashbackStatement, one: (customer_code) => ({ customer_code }) },
    { endpoint: cashback.availableCashback, one: (customer_code) => ({ customer_code }) },
    { endpoint: cashback.getAvailableCashback, one: (customer_code) => ({ customer_code }) },
    {
      endpoint: orders.checkCashbackPlan,
      one: (customer_code) => ({
        ...{
          order_code: `SO-NEW-${customer_code}`.slice(0, 40),
          customer_code,
          originalTotalAmount: 100,
          priceIncludeTax: 'N',
        },
        ...{ max_allowed_discount_include_tax: 10, item_discount_total_amount_include_tax: 0 },
        extra_discount_amount_include_tax: 0,
      }),
    },
  ],
}

const signatureRows: ScopedRows = {
  name: 'signatures',
  columns,
  make: async (db, owner, n) => {
    const { customer_code, created_by } = owner
    await makeCustomer(db, owner)
    const attachment_code = `PHT-${customer_code}`
    await db.insert(attachments).values({
      ...{ attachment_code, kind: 'photo', module_name: 'Customer', module_code: customer_code },
      ...{ alias: 'customer_signature', original_file_name: 'a.png', content_type: 'image/png', bytes: 1 },
      ...{ sha256: customer_code, store_key: customer_code, created_by: 'U-1' },
    })
    const signature_code = `SGN-${n}`
    await db.insert(signatures).values({
      ...{ signature_code, customer_code, signer_name: 'Budi', photo_code: attachment_code },
      ...{ valid_from: '2026-01-01', source: 'drawn', created_by, create_user_name: created_by },
    })
    return signature_code
  },
  asks: [
    { endpoint: signature.listSignatures, keyOf: named('signature_code'), input: () => ({ limit: 100 }) },
    { endpoint: signature.getSignature, one: (signature_code) => ({ signature_code }) },
    { endpoint: signature.signatureLog, one: (code) => ({ code }) },
    {
      endpoint: signature.actOnSignature.approve,
      one: (signature_code) => ({ signature_code, row_version: 999 }),
    },
  ],
}

const makeRunLine = async (db: NodePgDatabase, owner: Owner, run_code: string) => {
  await makeCustomer(db, owner)
  const type = { type_rebate_code: 'MONTHLY', type_rebate_name: 'Monthly target' }
  await db.insert(rebateTypes).values(type).onConflictDoNothing()
  const by = { created_by: 'U-1', create_user_name: 'Sari', dept_code: '799', type_rebate_code: 'MONTHLY' }
  await db
    .insert(cashbackRuns)
    .values({ run_code, period: '2026-10', status: 'Calculated', ...by })
    .onConflictDoNothing()
  const amounts = { target_amount: 100, actual_amount: 100, percent: 10_000, earned_amount: 2 }
  const [line] = await db
    .insert(cashbackRunLines)
    .values({
      ...{ run_code, customer_code: owner.customer_code, ...amounts, granted_before: 0, difference: 2 },
      ...{ short_amount: 0, outcome: 'grant', inputs: [], takes: [] },
    })
    .returning()
  return String(line?.run_line_id)
}

/** A calculation is seen by whoever sees a customer in it. */
const runRows: ScopedRows = {
  name: 'cashback calculations',
  columns,
  make: async (db, owner) => {
    const run_code = `CR-${owner.customer_code}`
    await makeRunLine(db, owner, run_code)
    return run_code
  },
  asks: [
    { endpoint: runs.listCashbackRuns, keyOf: named('run_code'), input: () => ({ limit: 100 }) },
    { endpoint: runs.getCashbackRun, one: (run_code) => ({ run_code }) },
    { endpoint: runs.cashbackRunLog, one: (code) => ({ code }) },
    ...[runs.createRunLines, runs.discardRun, runs.submitRun, runs.approveRun].map((endpoint) => ({
      endpoint,
      one: (run_code: string) => ({ run_code, row_version: 999 }),
    })),
  ],
}
const runLineRows: ScopedRows = {
  name: 'customers in a cashback calculation',
  columns,
  make: (db, owner) => makeRunLine(db, owner, 'CR-ALL'),
  asks: [
    {
      endpoint: runs.listCashbackRunLines,
      keyOf: ({ run_line_id }) => String(run_line_id),
      input: () => ({ run_code: 'CR-ALL', limit: 100 }),
    },
    { endpoint: runs.getCashbackRunLine, one: (run_line_id) => ({ run_line_id }) },
  ],
}

/** A payout is seen by the branch of its maker, and by its maker. */
const payoutRows: ScopedRows = {
  name: 'cashback payouts',
  columns: ['dept_code', 'created_by'],
  make: async (db, { dept_code, created_by }, n) => {
    const payout_code = `CBP-${n}`
    const by = { created_by, create_user_name: created_by, authors: [created_by] }
    await db.insert(cashbackPayouts).values({ payout_code, dept_code, method: 'bank', ...by })
    return payout_code
  },
  asks: [
    { endpoint: payouts.listPayouts, keyOf: named('payout_code'), input: () => ({ limit: 100 }) },
    { endpoint: payouts.getPayout, one: (payout_code) => ({ payout_code }) },
    { endpoint: payouts.payoutLog, one: (code) => ({ code }) },
  ],
}

export const cashbacksInScope = [cashbackRows, customerCashbackRows, signatureRows, runRows, runLineRows, payoutRows]
