import * as changes from '@sejuk/contract/sales/cashback-changes'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { pickerWords } from '@sejuk/words/pickers'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useWords } from '../../../lib/language/words.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Props = { line: contract.CashbackDetail; what: 'reject' | 'adjust' | 'extend' | 'transfer'; onClose: () => void }

/** What is done to a line with a reason. */
export const LineDialogs = ({ line, what, onClose }: Props) => {
  const t = useWords(cashbackWords)
  const none = useWords(pickerWords)('choose')
  const { cashback_code, row_version } = line
  const common = {
    title: t(what),
    sub: cashback_code,
    fixed: { cashback_code, row_version },
    verb: t(what === 'reject' ? 'reject' : 'submit'),
    onClose,
  }
  const reasonField = (reason: string, change: (part: { reason: string }) => void, error: string | undefined) => (
    <TextField
      label={t('reason')}
      hint={t('reasonHelp')}
      value={reason}
      onChange={(next) => change({ reason: next })}
      error={error}
      most={500}
      isLong
      isRequired
    />
  )
  if (what === 'reject')
    return (
      <EndpointModal
        {...common}
        endpoint={contract.actOnCashback.reject}
        initial={{ reason: '' }}
        labels={{ reason: t('reason') }}
      >
        {({ values, change, errorOf }) => reasonField(values.reason, change, errorOf('reason'))}
      </EndpointModal>
    )
  if (what === 'transfer')
    return (
      <EndpointModal
        {...common}
        endpoint={changes.requestTransfer}
        initial={{ dept_code: '', reason: '' }}
        labels={{ dept_code: t('dept_code'), reason: t('reason') }}
      >
        {({ values, change, errorOf }) => (
          <>
            <PagedSelect
              label={t('dept_code')}
              none={none}
              source={contract.cashbackDepartments}
              value={values.dept_code || undefined}
              onChange={(code) => change({ dept_code: code ?? '' })}
              error={errorOf('dept_code')}
            />
            {reasonField(values.reason, change, errorOf('reason'))}
          </>
        )}
      </EndpointModal>
    )
  if (what === 'adjust')
    return (
      <EndpointModal
        {...common}
        endpoint={changes.requestAdjustment}
        initial={{ amount: '', reason: '' }}
        labels={{ amount: t('amount'), reason: t('reason') }}
      >
        {({ values, change, errorOf }) => (
          <>
            <NumberField
              label={t('amount')}
              hint={t('adjustHelp')}
              value={values.amount}
              onChange={(amount) => change({ amount })}
              error={errorOf('amount')}
              isRequired
              autoFocus
            />
            {reasonField(values.reason, change, errorOf('reason'))}
          </>
        )}
      </EndpointModal>
    )
  return (
    <EndpointModal
      {...common}
      endpoint={changes.requestExtension}
      initial={{ valid_to: addDays(line.valid_to, 90), reason: '' }}
      labels={{ valid_to: t('valid_to'), reason: t('reason') }}
    >
      {({ values, change, errorOf }) => (
        <>
          <DateField
            label={t('valid_to')}
            value={values.valid_to}
            onChange={(valid_to) => change({ valid_to })}
            error={errorOf('valid_to')}
            isRequired
          />
          {reasonField(values.reason, change, errorOf('reason'))}
        </>
      )}
    </EndpointModal>
  )
}
