import type { ItemDetail } from '@sejuk/contract/catalogue/item-records'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** All that is known of an item, by what it is about. */
export const ItemFacts = ({ item }: { item: ItemDetail }) => {
  const t = useWords(itemRecordWords)
  const dates = useDates()
  const number = (n: number | null, decimals = 0) => (n === null ? '' : writeNumber(n, decimals))
  const links = (list: ItemDetail['in_sets']) =>
    list.map(({ item_code }, n) => (
      <span key={item_code}>
        {n > 0 && ', '}
        <Link {...pageTo('item', { item_code })}>{item_code}</Link>
      </span>
    ))
  const { replaced_by_item_code: successor } = item
  return (
    <>
      <Section title={t('basics')}>
        <Facts
          facts={[
            [t('item_code'), item.item_code],
            [t('item_name'), item.item_name, { wide: 2 }],
            [t('local_name'), item.local_name],
            [t('brand_code'), item.brand_name],
            [t('category_code'), item.category_name],
            [t('business_unit_code'), item.business_unit_code],
            [t('item_type'), item.item_type],
            [t('used_for_indoor_outdoor'), t(item.used_for_indoor_outdoor)],
            [t('items_belongs_to'), item.items_belongs_to],
            [t('old_code'), item.old_code],
            [t('barcode'), item.barcode],
            [
              t('replaced_by_item_code'),
              successor && <Link {...pageTo('item', { item_code: successor })}>{successor}</Link>,
            ],
            ...(item.replaces.length ? ([[t('replaces'), links(item.replaces)]] as const) : []),
            ...(item.in_sets.length ? ([[t('inSets'), links(item.in_sets)]] as const) : []),
            [t('created_date'), [dates.date(item.created_date), item.create_user_name].filter(Boolean).join(', ')],
            [t('approved'), item.approved_user_name && `${item.approved_user_name}, ${dates.date(item.approved_date)}`],
          ]}
        />
      </Section>
      <Section title={t('technical')}>
        <Facts
          facts={[
            [t('series'), item.series],
            [t('model'), item.model],
            [t('capacity_pk'), number(item.capacity_pk, 2)],
            [t('btu_per_hour'), number(item.btu_per_hour)],
            [t('technology'), item.technology],
            [t('refrigerant'), item.refrigerant],
            [t('voltage'), item.voltage],
            [t('rated_power_w'), number(item.rated_power_w)],
          ]}
        />
      </Section>
      <Section title={t('trade')}>
        <Facts
          facts={[
            [t('uom'), item.uom],
            [t('e_faktur_goods_code'), item.e_faktur_goods_code],
            [t('e_faktur_uom_code'), item.e_faktur_uom_code],
            [t('weight_kg'), number(item.weight_kg, 3)],
            [t('volume_m3'), number(item.volume_m3, 4)],
            [t('pack_qty'), number(item.pack_qty)],
            [t('sellable_online'), t(item.sellable_online ? 'Yes' : 'No')],
          ]}
        />
      </Section>
      <Section title={t('warranty')}>
        <Facts
          facts={[
            [t('has_serial'), t(item.has_serial ? 'Yes' : 'No')],
            [t('serial_mask'), item.serial_mask && <code>{item.serial_mask}</code>],
            [t('warranty_sparepart_months'), t('months', { n: item.warranty_sparepart_months })],
            [t('warranty_compressor_months'), t('months', { n: item.warranty_compressor_months })],
            [t('warranty_policy_code'), item.warranty_policy_code],
          ]}
        />
      </Section>
    </>
  )
}
