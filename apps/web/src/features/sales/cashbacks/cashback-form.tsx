import * as contract from '@sejuk/contract/sales/cashbacks'
import { validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { CashbackFields, noOne } from './cashback-fields.tsx'

const usualMonths = 12

/** A line that was calculated: added as a draft, or changed while it is one. */
export const CashbackForm = ({ line, onClose }: { line?: contract.CashbackDetail; onClose: () => void }) => {
  const t = useWords(cashbackWords)
  const today = companyToday()
  const initial = {
    ...noOne,
    ...(line && {
      customer_code: line.customer_code,
      org_code: line.org_code,
      dept_code: line.dept_code,
      type_rebate_code: line.type_rebate_code,
    }),
    period: line?.period ?? today.slice(0, 7),
    amount: (line?.cashback_amount ?? null) as number | null,
    valid_from: line?.valid_from ?? today,
    valid_to: line?.valid_to ?? validUntil(today, usualMonths),
    remark: line?.remark ?? '',
  }
  const labels: Record<keyof typeof initial, string> = {
    customer_code: t('customer'),
    org_code: t('org_code'),
    dept_code: t('dept_code'),
    type_rebate_code: t('type'),
    period: t('period'),
    amount: t('amount'),
    valid_from: t('valid_from'),
    valid_to: t('valid_to'),
    remark: t('remark'),
  }
  return (
    <EndpointModal
      title={t(line ? 'update' : 'add')}
      sub={line?.cashback_code}
      endpoint={line ? contract.updateCashback : contract.addCashback}
      initial={initial}
      fixed={line ? { cashback_code: line.cashback_code, row_version: line.row_version } : {}}
      labels={labels}
      draft={line ? undefined : 'cashback-add'}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <CashbackFields
            values={values}
            change={change}
            errorOf={errorOf}
            onTerms={({ expiry_months }) => change({ valid_to: validUntil(values.valid_from, expiry_months) })}
          />
          <FieldGrid>
            <TextField
              label={t('period')}
              hint={t('periodHelp')}
              value={values.period}
              onChange={(period) => change({ period })}
              error={errorOf('period')}
              isRequired
            />
            <MoneyField
              label={t('amount')}
              value={values.amount}
              onChange={(amount) => change({ amount })}
              error={errorOf('amount')}
              isRequired
            />
            <DateField
              label={t('valid_from')}
              value={values.valid_from}
              onChange={(valid_from) => change({ valid_from })}
              error={errorOf('valid_from')}
              isRequired
            />
            <DateField
              label={t('valid_to')}
              value={values.valid_to}
              onChange={(valid_to) => change({ valid_to })}
              error={errorOf('valid_to')}
              isRequired
            />
          </FieldGrid>
          <TextField
            label={t('remark')}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointModal>
  )
}
