import type { DeliveryDetail } from '@sejuk/contract/delivery/delivery-orders'
import { saveReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import { leastPhotos, restOfUnit } from '@sejuk/domain/delivery/receipts'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { SerialsField } from '../../../entities/stock/serials-field.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'

const valuesOf = (found: DeliveryDetail) => ({
  received_date: new Date().toISOString(),
  receiver_name: found.receiver_name ?? '',
  receiver_phone: found.receiver_phone ?? '',
  receiver_job: '',
  refused_reason: '',
  is_part: false,
  lines: found.units
    .filter((unit) => restOfUnit(unit) > 0)
    .map((unit) => ({
      unit_no: unit.unit_no,
      received: String(restOfUnit(unit)),
      damaged: '0',
      short: '0',
      damaged_serials: [] as string[],
      short_serials: [] as string[],
      reason: '',
    })),
  photo_codes: [] as string[],
  signature_code: '',
})
type Line = ReturnType<typeof valuesOf>['lines'][number]

/** What somebody signed for, typed at the desk from the letter that came back. Its photos hang on the delivery first. */
export const ReceiptPanel = ({ found, onClose }: { found: DeliveryDetail; onClose: () => void }) => {
  const t = useWords(receiptWords)
  const photos = useCall(listPhotos, { module_name: deliveryPhotoModule, module_code: found.delivery_code })
  if (!photos.data) return null
  const all = photos.data.data
  const codes = all.filter(({ alias }) => alias !== 'signature').map(({ photo_code }) => photo_code ?? '')
  const signature = all.findLast(({ alias }) => alias === 'signature')?.photo_code ?? ''
  const initial = { ...valuesOf(found), photo_codes: codes.filter(Boolean), signature_code: signature }
  return (
    <EndpointPanel
      title={t('save')}
      sub={found.delivery_code}
      endpoint={saveReceipt}
      initial={initial}
      fixed={{ delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={{
        ...{
          received_date: t('received_date'),
          receiver_name: t('receiver_name'),
          receiver_phone: t('receiver_phone'),
        },
        ...{ receiver_job: t('receiver_job'), refused_reason: t('refused_reason'), is_part: t('is_part') },
        ...{ lines: t('lines'), photo_codes: t('photos'), signature_code: t('signature') },
      }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const text = (field: 'receiver_name' | 'receiver_phone' | 'receiver_job' | 'refused_reason') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        return (
          <>
            <Note tone={values.photo_codes.length >= leastPhotos ? 'good' : undefined}>
              {t('photosHang', { n: values.photo_codes.length, least: leastPhotos })}
            </Note>
            {errorOf('photo_codes') && <FieldError>{errorOf('photo_codes')}</FieldError>}
            <TextField {...text('receiver_name')} most={100} isRequired />
            <TextField {...text('receiver_phone')} most={30} />
            <TextField {...text('receiver_job')} most={100} />
            <ReceiptTime
              value={values.received_date}
              onChange={(received_date) => change({ received_date })}
              error={errorOf('received_date')}
            />
            {values.lines.map((line, n) => (
              <LineFields
                key={line.unit_no}
                found={found}
                line={line}
                errorOf={(field) => errorOf(`lines.${n}.${field}`)}
                put={(part) =>
                  change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, ...part } : one)) }))
                }
              />
            ))}
            <CheckboxField label={t('is_part')} isOn={values.is_part} onChange={(is_part) => change({ is_part })} />
            {!values.signature_code && <TextField {...text('refused_reason')} most={300} />}
            {errorOf('signature_code') && <FieldError>{errorOf('signature_code')}</FieldError>}
          </>
        )
      }}
    </EndpointPanel>
  )
}

type TimeProps = { value: string; onChange: (value: string) => void; error: string | undefined }
const ReceiptTime = ({ value, onChange, error }: TimeProps) => {
  const t = useWords(receiptWords)
  const local = (iso: string) => {
    const at = new Date(iso)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ')
  }
  const read = (typed: string) => {
    const at = new Date(typed.replace(' ', 'T'))
    return Number.isNaN(at.getTime()) ? typed : at.toISOString()
  }
  return (
    <TextField
      label={t('received_date')}
      hint={t('timeHint')}
      value={/^\d{4}-\d\d-\d\dT/.test(value) ? local(value) : value}
      onChange={(typed) => onChange(read(typed))}
      error={error}
      most={30}
    />
  )
}

type LineProps = {
  found: DeliveryDetail
  line: Line
  errorOf: (field: string) => string | undefined
  put: (part: Partial<Line>) => void
}
const LineFields = ({ found, line, errorOf, put }: LineProps) => {
  const t = useWords(receiptWords)
  const delivery = useWords(deliveryWords)
  const unit = found.units.find(({ unit_no }) => unit_no === line.unit_no)
  if (!unit) return null
  const said = Number(line.received) + Number(line.damaged) + Number(line.short)
  const number = (field: 'received' | 'damaged' | 'short') => (
    <NumberField
      label={t(field)}
      value={line[field]}
      onChange={(value) => put({ [field]: value })}
      error={errorOf(field)}
    />
  )
  const serials = (field: 'damaged_serials' | 'short_serials') => (
    <SerialsField
      label={t(field)}
      serials={line[field]}
      onChange={(numbers) => put({ [field]: numbers })}
      error={errorOf('serials')}
    />
  )
  return (
    <FieldGroup isFramed>
      <FieldLegend>
        {unit.item_code} {unit.item_name}
      </FieldLegend>
      {number('received')}
      {number('damaged')}
      {number('short')}
      {unit.has_serial && Number(line.damaged) > 0 && serials('damaged_serials')}
      {unit.has_serial && Number(line.short) > 0 && serials('short_serials')}
      {Number(line.damaged) + Number(line.short) > 0 && (
        <TextField
          label={t('reason')}
          value={line.reason}
          onChange={(reason) => put({ reason })}
          error={errorOf('reason')}
          most={300}
        />
      )}
      <Note tone={said === restOfUnit(unit) ? 'good' : undefined}>
        {t('sum', { received: line.received, damaged: line.damaged, short: line.short, sent: restOfUnit(unit) })}
      </Note>
      {errorOf('unit_no') && <FieldError>{`${delivery('item')}: ${errorOf('unit_no')}`}</FieldError>}
    </FieldGroup>
  )
}
