import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const learningOfflinePages = {
  '/learning/apps': () => import('./my-courses/learning-page.tsx').then((page) => page.LearningPage),
  '/learning/apps/detail': () => import('./my-courses/my-course-page.tsx').then((page) => page.MyCoursePage),
} satisfies OfflinePages
