export type PlannedProjectsPath =
  | '/project-library'
  | '/project-maps'
  | '/design-task-lists'
  | '/weekly-report-analytic'
