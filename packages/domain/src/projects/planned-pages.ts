export type PlannedProjectsPath = '/design-task-lists' | '/weekly-report-analytic'
