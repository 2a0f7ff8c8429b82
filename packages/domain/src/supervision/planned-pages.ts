export type PlannedSupervisionPath = never
