import { tabsIn } from '@sejuk/domain/platform/page-menus'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useLanguage } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { TabLinks } from '../../ui/record/tab-links.tsx'

/** The lists that stand in the head of a page, as far as the viewer's menu has them here. */
export const PageTabs = ({ page, label }: { page: string; label: string }) => {
  const { menu } = useViewer()
  const platform = useNarrow() ? 'mobile' : 'desktop'
  const isLocal = useLanguage() === 'local'
  const tabs = tabsIn(page).flatMap((url) => {
    const found = menu.find((item) => item.url === url)
    if (!found || (found.support_platform !== 'both' && found.support_platform !== platform)) return []
    return [{ to: url, label: (isLocal && found.local_name) || found.name }]
  })
  return tabs.length > 1 ? <TabLinks label={label} tabs={tabs} /> : null
}
