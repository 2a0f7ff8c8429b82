import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Location, Router, Target } from './router.ts'
import { useScroll } from './use-scroll.ts'

const RouterContext = createContext<Router | undefined>(undefined)

export const useRouter = (): Router => {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this')
  return router
}

/** What is on the screen. */
export const useLocation = (): Location => {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => router.state.shown)
}

export const useNavigate = () => useRouter().navigate

/** What the address asks the page, as text; a page says what it expects of it. */
export const useSearch = <Search extends object = Record<string, unknown>>() => useLocation().search as Search

/** The segments of the address that the page names. */
export const useParams = <Params extends object = Record<string, string | undefined>>() =>
  (useRouter().find(useLocation().pathname)?.params ?? {}) as Params

export const useCanGoBack = () => useLocation().index > 0

/** Asks before somebody leaves with something unsaved. */
export const useBlocker = (isBlocked: () => Promise<boolean>, isActive: boolean) => {
  const router = useRouter()
  const ask = useEffectEvent(isBlocked)
  useEffect(() => (isActive ? router.block(() => ask()) : undefined), [router, isActive])
}

export const Navigate = (target: Target) => {
  const { navigate } = useRouter()
  const [asked] = useState(target)
  useEffect(() => void navigate(asked), [navigate, asked])
  return null
}

type Props = { router: Router; children: ReactNode }
export const RouterProvider = ({ router, children }: Props) => (
  <RouterContext value={router}>
    <Scrolled />
    {children}
  </RouterContext>
)

const Scrolled = () => {
  useScroll(useLocation())
  return null
}
