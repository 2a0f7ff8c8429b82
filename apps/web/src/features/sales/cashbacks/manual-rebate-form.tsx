import { addManualRebate } from '@sejuk/contract/sales/cashbacks'
import { validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import { CashbackFields, noOne } from './cashback-fields.tsx'

const usualMonths = 12

type Props = { customer_code?: string; onClose: () => void }

/** A rebate by hand: goes to somebody else at once. */
export const ManualRebateForm = ({ customer_code = '', onClose }: Props) => {
  const t = useWords(cashbackWords)
  const today = companyToday()
  const initial = {
    ...noOne,
    customer_code,
    amount: null as number | null,
    valid_to: validUntil(today, usualMonths),
    reason: '',
    file: undefined as File | undefined,
  }
  return (
    <EndpointModal
      title={t('manual')}
      sub={t('manualHelp')}
      endpoint={addManualRebate}
      initial={initial}
      labels={{
        customer_code: t('customer'),
        org_code: t('org_code'),
        dept_code: t('dept_code'),
        type_rebate_code: t('type'),
        amount: t('amount'),
        valid_to: t('valid_to'),
        reason: t('reason'),
        file: t('document'),
      }}
      verb={t('submit')}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <CashbackFields
            values={values}
            change={change}
            errorOf={errorOf}
            onTerms={({ expiry_months }) => change({ valid_to: validUntil(today, expiry_months) })}
          />
          <FieldGrid>
            <MoneyField
              label={t('amount')}
              value={values.amount}
              onChange={(amount) => change({ amount })}
              error={errorOf('amount')}
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
            label={t('reason')}
            hint={t('reasonHelp')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
          <FileDrop
            label={t('document')}
            accept=".pdf,.png,.jpg,.jpeg,.webp"
            file={values.file}
            onChange={(file) => change({ file })}
            error={errorOf('file')}
          />
        </>
      )}
    </EndpointModal>
  )
}
