import { createItemPrice, itemPriceHistory } from '@sejuk/contract/catalogue/prices'
import { pageTo } from '@sejuk/domain/pages'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { ItemPrices } from '../../../entities/catalogue/item-prices.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'

const PricePanel = lazyPart(() => import('./price-panel.tsx').then((panel) => panel.PricePanel))

/** What one item costs whom and why, and how that changed. */
export const PriceOfItemPage = () => {
  const t = useWords(priceWords)
  const { item_code = '' }: { item_code?: string } = useSearch()
  const mayLook = useGate(itemPriceHistory)
  const mayCreate = useGate(createItemPrice)
  const found = useCall(itemPriceHistory, { item_code }, { enabled: mayLook.enabled && item_code !== '' })
  const [isOpen, setOpen] = useState(false)
  const item = found.data?.data
  const crumb = <Link {...pageTo('itemPrices')}>{t('title')}</Link>
  if (!item)
    return (
      <>
        <PageHead title={t('ofItem')} crumb={crumb} />
        <RecordGuard gate={mayLook} found={found} />
      </>
    )
  return (
    <>
      <RecordHead
        title={item.item_name}
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
