const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}

const wanted = new WeakMap<Element, () => void>()
/** One watch for all links: a list has hundreds. */
let watch: IntersectionObserver | undefined
const watching = () => {
  watch ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => wanted.get(target)?.())
  })
  return watch
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Calls back once the element has come into view and there is nothing better to do. Whoever saves data is spared. */
export const whenInView = (element: Element | null, onSeen: () => void) => {
  if (!element || !('IntersectionObserver' in window) || savesData()) return
  const stop = () => watching().unobserve(element)
  wanted.set(element, () => {
    stop()
    onSeen()
  })
  watching().observe(element)
  return stop
}
