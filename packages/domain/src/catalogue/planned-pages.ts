export type PlannedCataloguePath = '/item-sparepart-bom' | '/exploded-view' | '/item-replace' | '/item-manage-tools'
