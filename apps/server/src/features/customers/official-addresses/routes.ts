import * as contract from '@sejuk/contract/customers/official-addresses'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { deleteOfficialAddresses, updateOfficialAddress } from './commands.ts'
import { downloadExample, importOfficialAddresses, readOfficialAddresses } from './import.ts'
import { listOfficialAddresses, officialAddressLog } from './queries.ts'
import { countAddressTypes, createTemporaryAddress, onAddress } from './temporary.ts'

export const officialAddressRoutes = (serve: Serve) => {
  serve(contract.listOfficialAddresses, listOfficialAddresses)
  serve(contract.searchOfficialAddresses, listOfficialAddresses)
  serve(contract.updateOfficialAddress, updateOfficialAddress)
  serve(contract.deleteOfficialAddresses, deleteOfficialAddresses)
  serve.afterReading(contract.importOfficialAddresses, readOfficialAddresses, importOfficialAddresses)
  serve(contract.downloadExample, downloadExample)
  serve(contract.officialAddressLog, officialAddressLog)
  serve(contract.countAddressTypes, countAddressTypes)
  serve(contract.createTemporaryAddress, createTemporaryAddress)
  onAddress.routes(serve)
  explainConstraint('official_addresses_once', because('address-already-exists'))
}
