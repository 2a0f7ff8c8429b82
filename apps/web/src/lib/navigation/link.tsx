import { type ComponentProps, type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { toQuery } from '../api/query-string.ts'
import { whenInView } from './fetch-in-view.ts'
import type { Location, Target } from './router.ts'
import { useLocation, useRouter } from './use-router.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> &
  Omit<Target, 'href' | 'ignoreBlocker'> & {
    /** Current only on exactly this page, not on those below it. */
    isExact?: boolean
    ref?: Ref<HTMLAnchorElement>
  }

const near = 50

/** Is this the page on the screen, or one above it? */
const isCurrent = (href: string, { pathname, search, searchStr }: Location, isExact: boolean) => {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  // Most links lead elsewhere.
  if (pathname !== path && (isExact || !pathname.startsWith(`${path}/`))) return false
  const url = new URL(href, 'http://here')
  if (isExact) return url.search === searchStr
  const shown = new URLSearchParams(toQuery(search))
  return [...url.searchParams].every(([field, value]) => shown.getAll(field).includes(value))
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A way to another page, whose files are fetched once it is in view or the pointer is near. */
export const Link = ({ to, params, search, hash, state, replace, isExact = false, ref, ...rest }: Props) => {
  const router = useRouter()
  const location = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const target = { to, params, search, hash, state, replace }
  const href = router.hrefOf(target)
  const fetchPage = () => void router.preload(href).catch(() => {})
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => whenInView(element.current, () => void router.preload(href).catch(() => {})), [router, href])
  useImperativeHandle(ref, () => element.current as HTMLAnchorElement)
  const approach = () => {
    timer.current ??= setTimeout(fetchPage, near)
  }
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const isHere = isCurrent(href, location, isExact)
  return (
    <a
      {...rest}
      ref={element}
      href={href}
      aria-current={isHere ? 'page' : rest['aria-current']}
      data-status={isHere ? 'active' : undefined}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        approach()
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event)
        leave()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        approach()
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event)
        fetchPage()
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        const isElsewhere = rest.target !== undefined && rest.target !== '_self'
        if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return
        event.preventDefault()
        void router.navigate(target)
      }}
    />
  )
}
