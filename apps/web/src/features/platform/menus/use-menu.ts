import type { MenuItem } from '@sejuk/contract/platform/sessions'
import { pageGuard } from '@sejuk/domain/platform/page-guards'
import { holds } from '@sejuk/domain/workflow'
import { useMemo } from 'react'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useLanguage } from '../../../lib/language/words.ts'
import { useKnownPages } from '../../../lib/navigation/known-pages.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { menuTree } from './menu-tree.ts'

/** What this person may open here: in the menu, guarded by nothing they lack, and a page that exists. */
export const useMenu = () => {
  const { menu, permission } = useViewer()
  const exists = useKnownPages()
  const platform = useNarrow() ? 'mobile' : 'desktop'
  return useMemo(() => {
    const knows = (path: string) => {
      const guard = pageGuard(path)
      return exists(path) && (!guard || holds(permission, guard))
    }
    return menuTree(menu, { platform, knows })
  }, [menu, permission, platform, exists])
}

export const useMenuName = () => {
  const language = useLanguage()
  return ({ name, local_name }: Pick<MenuItem, 'name' | 'local_name'>) =>
    language === 'local' ? local_name || name : name
}
