export const learningPages = {
  learning: '/learning/apps?tab?',
  learningCourse: '/learning/apps/detail?course_code&lesson?',
  certificateCheck: '/learning/certificate?code?',
  courses: '/course-list',
  courseCreate: '/course-list/create',
  course: '/course-list/modify?course_code',
  students: '/student-list?course_code?',
  student: '/student-list/detail?usercode',
  brandPages: '/brand-introduce?brand?',
  lotteryStage: '/lottery/lottery?lottery_code?',
  lotteryPeople: '/lottery/staff?lottery_code?',
  lotteryResult: '/lottery/result?lottery_code?',
} as const
