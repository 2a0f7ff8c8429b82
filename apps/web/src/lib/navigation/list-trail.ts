import { createStore } from '../browser/store.ts'
import { useRouter } from './use-router.tsx'

/** The records of the list that was left last, in its order. */
const trail = createStore<readonly string[]>([])

/** Where a list is pressed, its records are remembered: the first link of each row or card leads to one. */
export const rememberRecords = (list: HTMLElement) => {
  const rows = [...list.querySelectorAll('tbody tr, ul > li')]
  const links = rows.flatMap((row) => row.querySelector('a[href^="/"]')?.getAttribute('href') ?? [])
  trail.put([...new Set(links)])
}

/** Nobody needs the way to neighbours before a list was left. */
export const useHasTrail = () => trail.use().length > 1

const withoutTab = (href: string) => href.replace(/([?&])tab=[^&]*&?/, '$1').replace(/[?&]$/, '')

/** The neighbours of the record that is open, if one came to it from a list. */
export const useNeighbours = () => {
  const router = useRouter()
  const links = trail.use()
  const here = withoutTab(router.state.shown.href)
  const at = links.findIndex((href) => withoutTab(href) === here)
  if (at < 0 || links.length < 2) return undefined
  return { n: at + 1, of: links.length, previous: links[at - 1], next: links[at + 1] }
}
