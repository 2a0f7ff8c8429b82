import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const courseStatuses = ['Draft', 'Submitted', 'Approved', 'Closed'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** The files of a course: slides, videos, pictures of questions. */
export const courseFiles = { module: 'Course', video: 'video', photo: 'picture', file: 'slides' } as const
export const courseFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    filePermission(courseFiles.module, action),
    photoPermission(courseFiles.module, courseFiles.video, action),
    photoPermission(courseFiles.module, courseFiles.photo, action),
  ])

type Row = {
  status: CourseStatus
  authors: readonly string[]
  missing_count: number
  published_version: number | null
}
type State = { status: CourseStatus; missing: number; isPublished: boolean }

const isComplete = ({ missing }: State) => (missing > 0 ? because('course-incomplete', { n: missing }) : undefined)
const neverPublished = ({ isPublished }: State) => (isPublished ? because('course-was-published') : undefined)

/** Learners read the version that was approved last; adjusting opens the next one, and those who have begun stay on theirs. */
export const course = workflow({
  entity: 'course',
  status: 'status',
  state: ({ status, missing_count, published_version }: Row): State => ({
    ...{ status, missing: missing_count, isPublished: published_version !== null },
  }),
  actions: {
    submit: { needs: 'Course-Create', from: ['Draft'], to: 'Submitted', guards: [isComplete], primary: true },
    approve: {
      needs: 'Course-Publish',
      from: ['Submitted'],
      to: 'Approved',
      guards: [isComplete],
      approves: true,
      confirm: true,
      primary: true,
    },
    adjust: { needs: 'Course-Create', from: ['Approved', 'Closed'], to: 'Draft', confirm: true },
    modify: { needs: 'Course-Create', from: ['Draft'] },
    'send-back': {
      needs: 'Course-Publish',
      from: ['Submitted'],
      to: 'Draft',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    close: {
      needs: 'Course-Publish',
      from: ['Approved'],
      to: 'Closed',
      writes: false,
      confirm: true,
      dangerous: true,
    },
    delete: {
      needs: 'Course-Create',
      from: ['Draft'],
      guards: [neverPublished],
      removes: true,
      confirm: true,
      dangerous: true,
    },
  },
})
