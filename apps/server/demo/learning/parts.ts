import type { Part } from '../part.ts'
import { loadBrandPages } from './load-brand-pages.ts'
import { loadCourses } from './load-courses.ts'
import { loadLotteries } from './load-lotteries.ts'

export const learningDemo: readonly Part[] = [{ name: 'lotteries', load: loadLotteries }]

/** Technicians learn too: after the people of all areas. */
export const coursesDemo: readonly Part[] = [
  { name: 'courses', load: loadCourses },
  { name: 'brand-pages', load: loadBrandPages },
]
