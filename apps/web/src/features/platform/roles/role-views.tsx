import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useWords } from '../../../lib/language/words.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

const page = '/configuration/role-and-permission'

/** The neighbours of the list of roles. */
export const RoleViews = () => {
  const t = useWords(rolePageWords)
  return (
    <TabLinks
      label={t('views')}
      tabs={[
        { to: page, label: t('roles') },
        { to: `${page}/people`, label: t('people') },
        { to: `${page}/menus`, label: t('menus') },
        { to: `${page}/why`, label: t('why') },
      ]}
    />
  )
}
