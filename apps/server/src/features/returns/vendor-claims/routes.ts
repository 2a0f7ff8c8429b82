import * as contract from '@sejuk/contract/returns/vendor-claims'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { listClaimable } from './claimable.ts'
import { createVendorClaim, onVendorClaim, vendorClaimLog } from './commands.ts'
import { vendorClaimLetter } from './letter.ts'
import { getVendorClaim, listVendorClaims } from './queries.ts'

export const vendorClaimRoutes = (serve: Serve) => {
  explainConstraint('vendor_claim_lines_one_open', because('claim-unit-in-another'))
  serve(contract.listVendorClaims, listVendorClaims)
  serve(contract.getVendorClaim, getVendorClaim)
  serve(contract.listClaimable, listClaimable)
  serve(contract.createVendorClaim, createVendorClaim)
  onVendorClaim.routes(serve)
  serve(contract.vendorClaimLog, vendorClaimLog)
  serve(contract.vendorClaimLetter, vendorClaimLetter)
}
