import { useLayoutEffect } from 'react'
import { tabStore } from '../browser/storage.ts'
import type { Location } from './router.ts'

const keyOf = ({ index, href }: Location) => `sejuk.scroll/${index}/${href}`

/** Where the window stands, as its events said last: asked, the browser would lay out the new page before its frame is due. */
let stands = 0

/** A page begins at its top, or at the place the address names; one returned to is where it was left. */
export const useScroll = (location: Location) => {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    let left = location.isReturn ? Number(tabStore.get(keyOf(location)) ?? 0) : 0
    const place = location.hash ? document.getElementById(location.hash) : undefined
    if (place) place.scrollIntoView()
    else if (stands !== left) window.scrollTo(0, left)
    const follow = () => {
      left = window.scrollY
      stands = left
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      tabStore.set(keyOf(location), String(left))
    }
  }, [location])
}
