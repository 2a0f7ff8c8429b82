import { actOnPayout, type PayoutDetail } from '@sejuk/contract/sales/cashback-payouts'
import { cashbackPayoutWords } from '@sejuk/words/sales/cashback-payouts'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useWords } from '../../../lib/language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Props = { payout: PayoutDetail; onClose: () => void }

/** The credit note was written: its number is what the cashback was paid with. */
export const IssuePanel = ({ payout: { payout_code, row_version }, onClose }: Props) => {
  const t = useWords(cashbackPayoutWords)
  return (
    <EndpointModal
      title={t('issue')}
      sub={payout_code}
      verb={t('issue')}
      endpoint={actOnPayout.issue}
      initial={{ reference: '' }}
      fixed={{ payout_code, row_version }}
      labels={{ reference: t('reference') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={t('reference')}
          value={values.reference}
          onChange={(reference) => change({ reference })}
          error={errorOf('reference')}
          most={100}
          isRequired
        />
      )}
    </EndpointModal>
  )
}

export const LeaveOutPanel = ({ payout, cashback_code, onClose }: Props & { cashback_code: string }) => {
  const t = useWords(cashbackPayoutWords)
  const cashback = useWords(cashbackWords)
  const { payout_code, row_version } = payout
  return (
    <EndpointModal
      title={t('leaveOut')}
      sub={cashback_code}
      verb={t('leaveOut')}
      endpoint={actOnPayout['leave-out']}
      initial={{ reason: '' }}
      fixed={{ payout_code, row_version, cashback_code }}
      labels={{ reason: cashback('reason') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={cashback('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={1000}
          isLong
          isRequired
        />
      )}
    </EndpointModal>
  )
}
