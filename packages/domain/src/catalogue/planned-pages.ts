export type PlannedCataloguePath =
  | '/item'
  | '/item/price'
  | '/item/generate-sn'
  | '/item/sn-history'
  | '/item-sparepart-bom'
  | '/exploded-view'
  | '/item-replace'
  | '/item-manage-tools'
