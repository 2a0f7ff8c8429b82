import * as contract from '@sejuk/contract/supervision/inspections'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkpointLog, createCheckpoint, listCheckpoints, updateCheckpoint } from './checkpoints.ts'
import { answerCheckpoint } from './commands.ts'
import { inspectionPhotos } from './photos.ts'
import { addProblem, claimFix, reinspect } from './problems.ts'
import { getInspection } from './queries.ts'
import { inspectionReport } from './report.ts'

export const inspectionRoutes = (serve: Serve) => {
  serve(contract.getInspection, getInspection)
  serve(contract.answerCheckpoint, answerCheckpoint)
  serve(contract.addProblem, addProblem)
  serve(contract.claimFix, claimFix)
  serve(contract.reinspect, reinspect)
  serve(contract.inspectionReport, inspectionReport)
  serve(contract.inspectionPhotos, inspectionPhotos)
  serve(contract.listCheckpoints, listCheckpoints)
  serve(contract.createCheckpoint, createCheckpoint)
  serve(contract.updateCheckpoint, updateCheckpoint)
  serve(contract.checkpointLog, checkpointLog)
}
