import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { capacityUnits, productTypes } from '@sejuk/domain/projects/project-statuses'
import { total } from '@sejuk/domain/values/money'
import { SalesmanPicker } from '../../../entities/pickers/staff-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { thousands } from '../../../lib/language/money.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { MoneyTextField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { blankCompetitor, blankContact, blankSystem, type ProjectValues } from './form-values.ts'
import { LineList } from './line-list.tsx'
import { useFields } from './project-fields.tsx'

type Form = EndpointForm<ProjectValues>

export const SystemLines = ({ form }: { form: Form }) => {
  const { t, options } = useFields(form)
  const { values, change, errorOf } = form
  const sum = total(values.systems.map(({ est_amount }) => Number(est_amount) || 0))
  return (
    <LineList
      title={t('systems')}
      lines={values.systems}
      blank={blankSystem}
      least={1}
      error={errorOf('systems')}
      foot={`Rp ${thousands(sum)}`}
      onChange={(next) => change((now) => ({ systems: next(now.systems) }))}
    >
      {(line, n, put) => {
        const text = (field: 'place' | 'capacity' | 'qty' | 'est_amount', label: string) => ({
          label,
          value: line[field],
          onChange: (value: string) => put({ [field]: value }),
          error: errorOf(`systems.${n}.${field}`),
        })
        return (
          <>
            <ChoiceField
              label={t('business_unit_code')}
              value={line.business_unit_code}
              onChange={(business_unit_code) => put({ business_unit_code })}
              options={businessUnitCodes.map((value) => ({ value, label: value }))}
              error={errorOf(`systems.${n}.business_unit_code`)}
            />
            <ChoiceField
              label={t('product_type')}
              value={line.product_type}
              onChange={(product_type) => put({ product_type })}
              options={options(productTypes)}
              error={errorOf(`systems.${n}.product_type`)}
            />
            <TextField {...text('place', t('where'))} most={200} />
            <NumberField {...text('capacity', t('capacity'))} isRequired />
            <ChoiceField
              label={t('capacity_unit')}
              value={line.capacity_unit}
              onChange={(capacity_unit) => put({ capacity_unit })}
              options={options(capacityUnits)}
              error={errorOf(`systems.${n}.capacity_unit`)}
            />
            <NumberField {...text('qty', t('qty'))} isRequired />
            <MoneyTextField {...text('est_amount', t('est_amount'))} isRequired />
          </>
        )
      }}
    </LineList>
  )
}

export const SalespeopleLines = ({ form }: { form: Form }) => {
  const { t } = useFields(form)
  const { values, change, errorOf } = form
  const sum = total(values.salespeople.map(({ split_percent }) => Number(split_percent) || 0))
  return (
    <LineList
      title={t('salespeople')}
      lines={values.salespeople}
      blank={{ usercode: '', split_percent: '' }}
      least={1}
      error={errorOf('salespeople')}
      foot={t('splitSum', { n: sum })}
      onChange={(next) => change((now) => ({ salespeople: next(now.salespeople) }))}
    >
      {(line, n, put) => (
        <>
          <SalesmanPicker
            value={line.usercode || undefined}
            error={errorOf(`salespeople.${n}.usercode`)}
            onChange={(usercode = '') => put({ usercode })}
          />
          <NumberField
            label={t('split_percent')}
            value={line.split_percent}
            onChange={(split_percent) => put({ split_percent })}
            error={errorOf(`salespeople.${n}.split_percent`)}
          />
        </>
      )}
    </LineList>
  )
}

export const ContactLines = ({ form }: { form: Form }) => {
  const { t } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <LineList
      title={t('contacts')}
      lines={values.contacts}
      blank={blankContact}
      error={errorOf('contacts')}
      onChange={(next) => change((now) => ({ contacts: next(now.contacts) }))}
    >
      {(line, n, put) => {
        const text = (field: keyof typeof blankContact) => ({
          label: t(field),
          value: line[field],
          onChange: (value: string) => put({ [field]: value }),
          error: errorOf(`contacts.${n}.${field}`),
        })
        return (
          <>
            <TextField {...text('contact_name')} most={100} isRequired />
            <TextField {...text('job_title')} most={100} />
            <TextField {...text('company')} most={150} />
            <PhoneField {...text('phone')} />
            <TextField {...text('email')} most={200} inputMode="email" />
          </>
        )
      }}
    </LineList>
  )
}

export const CompetitorLines = ({ form }: { form: Form }) => {
  const { t } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <LineList
      title={t('competitors')}
      lines={values.competitors}
      blank={blankCompetitor}
      error={errorOf('competitors')}
      onChange={(next) => change((now) => ({ competitors: next(now.competitors) }))}
    >
      {(line, n, put) => (
        <>
          <TextField
            label={t('brand')}
            value={line.brand}
            onChange={(brand) => put({ brand })}
            error={errorOf(`competitors.${n}.brand`)}
            most={60}
            isRequired
          />
          <MoneyTextField
            label={t('price')}
            value={line.price}
            onChange={(price) => put({ price })}
            error={errorOf(`competitors.${n}.price`)}
          />
          <TextField
            label={t('heard_from')}
            value={line.heard_from}
            onChange={(heard_from) => put({ heard_from })}
            error={errorOf(`competitors.${n}.heard_from`)}
            most={100}
          />
          <CheckboxField
            label={t('is_preferred')}
            isOn={line.is_preferred}
            onChange={(is_preferred) => put({ is_preferred })}
            error={undefined}
          />
        </>
      )}
    </LineList>
  )
}
