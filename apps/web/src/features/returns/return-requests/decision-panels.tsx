import * as contract from '@sejuk/contract/returns/return-requests'
import { dispositions } from '@sejuk/domain/returns/return-requests'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError } from '../../../ui/form/field-grid.tsx'

type Props = { row: contract.ReturnDetail; onClose: () => void }
const { approve, planPickup, dispose } = contract.actOnReturnRequest
const seen = ({ return_code, row_version }: contract.ReturnDetail) => ({ return_code, row_version })

/** By line: all that was asked for, or less. */
export const ApprovePanel = ({ row, onClose }: Props) => {
  const t = useWords(returnWords)
  return (
    <EndpointPanel
      title={t('approve')}
      sub={row.return_code}
      endpoint={approve}
      initial={{ lines: row.lines.map(({ line_no, quantity }) => ({ line_no, approved_qty: String(quantity) })) }}
      fixed={seen(row)}
      labels={{ lines: t('approved_qty') }}
      draft={`return-request/${row.return_code}/approve`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {row.lines.map((line, n) => (
            <NumberField
              key={line.line_no}
              label={`${line.item_code}, ${line.invoice_code}: ${t('approved_qty')} / ${line.quantity}`}
              value={values.lines[n]?.approved_qty ?? ''}
              onChange={(approved_qty) =>
                change({ lines: values.lines.map((one, at) => (at === n ? { ...one, approved_qty } : one)) })
              }
              error={errorOf(`lines.${n}.approved_qty`)}
            />
          ))}
          {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}

/** Day, truck and driver: from then on it is a stop of the board. */
export const PickupPanel = ({ row, onClose }: Props) => {
  const t = useWords(returnWords)
  const initial = {
    ...{ pickup_date: row.pickup_date ?? '', time_slot: (row.time_slot ?? '') as TimeSlot | '' },
    ...{ truck_no: row.truck_no ?? '', driver_name: row.driver_name ?? '', driver_phone: row.driver_phone ?? '' },
    stop_no: row.stop_no === null ? '' : String(row.stop_no),
  }
  return (
    <EndpointPanel
      title={t('planPickup')}
      sub={row.pickup_address ?? row.return_code}
      endpoint={planPickup}
      initial={initial}
      fixed={seen(row)}
      labels={{
        ...{ pickup_date: t('pickup_date'), time_slot: t('time_slot'), truck_no: t('truck_no') },
        ...{ driver_name: t('driver_name'), driver_phone: t('driver_phone'), stop_no: t('stop_no') },
      }}
      draft={`return-request/${row.return_code}/pickup`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const text = (field: 'pickup_date' | 'truck_no' | 'driver_name' | 'driver_phone' | 'stop_no') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        return (
          <>
            <DateField {...text('pickup_date')} isRequired />
            <TimeSlotField
              label={t('time_slot')}
              value={values.time_slot}
              onChange={(time_slot) => change({ time_slot })}
              error={errorOf('time_slot')}
            />
            <TextField {...text('truck_no')} most={30} isRequired />
            <TextField {...text('driver_name')} most={100} />
            <PhoneField {...text('driver_phone')} />
            <NumberField {...text('stop_no')} />
          </>
        )
      }}
    </EndpointPanel>
  )
}

/** What becomes of the goods that were accepted. */
export const DisposePanel = ({ row, onClose }: Props) => {
  const t = useWords(returnWords)
  const open = row.lines.filter(
    (line) => (line.accepted_qty ?? 0) > 0 && (line.disposition === null || line.disposition === 'Refurbish'),
  )
  return (
    <EndpointPanel
      title={t('dispose')}
      sub={row.return_code}
      endpoint={dispose}
      initial={{ lines: open.map(({ line_no, disposition }) => ({ line_no, disposition: disposition ?? '' })) }}
      fixed={seen(row)}
      labels={{ lines: t('disposition') }}
      draft={`return-request/${row.return_code}/dispose`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {open.map((line, n) => (
            <ChoiceField
              key={line.line_no}
              label={`${line.item_code} × ${line.accepted_qty ?? 0}`}
              hint={line.inspection_result ?? t(line.condition)}
              options={dispositions.map((value) => ({ value, label: t(value) }))}
              value={values.lines[n]?.disposition ?? ''}
              onChange={(disposition) =>
                change({ lines: values.lines.map((one, at) => (at === n ? { ...one, disposition } : one)) })
              }
              error={errorOf(`lines.${n}.disposition`)}
            />
          ))}
          {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}
