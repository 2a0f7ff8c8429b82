export const projectsPages = {
  projectLibrary: '/project-library?list?&dept_code?&salesman_code?&stage?&least?&polygon?&on_map?&competitor?',
  projectMap: '/project-maps',
  projectLogs: '/project-log-list?moved_from?',
  projectReport: '/project-log-list/report',
  projectLogCreate: '/project-log-list/create',
  projectLogModify: '/project-log-list/modify?code',
  projectApprovals: '/submitted-project-list',
  projectApprove: '/submitted-project-list/approve?code',
  projectReplace: '/submitted-project-list/replace-salesman?code?',
  projectLog: '/$module/project-log-detail?code&tab?',
  designTasks: '/design-task-lists',
  weeklyReport: '/weekly-report-analytic',
} as const
