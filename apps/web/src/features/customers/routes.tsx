import type { PageRoute } from '../../lib/navigation/page-route.ts'

const signatures = () => import('./signatures/signatures-page.tsx').then((page) => page.SignaturesPage)
const addSignature = () => import('./signatures/add-signature-page.tsx').then((page) => page.AddSignaturePage)
const signatureDetail = () => import('./signatures/signature-detail-page.tsx').then((page) => page.SignatureDetailPage)
const officialAddresses = () =>
  import('./official-addresses/official-addresses-page.tsx').then((page) => page.OfficialAddressesPage)
const customers = () => import('./customers/customers-page.tsx').then((page) => page.CustomersPage)
const mergeCustomers = () => import('./customers/merge-page.tsx').then((page) => page.MergeCustomersPage)
const customerForm = () => import('./customers/customer-form-page.tsx')
const shops = () => import('./shops/shop-list-page.tsx').then((page) => page.ShopListPage)
const customerShops = () => import('./shops/customer-shops-page.tsx').then((page) => page.CustomerShopsPage)
const shop = () => import('./shops/shop-page.tsx').then((page) => page.ShopPage)
const keypersons = () => import('./keypersons/keypersons-page.tsx').then((page) => page.KeypersonsPage)
const promotors = () => import('./promotors/promotors-page.tsx').then((page) => page.PromotorsPage)
const salesmen = () => import('./salesman-changes/salesmen-page.tsx').then((page) => page.SalesmenPage)
const salesmanChanges = () =>
  import('./salesman-changes/salesman-changes-page.tsx').then((page) => page.SalesmanChangesPage)
const changeSalesman = () =>
  import('./salesman-changes/change-salesman-page.tsx').then((page) => page.ChangeSalesmanPage)
const customersMobile = () => import('./customers/customers-mobile-page.tsx').then((page) => page.CustomersMobilePage)
const customerRanking = () => import('./customers/customer-ranking-page.tsx').then((page) => page.CustomerRankingPage)
const salesPolicies = () => import('./sales-policies/sales-policies-page.tsx').then((page) => page.SalesPoliciesPage)
const customer = () => import('./customers/customer-page.tsx')

export const customersRoutes: readonly PageRoute[] = [
  { path: '/sales-order/maintain-official-address', layout: 'desk', load: officialAddresses },
  { path: '/customer-signature', layout: 'desk', load: addSignature },
  { path: '/customer-signature-list', layout: 'desk', load: signatures },
  { path: '/customer-signature/detail', layout: 'desk', load: signatureDetail },
  { path: '/customer', layout: 'desk', load: customers },
  { path: '/customer/create', layout: 'desk', load: () => customerForm().then((page) => page.CreateCustomerPage) },
  { path: '/customer-mobile', layout: 'phone', load: customersMobile },
  { path: '/customer-mobile/ranking', layout: 'phone', load: customerRanking },
  { path: '/customer/regular-discount/sales-policy', layout: 'desk', load: salesPolicies },
  { path: '/customer/$id/modify', layout: 'desk', load: () => customerForm().then((page) => page.ModifyCustomerPage) },
  { path: '/customer/$id/approve', layout: 'desk', load: () => customer().then((page) => page.ApproveCustomerPage) },
  { path: '/customer/$id/detail', layout: 'desk', load: () => customer().then((page) => page.CustomerDetailPage) },
  { path: '/customer/$id/merge', layout: 'desk', load: mergeCustomers },
  { path: '/customer/$id/shop', layout: 'desk', load: customerShops },
  { path: '/customer/$id/shop/$shop_code', layout: 'desk', load: shop },
  { path: '/shop-list', layout: 'desk', load: shops },
  { path: '/key-person', layout: 'desk', load: keypersons },
  { path: '/promotor', layout: 'desk', load: promotors },
  { path: '/salesman', layout: 'desk', load: salesmen },
  { path: '/salesman/changes', layout: 'desk', load: salesmanChanges },
  { path: '/salesman/change', layout: 'desk', load: changeSalesman },
]
