import type { Area } from '../../platform/area.ts'
import { brandAttachments } from './brand-pages/commands.ts'
import { brandPageRoutes } from './brand-pages/routes.ts'
import { courseCommentRoutes } from './course-comments/routes.ts'
import { courseAttachments } from './courses/commands.ts'
import { courseExport } from './courses/export.ts'
import { courseRoutes } from './courses/routes.ts'
import { courseWaiting } from './courses/waiting.ts'
import { participantExport, winnerExport } from './lotteries/export.ts'
import { participantImport } from './lotteries/import.ts'
import { lotteryRoutes } from './lotteries/routes.ts'
import { courseEnds } from './my-courses/expire.ts'
import { myCourseRoutes } from './my-courses/routes.ts'
import { studentExport } from './students/export.ts'
import { studentRoutes } from './students/routes.ts'

export const learningArea: Area = {
  features: [courseRoutes, studentRoutes, myCourseRoutes, courseCommentRoutes, brandPageRoutes, lotteryRoutes],
  workers: [courseEnds],
  exports: [courseExport, studentExport, participantExport, winnerExport],
  imports: [participantImport],
  attachments: [courseAttachments, brandAttachments],
  waiting: [courseWaiting],
}
