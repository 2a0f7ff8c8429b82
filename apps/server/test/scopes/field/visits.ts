import { randomUUID } from 'node:crypto'
import * as pins from '@sejuk/contract/field/pin-proposals'
import * as collections from '@sejuk/contract/field/visit-collections'
import * as contract from '@sejuk/contract/field/visits'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customerRow } from '../../../demo/makers/customer-row.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { pinProposals, visitCollections, visits } from '../../../src/db/tables/field/visits.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedUser, ofUser, teamColumns } from './scoped-user.ts'

const at = '2026-11-10T01:30:00Z'
const out_at = '2026-11-10T02:00:00Z'

const makeVisit = async (db: NodePgDatabase, owner: Owner, visit_code: string) => {
  const { usercode, dept_code } = await makeScopedUser(db, owner)
  const customer_code = `VC-${visit_code}`
  await db.insert(customers).values(customerRow({ customer_code, dept_code: '705' }))
  await db.insert(visits).values({
    ...{ visit_code, client_uuid: randomUUID(), usercode, dept_code, customer_code, visit_date: '2026-11-10' },
    ...{ is_planned: false, in_at: at, in_at_device: at, out_at, minutes: 30, in_range: false, device_id: 'D' },
    ...{ consent_version: 1, status: 'Submitted' },
  })
  return { visit_code, usercode, dept_code, customer_code }
}

const visitRows: ScopedRows = {
  name: 'visits',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => (await makeVisit(db, owner, `VST-S-${n}`)).visit_code,
  asks: [
    { endpoint: contract.listVisits, keyOf: named('visit_code'), input: () => ({ limit: 100, search: 'VST-S-' }) },
    { endpoint: contract.getVisit, one: (visit_code) => ({ visit_code }) },
    {
      endpoint: contract.actOnVisit.reject,
      exceptOwn: true,
      one: (visit_code) => ({ visit_code, row_version: 1, reason: 'x' }),
    },
  ],
}

const pinRows: ScopedRows = {
  name: 'proposed pins',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => {
    const proposal_code = `PIN-S-${n}`
    await db
      .insert(pinProposals)
      .values({ ...(await makeVisit(db, owner, `VST-P-${n}`)), proposal_code, lat: -6, lng: 106 })
    return proposal_code
  },
  asks: [
    { endpoint: pins.listPinProposals, keyOf: named('proposal_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: pins.actOnPin.reject,
      one: (proposal_code) => ({ proposal_code, row_version: 1, reason: 'x' }),
    },
    { endpoint: pins.actOnPin.approve, one: (proposal_code) => ({ proposal_code, row_version: 1 }) },
  ],
}

const collectionRows: ScopedRows = {
  name: 'collections of visits',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => {
    const collection_code = `COL-S-${n}`
    const visit = await makeVisit(db, owner, `VST-C-${n}`)
    await db
      .insert(visitCollections)
      .values({ ...visit, collection_code, client_uuid: randomUUID(), amount: 1000, method: 'cash' })
    return collection_code
  },
  asks: [
    { endpoint: collections.listCollections, keyOf: named('collection_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: collections.actOnCollection.refuse,
      one: (collection_code) => ({ collection_code, row_version: 1, reason: 'x' }),
    },
    { endpoint: collections.actOnCollection.receive, one: (collection_code) => ({ collection_code, row_version: 1 }) },
  ],
}

export const visitsInScope = [visitRows, pinRows, collectionRows]
