import { createStore } from '../../lib/browser/store.ts'

/** The place in the page's head for the actions of the record, which stand deeper in the page. */
export const headPlace = createStore<HTMLElement | null>(null)

export const offerHeadPlace = (element: HTMLElement | null) => {
  if (!element) return
  headPlace.put(element)
  // The next page's head may be there before this one has gone.
  return () => {
    if (headPlace.get() === element) headPlace.put(null)
  }
}
