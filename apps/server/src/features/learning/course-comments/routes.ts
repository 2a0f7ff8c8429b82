import * as contract from '@sejuk/contract/learning/course-comments'
import type { Feature } from '../../../platform/http/serve.ts'
import { hideCourseComment, removeCourseComment, writeCourseComment } from './commands.ts'
import { listCourseComments } from './queries.ts'

export const courseCommentRoutes: Feature = (serve) => {
  serve(contract.listCourseComments, listCourseComments)
  serve(contract.writeCourseComment, writeCourseComment)
  serve(contract.removeCourseComment, removeCourseComment)
  serve(contract.hideCourseComment, hideCourseComment)
}
