type End = (() => void) | undefined

/** Begins in a turn of its own: what was drawn just now can be used before. Gives what ends it, whether it has begun or not. */
export const inItsTurn = (begin: () => End) => {
  let end: End
  const timer = setTimeout(() => {
    end = begin()
  })
  return () => {
    clearTimeout(timer)
    end?.()
  }
}

/** The files and data of the page one opened first come before whatever may be wanted next. */
const firstLoadMs = 5000

/** Calls back when the first page is there and there is nothing better to do. */
export const whenIdle = (work: () => void) => {
  const wait = firstLoadMs - performance.now()
  if (wait > 0) setTimeout(() => whenIdle(work), wait)
  else if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}
