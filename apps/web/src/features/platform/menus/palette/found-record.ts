import type { FoundRecord } from '@sejuk/contract/platform/search'
import type { PageLink } from '@sejuk/domain/pages'
import { pageGuard } from '@sejuk/domain/platform/page-guards'
import type { SearchAction } from '@sejuk/domain/platform/search'
import { holds } from '@sejuk/domain/workflow'
import { useKnownPages } from '../../../../lib/navigation/known-pages.ts'
import { useRouter } from '../../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { menuOf } from '../menu-tree.ts'

export type Shown = Omit<FoundRecord, 'pages' | 'actions'> & {
  href: string
  actions: { action: SearchAction; href: string }[]
}

/** The address of a page, for whoever may open it. */
export const useReachable = () => {
  const router = useRouter()
  const exists = useKnownPages()
  const { menu, permission } = useViewer()
  return (page: PageLink) => {
    const href = router.hrefOf(page)
    const [path = ''] = href.split('?')
    const guard = pageGuard(path)
    const mayOpen = exists(path) && menuOf(menu, path) && (!guard || holds(permission, guard))
    return mayOpen ? href : undefined
  }
}

/** Records with the first of their pages that the viewer may open; what one cannot open one need not hear of. */
export const useShown = () => {
  const reach = useReachable()
  return (records: readonly FoundRecord[]): Shown[] =>
    records.flatMap(({ pages, actions, ...record }) => {
      const href = pages.map(reach).find(Boolean)
      const open = actions.flatMap(({ action, page }) => {
        const there = reach(page)
        return there ? [{ action, href: there }] : []
      })
      return href ? [{ ...record, href, actions: open.slice(0, 3) }] : []
    })
}
