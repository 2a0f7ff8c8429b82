import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import IconPlus from '#icon/Plus'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './work-orders.module.css'

export type PartForm = Omit<WorkOrderUnit['parts'][number], 'part_id' | 'quantity'> & { quantity: string }
const blank: PartForm = {
  item_code: '',
  item_name: '',
  quantity: '1',
  item_flag: 'OUT',
  business_unit_code: null,
  serial_number: null,
  lock_stock_order_detail_code: null,
  sub_items: [],
}
type Props = { parts: readonly PartForm[]; onChange: (parts: PartForm[]) => void }

/** What was put in, and what came back. */
export const PartFields = ({ parts, onChange }: Props) => {
  const t = useWords(workOrderWords)
  const put = (n: number, part: Partial<PartForm>) =>
    onChange(parts.map((one, at) => (at === n ? { ...one, ...part } : one)))
  return (
    <fieldset className={style.lines}>
      <legend>{t('parts')}</legend>
      {parts.map((one, n) => (
        <div key={n} className={style.line}>
          <ItemPicker
            of="sparePart"
            label={t('partCode')}
            value={one.item_code || undefined}
            onChange={(item_code = '', item) =>
              put(n, {
                item_code,
                ...(item && { item_name: item.item_name, business_unit_code: item.business_unit_code }),
              })
            }
          />
          <TextField
            label={t('partName')}
            value={one.item_name}
            onChange={(item_name) => put(n, { item_name })}
            isRequired
          />
          <TextField
            label={t('quantity')}
            value={one.quantity}
            inputMode="numeric"
            onChange={(quantity) => put(n, { quantity })}
          />
          <ChoiceField
            label={t('result')}
            value={one.item_flag}
            onChange={(flag) => put(n, { item_flag: flag === 'IN' ? 'IN' : 'OUT' })}
            options={(['OUT', 'IN'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <TextField
            label={t('serial_number')}
            value={one.serial_number ?? ''}
            onChange={(serial_number) => put(n, { serial_number })}
            most={60}
          />
          <Button size="small" kind="quiet" onClick={() => onChange(parts.filter((_, at) => at !== n))}>
            {t('remove')}
          </Button>
        </div>
      ))}
      <Button size="small" icon={<IconPlus size={14} />} onClick={() => onChange([...parts, blank])}>
        {t('addPart')}
      </Button>
    </fieldset>
  )
}
