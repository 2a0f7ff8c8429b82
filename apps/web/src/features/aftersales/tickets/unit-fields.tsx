import { ticketChoices } from '@sejuk/contract/aftersales/tickets'
import { searchWarranty } from '@sejuk/contract/aftersales/warranty'
import { ticketCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { warrantyWords } from '@sejuk/words/aftersales/warranty'
import IconPlus from '#icon/Plus'
import IconTrash from '#icon/Trash'
import { useWarrantyReason } from '../../../entities/aftersales/use-warranty-reason.ts'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid, FieldGroup } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { blankUnit, type TicketValues, type UnitValues } from './ticket-values.ts'

type Props = { form: EndpointForm<TicketValues> }

export const UnitFields = ({ form }: Props) => {
  const t = useWords(ticketWords)
  const { units } = form.values
  const put = (n: number, part: Partial<UnitValues>) =>
    form.change({ units: units.map((unit, at) => (at === n ? { ...unit, ...part } : unit)) })
  return (
    <Section
      title={t('units')}
      actions={
        <Button
          size="small"
          icon={<IconPlus size={16} />}
          onClick={() => form.change({ units: [...units, blankUnit] })}
        >
          {t('addUnit')}
        </Button>
      }
    >
      {form.errorOf('units') && (
        <Note role="alert" tone="bad">
          {form.errorOf('units')}
        </Note>
      )}
      {units.map((unit, n) => (
        <FieldGroup key={n}>
          <SectionBody>
            <legend className="sr-only">{t('unitN', { n: n + 1 })}</legend>
            <Row>
              <b>{t('unitN', { n: n + 1 })}</b>
              <UnitWarranty unit={unit} />
              {units.length > 1 && (
                <IconButton
                  label={t('removeUnit', { n: n + 1 })}
                  onClick={() => form.change({ units: units.filter((_, at) => at !== n) })}
                >
                  <IconTrash size={16} />
                </IconButton>
              )}
            </Row>
            <OneUnit unit={unit} at={n} form={form} put={(part) => put(n, part)} />
          </SectionBody>
        </FieldGroup>
      ))}
    </Section>
  )
}

type OneProps = Props & { unit: UnitValues; at: number; put: (part: Partial<UnitValues>) => void }

const OneUnit = ({ unit, at, form, put }: OneProps) => {
  const t = useWords(ticketWords)
  const text = (field: keyof UnitValues) => ({
    label: t(field),
    value: unit[field],
    onChange: (value: string) => put({ [field]: value }),
    error: form.errorOf(`units.${at}.${field}`),
  })
  return (
    <>
      <FieldGrid>
        <TextField {...text('serial_indoor')} />
        <TextField {...text('serial_outdoor')} />
        <ItemPicker
          of="unit"
          value={unit.item_code || undefined}
          onChange={(item_code = '', item) =>
            put({
              item_code,
              ...(item && { item_name: item.item_name, category_code: item.category_code ?? unit.category_code }),
            })
          }
          error={form.errorOf(`units.${at}.item_code`)}
        />
        <TextField {...text('item_name')} most={200} />
        <PagedSelect
          label={t('symptom')}
          none={t('choose')}
          source={ticketChoices}
          input={{ key: 'Repair_Symptoms' }}
          value={unit.symptom || undefined}
          onChange={(symptom) => put({ symptom: symptom ?? '' })}
          error={form.errorOf(`units.${at}.symptom`)}
        />
        <TextField {...text('error_code')} />
        <DateField {...text('purchase_date')} />
        <PagedSelect
          label={t('category_code')}
          none={t('choose')}
          source={ticketCategoryDropdown}
          value={unit.category_code || undefined}
          onChange={(category_code) => put({ category_code: category_code ?? '' })}
          error={form.errorOf(`units.${at}.category_code`)}
        />
        <TextField {...text('quantity')} inputMode="numeric" />
      </FieldGrid>
      <TextField {...text('description')} most={1000} isLong />
    </>
  )
}

/** The warranty of what is being typed, with the reason. */
const UnitWarranty = ({ unit }: { unit: UnitValues }) => {
  const reason = useWarrantyReason()
  const t = useWords(warrantyWords)
  const gate = useGate(searchWarranty)
  const serial_number = useDebounced((unit.serial_indoor || unit.serial_outdoor).trim())
  const purchase_date = /^\d{4}-\d{2}-\d{2}$/.test(unit.purchase_date) ? unit.purchase_date : ''
  const found = useCall(
    searchWarranty,
    { serial_number, purchase_date },
    { enabled: gate.enabled && serial_number.length >= 5 },
  )
  const [known] = serial_number.length >= 5 ? (found.data?.data ?? []) : []
  if (!known) return null
  return (
    <span aria-live="polite">
      <WarrantyChip warranty={known.warranty} /> <small>{reason(known)}</small>
      {known.replaced_serial && (
        <Note>{t('exchanged', { old: known.replaced_serial, serial: known.serial_number ?? '' })}</Note>
      )}
    </span>
  )
}
