import * as contract from '@sejuk/contract/installers/bonus-rules'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { type Evidence, evidences } from '@sejuk/domain/installers/bonus-rules'
import { installerTypes } from '@sejuk/domain/installers/installers'
import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { bonusRuleWords, evidenceWords } from '@sejuk/words/installers/bonus-rules'
import { installerWords } from '@sejuk/words/installers/installers'
import type { OptionSource } from '../../../lib/api/options.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField } from '../../../ui/fields/number-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'

type Rule = contract.BonusRuleRow

const valuesOf = (today: string, rule?: Rule, isCopy?: boolean) => ({
  rule_name: rule?.rule_name ?? '',
  installer_types: rule?.installer_types ?? [],
  dept_codes: rule?.dept_codes ?? [],
  brand_codes: rule?.brand_codes ?? [],
  business_units: rule?.business_units ?? [],
  category_codes: rule?.category_codes ?? [],
  min_pk: String(rule?.min_pk ?? ''),
  max_pk: String(rule?.max_pk ?? ''),
  base_amount: String(rule?.base_amount ?? ''),
  tiers: (rule?.tiers ?? []).map(({ from_units, extra_amount }) => ({
    from_units: String(from_units),
    extra_amount: String(extra_amount),
  })),
  cap_amount: String(rule?.cap_amount ?? ''),
  budget_amount: String(rule?.budget_amount ?? ''),
  evidence: rule?.evidence ?? ([...evidences] as Evidence[]),
  apply_within_days: String(rule?.apply_within_days ?? 30),
  priority: String(rule?.priority ?? 0),
  valid_from: rule && !isCopy ? rule.valid_from : today,
  valid_to: rule && !isCopy ? (rule.valid_to ?? '') : '',
})

/** A rule's terms. What was agreed on is copied, never changed. */
export const RuleForm = ({ rule, isCopy, onClose }: { rule?: Rule; isCopy?: boolean; onClose: () => void }) => {
  const t = useWords(bonusRuleWords)
  const proofs = useWords(evidenceWords)
  const types = useWords(installerWords)
  const initial = valuesOf(useToday(), rule, isCopy)
  const isChange = rule !== undefined && !isCopy
  const labels = Object.fromEntries(
    (Object.keys(initial) as (keyof typeof initial)[]).map((field) => [field, t(field)]),
  ) as Record<keyof typeof initial, string>
  const toggle = <T,>(list: readonly T[], one: T, isOn: boolean): T[] =>
    isOn ? [...list, one] : list.filter((other) => other !== one)
  return (
    <EndpointModal
      title={t(isChange ? 'modify' : 'create')}
      sub={isChange ? rule.rule_code : undefined}
      endpoint={
        (isChange ? contract.actOnBonusRule.modify : contract.createBonusRule) as
          | typeof contract.actOnBonusRule.modify
          | typeof contract.createBonusRule
      }
      initial={initial}
      fixed={isChange ? { rule_code: rule.rule_code, row_version: rule.row_version } : {}}
      labels={labels}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        type Text =
          | 'rule_name'
          | 'min_pk'
          | 'max_pk'
          | 'base_amount'
          | 'cap_amount'
          | 'budget_amount'
          | 'apply_within_days'
          | 'priority'
          | 'valid_from'
          | 'valid_to'
        const text = (field: Text) => ({
          label: labels[field],
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        const several = (field: 'dept_codes' | 'brand_codes' | 'category_codes', source: OptionSource) => (
          <PagedMultiSelect
            label={labels[field]}
            source={source}
            none={t('allOfThem')}
            value={values[field]}
            onChange={(next) => change({ [field]: next })}
            error={errorOf(field)}
          />
        )
        return (
          <>
            <TextField {...text('rule_name')} most={200} isRequired autoFocus />
            <FieldGrid>
              <MoneyTextField {...text('base_amount')} isRequired />
              <MoneyTextField {...text('cap_amount')} />
              <MoneyTextField {...text('budget_amount')} hint={t('budgetHint')} />
              <DateField {...text('valid_from')} isRequired />
              <DateField {...text('valid_to')} />
              <TextField {...text('priority')} hint={t('priorityHint')} inputMode="numeric" />
              <TextField {...text('apply_within_days')} inputMode="numeric" />
              <TextField {...text('min_pk')} inputMode="decimal" />
              <TextField {...text('max_pk')} inputMode="decimal" />
            </FieldGrid>
            <FieldGrid>
              {several('dept_codes', departmentDropdown)}
              {several('brand_codes', brandDropdown)}
              {several('category_codes', itemCategoryDropdown)}
            </FieldGrid>
            <b>
              {labels.business_units} <small>{t('noneMeansAll')}</small>
            </b>
            <FieldGrid>
              {businessUnitCodes.map((unit) => (
                <CheckboxField
                  key={unit}
                  label={unit}
                  isOn={values.business_units.includes(unit)}
                  onChange={(isOn) => change({ business_units: toggle(values.business_units, unit, isOn) })}
                />
              ))}
            </FieldGrid>
            <b>
              {labels.installer_types} <small>{t('noneMeansAll')}</small>
            </b>
            {installerTypes.map((type) => (
              <CheckboxField
                key={type}
                label={types(type)}
                isOn={values.installer_types.includes(type)}
                onChange={(isOn) => change({ installer_types: toggle(values.installer_types, type, isOn) })}
              />
            ))}
            <b>{labels.tiers}</b>
            {values.tiers.map((tier, n) => {
              const put = (part: Partial<typeof tier>) =>
                change({ tiers: values.tiers.map((one, at) => (at === n ? { ...one, ...part } : one)) })
              return (
                <Row key={n}>
                  <TextField
                    label={t('tierFrom')}
                    value={tier.from_units}
                    onChange={(from_units) => put({ from_units })}
                    inputMode="numeric"
                    error={errorOf(`tiers.${n}.from_units`)}
                  />
                  <MoneyTextField
                    label={t('tierExtra')}
                    value={tier.extra_amount}
                    onChange={(extra_amount) => put({ extra_amount })}
                    error={errorOf(`tiers.${n}.extra_amount`)}
                  />
                  <Button size="small" onClick={() => change({ tiers: values.tiers.filter((_, at) => at !== n) })}>
                    {t('removeTier')}
                  </Button>
                </Row>
              )
            })}
            <Button
              size="small"
              onClick={() => change({ tiers: [...values.tiers, { from_units: '', extra_amount: '' }] })}
            >
              {t('addTier')}
            </Button>
            <b>{labels.evidence}</b>
            {evidences.map((one) => (
              <CheckboxField
                key={one}
                label={proofs(one)}
                isOn={values.evidence.includes(one)}
                onChange={(isOn) => change({ evidence: toggle(values.evidence, one, isOn) })}
              />
            ))}
          </>
        )
      }}
    </EndpointModal>
  )
}
