import * as contract from '@sejuk/contract/returns/vendor-claims'
import { vendorClaims } from '../../../src/db/tables/returns/vendor-claims.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedStock } from '../stock/stock.ts'

export const claimsInScope: ScopedRows = {
  name: 'claims from the factory',
  columns: ['dept_code', 'created_by'],
  make: async (db, owner, n) => {
    const { dept_code, created_by } = owner
    const warehouse_code = await makeScopedStock(db, owner, n)
    const claim_code = `VC-${n}`
    const factory_name = 'Pabrik'
    await db
      .insert(vendorClaims)
      .values({ claim_code, dept_code, warehouse_code, created_by, factory_name, create_user_name: 'Sari' })
    return claim_code
  },
  asks: [
    { endpoint: contract.listVendorClaims, keyOf: named('claim_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getVendorClaim, one: (claim_code) => ({ claim_code }) },
    { endpoint: contract.vendorClaimLetter, one: (claim_code) => ({ claim_code }) },
    { endpoint: contract.vendorClaimLog, one: (code) => ({ code }) },
  ],
}
