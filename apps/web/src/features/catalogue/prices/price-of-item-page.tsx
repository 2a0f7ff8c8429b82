import { createItemPrice, itemPriceHistory } from '@sejuk/contract/catalogue/prices'
import { pageTo } from '@sejuk/domain/pages'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { type ReactNode, useState } from 'react'
import IconPlus from '#icon/Plus'
import { ItemPrices } from '../../../entities/catalogue/item-prices.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'

const PricePanel = lazyPart(() => import('./price-panel.tsx').then((panel) => panel.PricePanel))

/** What one item costs whom and why, and how that changed. */
export const PriceOfItemPage = () => {
  const t = useWords(priceWords)
  const { item_code = '' }: { item_code?: string } = useSearch()
  const crumb = <Link {...pageTo('itemPrices')}>{t('title')}</Link>
  return (
    <LoadedRecord endpoint={itemPriceHistory} input={{ item_code }} title={t('ofItem')} crumb={crumb}>
      {({ item_name }) => <PriceOfItem item_code={item_code} item_name={item_name} crumb={crumb} />}
    </LoadedRecord>
  )
}

type Props = { item_code: string; item_name: string; crumb: ReactNode }

const PriceOfItem = ({ item_code, item_name, crumb }: Props) => {
  const t = useWords(priceWords)
  const mayCreate = useGate(createItemPrice)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RecordHead
        title={item_name}
        crumb={crumb}
        standing={<Link {...pageTo('item', { item_code })}>{item_code}</Link>}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setOpen(true),
          },
        ]}
      />
      <PageBody>
        <ItemPrices item_code={item_code} />
      </PageBody>
      {isOpen && <PricePanel item_code={item_code} onClose={() => setOpen(false)} />}
    </>
  )
}
