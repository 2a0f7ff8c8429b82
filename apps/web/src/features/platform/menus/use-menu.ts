import type { MenuItem } from '@sejuk/contract/platform/sessions'
import { useMemo } from 'react'
import { useKnownPages } from '../../../lib/known-pages.ts'
import { useNarrow } from '../../../lib/screen.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useLanguage } from '../../../lib/words.ts'
import { menuTree } from './menu-tree.ts'

export const useMenu = () => {
  const { menu } = useViewer()
  const knows = useKnownPages()
  const platform = useNarrow() ? 'mobile' : 'desktop'
  return useMemo(() => menuTree(menu, { platform, knows }), [menu, platform, knows])
}

export const useMenuName = () => {
  const language = useLanguage()
  return ({ name, local_name }: Pick<MenuItem, 'name' | 'local_name'>) =>
    language === 'local' ? local_name || name : name
}
