import type { ItemDetail } from '@sejuk/contract/catalogue/item-records'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './items.module.css'

/** What a set is made of, and how its price is divided. */
export const ItemSet = ({ item: { sub_items } }: { item: ItemDetail }) => {
  const t = useWords(itemRecordWords)
  const pieces = sub_items.reduce((sum, { sub_quantity }) => sum + sub_quantity, 0)
  return (
    <Section title={t('set')} sub={t('setOf', { n: pieces })}>
      <SectionBody>
        <div className={style.shares} aria-hidden="true">
          {sub_items.map(({ sub_item_code, price_share }) => (
            <span key={sub_item_code} style={{ flexGrow: price_share }} />
          ))}
        </div>
      </SectionBody>
      <RowList>
        {sub_items.map(({ sub_item_code, sub_item_name, sub_quantity, price_share }) => (
          <li key={sub_item_code}>
            <span>
              <Link {...pageTo('item', { item_code: sub_item_code })}>{sub_item_code}</Link>
              <br />
              <small>
                {sub_quantity} × {sub_item_name}
              </small>
            </span>
            <b>{writeNumber(price_share, 2)}%</b>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
