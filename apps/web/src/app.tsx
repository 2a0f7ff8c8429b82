import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { openingTab } from '@sejuk/domain/platform/page-menus'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
  redirect,
} from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { RequirePage } from './features/platform/menus/require-page.tsx'
import { Shell } from './features/platform/menus/shell/shell.tsx'
import { SessionGate } from './features/platform/sessions/session-gate.tsx'
import { NotFoundPage } from './features/platform/status-pages/not-found-page.tsx'
import { createClient } from './lib/api/queries.ts'
import { fromQuery, toQuery } from './lib/api/query-string.ts'
import { lazily } from './lib/browser/chunks.ts'
import { keepAppOnPhone } from './lib/browser/offline-app.ts'
import { KnownPages } from './lib/navigation/known-pages.ts'
import type { Layout, PageRoute } from './lib/navigation/page-route.ts'
import { keepSession } from './lib/session/offline-session.ts'
import { useViewer } from './lib/session/viewer.ts'
import { offlinePages } from './offline-pages.ts'
import { pageAt, pages } from './routes.tsx'
import { schemeManager, theme, variables } from './theme.ts'
import { ConfirmHost } from './ui/dialog/confirm-host.tsx'
import { FailurePage } from './ui/feedback/failure-page.tsx'
import { Pending } from './ui/feedback/pending.tsx'
import { InsideShell } from './ui/feedback/status-page.tsx'
import { Toasts } from './ui/feedback/toasts.tsx'

const root = createRootRoute({ component: Outlet })

/** Whoever has pages that work without a network gets the app to keep; nobody else is burdened with it. */
const KeepOffline = () => {
  const viewer = useViewer()
  const isWanted = viewer.menu.some(({ url }) => url !== '/' && url in offlinePages)
  useEffect(() => {
    if (!isWanted) return
    if (navigator.onLine) keepSession({ ...viewer, permission: [...viewer.permission] })
    keepAppOnPhone().catch(() => {})
  }, [isWanted, viewer])
  return null
}

/** The shell stays while pages come and go inside it. */
const frames: Record<Layout, (children: ReactNode) => ReactNode> = {
  desk: (children) => (
    <SessionGate>
      <KeepOffline />
      <Shell>
        <InsideShell value={true}>{children}</InsideShell>
      </Shell>
    </SessionGate>
  ),
  phone: (children) => (
    <SessionGate>
      <KeepOffline />
      <Shell isPhonePage>
        <InsideShell value={true}>{children}</InsideShell>
      </Shell>
    </SessionGate>
  ),
  bare: (children) => <SessionGate>{children}</SessionGate>,
  public: (children) => children,
}
const frameRoutes = (Object.keys(frames) as Layout[]).map((layout): AnyRoute => {
  const frame: AnyRoute = createRoute({
    getParentRoute: () => root,
    id: layout,
    component: () => frames[layout](<Outlet />),
  })
  return frame.addChildren(pages.filter((page) => page.layout === layout).map((page) => routeOf(page, frame)))
})

function routeOf(page: PageRoute, frame: AnyRoute): AnyRoute {
  const Page = lazily(page.load)
  const component = Object.assign(
    () =>
      page.layout === 'public' ? (
        <Page />
      ) : (
        <RequirePage page={page}>
          <Page />
        </RequirePage>
      ),
    { preload: () => Page.preload().then(() => {}) },
  )
  return createRoute({
    getParentRoute: () => frame,
    path: page.path,
    component,
    beforeLoad: ({ location: { pathname, search } }) => {
      const { tab } = search as { tab?: string }
      const opening = openingTab(pathname, tab)
      if (opening !== tab) throw redirect({ to: pathname, search: { ...search, tab: opening }, replace: true })
    },
  })
}

export const createPages = (history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren(frameRoutes),
    history,
    parseSearch: fromQuery,
    stringifySearch: toQuery,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: Pending,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })

type Router = ReturnType<typeof createPages>
const knows = (path: string) => pageAt(path) !== undefined

export const Providers = ({ env, children }: { env?: 'test'; children: ReactNode }) => {
  const [client] = useState(createClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      env={env}
    >
      <QueryClientProvider client={client}>
        <KnownPages value={knows}>
          {children}
          <ConfirmHost />
          <Toasts />
        </KnownPages>
      </QueryClientProvider>
    </MantineProvider>
  )
}

export const House = ({ router }: { router: Router }) => <RouterProvider router={router} />

export const App = () => {
  const [router] = useState(() => createPages())
  return (
    <Providers>
      <House router={router} />
    </Providers>
  )
}
