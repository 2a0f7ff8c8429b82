import type { DeliveryDetail, DeliveryUnit } from '@sejuk/contract/delivery/delivery-orders'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const counts = ['ordered_qty', 'qty', 'received_qty', 'damaged_qty', 'short_qty'] as const
const unitCounts = ['qty', 'picked_qty', 'received_qty', 'damaged_qty', 'short_qty'] as const

/** What was ordered, and below it the units that are picked and handed over. */
export const DeliveryLines = ({ row }: { row: DeliveryDetail }) => {
  const t = useWords(deliveryWords)
  return (
    <>
      <Section title={t('lines')}>
        <PlainTable isStacked>
          <thead>
            <tr>
              <th>{t('item')}</th>
              <th>{t('order')}</th>
              {counts.map((field) => (
                <th key={field} data-number>
                  {t(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row.lines.map((line) => (
              <tr key={line.line_no}>
                <td data-label={t('item')}>
                  <b>{line.item_code}</b> {line.item_name}
                </td>
                <td data-label={t('order')}>{line.order_code}</td>
                {counts.map((field) => (
                  <td key={field} data-number data-label={t(field)}>
                    {line[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Section>
      <Section title={t('units')}>
        <PlainTable isStacked>
          <thead>
            <tr>
              <th>{t('item')}</th>
              {unitCounts.map((field) => (
                <th key={field} data-number>
                  {t(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row.units.map((unit) => (
              <tr key={unit.unit_no}>
                <td data-label={t('item')}>
                  <b>{unit.item_code}</b> {unit.item_name}
                  <Serials unit={unit} />
                </td>
                {unitCounts.map((field) => (
                  <td key={field} data-number data-label={t(field)}>
                    {unit[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Section>
    </>
  )
}

const Serials = ({ unit }: { unit: DeliveryUnit }) => {
  const t = useWords(deliveryWords)
  if (unit.serials.length === 0) return null
  return (
    <details>
      <summary>{t('serials', { n: unit.serials.length })}</summary>
      {unit.serials.map(({ serial_number }) => serial_number).join(', ')}
    </details>
  )
}
