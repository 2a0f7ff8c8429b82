import type pg from 'pg'
import { customers } from '../../src/db/tables/customers/customers.ts'
import { officialAddresses, officialAddressUses } from '../../src/db/tables/customers/official-addresses.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import { userBelongings } from '../../src/db/tables/platform/users.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { readBranches } from '../masters/branches.ts'
import { readPlaces } from '../masters/places.ts'
import type { AreaContext } from '../part.ts'
import { demoBranch, demoUsers } from '../platform/accounts.ts'
import { makeAddressUses } from './address-uses.ts'
import { type DemoCustomer, makeCustomers } from './customers.ts'
import { type DemoAddress, makeOfficialAddresses } from './official-addresses.ts'

export const loadCustomers = async (client: pg.ClientBase, { random, size, today, say }: AreaContext) => {
  const makings = {
    branches: await readBranches(client),
    placesNear: await readPlaces(),
    banks: await readBanks(client),
    today,
  }
  const everyone = makeCustomers(random, size.customers, makings)
  await insertRows(client, customers, everyone)
  say(`demo data: ${everyone.length} customers`)

  const firstNumber = await reserveCodes(client, size.addresses)
  const trading = everyone.filter(({ status }) => status === 'Approved' || status === 'Adjusted')
  const addresses = makeOfficialAddresses(random, trading.length ? size.addresses : 0, trading, {
    ...makings,
    firstNumber,
  })
  await insertRows(client, officialAddresses, addresses)
  await insertRows(client, userBelongings, belongings(trading, addresses))
  const { uses, counters } = makeAddressUses(random, addresses, everyone, today)
  await insertRows(client, officialAddressUses, uses)
  await insertRows(client, documentCounters, counters)
  say(`demo data: ${addresses.length} official addresses`)
}

const readBanks = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ bank_code: string }>(
    `select bank_code from banks where bank_code in ('014', '008', '002', '009') order by 1`,
  )
  return rows.map(({ bank_code }) => bank_code)
}

/** The demo's customer account is a customer with several addresses, where there is one. */
const belongings = (everyone: readonly DemoCustomer[], addresses: readonly DemoAddress[]) => {
  const usercode = demoUsers.find(({ login_name }) => login_name === 'customer')?.usercode
  const counts = new Map<string, number>()
  for (const { customer_code } of addresses) counts.set(customer_code, (counts.get(customer_code) ?? 0) + 1)
  const near = everyone.filter(({ dept_code, status }) => dept_code === demoBranch && status === 'Approved')
  const hasSeveral = ({ customer_code }: DemoCustomer) => (counts.get(customer_code) ?? 0) > 1
  const chosen = near.find(hasSeveral) ?? near[0]
  return usercode && chosen ? [{ usercode, kind: 'customer' as const, code: chosen.customer_code }] : []
}

/** Takes so many codes from the sequence that gives addresses theirs, and answers with the first number. */
const reserveCodes = async (client: pg.ClientBase, count: number) => {
  if (count === 0) return 1
  // A sequence keeps what a broken-off load took.
  await client.query(
    `select setval('official_address_code', 1, false) where not exists (select from official_addresses)`,
  )
  const { rows } = await client.query<{ last: number }>(
    `select setval('official_address_code', nextval('official_address_code') + $1 - 1) as last`,
    [count],
  )
  return (rows[0]?.last ?? count) - count + 1
}
