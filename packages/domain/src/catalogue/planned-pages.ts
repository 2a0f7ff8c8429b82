export type PlannedCataloguePath =
  | '/item'
  | '/item/generate-sn'
  | '/item/sn-history'
  | '/item-sparepart-bom'
  | '/exploded-view'
  | '/item-replace'
  | '/item-manage-tools'
