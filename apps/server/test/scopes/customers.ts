import * as customer from '@sejuk/contract/customers/customers'
import * as address from '@sejuk/contract/customers/official-addresses'
import * as photo from '@sejuk/contract/platform/attachments'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customers } from '../../src/db/tables/customers/customers.ts'
import { officialAddresses } from '../../src/db/tables/customers/official-addresses.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { named, type Owner, type ScopedRows } from './scoped-rows.ts'

const columns = ['dept_code', 'salesman_code', 'created_by', 'customer_code'] as const

const makeCustomer = async (db: NodePgDatabase, { customer_code, dept_code, salesman_code, created_by }: Owner) => {
  await db
    .insert(customers)
    .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
  return customer_code
}

const fileOf = (module_code: string) => `F-${module_code}`

/** A customer, and a file that hangs on it. */
const customerRows: ScopedRows = {
  name: 'customers',
  columns,
  make: async (db, owner) => {
    const module_code = await makeCustomer(db, owner)
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
    { endpoint: customer.listCustomers, keyOf: named('customer_code'), input: () => ({ limit: 100 }) },
    { endpoint: customer.getCustomer, one: (id) => ({ id }) },
    { endpoint: customer.getCreditAmount, one: (customer_code) => ({ customer_code }) },
    { endpoint: customer.getCustomerTrade, one: (customer_code) => ({ customer_code }) },
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
    {
      endpoint: address.updateOfficialAddress,
      one: (address_code) => ({
        ...{ address_code, row_version: 999, detail_address: 'Elsewhere', receiver_name: 'Made' },
        receiver_phone: '81290341178',
      }),
    },
  ],
}

export const customersInScope = [customerRows, officialAddressRows]
