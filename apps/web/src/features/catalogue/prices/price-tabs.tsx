import { pathOf } from '@sejuk/domain/pages'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useWords } from '../../../lib/language/words.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

export const PriceTabs = () => {
  const t = useWords(priceWords)
  return (
    <TabLinks
      label={t('title')}
      tabs={[
        { to: pathOf('itemPrices'), label: t('list') },
        { to: pathOf('comparePrices'), label: t('compare') },
      ]}
    />
  )
}
