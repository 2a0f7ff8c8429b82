import { organizationDropdown } from '@sejuk/contract/masters/organizations'
import { getRebateType, type RebateType, rebateTypeDropdown } from '@sejuk/contract/masters/rebate-types'
import { cashbackDepartments } from '@sejuk/contract/sales/cashbacks'
import { pickerWords } from '@sejuk/words/pickers'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useEffect, useRef } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'

type Whose = { customer_code: string; org_code: string; dept_code: string; type_rebate_code: string }
type Props = {
  values: Whose
  change: (part: Partial<Whose>) => void
  errorOf: (field: string) => string | undefined
  /** A type that was chosen brings its terms along. */
  onTerms: (terms: RebateType) => void
}

const useTerms = (type_rebate_code: string, onTerms: Props['onTerms']) => {
  const mayLook = useGate(getRebateType)
  const applied = useRef(type_rebate_code)
  const isAsked = mayLook.enabled && type_rebate_code !== ''
  const terms = useCall(getRebateType, { type_rebate_code }, { enabled: isAsked }).data?.data
  useEffect(() => {
    if (!terms || applied.current === terms.type_rebate_code) return
    applied.current = terms.type_rebate_code
    onTerms(terms)
  })
  return terms
}

export const noOne: Whose = { customer_code: '', org_code: '1-GREE', dept_code: '', type_rebate_code: '' }

/** Whose money it is, who grants it, and for what. */
export const CashbackFields = ({ values, change, errorOf, onTerms }: Props) => {
  const t = useWords(cashbackWords)
  const none = useWords(pickerWords)('choose')
  const terms = useTerms(values.type_rebate_code, onTerms)
  return (
    <>
      <CustomerPicker
        value={values.customer_code || undefined}
        onChange={(code) => change({ customer_code: code ?? '' })}
        error={errorOf('customer_code')}
      />
      <FieldGrid>
        <PagedSelect
          label={t('type')}
          none={none}
          source={rebateTypeDropdown}
          value={values.type_rebate_code || undefined}
          onChange={(code) => change({ type_rebate_code: code ?? '' })}
          error={errorOf('type_rebate_code')}
        />
        <PagedSelect
          label={t('dept_code')}
          none={none}
          source={cashbackDepartments}
          value={values.dept_code || undefined}
          onChange={(code) => change({ dept_code: code ?? '' })}
          error={errorOf('dept_code')}
        />
        <PagedSelect
          label={t('org_code')}
          none={none}
          source={organizationDropdown}
          value={values.org_code || undefined}
          onChange={(code) => change({ org_code: code ?? '' })}
          error={errorOf('org_code')}
        />
      </FieldGrid>
      {terms && (
        <p>
          {t('termsOfType', { n: terms.expiry_months })}
          {terms.requires_document && ` ${t('typeNeedsDocument')}`}
        </p>
      )}
    </>
  )
}
