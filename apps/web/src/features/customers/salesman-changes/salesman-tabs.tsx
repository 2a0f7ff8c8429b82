import { pageTo } from '@sejuk/domain/pages'
import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import { useWords } from '../../../lib/language/words.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

export const SalesmanTabs = () => {
  const t = useWords(salesmanChangeWords)
  return (
    <TabLinks
      label={t('pages')}
      tabs={[
        { ...pageTo('salesmen'), label: t('salesmen') },
        { ...pageTo('salesmanChanges'), label: t('changes') },
      ]}
    />
  )
}
