import type { Viewer } from '../viewers.ts'

/** What learners ask about a course, and what trainers and other learners answer. */
export const longestCourseComment = 1000

/** Whoever writes courses answers as a trainer, and keeps the discussion in order. */
export const isTrainer = ({ permission }: Pick<Viewer, 'permission'>) => permission.has('Course-Create')
