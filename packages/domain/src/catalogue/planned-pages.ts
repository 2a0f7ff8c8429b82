export type PlannedCataloguePath = never
