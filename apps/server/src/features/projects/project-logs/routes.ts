import * as contract from '@sejuk/contract/projects/project-logs'
import type { Serve } from '../../../platform/http/serve.ts'
import { createProjectLog, findSimilarProjects, onProjectLog, projectLogLog } from './commands.ts'
import { checkProjectPlace } from './place.ts'
import { getProjectLog, listProjectLogs, listSubmittedProjects } from './queries.ts'

export const projectLogRoutes = (serve: Serve) => {
  serve(contract.listProjectLogs, listProjectLogs)
  serve(contract.listSubmittedProjects, listSubmittedProjects)
  serve(contract.getProjectLog, getProjectLog)
  serve(contract.checkProjectPlace, checkProjectPlace)
  serve(contract.findSimilarProjects, findSimilarProjects)
  serve(contract.createProjectLog, createProjectLog)
  onProjectLog.routes(serve)
  serve(contract.projectLogLog, projectLogLog)
}
