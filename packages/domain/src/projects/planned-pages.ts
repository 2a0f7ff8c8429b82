export type PlannedProjectsPath = never
