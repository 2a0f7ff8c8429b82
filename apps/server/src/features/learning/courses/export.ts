import { courseData } from '@sejuk/contract/learning/courses'
import { courseWords } from '@sejuk/words/learning/courses'
import { exportable } from '../../../platform/export/exportable.ts'
import { courseList } from './queries.ts'

export const courseExport = exportable(courseData, {
  ...{ book: courseWords, title: 'title', rows: courseList },
  columns: [
    { key: 'course_code', width: 22 },
    { key: 'title_default', width: 34 },
    { key: 'title_local', width: 34 },
    {
      key: 'category',
      width: 18,
      values: {
        product: 'product',
        installation: 'installation',
        service: 'service',
        sales: 'sales',
        safety: 'safety',
        system_use: 'system_use',
      },
    },
    { key: 'lesson_count', type: 'number' },
    { key: 'minutes', type: 'number' },
    { key: 'enrolled', type: 'number' },
    { key: 'passed', type: 'number' },
    { key: 'rating', type: 'number' },
    {
      key: 'status',
      width: 20,
      values: { Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', Closed: 'Closed' },
    },
  ],
})
