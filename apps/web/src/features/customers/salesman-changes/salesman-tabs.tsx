import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import { useWords } from '../../../lib/words.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

export const SalesmanTabs = () => {
  const t = useWords(salesmanChangeWords)
  return (
    <TabLinks
      label={t('pages')}
      tabs={[
        { to: '/salesman', label: t('salesmen') },
        { to: '/salesman/changes', label: t('changes') },
      ]}
    />
  )
}
