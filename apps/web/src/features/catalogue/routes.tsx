import type { PageRoute } from '../../lib/navigation/page-route.ts'

// serial numbers and warranty
const serialBatches = () => import('./serial-batches/serial-batches-page.tsx').then((page) => page.SerialBatchesPage)
const serialSettings = () =>
  import('./serial-settings/serial-settings-page.tsx').then((page) => page.SerialSettingsPage)
const serialLife = () => import('./serial-lives/serial-life-page.tsx').then((page) => page.SerialLifePage)
const serialLookUp = () => import('./serial-lives/serial-look-up-page.tsx').then((page) => page.SerialLookUpPage)
const warrantyPolicies = () =>
  import('./warranty-policies/warranty-policies-page.tsx').then((page) => page.WarrantyPoliciesPage)

// prices
const itemPrices = () => import('./prices/prices-page.tsx').then((page) => page.ItemPricesPage)
const priceOfItem = () => import('./prices/price-of-item-page.tsx').then((page) => page.PriceOfItemPage)
const comparePrices = () => import('./prices/compare-prices-page.tsx').then((page) => page.ComparePricesPage)
// items
const items = () => import('./items/items-page.tsx').then((page) => page.ItemsPage)
const item = () => import('./items/item-page.tsx').then((page) => page.ItemPage)
const itemForm = () => import('./items/item-form-page.tsx')
const itemTools = () => import('./item-tools/item-tools-page.tsx').then((page) => page.ItemToolsPage)
const itemToolRun = () => import('./item-tools/tool-run-page.tsx').then((page) => page.ToolRunPage)
const itemReplacements = () =>
  import('./item-replacements/item-replacements-page.tsx').then((page) => page.ItemReplacementsPage)

// parts
const partsLists = () => import('./parts-lists/parts-lists-page.tsx').then((page) => page.PartsListsPage)
const partsList = () => import('./parts-lists/parts-list-page.tsx').then((page) => page.PartsListPage)
const partsListForm = () => import('./parts-lists/parts-list-form-page.tsx')
const comparePartsLists = () => import('./parts-lists/compare-page.tsx').then((page) => page.ComparePartsListsPage)
const partWhereUsed = () => import('./parts-lists/where-used-page.tsx').then((page) => page.PartWhereUsedPage)
const explodedViews = () => import('./exploded-views/exploded-views-page.tsx').then((page) => page.ExplodedViewsPage)
const maintainView = () => import('./exploded-views/maintain-page.tsx').then((page) => page.MaintainExplodedViewPage)
const readView = () => import('./exploded-views/readonly-page.tsx').then((page) => page.ReadExplodedViewPage)
const itemView = () => import('./exploded-views/item-view-page.tsx').then((page) => page.ItemExplodedViewPage)

export const catalogueRoutes: readonly PageRoute[] = [
  // parts
  { path: '/item-sparepart-bom', layout: 'desk', load: partsLists },
  { path: '/item-sparepart-bom/detail', layout: 'desk', load: partsList },
  {
    path: '/item-sparepart-bom/create',
    layout: 'desk',
    load: () => partsListForm().then((page) => page.AddPartsListPage),
  },
  {
    path: '/item-sparepart-bom/modify',
    layout: 'desk',
    load: () => partsListForm().then((page) => page.EditPartsListPage),
  },
  { path: '/item-sparepart-bom/compare', layout: 'desk', load: comparePartsLists },
  { path: '/item-sparepart-bom/where-used', layout: 'desk', load: partWhereUsed },
  { path: '/exploded-view', layout: 'desk', load: explodedViews },
  { path: '/exploded-view/maintain', layout: 'desk', load: maintainView },
  { path: '/exploded-view/readonly', layout: 'desk', load: readView },
  { path: '/item/exploded-view', layout: 'desk', load: itemView },
  // serial numbers and warranty
  { path: '/item/generate-sn', layout: 'desk', load: serialBatches },
  { path: '/item/generate-sn/setting', layout: 'desk', load: serialSettings },
  { path: '/item/sn-history', layout: 'desk', load: serialLife },
  { path: '/item/sn-history/bulk', layout: 'desk', load: serialLookUp },
  { path: '/item-warranty', layout: 'desk', load: warrantyPolicies },
  // prices
  { path: '/item/price', layout: 'desk', load: itemPrices },
  { path: '/item/price/of-item', layout: 'desk', load: priceOfItem },
  { path: '/item/price/compare', layout: 'desk', load: comparePrices },
  // items
  { path: '/item', layout: 'desk', load: items },
  { path: '/item/detail', layout: 'desk', load: item },
  { path: '/item/create', layout: 'desk', load: () => itemForm().then((page) => page.CreateItemPage) },
  { path: '/item/modify', layout: 'desk', load: () => itemForm().then((page) => page.ModifyItemPage) },
  { path: '/item-replace', layout: 'desk', load: itemReplacements },
  { path: '/item-manage-tools', layout: 'desk', load: itemTools },
  { path: '/item-manage-tools/run', layout: 'desk', load: itemToolRun },
]
