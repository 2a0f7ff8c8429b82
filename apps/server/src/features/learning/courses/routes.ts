import * as contract from '@sejuk/contract/learning/courses'
import type { Feature } from '../../../platform/http/serve.ts'
import { courseLog, createCourse, onCourse } from './commands.ts'
import { courseDropdown, getCourse, listCourses, roleChoices } from './queries.ts'

export const courseRoutes: Feature = (serve) => {
  serve(contract.listCourses, listCourses)
  serve(contract.courseDropdown, courseDropdown)
  serve(contract.roleChoices, roleChoices)
  serve(contract.getCourse, getCourse)
  serve(contract.createCourse, createCourse)
  serve(contract.courseLog, courseLog)
  onCourse.routes(serve)
}
