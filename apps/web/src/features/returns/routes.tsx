import type { PageRoute } from '../../lib/navigation/page-route.ts'

const returns = () => import('./return-requests/returns-page.tsx').then((page) => page.ReturnsPage)
const oneReturn = () => import('./return-requests/return-page.tsx').then((page) => page.ReturnPage)
const createReturn = () => import('./return-requests/return-form-page.tsx').then((page) => page.CreateReturnPage)
const modifyReturn = () => import('./return-requests/return-form-page.tsx').then((page) => page.ModifyReturnPage)
const rmas = () => import('./rma-requests/rmas-page.tsx').then((page) => page.RmasPage)
const oneRma = () => import('./rma-requests/rma-page.tsx').then((page) => page.RmaPage)
const createRma = () => import('./rma-requests/rma-form-page.tsx').then((page) => page.CreateRmaPage)
const modifyRma = () => import('./rma-requests/rma-form-page.tsx').then((page) => page.ModifyRmaPage)
const claims = () => import('./vendor-claims/claims-page.tsx').then((page) => page.ClaimsPage)
const oneClaim = () => import('./vendor-claims/claim-page.tsx').then((page) => page.ClaimPage)

export const returnsRoutes: readonly PageRoute[] = [
  { path: '/return-request', layout: 'desk', load: returns },
  { path: '/return-request/detail', layout: 'desk', load: oneReturn },
  { path: '/return-request/create', layout: 'desk', load: createReturn },
  { path: '/return-request/modify', layout: 'desk', load: modifyReturn },
  { path: '/rma-request', layout: 'desk', load: rmas },
  { path: '/rma-request/detail', layout: 'desk', load: oneRma },
  { path: '/rma-request/create', layout: 'desk', load: createRma },
  { path: '/rma-request/modify', layout: 'desk', load: modifyRma },
  { path: '/rma-request/claims', layout: 'desk', load: claims },
  { path: '/rma-request/claims/detail', layout: 'desk', load: oneClaim },
]
