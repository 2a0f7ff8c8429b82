import { listDeliverableOrders, listDeliveries, listGoodsIssues } from '@sejuk/contract/delivery/delivery-orders'
import { listDeliveryPhotos, listDeliveryProblems, searchReceipts } from '@sejuk/contract/delivery/delivery-receipts'
import { listBillableDeliveries } from '@sejuk/contract/finance/sales-invoices'
import { listReturnRequests } from '@sejuk/contract/returns/return-requests'
import { listRmaRequests } from '@sejuk/contract/returns/rma-requests'
import { listVendorClaims } from '@sejuk/contract/returns/vendor-claims'
import { listGoodsReceipts } from '@sejuk/contract/stock/goods-receipts'
import { listStockAdjustments } from '@sejuk/contract/stock/stock-adjustments'
import { stockCard } from '@sejuk/contract/stock/stock-card'
import { listStockCounts } from '@sejuk/contract/stock/stock-counts'
import { listTransfersIn, listTransfersOut } from '@sejuk/contract/stock/transfers'
import { beforeAll } from 'vitest'
import { fillCompany, ofCustomers, twoCustomers } from '../../../test/large-company.ts'
import { newest, ofNumber, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Customer: { customer_codes: twoCustomers },
  View_Data_Keyperson: { shop_codes: ['P-1', 'P-2'] },
})
const { fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  await fill(
    'delivery_orders',
    `(delivery_code, order_codes, dept_code, warehouse_dept, customer_code, shop_code, salesman_code, warehouse_code, status,
      goods_issue_date, received_date, created_by, create_user_name, created_date)
    select 'P-' || n, '{}', c.dept_code, case when n % 11 = 0 then '705' else c.dept_code end, c.customer_code, 'P-' || n % 3000, c.salesman_code,
      'P-W1', case when n < 500 then 'Pending to Approve' else 'Approved' end, case when n >= 500 then ${newest} end,
      case when n >= 1000 then ${newest} end, c.created_by, 'U', ${newest}
    ${ofCustomers}`,
  )
  await fill(
    'return_requests',
    `(return_code, customer_code, dept_code, salesman_code, reason_code, handover, warehouse_code, created_by, create_user_name, created_date)
    select 'P-' || n, c.customer_code, c.dept_code, c.salesman_code, 'x', 'x', 'P-W1', c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await fill(
    'rma_requests',
    `(rma_code, source, dept_code, customer_code, salesman_code, warehouse_code, symptom, resolution, created_by, create_user_name,
      created_date)
    select 'P-' || n, 'x', c.dept_code, c.customer_code, c.salesman_code, 'P-W1', 'x', 'x', c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await fill(
    'vendor_claims',
    `(claim_code, factory_name, dept_code, warehouse_code, created_by, create_user_name, created_date)
    select 'P-' || n, 'x', c.dept_code, 'P-W1', c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  const inBranches = `, c.dept_code, c.created_by, 'U', ${newest} ${ofCustomers}`
  const columns = 'dept_code, created_by, create_user_name, created_date'
  await fill(
    'goods_receipts',
    `(receipt_code, warehouse_code, source, letter_no, ${columns}) select 'P-' || n, 'P-W1', 'x', 'x'${inBranches}`,
  )
  await fill(
    'stock_adjustments',
    `(adjustment_code, warehouse_code, adjust_reason, ${columns}) select 'P-' || n, 'P-W1', 'x'${inBranches}`,
  )
  await fill(
    'stock_counts',
    `(count_code, warehouse_code, status, ${columns}) select 'P-' || n, 'P-W1', 'Closed'${inBranches}`,
  )
  await fill(
    'transfers',
    `(transfer_code, from_warehouse, to_warehouse, to_dept, transfer_reason, eta, status, from_dept, created_by, create_user_name,
      created_date)
    select 'P-' || n, 'P-W1', 'P-W2', c.dept_code, 'x', '2026-11-15', 'Closed'${inBranches}`,
  )
  await fill(
    'delivery_order_lines',
    `(delivery_code, line_no, order_code, order_line, item_code, item_name, qty, received_qty, billed_qty)
    select 'P-' || n, 1, 'P-' || n, 1, 'x', 'x', 1, case when n >= 1000 then 1 else 0 end, case when n >= 1500 then 1 else 0 end ${ofNumber}`,
  )
  await fill(
    'delivery_problems',
    `(delivery_code, kind, due_date, status, ${columns})
    select 'P-' || n, 'x', (${newest})::date, case when n < 500 then 'Open' else 'Closed' end${inBranches}`,
  )
  await fill(
    'sales_orders',
    `(order_code, order_type, order_date, org_code, warehouse_code, customer_code, salesman_code, price_include_tax, customer_is_taxable,
      requested_delivery_date, status, ${columns})
    select 'P-' || n, 'RS', '2026-11-15', 'x', 'P-W1', c.customer_code, c.salesman_code, 'Y', 0, (${newest})::date,
      case when n < 3000 then 'Approved' else 'Closed' end${inBranches}`,
  )
  await fill(
    'sales_order_lines',
    `(order_code, line_no, item_code, item_name, ordered_qty, planned_qty, warehouse_code)
    select 'P-' || n, 1, 'x', 'x', 1, case when n < 500 then 0 else 1 end, 'P-W1' ${ofNumber}`,
  )
  await fill(
    'stock_moves',
    `(move_type, warehouse_code, item_code, on_hand, locked, in_transit, damaged, on_hand_after, locked_after, damaged_after,
      document_type, document_code, document_line, usercode, username, moved_date)
    select 'GR', 'P-W1', 'P-' || n % 2, 1, 0, 0, 0, 1, 0, 0, 'x', 'P-' || n, 1, 'U', 'U', ${newest} ${ofNumber}`,
  )
  await analyze()
}, 120_000)

testLists([
  ['deliveries', listDeliveries, 'created_date'],
  ['deliveries that wait for their goods issue', listGoodsIssues, 'created_date'],
  ['delivery receipts', searchReceipts, 'goods_issue_date'],
  ['delivery photos', listDeliveryPhotos, 'goods_issue_date'],
  ['problems of deliveries', listDeliveryProblems, 'due_date', { status: 'Open' }],
  ['orders that wait for a delivery', listDeliverableOrders, 'requested_delivery_date'],
  ['deliveries that wait for their invoice', listBillableDeliveries, 'received_date'],
  ['return requests', listReturnRequests, 'created_date'],
  ['exchanges', listRmaRequests, 'created_date'],
  ['claims', listVendorClaims, 'created_date'],
  ['goods receipts', listGoodsReceipts, 'created_date'],
  ['stock adjustments', listStockAdjustments, 'created_date'],
  ['stock counts', listStockCounts, 'created_date'],
  ['moves of an item', stockCard, 'moved_date', { item_code: 'P-1', warehouse_code: 'P-W1' }],
  ['transfers sent', listTransfersOut, 'created_date'],
  ['transfers received', listTransfersIn, 'created_date'],
])
