export type PlannedCataloguePath =
  | '/item'
  | '/item-sparepart-bom'
  | '/exploded-view'
  | '/item-replace'
  | '/item-manage-tools'
