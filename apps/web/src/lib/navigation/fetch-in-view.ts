import { whenIdle } from '../browser/idle.ts'

const wanted = new WeakMap<Element, () => void>()
/** One watch for all links: a list has hundreds. */
let watch: IntersectionObserver | undefined
const watching = () => {
  watch ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => wanted.get(target)?.())
  })
  return watch
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** On a slow network, or where the user saves data, a page is fetched when its link is touched, not before. */
const isSparing = () => {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType !== '4g'
}

/** Calls back once the element has come into view and there is nothing better to do. */
export const whenInView = (element: Element | null, onSeen: () => void) => {
  if (!element || !('IntersectionObserver' in window) || isSparing()) return
  const stop = () => watching().unobserve(element)
  wanted.set(element, () => {
    stop()
    onSeen()
  })
  watching().observe(element)
  return stop
}
