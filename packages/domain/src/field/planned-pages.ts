export type PlannedFieldPath = never
