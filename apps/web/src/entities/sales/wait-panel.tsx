import type { Data, Envelope } from '@sejuk/contract/endpoint'
import { createStockWait } from '@sejuk/contract/sales/stock-waits'
import { stockWaitWords } from '@sejuk/words/sales/stock-waits'
import { useWords } from '../../lib/language/words.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NumberField } from '../../ui/fields/number-fields.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../ui/form/endpoint-panel.tsx'
import { SectionText } from '../../ui/record/section.tsx'
import { CustomerPicker } from '../pickers/customer-picker.tsx'
import { ItemPicker } from '../pickers/item-picker.tsx'

export type WaitValues = { customer_code: string; item_code: string; qty: string; wanted_date: string; remark: string }
export const blankWait: WaitValues = { customer_code: '', item_code: '', qty: '', wanted_date: '', remark: '' }

type Props = {
  initial: WaitValues
  /** The pre-order that could not promise it, and where it draws from. */
  from?: { from_order: string; warehouse_code: string }
  /** With the answer where it was put in line. */
  onClose: (answer?: Envelope<Data<typeof createStockWait>>) => void
}

/** Puts a customer in line for an item. */
export const WaitPanel = ({ initial, from, onClose }: Props) => {
  const t = useWords(stockWaitWords)
  const labels = {
    ...{ customer_code: t('customer_name'), item_code: t('item_code'), qty: t('qty') },
    ...{ wanted_date: t('wanted_date'), remark: t('remark') },
  }
  return (
    <EndpointPanel
      title={t('create')}
      sub={from?.from_order}
      endpoint={createStockWait}
      initial={initial}
      fixed={from}
      labels={labels}
      saveLabel={() => t('create')}
      draft={`stock-wait/${from?.from_order ?? 'create'}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <SectionText>{t('createText')}</SectionText>
          {!from && (
            <CustomerPicker
              value={values.customer_code || undefined}
              onChange={(customer_code) => change({ customer_code: customer_code ?? '' })}
              error={errorOf('customer_code')}
            />
          )}
          <ItemPicker
            value={values.item_code || undefined}
            onChange={(item_code) => change({ item_code: item_code ?? '' })}
            error={errorOf('item_code')}
          />
          <NumberField
            label={t('qty')}
            value={values.qty}
            onChange={(qty) => change({ qty })}
            error={errorOf('qty')}
            isRequired
          />
          <DateField
            label={t('wanted_date')}
            value={values.wanted_date}
            onChange={(wanted_date) => change({ wanted_date })}
            error={errorOf('wanted_date')}
            isRequired
          />
          <TextField
            label={t('remark')}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}
