export type PlannedFinancePath = never
