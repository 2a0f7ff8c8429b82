export type PlannedProjectsPath = '/weekly-report-analytic'
