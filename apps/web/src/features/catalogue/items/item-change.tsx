import type { ItemDetail } from '@sejuk/contract/catalogue/item-records'
import type { SubItem } from '@sejuk/domain/catalogue/items'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

type Props = { item: ItemDetail; proposed: Record<string, unknown> }

const isSubItems = (value: unknown): value is SubItem[] => Array.isArray(value)

/** What an approved item would become, field by field. */
export const ItemChange = ({ item, proposed }: Props) => {
  const t = useWords(itemRecordWords)
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
    if (isSubItems(value))
      return (
        value.map((sub) => `${sub.sub_item_code} × ${sub.sub_quantity} = ${sub.price_share}%`).join(', ') ||
        t('nothing')
      )
    return String(value)
  }
  const now = item as Record<string, unknown>
  return (
    <Section title={t('waitingChange')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(proposed).map(([field, value]) => (
            <tr key={field}>
              <th scope="row">{t(field as 'item_name')}</th>
              <td data-label={t('now')}>{shown(now[field])}</td>
              <td data-label={t('becomes')}>
                <b>{shown(value)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
