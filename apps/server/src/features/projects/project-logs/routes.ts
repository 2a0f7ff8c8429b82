import * as contract from '@sejuk/contract/projects/project-logs'
import { getProjectReport } from '@sejuk/contract/projects/project-reports'
import type { Serve } from '../../../platform/http/serve.ts'
import { orderChoices } from './closing.ts'
import { createProjectLog, findSimilarProjects, onProjectLog, projectLogLog } from './commands.ts'
import { checkProjectPlace } from './place.ts'
import { getProjectLog, listProjectLogs, listSubmittedProjects } from './queries.ts'
import { projectReport } from './report.ts'

export const projectLogRoutes = (serve: Serve) => {
  serve(contract.listProjectLogs, listProjectLogs)
  serve(contract.listSubmittedProjects, listSubmittedProjects)
  serve(contract.getProjectLog, getProjectLog)
  serve(getProjectReport, projectReport)
  serve(contract.checkProjectPlace, checkProjectPlace)
  serve(contract.findSimilarProjects, findSimilarProjects)
  serve(contract.createProjectLog, createProjectLog)
  serve(contract.orderChoices, orderChoices)
  onProjectLog.routes(serve)
  serve(contract.projectLogLog, projectLogLog)
}
