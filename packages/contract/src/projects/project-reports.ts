import { projectReport } from '@sejuk/domain/projects/project-report'
import { endpoint } from '../endpoint.ts'
import { reportData, reportInput } from '../management-reports.ts'

export const getProjectReport = endpoint('GET /api/project-log/report', {
  needs: 'Project-Log-View',
  input: reportInput(projectReport),
  data: reportData,
})
