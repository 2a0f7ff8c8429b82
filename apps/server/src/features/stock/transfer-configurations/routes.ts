import * as contract from '@sejuk/contract/stock/transfer-configurations'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import {
  createTransferConfiguration,
  deleteTransferConfiguration,
  transferConfigurationLog,
  updateTransferConfiguration,
} from './commands.ts'
import { listTransferConfigurations } from './queries.ts'

export const transferConfigurationRoutes = (serve: Serve) => {
  serve(contract.listTransferConfigurations, listTransferConfigurations)
  serve(contract.createTransferConfiguration, createTransferConfiguration)
  serve(contract.updateTransferConfiguration, updateTransferConfiguration)
  serve(contract.deleteTransferConfiguration, deleteTransferConfiguration)
  serve(contract.transferConfigurationLog, transferConfigurationLog)
  explainConstraint('transfer_configurations_once', because('configured-already'))
}
