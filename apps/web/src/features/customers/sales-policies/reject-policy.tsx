import { actOnSalesPolicy, type SalesPolicy } from '@sejuk/contract/customers/sales-policies'
import { salesPolicyWords } from '@sejuk/words/customers/sales-policies'
import { useWords } from '../../../lib/language/words.ts'
import { ReasonPanel } from '../../../ui/actions/reason-panel.tsx'

export const RejectPolicy = ({ policy, onClose }: { policy: SalesPolicy; onClose: () => void }) => {
  const t = useWords(salesPolicyWords)
  const { policy_code, row_version } = policy
  return (
    <ReasonPanel
      endpoint={actOnSalesPolicy.reject}
      title={t('reject')}
      sub={policy.policy_name}
      label={t('reason')}
      fixed={{ policy_code, row_version }}
      onClose={onClose}
    />
  )
}
