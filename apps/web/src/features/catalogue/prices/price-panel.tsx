import { actOnItemPrice, createItemPrice, type ItemPrice } from '@sejuk/contract/catalogue/prices'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { organizationDropdown } from '@sejuk/contract/masters/organizations'
import { priceWithoutTax } from '@sejuk/domain/catalogue/prices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { addDays } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { branchReach } from '@sejuk/domain/viewers'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const blank = (dept_code: string) => ({
  item_code: '',
  org_code: defaultOrganization as string,
  dept_code,
  customer_level: '',
  min_qty: '1',
  price_include_tax: '',
  valid_from: companyToday(),
  valid_to: '',
  follows_on: false,
})
type Values = ReturnType<typeof blank>

const valuesOf = (price: ItemPrice): Values => ({
  item_code: price.item_code,
  org_code: price.org_code,
  dept_code: price.dept_code ?? '',
  customer_level: price.customer_level ?? '',
  min_qty: String(price.min_qty),
  price_include_tax: String(price.price_include_tax),
  valid_from: price.valid_from,
  valid_to: price.valid_to ?? '',
  follows_on: price.follows_on,
})

/** The next price of the same list: it begins where the one before ends, or ends it. */
const nextOf = (price: ItemPrice): Values => {
  const tomorrow = addDays(companyToday(), 1)
  const after = price.valid_to ? addDays(price.valid_to, 1) : tomorrow
  return {
    ...valuesOf(price),
    valid_from: [after, tomorrow].toSorted().at(-1) ?? tomorrow,
    valid_to: '',
    follows_on: price.valid_to === null,
  }
}

type Props = { price?: ItemPrice; isCopy?: boolean; item_code?: string; onClose: () => void }

/** A proposal: what it costs whom, and from when on. */
export const PricePanel = ({ price, isCopy, item_code = '', onClose }: Props) => {
  const t = useWords(priceWords)
  const { viewData, department, department_name } = useViewer()
  const reach = branchReach(viewData)
  const isChange = price !== undefined && !isCopy
  const first = { ...blank(reach === 'all' ? '' : department), item_code }
  const initial = price ? (isCopy ? nextOf(price) : valuesOf(price)) : first
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(isChange ? 'edit' : 'create')}
      sub={isChange ? price.price_code : undefined}
      endpoint={
        (isChange ? actOnItemPrice.modify : createItemPrice) as typeof actOnItemPrice.modify | typeof createItemPrice
      }
      initial={initial}
      fixed={isChange ? { price_code: price.price_code, row_version: price.row_version } : undefined}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`item-price/${isChange ? price.price_code : `create/${price?.price_code ?? item_code}`}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const text = (field: 'min_qty' | 'price_include_tax' | 'valid_from' | 'valid_to') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        const picked = (field: 'org_code' | 'dept_code' | 'customer_level') => ({
          label: t(field),
          value: values[field] || undefined,
          onChange: (code: string | undefined) => change({ [field]: code ?? '' }),
          error: errorOf(field),
        })
        const amount = Number(values.price_include_tax)
        return (
          <>
            <ItemPicker
              label={t('item')}
              value={values.item_code || undefined}
              onChange={(code) => change({ item_code: code ?? '' })}
              error={errorOf('item_code')}
            />
            <PagedSelect {...picked('org_code')} source={organizationDropdown} />
            <PagedSelect
              {...picked('dept_code')}
              source={departmentDropdown}
              none={t(reach === 'all' ? 'allBranches' : 'ownBranch')}
              shut={reach === 'single' && values.dept_code === department ? department_name : undefined}
            />
            <PagedSelect
              {...picked('customer_level')}
              source={erpCustomizationDropdown}
              input={{ data_type: 'CUSTOMER_LEVEL' }}
              none={t('allLevels')}
            />
            <TextField {...text('min_qty')} inputMode="numeric" />
            <MoneyTextField
              {...text('price_include_tax')}
              isRequired
              hint={amount > 0 ? t('withoutTax', { amount: rupiah(priceWithoutTax(Math.round(amount))) }) : undefined}
            />
            <DateField {...text('valid_from')} isRequired />
            <DateField {...text('valid_to')} />
            <CheckboxField
              label={t('follows_on')}
              hint={t('followsOnHint')}
              isOn={values.follows_on}
              onChange={(follows_on) => change({ follows_on })}
            />
          </>
        )
      }}
    </EndpointPanel>
  )
}
