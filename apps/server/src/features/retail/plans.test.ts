import { listShops } from '@sejuk/contract/customers/shops'
import { listRetailOrders, searchSellOut } from '@sejuk/contract/retail/retail-orders'
import { listSellerAccounts } from '@sejuk/contract/retail/seller-accounts'
import { listSubDealerOrders } from '@sejuk/contract/retail/sub-dealer-orders'
import { listSubDealers } from '@sejuk/contract/retail/sub-dealers'
import { beforeAll } from 'vitest'
import { fillCompany, ofCustomers, twoCustomers } from '../../../test/large-company.ts'
import { newest, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Customer: { customer_codes: twoCustomers },
  View_Data_Keyperson: { shop_codes: ['P-1', 'P-2'] },
})
const { pool, fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  await fill(
    'shops',
    `(shop_code, shop_name, customer_code, dept_code, salesman_code, created_by, created_date)
    select 'P-' || n, 'Toko ' || n, c.customer_code, c.dept_code, c.salesman_code, c.created_by, ${newest} ${ofCustomers}`,
  )
  await fill(
    'retail_orders',
    `(retail_order_code, client_uuid, sale_date, shop_code, customer_code, dept_code, salesman_code, seller_role, seller_code, quantity,
      submitted_date, created_by, create_user_name, created_date)
    select 'P-' || n, gen_random_uuid(), (${newest})::date, 'P-' || n, c.customer_code, c.dept_code, c.salesman_code, 'x', 'x', 1, now(),
      c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await fill(
    'retail_order_lines',
    `(retail_order_code, line_no, sale_date, item_code, item_name, serial_indoor)
    select retail_order_code, 1, sale_date, 'x', 'x', retail_order_code from retail_orders`,
  )
  await fill(
    'sub_dealers',
    `(subdealer_code, subdealer_name, dept_code, salesman_code, owner_name, phone, detail_address, created_by, create_user_name,
      created_date)
    select 'P-' || n, 'x', c.dept_code, c.salesman_code, 'x', 'x', 'x', c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await fill(
    'sub_dealer_parents',
    `(subdealer_code, customer_code, priority) select 'P-' || n, c.customer_code, 1 ${ofCustomers}`,
  )
  await fill(
    'sub_dealer_orders',
    `(po_code, subdealer_code, customer_code, dept_code, salesman_code, po_date, quantity, created_by, create_user_name, created_date)
    select 'P-' || n, 'P-' || n, c.customer_code, c.dept_code, c.salesman_code, '2026-11-01', 1, c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await pool.query(`insert into banks (bank_code, bank_short_name, bank_name, swift_code, receiver_types, receiver_residencies, chooseable_status)
    values ('P-B', 'x', 'x', 'x', '{}', '{}', 'x')`)
  await fill(
    'seller_accounts',
    `(seller_key, seller_role, seller_code, dept_code, id_card_number, bank_code, account_name, credited_account, created_by, created_date)
    select 'P-' || n, 'x', 'P-' || n, c.dept_code, 'x', 'P-B', 'x', 'x', c.created_by, ${newest} ${ofCustomers}`,
  )
  await analyze()
}, 120_000)

testLists([
  ['shops', listShops, 'created_date'],
  ['retail orders', listRetailOrders, 'created_date'],
  ['sold units', searchSellOut, 'sale_date'],
  ['sub-dealers', listSubDealers, 'created_date'],
  ['orders of sub-dealers', listSubDealerOrders, 'created_date'],
  ['accounts of sellers', listSellerAccounts, 'created_date'],
])
