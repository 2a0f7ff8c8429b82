import type { MenuItem } from '@sejuk/contract/platform/sessions'
import { pageGuard } from '@sejuk/domain/platform/page-guards'
import { holds } from '@sejuk/domain/workflow'
import { useMemo } from 'react'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useLanguage } from '../../../lib/language/words.ts'
import { useKnownPages } from '../../../lib/navigation/known-pages.ts'
import { useViewer, type Viewer } from '../../../lib/session/viewer.ts'
import { type MenuNode, menuTree, withoutTabs } from './menu-tree.ts'

type Given = Pick<Viewer, 'menu' | 'permission'> & { exists: (path: string) => boolean; platform: 'mobile' | 'desktop' }

const treeFor = ({ menu, permission, exists, platform }: Given) => {
  const knows = (path: string) => {
    const guard = pageGuard(path)
    return exists(path) && (!guard || holds(permission, guard))
  }
  return menuTree(menu, { platform, knows })
}

/** The bar and the page ask for the same tree: it is made once. */
let last: { given: Given; tree: MenuNode[] } | undefined
const sameTree = (given: Given) => {
  const isSame =
    last?.given.menu === given.menu &&
    last.given.permission === given.permission &&
    last.given.exists === given.exists &&
    last.given.platform === given.platform
  if (!last || !isSame) last = { given, tree: treeFor(given) }
  return last.tree
}

/** What this person may open here: in the menu, guarded by nothing they lack, and a page that exists. */
export const useMenu = () => {
  const { menu, permission } = useViewer()
  const exists = useKnownPages()
  const platform = useNarrow() ? 'mobile' : 'desktop'
  return useMemo(() => sameTree({ menu, permission, exists, platform }), [menu, permission, platform, exists])
}

/** The same as bars and tiles show it: a tab is found in the head of its page. */
export const useShownMenu = () => {
  const tree = useMenu()
  return useMemo(() => withoutTabs(tree), [tree])
}

export const useMenuName = () => {
  const language = useLanguage()
  return ({ name, local_name }: Pick<MenuItem, 'name' | 'local_name'>) =>
    language === 'local' ? local_name || name : name
}
