import * as contract from '@sejuk/contract/customers/keypersons'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createKeyperson, updateKeyperson } from './commands.ts'
import { keypersonLog, listKeypersons, sellerDropdown } from './queries.ts'

export const keypersonRoutes = (serve: Serve) => {
  serve(contract.listKeypersons, listKeypersons)
  serve(contract.createKeyperson, createKeyperson)
  serve(contract.updateKeyperson, updateKeyperson)
  serve(contract.keypersonLog, keypersonLog)
  serve(contract.sellerDropdown, sellerDropdown)
  explainConstraint('keypersons_one_a_shop', because('shop-already-active-keyperson'))
}
