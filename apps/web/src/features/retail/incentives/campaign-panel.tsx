import { departmentDropdown } from '@sejuk/contract/masters/departments'
import {
  actOnIncentiveCampaign,
  createIncentiveCampaign,
  type IncentiveCampaign,
} from '@sejuk/contract/retail/incentive-campaigns'
import { shopClasses } from '@sejuk/domain/customers/shops'
import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { incentiveCampaignWords } from '@sejuk/words/retail/incentive-campaigns'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'

const blank = { item_code: '', amount: null as number | null }
const valuesOf = (found?: IncentiveCampaign) => ({
  campaign_name: found?.campaign_name ?? '',
  valid_from: found?.valid_from ?? '',
  valid_to: found?.valid_to ?? '',
  seller_roles: [...(found?.seller_roles ?? [])] as string[],
  shop_classes: [...(found?.shop_classes ?? [])],
  dept_codes: [...(found?.dept_codes ?? [])],
  cap_amount: found?.cap_amount ?? null,
  needs_photo: found?.needs_photo ?? false,
  items: found?.items.map((item) => ({ ...item, amount: item.amount as number | null })) ?? [blank],
})
type Values = ReturnType<typeof valuesOf>

const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

export const CampaignPanel = ({ found, onClose }: { found?: IncentiveCampaign; onClose: () => void }) => {
  const t = useWords(incentiveCampaignWords)
  const initial = valuesOf(found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'modify' : 'create')}
      sub={found?.campaign_code}
      endpoint={
        (found ? actOnIncentiveCampaign.modify : createIncentiveCampaign) as
          | typeof actOnIncentiveCampaign.modify
          | typeof createIncentiveCampaign
      }
      initial={initial}
      fixed={found && { campaign_code: found.campaign_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`incentive-campaign/${found?.campaign_code ?? 'create'}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('campaign_name')}
            value={values.campaign_name}
            onChange={(campaign_name) => change({ campaign_name })}
            error={errorOf('campaign_name')}
            most={120}
            isRequired
          />
          {(['valid_from', 'valid_to'] as const).map((field) => (
            <DateField
              key={field}
              label={t(field)}
              value={values[field]}
              onChange={(value) => change({ [field]: value })}
              error={errorOf(field)}
              isRequired
            />
          ))}
          <FieldGroup aria-label={t('seller_roles')}>
            {sellerRoles.map((role) => (
              <CheckboxField
                key={role}
                label={t(role)}
                isOn={values.seller_roles.includes(role)}
                onChange={() => change((now: Values) => ({ seller_roles: toggled(now.seller_roles, role) }))}
              />
            ))}
            <small>{t('noneMeansAll')}</small>
          </FieldGroup>
          <FieldGroup aria-label={t('shop_classes')}>
            {shopClasses.map((one) => (
              <CheckboxField
                key={one}
                label={`${t('shop_classes')} ${one}`}
                isOn={values.shop_classes.includes(one)}
                onChange={() => change((now: Values) => ({ shop_classes: toggled(now.shop_classes, one) }))}
              />
            ))}
          </FieldGroup>
          <PagedMultiSelect
            label={t('dept_codes')}
            source={departmentDropdown}
            value={values.dept_codes}
            onChange={(dept_codes) => change({ dept_codes })}
            error={errorOf('dept_codes')}
          />
          <MoneyField
            label={t('cap_amount')}
            value={values.cap_amount}
            onChange={(cap_amount) => change({ cap_amount })}
            error={errorOf('cap_amount')}
          />
          <CheckboxField
            label={t('needs_photo')}
            isOn={values.needs_photo}
            onChange={(needs_photo) => change({ needs_photo })}
          />
          <LineFields
            name={t('items')}
            lines={values.items}
            blank={blank}
            error={errorOf('items')}
            onChange={(next) => change((now: Values) => ({ items: next(now.items) }))}
          >
            {(line, n, put) => (
              <>
                <ItemPicker
                  of="unit"
                  value={line.item_code || undefined}
                  onChange={(item_code = '') => put({ item_code })}
                  error={errorOf(`items.${n}.item_code`)}
                />
                <MoneyField
                  label={t('amount')}
                  value={line.amount}
                  onChange={(amount) => put({ amount })}
                  error={errorOf(`items.${n}.amount`)}
                />
              </>
            )}
          </LineFields>
        </>
      )}
    </EndpointPanel>
  )
}
