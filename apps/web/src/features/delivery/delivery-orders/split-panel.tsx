import { type DeliveryDetail, listDeliveries } from '@sejuk/contract/delivery/delivery-orders'
import { mergeDeliveries, splitDelivery } from '@sejuk/contract/delivery/delivery-work'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError } from '../../../ui/form/field-grid.tsx'

type Props = { found: DeliveryDetail; onClose: () => void }

/** How much of each line goes on a letter of its own. */
export const SplitPanel = ({ found, onClose }: Props) => {
  const t = useWords(deliveryWords)
  return (
    <EndpointPanel
      title={t('split')}
      sub={found.delivery_code}
      endpoint={splitDelivery}
      initial={{ lines: found.lines.map(({ line_no }) => ({ line_no, qty: '0' })) }}
      fixed={{ delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={{ lines: t('lines') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <Note>{t('splitText')}</Note>
          {found.lines.map((line, n) => (
            <NumberField
              key={line.line_no}
              label={`${line.item_code} ${line.item_name} / ${line.qty}`}
              value={values.lines[n]?.qty ?? '0'}
              onChange={(qty) =>
                change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, qty } : one)) }))
              }
              error={errorOf(`lines.${n}.qty`)}
            />
          ))}
          {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}

/** Other drafts to the same customer from the same warehouse. */
export const MergePanel = ({ found, onClose }: Props) => {
  const t = useWords(deliveryWords)
  const others = useCall(listDeliveries, {
    ...{ customer_code: [found.customer_code], warehouse_code: [found.warehouse_code], status: 'Draft', limit: 50 },
  })
  const rows = (others.data?.data ?? []).filter(({ delivery_code }) => delivery_code !== found.delivery_code)
  return (
    <EndpointPanel
      title={t('merge')}
      sub={found.delivery_code}
      endpoint={mergeDeliveries}
      initial={{ others: [] as string[] }}
      fixed={{ delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={{ others: t('merge') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {rows.length === 0 && <Note>{t('nothingToMerge')}</Note>}
          {rows.map(({ delivery_code, order_codes, total_qty }) => (
            <CheckboxField
              key={delivery_code}
              label={`${delivery_code} · ${order_codes.join(', ')} · ${t('nUnits', { n: total_qty })}`}
              isOn={values.others.includes(delivery_code)}
              onChange={(isOn) =>
                change((now) => ({
                  others: isOn ? [...now.others, delivery_code] : now.others.filter((one) => one !== delivery_code),
                }))
              }
            />
          ))}
          {errorOf('others') && <FieldError>{errorOf('others')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}
