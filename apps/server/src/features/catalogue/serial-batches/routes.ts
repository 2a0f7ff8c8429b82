import * as contract from '@sejuk/contract/catalogue/serial-batches'
import type { Serve } from '../../../platform/http/serve.ts'
import { generateSerials, serialBatchLog, undoSerialBatch } from './commands.ts'
import { serialLabels } from './labels.ts'
import { getSerialBatch, listSerialBatches } from './queries.ts'

export const serialBatchRoutes = (serve: Serve) => {
  serve(contract.listSerialBatches, listSerialBatches)
  serve(contract.getSerialBatch, getSerialBatch)
  serve(contract.generateSerials, generateSerials)
  serve(contract.undoSerialBatch, undoSerialBatch)
  serve(contract.serialLabels, serialLabels)
  serve(contract.serialBatchLog, serialBatchLog)
}
