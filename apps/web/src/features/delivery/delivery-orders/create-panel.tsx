import {
  createDelivery,
  type DeliveryDetail,
  listDeliverableOrders,
  openOrderDropdown,
  updateDelivery,
} from '@sejuk/contract/delivery/delivery-orders'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { PlanFields, planOf } from './plan-fields.tsx'

type Line = { order_code: string; order_line: number; qty: string; item: string; open: number }
const valuesOf = (found?: DeliveryDetail) => ({
  order_code: found?.order_codes ?? ([] as string[]),
  ...planOf(found),
  receiver_name: found?.receiver_name ?? '',
  receiver_phone: found?.receiver_phone ?? '',
  remark: found?.remark ?? '',
  lines: (found?.lines ?? []).map(
    (line): Line => ({
      ...{ order_code: line.order_code, order_line: line.order_line, qty: String(line.qty), open: line.ordered_qty },
      item: `${line.item_code} ${line.item_name}`,
    }),
  ),
})
type Values = ReturnType<typeof valuesOf>

/** What of which orders goes on one letter; without lines all that is open. */
export const CreatePanel = ({ found, onClose }: { found?: DeliveryDetail; onClose: () => void }) => {
  const t = useWords(deliveryWords)
  const initial = valuesOf(found)
  const fields = Object.keys(initial) as (keyof Values)[]
  const word = (field: keyof Values) => t(field === 'order_code' ? 'orders' : field)
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.delivery_code}
      endpoint={(found ? updateDelivery : createDelivery) as typeof updateDelivery | typeof createDelivery}
      initial={initial}
      fixed={found && { delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, word(field)])) as Record<keyof Values, string>}
      draft={`delivery/${found?.delivery_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => {
        const { values, change, errorOf } = form
        const text = (field: 'receiver_name' | 'receiver_phone' | 'remark') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        return (
          <>
            {!found && <Orders form={form} />}
            <Lines form={form} />
            <PlanFields values={values} change={change} errorOf={errorOf} />
            <TextField {...text('receiver_name')} most={100} />
            <TextField {...text('receiver_phone')} most={30} />
            <TextField {...text('remark')} most={500} isLong />
          </>
        )
      }}
    </EndpointPanel>
  )
}

const Orders = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(deliveryWords)
  const { values, change, errorOf } = form
  return (
    <>
      <PagedMultiSelect
        label={t('orders')}
        source={openOrderDropdown}
        value={values.order_code}
        onChange={(order_code) =>
          change((now) => ({ order_code, lines: now.lines.filter((line) => order_code.includes(line.order_code)) }))
        }
        none={t('chooseOrders')}
        error={errorOf('order_code')}
      />
      <OpenLines form={form} />
    </>
  )
}

/** Reads the open lines of the chosen orders into the form. */
const OpenLines = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(deliveryWords)
  const { values, change } = form
  const wanted = values.order_code
  const found = useCall(listDeliverableOrders, { order_code: wanted, limit: 20 }, { enabled: wanted.length > 0 })
  const missing = (found.data?.data ?? [])
    .filter(({ order_code }) => wanted.includes(order_code))
    .flatMap((order) => order.lines.map((line) => ({ ...line, order_code: order.order_code })))
    .filter(
      (line) => !values.lines.some((one) => one.order_code === line.order_code && one.order_line === line.line_no),
    )
  if (missing.length === 0) return null
  const add = () =>
    change((now) => ({
      lines: [
        ...now.lines,
        ...missing.map((line) => ({
          ...{ order_code: line.order_code, order_line: line.line_no, qty: String(line.open_qty), open: line.open_qty },
          item: `${line.item_code} ${line.item_name}`,
        })),
      ],
    }))
  return (
    <>
      {values.lines.length === 0 && <Note tone="good">{t('allOpen', { n: missing.length })}</Note>}
      <Button size="small" onClick={add}>
        {t('chooseLines')}
      </Button>
    </>
  )
}

const Lines = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(deliveryWords)
  const { values, change, errorOf } = form
  if (values.lines.length === 0) return null
  return (
    <FieldGroup>
      <FieldLegend>{t('lines')}</FieldLegend>
      {values.lines.map((line, n) => (
        <NumberField
          key={`${line.order_code} ${line.order_line}`}
          label={`${line.order_code} · ${line.item} (${t('openUnits', { n: line.open })})`}
          value={line.qty}
          onChange={(qty) =>
            change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, qty } : one)) }))
          }
          error={errorOf(`lines.${n}.qty`)}
        />
      ))}
      {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
    </FieldGroup>
  )
}
