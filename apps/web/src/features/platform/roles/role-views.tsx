import { pageTo } from '@sejuk/domain/pages'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useWords } from '../../../lib/language/words.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

/** The neighbours of the list of roles. */
export const RoleViews = () => {
  const t = useWords(rolePageWords)
  return (
    <TabLinks
      label={t('views')}
      tabs={[
        { ...pageTo('roles'), label: t('roles') },
        { ...pageTo('roleUsers'), label: t('people') },
        { ...pageTo('roleMenus'), label: t('menus') },
        { ...pageTo('permissionReasons'), label: t('why') },
      ]}
    />
  )
}
