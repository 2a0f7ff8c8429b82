import type { PageRoute } from '../../lib/navigation/page-route.ts'

const returns = () => import('./return-requests/returns-page.tsx').then((page) => page.ReturnsPage)
const oneReturn = () => import('./return-requests/return-page.tsx').then((page) => page.ReturnPage)
const createReturn = () => import('./return-requests/return-form-page.tsx').then((page) => page.CreateReturnPage)
const modifyReturn = () => import('./return-requests/return-form-page.tsx').then((page) => page.ModifyReturnPage)

export const returnsRoutes: readonly PageRoute[] = [
  { path: '/return-request', layout: 'desk', load: returns },
  { path: '/return-request/detail', layout: 'desk', load: oneReturn },
  { path: '/return-request/create', layout: 'desk', load: createReturn },
  { path: '/return-request/modify', layout: 'desk', load: modifyReturn },
]
