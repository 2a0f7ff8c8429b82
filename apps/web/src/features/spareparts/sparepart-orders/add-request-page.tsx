import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { createSparepartRequest, sparepartSuggestions } from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { deliveryPlaces, urgencies } from '@sejuk/domain/spareparts/order-kinds'
import { pickerWords } from '@sejuk/words/pickers'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import { BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import type { ChosenPart } from '../../../entities/spareparts/chosen-parts.ts'
import { PartChooser } from '../../../entities/spareparts/part-chooser.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

const blank = (dept_code: string) => ({
  dept_code,
  asc_code: '',
  serial_number: '',
  purchase_date: '',
  error_code: '',
  consumer_name: '',
  consumer_phone: '',
  urgency: 'Normal' as (typeof urgencies)[number],
  need_by: '',
  delivery_to: 'Branch_Counter' as (typeof deliveryPlaces)[number],
  delivery_address: '',
  remark: '',
  lines: [] as ChosenPart[],
})
type Values = ReturnType<typeof blank>

/** Parts in warranty over the counter: the unit, the consumer, and the parts. Photos are added to the saved request. */
export const AddRequestPage = () => {
  const t = useWords(sparepartWords)
  const choose = useWords(pickerWords)('choose')
  const navigate = useNavigate()
  const { department, permission } = useViewer()
  const [unit, setUnit] = useState({ serial_number: '', purchase_date: '', error_code: '' })
  const asked = useDebounced(JSON.stringify(unit))
  const seen = JSON.parse(asked) as typeof unit
  const suggested = useCall(
    sparepartSuggestions,
    { ...seen, purchase_date: seen.purchase_date || null },
    { enabled: seen.serial_number.length > 4, keepPrevious: true },
  ).data?.data
  const initial = blank(department)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPage
      title={t('newRequest')}
      crumb={<Link {...pageTo('partRequests')}>{t('requests')}</Link>}
      endpoint={createSparepartRequest}
      initial={initial}
      labels={
        Object.fromEntries(fields.map((field) => [field, field === 'lines' ? t('parts') : t(field)])) as Record<
          keyof Values,
          string
        >
      }
      draft="sparepart-request/create"
      onDone={(answer) => {
        const made = answer?.data as { sparepart_order_code: string } | undefined
        if (made) void navigate(pageTo('partRequest', { code: made.sparepart_order_code }))
      }}
    >
      {({ values, change, errorOf }) => {
        const text = (field: 'consumer_name' | 'delivery_address' | 'remark') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        const ofUnit = (part: Partial<typeof unit>) => {
          change(part)
          setUnit((now) => ({ ...now, ...part }))
        }
        return (
          <>
            <Section title={t('unit')}>
              <SectionBody>
                <TextField
                  label={t('serial_number')}
                  value={values.serial_number}
                  onChange={(serial_number) => ofUnit({ serial_number })}
                  error={errorOf('serial_number')}
                  most={60}
                  isRequired
                />
                <DateField
                  label={t('purchase_date')}
                  value={values.purchase_date}
                  onChange={(purchase_date) => ofUnit({ purchase_date })}
                  error={errorOf('purchase_date')}
                />
                <TextField
                  label={t('error_code')}
                  value={values.error_code}
                  onChange={(error_code) => ofUnit({ error_code })}
                  error={errorOf('error_code')}
                  most={40}
                />
              </SectionBody>
            </Section>
            <Section title={t('parts')} sub={suggested?.item_name ?? undefined}>
              <SectionBody>
                <PartChooser
                  found={suggested}
                  chosen={values.lines}
                  onChange={(next) => change((now) => ({ lines: next(now.lines) }))}
                  errorOf={errorOf}
                  mayOverride={permission.has('Sparepart-Order-Override')}
                />
              </SectionBody>
            </Section>
            <Section title={t('consumer_name')}>
              <SectionBody>
                <TextField {...text('consumer_name')} most={100} isRequired />
                <PhoneField
                  label={t('consumer_phone')}
                  value={values.consumer_phone}
                  onChange={(consumer_phone) => change({ consumer_phone })}
                  error={errorOf('consumer_phone')}
                  isRequired
                />
              </SectionBody>
            </Section>
            <Section title={t('delivery_to')}>
              <SectionBody>
                <BranchPicker
                  value={values.dept_code || undefined}
                  onChange={(dept_code = '') => change({ dept_code })}
                  error={errorOf('dept_code')}
                />
                <PagedSelect
                  label={t('asc_code')}
                  none={choose}
                  source={ascDropdown}
                  value={values.asc_code || undefined}
                  onChange={(asc_code) => change({ asc_code: asc_code ?? '' })}
                  error={errorOf('asc_code')}
                />
                <ChoiceField
                  label={t('delivery_to')}
                  value={values.delivery_to}
                  onChange={(chosen) =>
                    change({ delivery_to: deliveryPlaces.find((one) => one === chosen) ?? 'Branch_Counter' })
                  }
                  options={deliveryPlaces.map((value) => ({ value, label: t(value) }))}
                  error={errorOf('delivery_to')}
                />
                <TextField {...text('delivery_address')} most={500} isLong />
                <ChoiceField
                  label={t('urgency')}
                  value={values.urgency}
                  onChange={(chosen) => change({ urgency: urgencies.find((one) => one === chosen) ?? 'Normal' })}
                  options={urgencies.map((value) => ({ value, label: t(value) }))}
                  error={errorOf('urgency')}
                />
                <DateField
                  label={t('need_by')}
                  value={values.need_by}
                  onChange={(need_by) => change({ need_by })}
                  error={errorOf('need_by')}
                />
                <TextField {...text('remark')} most={500} isLong />
              </SectionBody>
            </Section>
          </>
        )
      }}
    </EndpointPage>
  )
}
