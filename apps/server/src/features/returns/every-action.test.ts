import { actOnReturnRequest } from '@sejuk/contract/returns/return-requests'
import { actOnRmaRequest } from '@sejuk/contract/returns/rma-requests'
import { actOnVendorClaim } from '@sejuk/contract/returns/vendor-claims'
import { returnRequest } from '@sejuk/domain/returns/return-requests'
import { rmaRequest } from '@sejuk/domain/returns/rma-requests'
import { vendorClaim } from '@sejuk/domain/returns/vendor-claims'
import { expect, test } from 'vitest'
import { type ActedOn, everyRoleTries } from '../../../test/every-action.ts'
import { returnsInScope } from '../../../test/scopes/returns/return-requests.ts'
import { rmasInScope } from '../../../test/scopes/returns/rma-requests.ts'
import { claimsInScope } from '../../../test/scopes/returns/vendor-claims.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { returnRequests } from '../../db/tables/returns/return-requests.ts'
import { rmaRequests } from '../../db/tables/returns/rma-requests.ts'
import { vendorClaims } from '../../db/tables/returns/vendor-claims.ts'

const server = await startTestServer()
const { db } = server
const owner = {
  ...{ dept_code: '705', asc_code: '8-ASC-01', technician_code: 'T', salesman_code: 'S', created_by: 'N' },
  ...{ customer_code: 'C-OWN', shop_code: 'SH' },
}
/** A record in a status that no action begins from. */
const return_code = await returnsInScope.make(db, owner, 1)
const rma_code = await rmasInScope.make(db, owner, 2)
const claim_code = await claimsInScope.make(db, owner, 3)
await db.update(returnRequests).set({ status: 'Deleted', row_version: 1 })
await db.update(rmaRequests).set({ status: 'Deleted', row_version: 1 })
await db.update(vendorClaims).set({ status: 'Deleted', row_version: 1 })

const line = { line_no: 1, quantity: 1, serial_numbers: [], condition: 'Sealed', invoice_code: 'I', invoice_line_no: 1 }
const byLine = { lines: [{ line_no: 1, serial_number: 'S1234' }] }
const returnForms: Record<string, object> = {
  modify: { reason_code: 'Refused', warehouse_code: 'W', handover: 'Self_Deliver', lines: [line] },
  approve: { lines: [{ line_no: 1, approved_qty: 1 }] },
  planPickup: { pickup_date: '2026-11-20', truck_no: 'B 1' },
  collect: { collected_from: 'Budi' },
  receive: { warehouse_code: 'W', lines: [{ line_no: 1, accepted_qty: 1 }] },
  dispose: { lines: [{ line_no: 1, disposition: 'Scrap' }] },
}
const rmaForms: Record<string, object> = {
  modify: { warehouse_code: 'W', symptom: 'Dead', resolution: 'Credit', serial_numbers: ['S1234'] },
  check: { check_result: 'Confirmed' },
  ship: byLine,
  receive: byLine,
}
const claimForms: Record<string, object> = {
  modify: { factory_name: 'Gree', lines: [{ serial_number: 'S1234', claim_amount: 1 }] },
  answer: { lines: [{ line_no: 1, result: 'Accepted' }] },
}
const documents: Record<string, ActedOn> = {
  returns: {
    ...{ key: 'return_code', code: return_code, names: returnRequest.names, endpoints: actOnReturnRequest },
    ...{ needsOf: (name) => String(returnRequest.action(name as 'submit').needs), forms: returnForms },
  },
  exchanges: {
    ...{ key: 'rma_code', code: rma_code, names: rmaRequest.names, endpoints: actOnRmaRequest },
    ...{ needsOf: (name) => String(rmaRequest.action(name as 'submit').needs), forms: rmaForms },
  },
  claims: {
    ...{ key: 'claim_code', code: claim_code, names: vendorClaim.names, endpoints: actOnVendorClaim },
    ...{ needsOf: (name) => String(vendorClaim.action(name as 'send').needs), forms: claimForms },
  },
}

const tryAll = await everyRoleTries(server)

test.each(Object.keys(documents))(
  'every action on %s, for every role, in its own branch and in another',
  async (name) => {
    const { tried, wrong } = await tryAll(documents[name] as ActedOn)
    expect(tried).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  },
)
