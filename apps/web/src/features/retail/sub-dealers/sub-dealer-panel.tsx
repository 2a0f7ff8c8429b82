import { actOnSubDealer, createSubDealer, type SubDealerDetail } from '@sejuk/contract/retail/sub-dealers'
import { subDealerClasses } from '@sejuk/domain/retail/sub-dealers'
import { typedPhone } from '@sejuk/domain/values/phone'
import { subDealerWords } from '@sejuk/words/retail/sub-dealers'
import { BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'

const valuesOf = (dept_code: string, found?: SubDealerDetail) => ({
  dept_code: found?.dept_code ?? dept_code,
  subdealer_name: found?.subdealer_name ?? '',
  owner_name: found?.owner_name ?? '',
  phone: typedPhone(found?.phone ?? ''),
  npwp: found?.npwp ?? '',
  subdealer_class: (found?.subdealer_class ?? 'C') as string,
  detail_address: found?.detail_address ?? '',
  sub_district_code: found?.sub_district_code ?? '',
  lat: found?.lat ?? null,
  lng: found?.lng ?? null,
  parents: found?.parents.map(({ customer_code }) => customer_code) ?? [],
  despite_duplicates: false,
})
type Values = ReturnType<typeof valuesOf>

/** A sub-dealer with its suppliers; one that looks like another is written only on purpose. */
export const SubDealerPanel = ({ found, onClose }: { found?: SubDealerDetail; onClose: () => void }) => {
  const t = useWords(subDealerWords)
  const { department } = useViewer()
  const initial = valuesOf(department, found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.subdealer_code}
      endpoint={
        (found ? actOnSubDealer.modify : createSubDealer) as typeof actOnSubDealer.modify | typeof createSubDealer
      }
      initial={initial}
      fixed={found && { subdealer_code: found.subdealer_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`sub-dealer/${found?.subdealer_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => <Fields form={form} isNew={!found} />}
    </EndpointPanel>
  )
}

const Fields = ({ form, isNew }: { form: EndpointForm<Values>; isNew: boolean }) => {
  const t = useWords(subDealerWords)
  const { values, change, errorOf } = form
  const text = (field: 'subdealer_name' | 'owner_name' | 'phone' | 'npwp' | 'detail_address', most: number) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
    most,
  })
  return (
    <>
      {isNew && (
        <BranchPicker
          value={values.dept_code || undefined}
          onChange={(dept_code = '') => change({ dept_code })}
          error={errorOf('dept_code')}
        />
      )}
      <TextField {...text('subdealer_name', 150)} isRequired />
      <TextField {...text('owner_name', 100)} isRequired />
      <TextField {...text('phone', 40)} isRequired />
      <TextField {...text('npwp', 30)} />
      <ChoiceField
        label={t('subdealer_class')}
        value={values.subdealer_class}
        options={subDealerClasses.map((value) => ({ value, label: value }))}
        onChange={(subdealer_class) => change({ subdealer_class })}
      />
      <TextField {...text('detail_address', 300)} isLong isRequired />
      <LineFields
        name={t('supplier')}
        lines={values.parents.map((customer_code) => ({ customer_code }))}
        blank={{ customer_code: '' }}
        least={0}
        error={errorOf('parents')}
        addLabel={t('addParent')}
        onChange={(next) =>
          change((now: Values) => ({
            parents: next(now.parents.map((customer_code) => ({ customer_code }))).map(
              ({ customer_code }) => customer_code,
            ),
          }))
        }
      >
        {(line, n, put) => (
          <CustomerPicker
            value={line.customer_code || undefined}
            onChange={(customer_code = '') => put({ customer_code })}
            error={errorOf(`parents.${n}`)}
          />
        )}
      </LineFields>
      <p>{t('parentsHelp')}</p>
      <CheckboxField
        label={t('despite_duplicates')}
        isOn={values.despite_duplicates}
        onChange={(despite_duplicates) => change({ despite_duplicates })}
      />
    </>
  )
}
