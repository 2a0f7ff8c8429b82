export const cataloguePages = {
  // parts
  partsLists: '/item-sparepart-bom',
  partsList: '/item-sparepart-bom/detail?bom_code',
  addPartsList: '/item-sparepart-bom/create?copy_from?',
  editPartsList: '/item-sparepart-bom/modify?bom_code',
  comparePartsLists: '/item-sparepart-bom/compare?bom_a?&bom_b?',
  partWhereUsed: '/item-sparepart-bom/where-used?sparepart_item_code?',
  explodedViews: '/exploded-view',
  maintainExplodedView: '/exploded-view/maintain?item_code?&bom_type?',
  readExplodedView: '/exploded-view/readonly?item_code?&bom_type?&serial_number?',
  itemExplodedView: '/item/exploded-view?item_code?',
  // serial numbers and warranty
  serialBatches: '/item/generate-sn?text?',
  serialSettings: '/item/generate-sn/setting',
  serialLife: '/item/sn-history?serial_number?',
  serialLookUp: '/item/sn-history/bulk',
  warrantyPolicies: '/item-warranty',
  // prices
  itemPrices: '/item/price',
  priceOfItem: '/item/price/of-item?item_code&customer_code?&quantity?&day?&compare?',
  comparePrices: '/item/price/compare',
  // items
  items: '/item',
  item: '/item/detail?item_code&tab?',
  addItem: '/item/create',
  editItem: '/item/modify?item_code',
  itemReplacements: '/item-replace',
  itemTools: '/item-manage-tools',
  itemToolRun: '/item-manage-tools/run?run_code',
} as const
