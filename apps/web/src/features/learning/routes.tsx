import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { learningOfflinePages as offlinePages } from './offline-pages.ts'

const check = () => import('./my-courses/certificate-check-page.tsx').then((page) => page.CertificateCheckPage)
const courses = () => import('./courses/courses-page.tsx').then((page) => page.CoursesPage)
const courseCreate = () => import('./courses/course-pages.tsx').then((page) => page.CourseCreatePage)
const course = () => import('./courses/course-pages.tsx').then((page) => page.CoursePage)
const students = () => import('./students/students-page.tsx').then((page) => page.StudentsPage)
const student = () => import('./students/student-page.tsx').then((page) => page.StudentPage)
const brandPages = () => import('./brand-pages/brand-pages-page.tsx').then((page) => page.BrandPagesPage)
const lotteryStage = () => import('./lotteries/stage-page.tsx').then((page) => page.LotteryStagePage)
const lotteryCheck = () => import('./lotteries/check-page.tsx').then((page) => page.LotteryCheckPage)
const lotteryPeople = () => import('./lotteries/people-page.tsx').then((page) => page.LotteryPeoplePage)
const lotteryResult = () => import('./lotteries/result-page.tsx').then((page) => page.LotteryResultPage)

export const learningRoutes: readonly PageRoute[] = [
  { path: '/learning/apps', layout: 'phone', load: offlinePages['/learning/apps'] },
  { path: '/learning/apps/detail', layout: 'phone', load: offlinePages['/learning/apps/detail'] },
  { path: '/learning/certificate', layout: 'public', load: check },
  { path: '/course-list', layout: 'desk', load: courses },
  { path: '/course-list/create', layout: 'desk', load: courseCreate },
  { path: '/course-list/modify', layout: 'desk', load: course },
  { path: '/student-list', layout: 'desk', load: students },
  { path: '/student-list/detail', layout: 'desk', load: student },
  { path: '/brand-introduce', layout: 'desk', load: brandPages },
  { path: '/lottery/lottery', layout: 'bare', load: lotteryStage },
  { path: '/lottery/check', layout: 'public', load: lotteryCheck },
  { path: '/lottery/staff', layout: 'desk', load: lotteryPeople },
  { path: '/lottery/result', layout: 'desk', load: lotteryResult },
]
