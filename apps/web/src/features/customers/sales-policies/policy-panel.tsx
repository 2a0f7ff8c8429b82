import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { customerTypeDropdown } from '@sejuk/contract/customers/customers'
import { actOnSalesPolicy, createSalesPolicy, type SalesPolicy } from '@sejuk/contract/customers/sales-policies'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { salesPolicyWords } from '@sejuk/words/customers/sales-policies'
import IconX from '#icon/X'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField, PercentageField, QuantityField } from '../../../ui/fields/number-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'

type Tier = { from_amount: string; from_qty: string; discount_percent: string }
const blank = (today: string) => ({
  policy_name: '',
  dept_codes: [] as string[],
  customer_levels: [] as string[],
  customer_types: [] as string[],
  business_units: [] as string[],
  brand_codes: [] as string[],
  category_codes: [] as string[],
  item_codes: [] as string[],
  stackable: false,
  max_total_percent: '',
  tiers: [{ from_amount: '0', from_qty: '0', discount_percent: '' }] as Tier[],
  valid_from: today,
  valid_to: '',
})
type Values = ReturnType<typeof blank>
type ManyField =
  | 'dept_codes'
  | 'customer_levels'
  | 'customer_types'
  | 'business_units'
  | 'brand_codes'
  | 'category_codes'
  | 'item_codes'

const valuesOf = (policy: SalesPolicy): Values => ({
  policy_name: policy.policy_name,
  dept_codes: policy.dept_codes,
  customer_levels: policy.customer_levels,
  customer_types: policy.customer_types,
  business_units: policy.business_units,
  brand_codes: policy.brand_codes,
  category_codes: policy.category_codes,
  item_codes: policy.item_codes,
  stackable: policy.stackable,
  max_total_percent: policy.max_total_percent === null ? '' : String(policy.max_total_percent),
  tiers: policy.tiers.map((tier) => ({
    from_amount: String(tier.from_amount),
    from_qty: String(tier.from_qty ?? 0),
    discount_percent: String(tier.discount_percent),
  })),
  valid_from: policy.valid_from,
  valid_to: policy.valid_to ?? '',
})

export const PolicyPanel = ({ policy, onClose }: { policy?: SalesPolicy; onClose: () => void }) => {
  const t = useWords(salesPolicyWords)
  const today = useToday()
  const initial = policy ? valuesOf(policy) : blank(today)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(policy ? 'edit' : 'create')}
      sub={policy?.policy_code}
      endpoint={
        (policy ? actOnSalesPolicy.modify : createSalesPolicy) as
          | typeof actOnSalesPolicy.modify
          | typeof createSalesPolicy
      }
      initial={initial}
      fixed={policy && { policy_code: policy.policy_code, row_version: policy.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`sales-policy/${policy?.policy_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => {
        const { values, change, errorOf } = form
        const text = (field: 'policy_name' | 'valid_from' | 'valid_to') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        const several = (field: ManyField) => ({
          label: t(field),
          none: t('all'),
          value: values[field],
          onChange: (codes: string[]) => change({ [field]: codes }),
          error: errorOf(field),
        })
        return (
          <>
            <TextField {...text('policy_name')} most={150} isRequired autoFocus />
            <PagedMultiSelect {...several('dept_codes')} source={departmentDropdown} />
            <PagedMultiSelect
              {...several('customer_levels')}
              source={erpCustomizationDropdown}
              input={{ data_type: 'CUSTOMER_LEVEL' }}
            />
            <PagedMultiSelect {...several('customer_types')} source={customerTypeDropdown} />
            <PagedMultiSelect {...several('business_units')} source={businessUnitDropdown} />
            <PagedMultiSelect {...several('brand_codes')} source={brandDropdown} />
            <PagedMultiSelect {...several('category_codes')} source={itemCategoryDropdown} />
            <PagedMultiSelect {...several('item_codes')} source={itemDropdown} showsCode />
            <PercentageField
              label={t('max_total_percent')}
              hint={t('maxTotalHelp')}
              value={values.max_total_percent}
              error={errorOf('max_total_percent')}
              onChange={(max_total_percent) => change({ max_total_percent })}
            />
            <CheckboxField
              label={t('stackable')}
              hint={t('stackableHelp')}
              isOn={values.stackable}
              onChange={(stackable) => change({ stackable })}
            />
            <DateField {...text('valid_from')} isRequired />
            <DateField {...text('valid_to')} />
            <Tiers form={form} />
          </>
        )
      }}
    </EndpointPanel>
  )
}

const Tiers = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(salesPolicyWords)
  const { values, change, errorOf } = form
  const { tiers } = values
  const put = (n: number, part: Partial<Tier>) =>
    change({ tiers: tiers.map((tier, at) => (at === n ? { ...tier, ...part } : tier)) })
  return (
    <fieldset>
      <legend>{t('tiers')}</legend>
      {tiers.map((tier, n) => (
        <Row key={n}>
          <MoneyTextField
            label={t('from_amount')}
            value={tier.from_amount}
            error={errorOf(`tiers.${n}.from_amount`)}
            onChange={(from_amount) => put(n, { from_amount })}
          />
          <QuantityField
            label={t('from_qty')}
            hint=" "
            stock={1_000_000}
            value={tier.from_qty}
            error={errorOf(`tiers.${n}.from_qty`)}
            onChange={(from_qty) => put(n, { from_qty })}
          />
          <PercentageField
            label={t('discount_percent')}
            value={tier.discount_percent}
            error={errorOf(`tiers.${n}.discount_percent`)}
            onChange={(discount_percent) => put(n, { discount_percent })}
          />
          {tiers.length > 1 && (
            <IconButton
              label={t('removeTier', { n: n + 1 })}
              onClick={() => change({ tiers: tiers.filter((_, at) => at !== n) })}
            >
              <IconX size={16} />
            </IconButton>
          )}
        </Row>
      ))}
      {errorOf('tiers') && <Note tone="bad">{errorOf('tiers')}</Note>}
      <Button
        size="small"
        onClick={() => change({ tiers: [...tiers, { from_amount: '0', from_qty: '0', discount_percent: '' }] })}
      >
        {t('addTier')}
      </Button>
    </fieldset>
  )
}
