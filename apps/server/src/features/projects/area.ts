import type { Area } from '../../platform/area.ts'
import { designAttachments } from './design-tasks/attachments.ts'
import { designTaskExport } from './design-tasks/export.ts'
import { releaseDesign } from './design-tasks/release.ts'
import { designTaskRoutes } from './design-tasks/routes.ts'
import { designSearch } from './design-tasks/search.ts'
import { designWaiting } from './design-tasks/waiting.ts'
import { projectLibraryExport } from './project-library/export.ts'
import { projectLibraryRoutes } from './project-library/routes.ts'
import { projectAttachments } from './project-logs/attachments.ts'
import { projectClock } from './project-logs/clock-job.ts'
import { projectLogExport } from './project-logs/export.ts'
import { projectMeasureKinds } from './project-logs/measures.ts'
import { mailedProjectReport } from './project-logs/report.ts'
import { projectLogRoutes } from './project-logs/routes.ts'
import { projectSearch } from './project-logs/search.ts'
import { projectWaiting } from './project-logs/waiting.ts'
import { projectMapRoutes } from './project-maps/routes.ts'
import { replacementDays } from './salesman-replacements/commands.ts'
import { replacementRoutes } from './salesman-replacements/routes.ts'
import { similarityKeysJob } from './similarity/keys-job.ts'
import { similarityLabelExport } from './similarity/labels.ts'
import { similarityRoutes } from './similarity/routes.ts'
import { weeklyFreeze } from './weekly-report/freeze.ts'
import { mailedWeeklyReport } from './weekly-report/mail.ts'
import { weeklyReportRoutes } from './weekly-report/routes.ts'

export const projectsArea: Area = {
  features: [
    projectLogRoutes,
    similarityRoutes,
    replacementRoutes,
    projectLibraryRoutes,
    projectMapRoutes,
    designTaskRoutes,
    weeklyReportRoutes,
  ],
  workers: [projectClock, similarityKeysJob, replacementDays, releaseDesign, weeklyFreeze],
  exports: [projectLogExport, projectLibraryExport, designTaskExport, similarityLabelExport],
  attachments: [projectAttachments, ...designAttachments],
  waiting: [...projectWaiting, ...designWaiting],
  reports: [mailedProjectReport, mailedWeeklyReport],
  measures: projectMeasureKinds,
  search: [projectSearch, designSearch],
}
