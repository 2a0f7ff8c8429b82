import { actOnRetailOrder, type RetailOrderDetail } from '@sejuk/contract/retail/retail-orders'
import { typedPhone } from '@sejuk/domain/values/phone'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'

const valuesOf = (found: RetailOrderDetail) => ({
  sale_date: found.sale_date,
  channel: found.channel,
  consumer_name: found.consumer_name ?? '',
  consumer_phone: typedPhone(found.consumer_phone ?? ''),
  consumer_address: found.consumer_address ?? '',
  sub_district_code: found.sub_district_code ?? '',
  install_needed: found.install_needed,
  install_date: found.install_date ?? '',
  may_contact: found.may_contact,
  remark: found.remark ?? '',
  is_reported: found.flags.includes('Cross_Area'),
  lines: found.lines.map(({ serial_indoor, serial_outdoor, price }) => ({
    serial_indoor: serial_indoor ?? '',
    serial_outdoor: serial_outdoor ?? '',
    price,
  })),
})
type Values = ReturnType<typeof valuesOf>

/** A rejected sale, mended and sent again. */
export const SalePanel = ({ found, onClose }: { found: RetailOrderDetail; onClose: () => void }) => {
  const t = useWords(retailOrderWords)
  const { retail_order_code, row_version } = found
  const initial = valuesOf(found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      endpoint={actOnRetailOrder.modify}
      title={t('modify')}
      sub={retail_order_code}
      initial={initial}
      fixed={{ retail_order_code, row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </EndpointPanel>
  )
}

const Fields = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(retailOrderWords)
  const { values, change, errorOf } = form
  const text = (field: 'consumer_name' | 'consumer_phone' | 'consumer_address' | 'remark', most: number) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
    most,
  })
  const put = (n: number, part: Partial<Values['lines'][number]>) =>
    change((now: Values) => ({ lines: now.lines.map((line, at) => (at === n ? { ...line, ...part } : line)) }))
  return (
    <>
      <DateField
        label={t('sale_date')}
        value={values.sale_date}
        onChange={(sale_date) => change({ sale_date })}
        error={errorOf('sale_date')}
        isRequired
      />
      {values.lines.map((line, n) => (
        <FieldGroup key={`line-${n + 1}`}>
          <FieldLegend>{`${t('serials')} ${n + 1}`}</FieldLegend>
          <TextField
            label={t('serial_indoor')}
            value={line.serial_indoor}
            onChange={(serial_indoor) => put(n, { serial_indoor })}
            error={errorOf(`lines.${n}.serial_indoor`)}
          />
          <TextField
            label={t('serial_outdoor')}
            value={line.serial_outdoor}
            onChange={(serial_outdoor) => put(n, { serial_outdoor })}
            error={errorOf(`lines.${n}.serial_outdoor`)}
          />
          <MoneyField
            label={t('price')}
            value={line.price}
            onChange={(price) => put(n, { price })}
            error={errorOf(`lines.${n}.price`)}
          />
        </FieldGroup>
      ))}
      <TextField {...text('consumer_name', 100)} />
      <TextField {...text('consumer_phone', 40)} />
      <TextField {...text('consumer_address', 300)} isLong />
      <CheckboxField
        label={t('install_needed')}
        isOn={values.install_needed}
        onChange={(install_needed) => change({ install_needed })}
      />
      <TextField {...text('remark', 500)} isLong />
    </>
  )
}
