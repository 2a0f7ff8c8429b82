import * as customer from '@sejuk/contract/customers/customers'
import * as field from '@sejuk/contract/customers/customers-in-the-field'
import * as keyperson from '@sejuk/contract/customers/keypersons'
import * as merge from '@sejuk/contract/customers/merges'
import * as address from '@sejuk/contract/customers/official-addresses'
import * as promotor from '@sejuk/contract/customers/promotors'
import * as salesmanChange from '@sejuk/contract/customers/salesman-changes'
import * as shop from '@sejuk/contract/customers/shops'
import * as photo from '@sejuk/contract/platform/attachments'
import * as mobile from '@sejuk/contract/sales/mobile-orders'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customerRow } from '../../../demo/makers/customer-row.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { officialAddresses } from '../../../src/db/tables/customers/official-addresses.ts'
import { salesmanChanges } from '../../../src/db/tables/customers/salesman-changes.ts'
import { keypersons, promotors, shopPromotors, shops } from '../../../src/db/tables/customers/shops.ts'
import { customerOrders, stockReports } from '../../../src/db/tables/customers/trade.ts'
import { attachments } from '../../../src/db/tables/platform/attachments.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const

const makeCustomer = async (db: NodePgDatabase, { customer_code, dept_code, salesman_code, created_by }: Owner) => {
  await db.insert(customers).values(customerRow({ customer_code, dept_code, salesman_code, created_by }))
  return customer_code
}

const fileOf = (module_code: string) => `F-${module_code}`

/** A customer, and a file that hangs on it. */
const customerRows: ScopedRows = {
  name: 'customers',
  columns,
  make: async (db, owner) => {
    const module_code = await makeCustomer(db, owner)
    await db.insert(customerOrders).values({
      ...{ order_code: `SO-${module_code}`, customer_code: module_code, dept_code: owner.dept_code, is_open: false },
      ...{ order_date: '2026-10-01', total_amount: 1, status: 'Closed' },
    })
    await db.insert(salesmanChanges).values({
      ...{ customer_code: module_code, to_salesman_code: 'S', effective_date: '2026-11-01', status: 'Done' },
      ...{ move_open_documents: false, reason: 'Moved', created_by: 'U-1', create_user_name: 'Sari' },
    })
    await db.insert(attachments).values({
      attachment_code: fileOf(module_code),
      kind: 'file',
      module_name: 'Customer',
      module_code,
      alias: 'contract',
      original_file_name: 'contract.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      sha256: module_code,
      store_key: module_code,
      created_by: 'U-1',
    })
    return module_code
  },
  asks: [
    { endpoint: customer.customerDropdown, keyOf: named('customer_code') },
    { endpoint: customer.orderCustomerDropdown, keyOf: named('customer_code') },
    { endpoint: mobile.listSuppliers, keyOf: named('customer_code') },
    { endpoint: customer.listCustomers, keyOf: named('customer_code'), input: () => ({ limit: 100 }) },
    { endpoint: salesmanChange.searchCustomerAndShopSalesman, keyOf: named('customer_code') },
    { endpoint: salesmanChange.listSalesmanChanges, keyOf: named('customer_code'), input: () => ({ limit: 100 }) },
    { endpoint: field.listNearCustomers, keyOf: named('customer_code') },
    { endpoint: field.rankCustomers, keyOf: named('customer_code'), input: () => ({ month: '2026-10' }) },
    { endpoint: customer.getCustomer, one: (id) => ({ id }) },
    { endpoint: customer.getCreditAmount, one: (customer_code) => ({ customer_code }) },
    { endpoint: customer.getCustomerTrade, one: (customer_code) => ({ customer_code }) },
    { endpoint: merge.listMerges, one: (customer_code) => ({ customer_code }) },
    { endpoint: merge.previewMerge, one: (customer_code) => ({ customer_code, other_code: customer_code }) },
    { endpoint: customer.customerLog, one: (code) => ({ code }) },
    { endpoint: customer.actOnCustomer.approve, one: (customer_code) => ({ customer_code }) },
    { endpoint: customer.updatePicProject, one: (customer_code) => ({ customer_code }) },
    { endpoint: photo.listPhotos, one: (module_code) => ({ module_name: 'Customer', module_code }) },
    { endpoint: photo.searchPhotos, one: (module_code) => ({ module_name: 'Customer', module_code }) },
    { endpoint: photo.getPhoto, one: (code) => ({ id: fileOf(code) }) },
    { endpoint: photo.viewPhotoFromErp, one: (code) => ({ photo_code: fileOf(code) }) },
    {
      endpoint: photo.getPhotos,
      keyOf: named('module_code'),
      input: (keys) => ({ codes: keys.map(fileOf) }),
    },
  ],
}

const officialAddressRows: ScopedRows = {
  name: 'official addresses',
  columns,
  make: async (db, owner, n) => {
    const customer_code = await makeCustomer(db, owner)
    const address_code = `ADR-${n}`
    await db.insert(officialAddresses).values({
      address_code,
      customer_code,
      province_name: 'Bali',
      city_name: 'Denpasar',
      district_name: 'Denpasar Barat',
      sub_district_name: 'Padangsambian',
      detail_address: `Jl. Gatot Subroto ${n}`,
      receiver_name: 'Made',
      receiver_phone: '81290341178',
      created_by: 'U-1',
      create_user_name: 'Sari',
    })
    return address_code
  },
  asks: [
    { endpoint: address.listOfficialAddresses, keyOf: named('address_code'), input: () => ({ limit: 100 }) },
    { endpoint: address.searchOfficialAddresses, keyOf: named('address_code'), input: () => ({ limit: 100 }) },
    { endpoint: address.officialAddressLog, one: (code) => ({ code }) },
    { endpoint: address.actOnAddress.confirm, one: (address_code) => ({ address_code, row_version: 999 }) },
    {
      endpoint: address.updateOfficialAddress,
      one: (address_code) => ({
        ...{ address_code, row_version: 999, detail_address: 'Elsewhere', receiver_name: 'Made' },
        receiver_phone: '81290341178',
      }),
    },
  ],
}

const makeShop = async (db: NodePgDatabase, owner: Owner) => {
  const { shop_code, customer_code, dept_code, salesman_code, created_by } = owner
  await db
    .insert(customers)
    .values(customerRow({ customer_code, dept_code, salesman_code, created_by }))
    .onConflictDoNothing()
  const shop = { shop_code, shop_name: shop_code, customer_code, dept_code, salesman_code, created_by }
  await db.insert(shops).values({ ...shop, status: 'Approved' })
  return shop_code
}

const shopColumns = [...columns, 'shop_code'] as const

const shopRows: ScopedRows = {
  name: 'shops',
  columns: shopColumns,
  make: async (db, owner) => {
    const shop_code = await makeShop(db, owner)
    await db.insert(promotors).values({
      ...{ promotor_code: `P-${shop_code}`, promotor_name: shop_code, phone: '8129', dept_code: owner.dept_code },
      ...{ join_date: '2026-01-01', created_by: 'U-1' },
    })
    await db.insert(stockReports).values({
      ...{ shop_code, item_code: 'I', report_date: '2026-10-01', customer_code: owner.customer_code },
      ...{ stock_quantity: 1, sold_quantity: 1, received_quantity: 1, reported_by: 'U', reported_by_name: 'U' },
    })
    await db.insert(shopPromotors).values({ shop_code, promotor_code: `P-${shop_code}` })
    return shop_code
  },
  asks: [
    { endpoint: shop.listShops, keyOf: named('shop_code'), input: () => ({ limit: 100 }) },
    { endpoint: field.listStockHistory, keyOf: named('shop_code'), input: () => ({ limit: 100 }) },
    { endpoint: shop.shopDropdown, keyOf: named('shop_code') },
    { endpoint: shop.getShop, one: (shop_code) => ({ shop_code }) },
    { endpoint: shop.shopLog, one: (code) => ({ code }) },
    { endpoint: shop.closeShop, one: (shop_code) => ({ shop_code, reason: 'Gone', row_version: 999 }) },
    { endpoint: promotor.selectCustomerPromotor, keyOf: named('shop_code') },
  ],
}

const keypersonRows: ScopedRows = {
  name: 'keypersons',
  columns: shopColumns,
  make: async (db, owner, n) => {
    const shop_code = await makeShop(db, owner)
    const keyperson_code = `K-${n}`
    await db.insert(keypersons).values({
      ...{ keyperson_code, keyperson_name: keyperson_code, phone: '8129', shop_code },
      ...{ dept_code: owner.dept_code, created_by: owner.created_by },
    })
    return keyperson_code
  },
  asks: [
    { endpoint: keyperson.listKeypersons, keyOf: named('keyperson_code'), input: () => ({ limit: 100 }) },
    { endpoint: keyperson.keypersonLog, one: (code) => ({ code }) },
    { endpoint: keyperson.sellerDropdown, keyOf: named('code'), input: () => ({ kind: 'keyperson' }) },
  ],
}

const promotorRows: ScopedRows = {
  name: 'promotors',
  columns: ['dept_code', 'salesman_code', 'created_by'],
  make: async (db, { dept_code, salesman_code, created_by }, n) => {
    const promotor_code = `PRM-${n}`
    const known = { promotor_code, promotor_name: promotor_code, phone: '8129', join_date: '2026-01-01' }
    await db.insert(promotors).values({ ...known, dept_code, salesman_code, created_by })
    return promotor_code
  },
  asks: [
    { endpoint: promotor.listPromotors, keyOf: named('promotor_code'), input: () => ({ limit: 100 }) },
    { endpoint: promotor.promotorDropdown, keyOf: named('promotor_code') },
    { endpoint: promotor.promotorLog, one: (code) => ({ code }) },
  ],
}

export const customersInScope = [customerRows, officialAddressRows, shopRows, keypersonRows, promotorRows]
