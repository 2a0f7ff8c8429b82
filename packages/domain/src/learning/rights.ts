import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { brandFileRights } from './brand-pages.ts'
import { courseFileRights } from './courses.ts'

const teaches = [
  'Course-View',
  'Course-Create',
  'Course-Publish',
  'Course-Assign',
  'Student-List-View',
] as const satisfies Codes

export const learningAttachments: readonly AttachmentRights[] = [courseFileRights, brandFileRights]
const everyFile = [
  ...courseFileRights('View', 'Upload', 'Delete', 'Download'),
  ...brandFileRights('View', 'Upload', 'Delete', 'Download'),
] as const

export const learningRights: RoleRights = {
  HR: [
    ...teaches,
    ...everyFile,
    'Brand-Page-Modify',
    'Lottery-View',
    'Lottery-Create',
    'Lottery-Approve',
    'Lottery-Draw',
    'Lottery-Redraw',
    'Lottery-Claim',
  ],
  'After-Sales-Department': [...teaches, ...courseFileRights('View', 'Upload', 'Delete', 'Download')],
}
