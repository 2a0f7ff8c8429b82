import { listItems } from '@sejuk/contract/catalogue/item-records'
import { listItemPrices } from '@sejuk/contract/catalogue/prices'
import { listSerialBatches } from '@sejuk/contract/catalogue/serial-batches'
import { listCustomers } from '@sejuk/contract/customers/customers'
import { listKeypersons } from '@sejuk/contract/customers/keypersons'
import { listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { listPromotors } from '@sejuk/contract/customers/promotors'
import { listSalesmanChanges } from '@sejuk/contract/customers/salesman-changes'
import { listSignatures } from '@sejuk/contract/customers/signatures'
import { listEInvoiceMails, listEInvoices } from '@sejuk/contract/finance/electronic-invoices'
import {
  listAccurateSalesInvoices,
  listErpSalesInvoices,
  listSalesInvoices,
} from '@sejuk/contract/finance/sales-invoices'
import { listWithholdingSlips } from '@sejuk/contract/finance/withholding-slips'
import { listNotifications } from '@sejuk/contract/platform/notifications'
import { listDeliveries } from '@sejuk/contract/platform/outbox'
import { listSecurityEvents } from '@sejuk/contract/platform/security-events'
import { listCashbackRunLines, listCashbackRuns } from '@sejuk/contract/sales/cashback-runs'
import { listSalesOrders } from '@sejuk/contract/sales/sales-orders'
import { beforeAll } from 'vitest'
import { large, newest, ofNumber, readPlans } from '../../../test/plans.ts'

const { pool, fill, analyze, testLists } = await readPlans({
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Customer: { customer_codes: ['P-00001', 'P-00002'] },
})

const customer = (n: string) => `'P-' || lpad((${n})::text, 5, '0')`

beforeAll(async () => {
  await fill(
    'customers',
    `(customer_code, customer_name, dept_code, salesman_code, created_by)
    select ${customer('n')}, 'Toko ' || n, d.codes[1 + n % array_length(d.codes, 1)], 'P-S' || n % 100, 'P-S' || n % 90
    from generate_series(1, ${large / 10}) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
  )
  await fill(
    'official_addresses',
    `(customer_code, province_name, city_name, district_name, sub_district_name, detail_address, receiver_name, receiver_phone,
      created_by, create_user_name, created_date)
    select ${customer(`1 + n % ${large / 10}`)}, 'Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago', 'Jl. Dago No. ' || n, 'Budi', '0812',
      'U', 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'sales_invoices',
    `(invoice_code, invoice_date, tax_date, due_date, org_code, dept_code, customer_code, salesman_code, price_include_tax,
      customer_is_taxable, transaction_code, source, created_by, create_user_name, created_date)
    select 'P-' || n, date '2026-11-15' - n / 50, date '2026-11-15' - n / 50, '2027-01-01', 'RCI', c.dept_code, c.customer_code,
      c.salesman_code, 'Y', 0, '04', case when n % 5 = 0 then 'ACCURATE' else 'ERP' end, c.created_by, 'U', ${newest}
    from generate_series(1, ${large}) n join customers c on c.customer_code = ${customer(`1 + n % ${large / 10}`)}`,
  )
  await pool.query(`insert into warehouse_vendors (warehouse_vendor_code, warehouse_vendor_name) values ('P-V', 'P-V')`)
  await pool.query(`insert into warehouses (warehouse_code, warehouse_name, warehouse_type, warehouse_vendor_code, dept_code)
    values ('P-W', 'P-W', 'x', 'P-V', '705')`)
  await fill(
    'sales_orders',
    `(order_code, order_type, order_date, org_code, warehouse_code, dept_code, customer_code, salesman_code, price_include_tax,
      customer_is_taxable, created_by, create_user_name, created_date)
    select i.invoice_code, 'RS', i.tax_date, i.org_code, 'P-W', i.dept_code, i.customer_code, i.salesman_code, 'Y', 0, i.created_by, 'U',
      i.tax_date + split_part(i.invoice_code, '-', 2)::int % 1000 * interval '1 minute' from sales_invoices i`,
  )
  await fill(
    'e_invoices',
    `(e_invoice_code, invoice_code, version, period, tax_date)
    select i.invoice_code || '.1', i.invoice_code, 1, to_char(i.tax_date, 'YYYY-MM'), i.tax_date from sales_invoices i`,
  )
  await fill(
    'e_invoice_mails',
    `(invoice_code, invoice_codes, nsfps, channel, recipient_name, address, event, how, expires_date, sent_user_name, created_date)
    select 'P-' || n, array['P-' || n], '{}', 'email', 'x', 'x', 'x', 'auto', now(), 'x', ${newest} ${ofNumber}`,
  )
  await fill(
    'withholding_slips',
    `(invoice_code, tax_kind, period, base, amount, create_user_name, updated_user_name, created_date)
    select 'P-' || n, '22', '2026-11', 1000, 10, 'x', 'x', ${newest} ${ofNumber}`,
  )
  await fill(
    'shops',
    `(shop_code, shop_name, customer_code, dept_code, salesman_code, created_by)
    select 'P-' || n, 'Toko ' || n, c.customer_code, c.dept_code, c.salesman_code, c.created_by
    from generate_series(1, ${large}) n join customers c on c.customer_code = ${customer(`1 + n % ${large / 10}`)}`,
  )
  await fill(
    'keypersons',
    `(keyperson_code, keyperson_name, phone, shop_code, dept_code, created_by)
    select s.shop_code, 'Nama ' || md5(s.shop_code), '0812', s.shop_code, s.dept_code, s.created_by from shops s`,
  )
  await fill(
    'promotors',
    `(promotor_code, promotor_name, phone, dept_code, salesman_code, join_date, created_by)
    select s.shop_code, 'Nama ' || md5(s.shop_code), '0812', s.dept_code, s.salesman_code, '2026-01-01', s.created_by from shops s`,
  )
  await pool.query(`insert into rebate_types (type_rebate_code, type_rebate_name) values ('P-T', 'P-T')`)
  await pool.query(`insert into cashback_runs (run_code, period, type_rebate_code, dept_code, created_by, create_user_name)
    select 'P-' || n, '2026-10', 'P-T', '705', 'U', 'U' from generate_series(1, 10) n`)
  await fill(
    'cashback_run_lines',
    `(run_code, customer_code, target_amount, actual_amount, percent, earned_amount, granted_before, difference, short_amount, outcome,
      inputs, takes)
    select 'P-' || n, c.customer_code, 1, 1, 1, 1, 1, hashtext(c.customer_code), 0, 'grant', '[]', '[]'
    from customers c, generate_series(1, 10) n where c.customer_code like 'P-%'`,
  )
  await fill(
    'customer_signatures',
    `(signature_code, customer_code, signer_name, photo_code, valid_from, source, created_by, create_user_name, created_date)
    select 'P-' || n, ${customer(`1 + n % ${large / 10}`)}, 'x', 'x', '2026-01-01', 'x', 'P-S' || n % 90, 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'salesman_changes',
    `(customer_code, to_salesman_code, effective_date, move_open_documents, reason, status, created_by, create_user_name, created_date)
    select ${customer(`1 + n % ${large / 10}`)}, 'x', '2026-01-01', false, 'x', 'Applied', 'U', 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'items',
    `(item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months,
      warranty_compressor_months, created_date)
    select 'P-' || n, 'Part ' || n, 'x', 'x', 'x', false, 0, 0, ${newest} ${ofNumber}`,
  )
  await fill(
    'item_prices',
    `(price_code, org_code, dept_code, item_code, price_include_tax, price_without_tax, valid_from, created_by, create_user_name,
      created_date)
    select 'P-' || n, 'x', (select array_agg(dept_code order by dept_code) || null from departments)[1 + n % 3], 'P-' || n, 1, 1,
      '2026-01-01', 'U', 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'serial_batches',
    `(batch_code, item_code, item_name, quantity, prefix, suffix_length, created_by, create_user_name, created_date)
    select 'P-' || n, 'P-' || n, 'x', 1, 'x', 1, 'U', 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'notifications',
    `(usercode, event, title_default, body_default, title_local, body_local, variables, created_date)
    select 'P-S' || n % 8, 'x', 'x', 'x', 'x', 'x', '{}', ${newest} ${ofNumber}`,
  )
  await fill(
    'outbox',
    `(event, channel, recipient_name, address, language, subject, body, status, created_date)
    select 'x', 'email', 'x', 'x', 'x', 'x', 'x', 'Sent', ${newest} ${ofNumber}`,
  )
  await fill('security_events', `(kind, ip, user_agent, at) select 'x', 'x', 'x', ${newest} ${ofNumber}`)
  await analyze()
}, 120_000)

testLists([
  ['addresses', listOfficialAddresses, 'created_date'],
  ['customers', listCustomers, 'created_date'],
  ['sales orders', listSalesOrders, 'created_date'],
  ['sales invoices', listSalesInvoices, 'created_date'],
  ['sales invoices of a tab', listSalesInvoices, 'created_date', { status: '1' }],
  ['sales invoices of the ERP', listErpSalesInvoices, 'created_date'],
  ['sales invoices of another source', listAccurateSalesInvoices, 'created_date'],
  ['electronic invoices', listEInvoices, 'tax_date'],
  ['electronic invoices of a month', listEInvoices, 'tax_date', { period: '2026-10' }],
  ['letters', listEInvoiceMails, 'created_date'],
  ['withholding slips', listWithholdingSlips, 'created_date'],
  ['keypersons', listKeypersons, 'keyperson_name'],
  ['promotors', listPromotors, 'promotor_name'],
  ['signatures', listSignatures, 'created_date'],
  ['changes of salespeople', listSalesmanChanges, 'created_date'],
  ['prices', listItemPrices, 'created_date'],
  ['cashback runs', listCashbackRuns, 'created_date'],
  ['lines of a cashback run', listCashbackRunLines, 'size', { run_code: 'P-1' }],
])

testLists(
  [
    ['items', listItems, 'item_name'],
    ['batches of serial numbers', listSerialBatches, 'created_date'],
    ['notifications', listNotifications, 'created_date'],
    ['messages sent', listDeliveries, 'created_date'],
    ['security events', listSecurityEvents, 'at'],
  ],
  ['View_Data_All_Branches'],
)
