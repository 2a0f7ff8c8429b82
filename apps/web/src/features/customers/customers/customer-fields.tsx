import { checkCustomerCode } from '@sejuk/contract/customers/customers'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { organizationDropdown } from '@sejuk/contract/masters/organizations'
import { ascFlags, cooperations, customerTypes, taxIdTypes, transactionCodes } from '@sejuk/domain/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import { BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import { RegionChain } from '../../../entities/pickers/region-chain.tsx'
import { SalesmanPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { IdCardField, NpwpField, PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TranslatedTextField } from '../../../ui/fields/translated-text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { CustomerValues } from './form-values.ts'

type Form = EndpointForm<CustomerValues>
type Word = keyof typeof customerWords.words

const useFields = (form: Form) => {
  const t = useWords(customerWords)
  const { values, change, errorOf } = form
  const common = (field: keyof CustomerValues & Word) => ({ label: t(field), error: errorOf(field) })
  return {
    t,
    common,
    text: (field: keyof CustomerValues & Word) => ({
      ...common(field),
      value: String(values[field]),
      onChange: (value: string) => change({ [field]: value }),
    }),
    picked: (field: keyof CustomerValues & Word) => ({
      ...common(field),
      none: t('choose'),
      value: String(values[field]) || undefined,
      onChange: (code: string | undefined) => change({ [field]: code ?? '' }),
    }),
    options: <Value extends Word>(all: readonly Value[]) => all.map((value) => ({ value, label: t(value) })),
  }
}

/** A code of the ERP is looked up as it is typed; the next number needs none. */
const CodeField = ({ form }: { form: Form }) => {
  const { t, text } = useFields(form)
  const say = useSay()
  const customer_code = useDebounced(form.values.customer_code.trim())
  const gate = useGate(checkCustomerCode)
  const checked = useCall(checkCustomerCode, { customer_code }, { enabled: gate.enabled && customer_code !== '' })
  const { isAvaible, why_not } = (customer_code && checked.data?.data) || {}
  const field = text('customer_code')
  const error = field.error ?? (why_not ? say(why_not) : undefined)
  return <TextField {...field} error={error} hint={t(isAvaible ? 'codeFree' : 'codeHelp')} most={20} />
}

type Basics = { form: Form; isNew: boolean; salesman?: { code: string | null; name: string | null } }

export const BasicFields = ({ form, isNew, salesman }: Basics) => {
  const { t, text, common, picked, options } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <Section title={t('basics')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('customer_name')} most={150} isRequired autoFocus />
          {isNew && <CodeField form={form} />}
          <ChoiceField {...text('customer_type_code')} options={options(customerTypes)} isRequired />
          <PagedSelect
            {...picked('customer_level')}
            source={erpCustomizationDropdown}
            input={{ data_type: 'CUSTOMER_LEVEL' }}
          />
          <PagedSelect {...picked('org_code')} source={organizationDropdown} />
          <BranchPicker
            value={values.dept_code || undefined}
            error={errorOf('dept_code')}
            onChange={(code) => change({ dept_code: code ?? '', salesman_code: '' })}
          />
          <SalesmanPicker
            value={values.salesman_code || undefined}
            error={errorOf('salesman_code')}
            dept_code={values.dept_code ? [values.dept_code] : []}
            known={salesman}
            onChange={(code) => change({ salesman_code: code ?? '' })}
          />
          <PagedMultiSelect
            {...common('business_unit_codes')}
            none={t('choose')}
            source={businessUnitDropdown}
            value={values.business_unit_codes}
            onChange={(business_unit_codes) => change({ business_unit_codes })}
          />
          <ChoiceField {...text('cooperation')} options={options(cooperations)} />
          {values.cooperation === 'No Cooperate' && <TextField {...text('cooperation_reason')} most={500} isRequired />}
          <ChoiceField {...text('asc_flag')} options={options(ascFlags)} />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

export const PlaceFields = ({ form }: { form: Form }) => {
  const { t, text } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <Section title={t('contact')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('pic_name')} most={100} />
          <PhoneField {...text('pic_phone')} />
          <TextField {...text('pic_email')} inputMode="email" most={200} />
          <RegionChain
            value={{
              province_code: values.province_code || undefined,
              city_code: values.city_code || undefined,
              district_code: values.district_code || undefined,
              sub_district_code: values.sub_district_code || undefined,
              postal_code: values.postal_code,
            }}
            errorOf={errorOf}
            onChange={(region) =>
              change({
                province_code: region.province_code ?? '',
                city_code: region.city_code ?? '',
                district_code: region.district_code ?? '',
                sub_district_code: region.sub_district_code ?? '',
                postal_code: region.postal_code,
              })
            }
          />
        </FieldGrid>
        <TextField {...text('detail_address')} most={1000} isLong />
        <PlaceField
          label={t('place')}
          lat={values.lat}
          lng={values.lng}
          errors={{ lat: errorOf('lat'), lng: errorOf('lng') }}
          onChange={(place) => change(place)}
        />
      </SectionBody>
    </Section>
  )
}

export const TaxFields = ({ form }: { form: Form }) => {
  const { t, text, common, options } = useFields(form)
  const { values, change } = form
  const isTaxable = values.customer_is_taxable === '1'
  return (
    <Section title={t('tax')}>
      <SectionBody>
        <Row>
          <CheckboxField
            {...common('customer_is_taxable')}
            isOn={isTaxable}
            onChange={(isOn) => change({ customer_is_taxable: isOn ? '1' : '0' })}
          />
          <CheckboxField
            {...common('price_include_tax')}
            isOn={values.price_include_tax === 'Y'}
            onChange={(isOn) => change({ price_include_tax: isOn ? 'Y' : 'N' })}
          />
        </Row>
        <FieldGrid>
          <ChoiceField {...text('tax_id_type')} options={options(taxIdTypes)} />
          <NpwpField {...text('npwp')} isRequired={isTaxable} />
          <TextField {...text('nitku')} hint={t('nitkuHelp')} inputMode="numeric" most={22} />
          <IdCardField {...text('nik')} />
          <TextField {...text('tax_name')} most={150} isRequired={isTaxable} />
          <ChoiceField
            {...text('transaction_code')}
            options={transactionCodes.map((code) => ({ value: code, label: code }))}
          />
        </FieldGrid>
        <TextField {...text('tax_address')} most={1000} isLong isRequired={isTaxable} />
        <TranslatedTextField
          {...common('tax_emails')}
          value={values.tax_emails}
          onChange={(tax_emails) => change({ tax_emails })}
        />
      </SectionBody>
    </Section>
  )
}

export const PaymentFields = ({ form, isBankHidden }: { form: Form; isBankHidden: boolean }) => {
  const { t, text, common, picked } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <Section title={t('payment')}>
      <SectionBody>
        <FieldGrid>
          <PagedSelect
            {...picked('collect_method')}
            source={erpCustomizationDropdown}
            input={{ data_type: 'COLLECT_METHOD' }}
          />
          <TextField {...text('payment_term_days')} inputMode="numeric" />
          {isBankHidden ? (
            <p>{t('bankHidden')}</p>
          ) : (
            <>
              <BankPicker
                value={values.bank_code || undefined}
                error={errorOf('bank_code')}
                onChange={(bank_code) => change({ bank_code: bank_code ?? '' })}
              />
              <TextField {...text('account_name')} most={100} />
              <TextField {...text('account_number')} inputMode="numeric" most={20} />
            </>
          )}
        </FieldGrid>
        <CheckboxField
          {...common('cheque_allowed')}
          isOn={values.cheque_allowed === 'Y'}
          onChange={(isOn) => change({ cheque_allowed: isOn ? 'Y' : 'N' })}
        />
      </SectionBody>
    </Section>
  )
}
