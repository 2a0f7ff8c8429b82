export const supervisionPages = {
  supervisions: '/supervision?tab?&log_code?',
  supervisionCreate: '/supervision/create?log_code?',
  supervisionModify: '/supervision/modify?code',
  supervisionEdit: '/supervision/edit?code',
  supervision: '/supervision/supervision-detail?code&tab?',
  projectInstallers: '/supervision/installer-list',
  supervisionCalendar: '/supervision/calendar-schedule?from?',
} as const
