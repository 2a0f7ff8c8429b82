import { openingTab } from '@sejuk/domain/platform/page-menus'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react'
import { RequirePage } from './features/platform/menus/require-page.tsx'
import { Shell } from './features/platform/menus/shell/shell.tsx'
import { SessionGate } from './features/platform/sessions/session-gate.tsx'
import { sessionQuery } from './features/platform/sessions/session-of.ts'
import { NotFoundPage } from './features/platform/status-pages/not-found-page.tsx'
import { createClient, knowEarlyLists } from './lib/api/queries.ts'
import { lazily, reloadOr } from './lib/browser/chunks.ts'
import { followScheme } from './lib/browser/color-scheme.ts'
import { inItsTurn, whenIdle } from './lib/browser/idle.ts'
import { registerOfflineApp } from './lib/browser/offline-app.ts'
import { ErrorBoundary } from './lib/navigation/error-boundary.tsx'
import type { History } from './lib/navigation/history.ts'
import { KnownPages } from './lib/navigation/known-pages.ts'
import { pageFinder } from './lib/navigation/page-finder.ts'
import type { Layout } from './lib/navigation/page-route.ts'
import { createRouter, type Location } from './lib/navigation/router.ts'
import { RouterProvider, useLocation } from './lib/navigation/use-router.tsx'
import { takeKnownSession } from './lib/session/known-session.ts'
import { storeSession } from './lib/session/offline-session.ts'
import { useViewer } from './lib/session/viewer.ts'
import { offlinePages } from './offline-pages.ts'
import { pageAt, pages } from './routes.tsx'
import { ConfirmHost } from './ui/dialog/confirm-host.tsx'
import { FailurePage } from './ui/feedback/failure-page.tsx'
import { Pending } from './ui/feedback/pending.tsx'
import { InsideShell } from './ui/feedback/status-page.tsx'
import { Toasts } from './ui/feedback/toasts.tsx'
import { MotionContext } from './ui/overlays/motion.ts'

const offlinePaths = Object.keys(offlinePages)

/** Everybody gets the service worker; the pages for use without a network go to who has one of them, or the list above it, in the menu. */
const KeepOffline = () => {
  const viewer = useViewer()
  const isWanted = viewer.menu.some(
    ({ url }) => url !== '/' && offlinePaths.some((path) => `${path}/`.startsWith(`${url}/`)),
  )
  useEffect(() => {
    // It may fetch more than the page itself, and would take its network.
    whenIdle(() => registerOfflineApp({ withOfflinePages: isWanted, isSignedIn: true }).catch(() => {}))
    if (!isWanted || !navigator.onLine) return
    return inItsTurn(() => void storeSession({ ...viewer, permission: [...viewer.permission] }))
  }, [isWanted, viewer])
  return null
}

const inShell = (children: ReactNode, isPhonePage: boolean) => (
  <SessionGate>
    <KeepOffline />
    <Shell isPhonePage={isPhonePage}>
      <InsideShell value={true}>{children}</InsideShell>
    </Shell>
  </SessionGate>
)

/** Frames of one key stay mounted while pages change inside them: an open menu outlasts the redirect of the home page. */
const frames: Record<Layout, { key: string; draw: (children: ReactNode) => ReactNode }> = {
  desk: { key: 'shell', draw: (children) => inShell(children, false) },
  phone: { key: 'shell', draw: (children) => inShell(children, true) },
  bare: { key: 'bare', draw: (children) => <SessionGate>{children}</SessionGate> },
  public: { key: 'public', draw: (children) => children },
}
/** A page with the component that draws it, once its files are here. */
const drawn = pages.map((page) => Object.assign(lazily(page.load, Pending), page))
type DrawnPage = (typeof drawn)[number]

const find = pageFinder(drawn)

/** Fetches the files of the page that is opened first: with them here it is drawn once, and not as a frame before. */
export const preloadPage = async (path: string) => {
  await find(path)
    ?.page.preload()
    .catch(() => {})
}

/** The tab a page opens with is written into its address. */
const withTab = ({ pathname, search }: Location) => {
  const { tab } = search as { tab?: string }
  const opening = find(pathname) ? openingTab(pathname, tab) : tab
  return opening === tab ? undefined : { to: pathname, search: { ...search, tab: opening } }
}

export const createPages = (history?: History) => createRouter<DrawnPage>({ history, find, redirect: withTab })

/** The line of the page in the table of its area, which may have to be fetched first. */
const useRoute = (page: DrawnPage | undefined) => {
  const [, showAgain] = useState(0)
  const route = page?.route()
  useEffect(() => {
    if (!page || route) return
    const fail = (error: unknown) =>
      showAgain(() => {
        throw error
      })
    page.loadRoutes().then(() => showAgain((times) => times + 1), reloadOr(fail))
  }, [page, route])
  return route
}

/** The page of the address, in its frame. */
const Matched = () => {
  const { pathname, href } = useLocation()
  const Page = find(pathname)?.page
  const route = useRoute(Page)
  const isSignedIn = useQueryClient().getQueryData(sessionQuery.queryKey) !== undefined
  if (!Page || !route) {
    const { key, draw } = frames[isSignedIn ? 'desk' : 'public']
    return <Fragment key={key}>{draw(Page ? <Pending /> : <NotFoundPage />)}</Fragment>
  }
  const { layout } = route
  const inside = (
    <ErrorBoundary resetKey={href} failure={FailurePage}>
      <Suspense fallback={<Pending />}>
        {layout === 'public' ? (
          <Page key={Page.path} />
        ) : (
          <RequirePage key={Page.path} page={route}>
            <Page />
          </RequirePage>
        )}
      </Suspense>
    </ErrorBoundary>
  )
  const { key, draw } = frames[layout]
  return <Fragment key={key}>{draw(inside)}</Fragment>
}

type Router = ReturnType<typeof createPages>
const knows = (path: string) => pageAt(path) !== undefined

/** The document knows who is looking; nobody needs to ask again. */
const clientOfDocument = () => {
  const client = createClient()
  const data = takeKnownSession()
  if (data) client.setQueryData(sessionQuery.queryKey, { code: '200', status: true, message: '', data, isKept: false })
  knowEarlyLists(client)
  return client
}

export const Providers = ({ isStill = false, children }: { isStill?: boolean; children: ReactNode }) => {
  const [client] = useState(clientOfDocument)
  useEffect(followScheme, [])
  return (
    <MotionContext value={isStill ? 'still' : 'moving'}>
      <QueryClientProvider client={client}>
        <KnownPages value={knows}>
          {children}
          <ConfirmHost />
          <Toasts />
        </KnownPages>
      </QueryClientProvider>
    </MotionContext>
  )
}

export const AppRouter = ({ router }: { router: Router }) => (
  <RouterProvider router={router}>
    <ErrorBoundary resetKey={router} failure={FailurePage}>
      <Matched />
    </ErrorBoundary>
  </RouterProvider>
)

export const App = () => {
  const [router] = useState(() => createPages())
  return (
    <Providers>
      <AppRouter router={router} />
    </Providers>
  )
}
