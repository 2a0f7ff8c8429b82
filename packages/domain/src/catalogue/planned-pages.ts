export type PlannedCataloguePath = '/item-manage-tools'
