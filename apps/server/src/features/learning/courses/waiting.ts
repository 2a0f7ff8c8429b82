import { listCourses as endpoint } from '@sejuk/contract/learning/courses'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listCourses } from './queries.ts'

export const courseWaiting = waitingIn(
  endpoint,
  listCourses,
)({
  kind: 'courses',
  needs: 'Course-Publish',
  pages: ['/course-list'],
  asked: { status: 'Submitted' },
  soonest: 'created_date',
  record: (row) => ({
    code: row.course_code,
    title: row.title_local,
    since: row.created_date,
    page: pageTo('course', { course_code: row.course_code }),
  }),
})
