import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import {
  actOnTransfer,
  createTransfer,
  type TransferDetail,
  transferDestinationDropdown,
} from '@sejuk/contract/stock/transfers'
import { transferReasons } from '@sejuk/domain/stock/transfers'
import { addDays } from '@sejuk/domain/values/dates'
import { recordWords } from '@sejuk/words/masters/records'
import { transferWords } from '@sejuk/words/stock/transfers'
import { ItemLines } from '../../../entities/catalogue/item-lines.tsx'
import { SerialsField } from '../../../entities/stock/serials-field.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const usualDays = 3
const blankLine = { item_code: '', qty: '', serials: [] as string[], has_serial: false }
const valuesOf = (today: string, found?: TransferDetail) => ({
  from_warehouse: found?.from_warehouse ?? '',
  to_warehouse: found?.to_warehouse ?? '',
  transfer_reason: found?.transfer_reason ?? ('regular' as (typeof transferReasons)[number]),
  vendor: found?.vendor ?? '',
  driver_name: found?.driver_name ?? '',
  truck_no: found?.truck_no ?? '',
  eta: found?.eta ?? addDays(today, usualDays),
  remark: found?.remark ?? '',
  lines: found?.lines.map(({ item_code, qty, serial_numbers, has_serial }) => ({
    ...{ item_code, qty: String(qty), serials: serial_numbers, has_serial },
  })) ?? [blankLine],
})
type Values = ReturnType<typeof valuesOf>

/** What is sent, from where, to where, and which units. */
export const TransferPanel = ({ found, onClose }: { found?: TransferDetail; onClose: () => void }) => {
  const t = useWords(transferWords)
  const none = useWords(recordWords)('choose')
  const initial = valuesOf(useToday(), found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.transfer_code}
      endpoint={(found ? actOnTransfer.modify : createTransfer) as typeof actOnTransfer.modify | typeof createTransfer}
      initial={initial}
      fixed={found && { transfer_code: found.transfer_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`transfer/${found?.transfer_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => {
        const { values, change, errorOf } = form
        const text = (field: 'vendor' | 'driver_name' | 'truck_no' | 'eta' | 'remark') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        const place = (field: 'from_warehouse' | 'to_warehouse') => (
          <PagedSelect
            label={t(field)}
            none={none}
            source={field === 'to_warehouse' ? transferDestinationDropdown : warehouseDropdown}
            value={values[field] || undefined}
            onChange={(code) => change({ [field]: code ?? '' })}
            error={errorOf(field)}
          />
        )
        return (
          <>
            {!found && place('from_warehouse')}
            {!found && place('to_warehouse')}
            <ChoiceField
              label={t('transfer_reason')}
              value={values.transfer_reason}
              onChange={(chosen) =>
                change({ transfer_reason: transferReasons.find((one) => one === chosen) ?? 'regular' })
              }
              options={transferReasons.map((value) => ({ value, label: t(value) }))}
              error={errorOf('transfer_reason')}
            />
            <DateField {...text('eta')} isRequired />
            <TextField {...text('vendor')} most={100} />
            <TextField {...text('driver_name')} most={100} />
            <TextField {...text('truck_no')} most={30} />
            <Lines form={form} />
            <TextField {...text('remark')} most={500} isLong />
          </>
        )
      }}
    </EndpointPanel>
  )
}

const Lines = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(transferWords)
  return (
    <ItemLines
      title={t('lines')}
      qty={{ label: t('qty') }}
      form={form}
      blank={blankLine}
      ofItem={(item) => ({ has_serial: item?.has_serial ?? false })}
      onChange={(next) => form.change((now) => ({ lines: next(now.lines) }))}
    >
      {(line, errorOf, put) =>
        line.has_serial && (
          <SerialsField
            label={t('serialsOf', { n: line.serials.length, qty: line.qty || 0 })}
            serials={line.serials}
            onChange={(serials) => put({ serials })}
            error={errorOf('serials')}
          />
        )
      }
    </ItemLines>
  )
}
