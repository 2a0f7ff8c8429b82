import { achievementPeriods } from '@sejuk/contract/sales/cashback-achievements'
import * as contract from '@sejuk/contract/sales/cashback-runs'
import { cashbackDepartments } from '@sejuk/contract/sales/cashbacks'
import { pickerWords } from '@sejuk/words/pickers'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { BranchesPicker } from '../../../entities/pickers/branch-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'

/** Which month of whose customers is reckoned. Its page opens at once and follows along. */
export const RunForm = ({ onClose }: { onClose: (run_code?: string) => void }) => {
  const t = useWords(cashbackRunWords)
  const none = useWords(pickerWords)('choose')
  const months = useCall(achievementPeriods, {}).data?.data ?? []
  const types = useCall(contract.calculableTypes, {}).data?.data ?? []
  return (
    <EndpointModal
      title={t('begin')}
      sub={t('beginHelp')}
      endpoint={contract.calculateCashback}
      initial={{ period: '', type_rebate_code: '', dept_code: '', branches: [] as string[] }}
      labels={{
        period: t('month'),
        type_rebate_code: t('type'),
        dept_code: t('grantedBy'),
        branches: t('branches'),
      }}
      verb={t('calculate')}
      onClose={(answer) => onClose((answer?.data as { run_code: string } | undefined)?.run_code)}
    >
      {({ values, change, errorOf }) => (
        <>
          <FieldGrid>
            <ChoiceField
              label={t('month')}
              options={months.map((value) => ({ value, label: value }))}
              value={values.period}
              onChange={(period) => change({ period })}
              error={errorOf('period')}
              isRequired
            />
            <ChoiceField
              label={t('type')}
              options={types}
              value={values.type_rebate_code}
              onChange={(type_rebate_code) => change({ type_rebate_code })}
              error={errorOf('type_rebate_code')}
              isRequired
            />
            <PagedSelect
              label={t('grantedBy')}
              none={none}
              source={cashbackDepartments}
              value={values.dept_code || undefined}
              onChange={(code) => change({ dept_code: code ?? '' })}
              error={errorOf('dept_code')}
            />
            <BranchesPicker value={values.branches} onChange={(branches) => change({ branches })} />
          </FieldGrid>
          <p>{t('grantedByHelp')}</p>
        </>
      )}
    </EndpointModal>
  )
}
