export type PlannedCataloguePath = '/item-sparepart-bom' | '/exploded-view' | '/item-manage-tools'
