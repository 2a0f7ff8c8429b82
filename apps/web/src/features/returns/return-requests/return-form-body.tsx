import type { ReturnableLine } from '@sejuk/contract/returns/return-requests'
import { askedReturnReasons, handovers, returnConditions } from '@sejuk/domain/returns/return-requests'
import { returnWords } from '@sejuk/words/returns/return-requests'
import type { ReactNode } from 'react'
import IconX from '#icon/X'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { SerialsField } from '../../../entities/stock/serials-field.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldError, FieldGrid, FieldGroup } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { FoundLines } from './found-lines.tsx'

type Line = {
  invoice_code: string
  invoice_line_no: number
  quantity: string
  serial_numbers: string[]
  condition: string
  restocking_fee_percent: string
  /** Shown beside what is typed. */
  item_code: string
  item_name: string
  returnable_qty: number
  has_serial: boolean
  known_serials: string[]
}
export type ReturnFields = {
  reason_code: string
  warehouse_code: string
  handover: string
  pickup_address: string
  pickup_date: string
  note: string
  lines: Line[]
}
type Form = {
  values: ReturnFields
  change: (part: Partial<ReturnFields> | ((now: ReturnFields) => Partial<ReturnFields>)) => void
  errorOf: (field: string) => string | undefined
}

const lineOf = (found: ReturnableLine, serial: string | undefined): Line => ({
  ...{ invoice_code: found.invoice_code, invoice_line_no: found.invoice_line_no, quantity: '1' },
  ...{ serial_numbers: serial ? [serial] : [], condition: '', restocking_fee_percent: '0' },
  ...{ item_code: found.item_code, item_name: found.item_name, returnable_qty: found.returnable_qty },
  ...{ has_serial: found.has_serial, known_serials: found.serial_numbers },
})

type Props = { form: Form; customer_code: string; delivery_code: string; customer?: ReactNode }

export const ReturnFormBody = ({ form, customer_code, delivery_code, customer }: Props) => {
  const t = useWords(returnWords)
  const { values, change, errorOf } = form
  const text = (field: 'pickup_address' | 'pickup_date' | 'note') => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  const choice = (field: 'reason_code' | 'handover') => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  return (
    <>
      <Section title={t('title')}>
        <SectionBody>
          <FieldGrid>
            {customer}
            <ChoiceField
              {...choice('reason_code')}
              options={askedReturnReasons.map((value) => ({ value, label: t(value) }))}
            />
            <WarehousePicker
              value={values.warehouse_code || undefined}
              onChange={(warehouse_code = '') => change({ warehouse_code })}
              error={errorOf('warehouse_code')}
            />
            <ChoiceField {...choice('handover')} options={handovers.map((value) => ({ value, label: t(value) }))} />
            {values.handover === 'Pickup' && (
              <>
                <TextField {...text('pickup_address')} most={500} isRequired />
                <DateField {...text('pickup_date')} />
              </>
            )}
            <TextField {...text('note')} most={1000} isLong />
          </FieldGrid>
        </SectionBody>
      </Section>
      <ChosenLines form={form} />
      <FoundLines
        customer_code={customer_code}
        delivery_code={delivery_code}
        isChosen={(found) =>
          values.lines.some(
            (line) => line.invoice_code === found.invoice_code && line.invoice_line_no === found.invoice_line_no,
          )
        }
        onAdd={(found, serial) => change((now) => ({ lines: [...now.lines, lineOf(found, serial)] }))}
      />
    </>
  )
}

const ChosenLines = ({ form: { values, change, errorOf } }: { form: Form }) => {
  const t = useWords(returnWords)
  const conditions = returnConditions.map((value) => ({ value, label: t(value) }))
  return (
    <Section title={t('chosenLines')}>
      {values.lines.length === 0 && <SectionText>{t('nothingChosen')}</SectionText>}
      <SectionBody>
        {values.lines.map((line, n) => {
          const put = (part: Partial<Line>) =>
            change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, ...part } : one)) }))
          const about = { item: line.item_code, invoice: line.invoice_code }
          return (
            <FieldGroup
              key={`${line.invoice_code}/${line.invoice_line_no}`}
              isFramed
              aria-label={`${line.item_code} ${line.invoice_code}`}
            >
              <b>
                {line.item_code} {line.item_name} · {line.invoice_code}
              </b>
              <FieldGrid>
                <NumberField
                  label={t('quantity')}
                  hint={t('ofQty', { n: line.returnable_qty })}
                  value={line.quantity}
                  onChange={(quantity) => put({ quantity })}
                  error={errorOf(`lines.${n}.quantity`) ?? errorOf(`lines.${n}.invoice_code`)}
                />
                <ChoiceField
                  label={t('condition')}
                  options={conditions}
                  value={line.condition}
                  onChange={(condition) => put({ condition })}
                  error={errorOf(`lines.${n}.condition`)}
                />
                <NumberField
                  label={t('restocking_fee_percent')}
                  value={line.restocking_fee_percent}
                  onChange={(restocking_fee_percent) => put({ restocking_fee_percent })}
                  error={errorOf(`lines.${n}.restocking_fee_percent`)}
                />
                {line.has_serial && (
                  <>
                    <SerialsField
                      label={t('serial_numbers')}
                      serials={line.serial_numbers}
                      onChange={(serial_numbers) => put({ serial_numbers })}
                      error={errorOf(`lines.${n}.serial_numbers`)}
                    />
                    {line.known_serials.length > 0 && (
                      <small>{t('serialsOfLine', { list: line.known_serials.slice(0, 20).join(', ') })}</small>
                    )}
                  </>
                )}
              </FieldGrid>
              <IconButton
                label={t('removeLine', about)}
                onClick={() => change((now) => ({ lines: now.lines.filter((_, at) => at !== n) }))}
              >
                <IconX size={16} />
              </IconButton>
            </FieldGroup>
          )
        })}
        {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
      </SectionBody>
    </Section>
  )
}
