import {
  actOnSubDealerOrder,
  createSubDealerOrder,
  type SubDealerOrderDetail,
} from '@sejuk/contract/retail/sub-dealer-orders'
import { subDealerDropdown, supplierDropdown } from '@sejuk/contract/retail/sub-dealers'
import { subDealerOrderWords } from '@sejuk/words/retail/sub-dealers'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MoneyField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'

const blank = { item_code: '', quantity: '1', requested_price: null as number | null }
const valuesOf = (found?: SubDealerOrderDetail) => ({
  subdealer_code: found?.subdealer_code ?? '',
  customer_code: found?.customer_code ?? '',
  detail_address: found?.detail_address ?? '',
  payment_promise: found?.payment_promise ?? '',
  remark: found?.remark ?? '',
  lines: found?.lines.map(({ item_code, quantity, requested_price }) => ({
    ...{ item_code, quantity: String(quantity), requested_price },
  })) ?? [blank],
})
type Values = ReturnType<typeof valuesOf>

export const OrderPanel = ({ found, onClose }: { found?: SubDealerOrderDetail; onClose: () => void }) => {
  const t = useWords(subDealerOrderWords)
  const initial = valuesOf(found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.po_code}
      endpoint={
        (found ? actOnSubDealerOrder.modify : createSubDealerOrder) as
          | typeof actOnSubDealerOrder.modify
          | typeof createSubDealerOrder
      }
      initial={initial}
      fixed={found && { po_code: found.po_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`sub-dealer-order/${found?.po_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => <Fields form={form} isNew={!found} />}
    </EndpointPanel>
  )
}

const Fields = ({ form, isNew }: { form: EndpointForm<Values>; isNew: boolean }) => {
  const t = useWords(subDealerOrderWords)
  const { values, change, errorOf } = form
  const { subdealer_code } = values
  const text = (field: 'detail_address' | 'payment_promise' | 'remark', most: number) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
    most,
  })
  return (
    <>
      {isNew && (
        <PagedSelect
          label={t('subdealer_code')}
          source={subDealerDropdown}
          value={subdealer_code || undefined}
          onChange={(code = '') => change({ subdealer_code: code, customer_code: '' })}
          error={errorOf('subdealer_code')}
        />
      )}
      {subdealer_code !== '' && (
        <PagedSelect
          label={t('customer_code')}
          source={supplierDropdown}
          input={{ subdealer_code }}
          value={values.customer_code || undefined}
          onChange={(customer_code = '') => change({ customer_code })}
          error={errorOf('customer_code')}
        />
      )}
      <LineFields
        name={t('item')}
        lines={values.lines}
        blank={blank}
        error={errorOf('lines')}
        onChange={(next) => change((now: Values) => ({ lines: next(now.lines) }))}
      >
        {(line, n, put) => (
          <>
            <ItemPicker
              of="unit"
              value={line.item_code || undefined}
              onChange={(item_code = '') => put({ item_code })}
              error={errorOf(`lines.${n}.item_code`)}
            />
            <NumberField
              label={t('quantity')}
              value={line.quantity}
              onChange={(quantity) => put({ quantity })}
              error={errorOf(`lines.${n}.quantity`)}
              isRequired
            />
            <MoneyField
              label={t('requested_price')}
              value={line.requested_price}
              onChange={(requested_price) => put({ requested_price })}
              error={errorOf(`lines.${n}.requested_price`)}
            />
          </>
        )}
      </LineFields>
      <TextField {...text('detail_address', 300)} isLong />
      <TextField {...text('payment_promise', 200)} />
      <TextField {...text('remark', 500)} isLong />
    </>
  )
}
