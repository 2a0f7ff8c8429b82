import { listShops } from '@sejuk/contract/customers/shops'
import { pageTo } from '@sejuk/domain/pages'
import { shopWords } from '@sejuk/words/customers/shops'
import { useCall } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { RecordGuard } from '../../ui/record/record-guard.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../ui/record/section.tsx'
import { ShopChip } from '../status/shop-status.tsx'

/** Where a customer sells, as a part of any page about it. */
export const ShopsOfCustomer = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(shopWords)
  const gate = useGate(listShops)
  const found = useCall(listShops, { customer_code, limit: 100, sort: 'shop_name' }, { enabled: gate.enabled })
  if (!found.data) return <RecordGuard gate={gate} found={found} />
  const rows = found.data.data
  return (
    <Section title={t('title')}>
      {rows.length === 0 && <SectionText>{t('noShops')}</SectionText>}
      <RowList>
        {rows.map((row) => (
          <li key={row.shop_code}>
            <span>
              <Link {...pageTo('shop', { id: customer_code, shop_code: row.shop_code })}>
                ({row.shop_code}) {row.shop_name}
              </Link>
              <br />
              <small>
                {row.detail_address}
                {row.keyperson_name && ` · ${t('keyperson_name')}: ${row.keyperson_name}`}
              </small>
            </span>
            <span>
              {t('shop_class')} {row.shop_class} <ShopChip status={row.status} />
            </span>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
