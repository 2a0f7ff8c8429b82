import type { ItemDetail, ItemFigures } from '@sejuk/contract/catalogue/item-records'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './items.module.css'

type Props = { item: ItemDetail; halves: ItemFigures['halves'] | undefined }

/** What a set is made of, how its price is divided, and how many of each unit are free. */
export const ItemSet = ({ item: { sub_items }, halves }: Props) => {
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
      <ul className={style.halves}>
        {sub_items.map(({ sub_item_code, sub_item_name, sub_quantity, price_share }) => {
          const half = halves?.find(({ item_code }) => item_code === sub_item_code)
          const weight = half?.weight_kg ? `, ${writeNumber(half.weight_kg, 1)} kg` : ''
          return (
            <li key={sub_item_code}>
              <Link {...pageTo('item', { item_code: sub_item_code })}>{sub_item_code}</Link>
              <small>
                {sub_quantity} × {sub_item_name}
                {weight}
              </small>
              <span>
                <b>{writeNumber(price_share, 2)}%</b>{' '}
                {half?.price !== null && half?.price !== undefined && thousands(half.price)}
              </span>
              {half?.available !== null && half?.available !== undefined && (
                <span>{t('freeNow', { n: thousands(half.available) })}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
