import { listCheques } from '@sejuk/contract/finance/cheques'
import { listReceipts } from '@sejuk/contract/finance/receipts'
import { rebateHistoryItem, rebateHistoryOrder } from '@sejuk/contract/sales/cashback-orders'
import { listPayouts } from '@sejuk/contract/sales/cashback-payouts'
import { listCashbackLedger, listCashbacks } from '@sejuk/contract/sales/cashbacks'
import { listCreditLimitRequests } from '@sejuk/contract/sales/credit-limit-requests'
import { listLockStockRequests } from '@sejuk/contract/sales/lock-stock-requests'
import { listSpecialPrices } from '@sejuk/contract/sales/special-price-requests'
import { beforeAll } from 'vitest'
import { fillCompany, ofCustomers, twoCustomers } from '../../../test/large-company.ts'
import { newest, ofNumber, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Customer: { customer_codes: twoCustomers },
})
const { fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  const columns = 'dept_code, created_by, create_user_name, created_date'
  const inBranches = `, c.dept_code, c.created_by, 'U', ${newest} ${ofCustomers}`
  const ofCustomer = `customer_code, salesman_code, ${columns}`
  const withCustomer = `, c.customer_code, c.salesman_code${inBranches}`
  await fill(
    'receipts',
    `(receipt_code, kind, amount, received_date, ${ofCustomer}) select 'P-' || n, 'transfer', 1, '2026-11-15'${withCustomer}`,
  )
  await fill(
    'cheques',
    `(cheque_code, cheque_no, drawer, amount, issue_date, due_date, received_date, ${ofCustomer})
    select 'P-' || n, n, 'x', 1, '2026-11-15', '2026-11-15', '2026-11-15'${withCustomer}`,
  )
  await fill(
    'credit_limit_requests',
    `(request_code, request_type, current_limit, requested_limit, reason, ${ofCustomer})
    select 'P-' || n, 'permanent', 1, 1, 'x'${withCustomer}`,
  )
  await fill(
    'special_price_requests',
    `(request_code, reason, valid_from, valid_to, ${ofCustomer}) select 'P-' || n, 'x', '2026-11-15', '2026-11-15'${withCustomer}`,
  )
  await fill(
    'lock_stock_requests',
    `(lock_stock_order_code, warehouse_code, lock_reason, valid_to, ${ofCustomer})
    select 'P-' || n, 'P-W1', 'x', '2026-11-15'${withCustomer}`,
  )
  await fill('cashback_payouts', `(payout_code, method, ${columns}) select 'P-' || n, 'x'${inBranches}`)
  await plans.pool.query(`insert into rebate_types (type_rebate_code, type_rebate_name) values ('P-T', 'P-T')`)
  await fill(
    'cashbacks',
    `(cashback_code, customer_code, org_code, type_rebate_code, period, cashback_amount, valid_from, valid_to, source, ${columns})
    select 'P-' || n, c.customer_code, 'x', 'P-T', '2026-10', 1, '2026-11-15', '2026-11-15', 'x'${inBranches}`,
  )
  await fill(
    'cashback_ledger',
    `(cashback_code, kind, amount, balance, usercode, username, created_date)
    select 'P-' || n, 'grant', 1, 1, 'U', 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'cashback_orders',
    `(order_code, customer_code, org_code, original_total_amount, max_allowed_amount, customer_is_taxable, price_include_tax, ${columns})
    select 'P-' || n, c.customer_code, 'x', 1, 1, 0, 'Y'${inBranches}`,
  )
  await fill(
    'cashback_plans',
    `(order_code, cashback_code, planned_amount, created_date) select 'P-' || n, 'P-' || n, 1, ${newest} ${ofNumber}`,
  )
  await fill(
    'cashback_order_items',
    `(order_code, line_no, item_code, quantity, amount, rebate_share) select 'P-' || n, 1, 'x', 1, 1, 1 ${ofNumber}`,
  )
  await analyze()
}, 120_000)

testLists([
  ['receipts', listReceipts, 'created_date'],
  ['cheques', listCheques, 'created_date'],
  ['requests for a limit', listCreditLimitRequests, 'created_date'],
  ['requests for a price', listSpecialPrices, 'created_date'],
  ['requests for stock', listLockStockRequests, 'created_date'],
  ['cashbacks', listCashbacks, 'created_date'],
  ['payouts of cashback', listPayouts, 'created_date'],
  ['entries of cashbacks', listCashbackLedger, 'created_date'],
  ['orders that spend cashback', rebateHistoryOrder, 'created_date'],
  ['items of orders that spend cashback', rebateHistoryItem, 'created_date'],
])
