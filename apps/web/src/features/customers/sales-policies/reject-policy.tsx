import { actOnSalesPolicy, type SalesPolicy } from '@sejuk/contract/customers/sales-policies'
import { salesPolicyWords } from '@sejuk/words/customers/sales-policies'
import { useWords } from '../../../lib/words.ts'
import { EndpointPanel } from '../../../ui/endpoint-panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export const RejectPolicy = ({ policy, onClose }: { policy: SalesPolicy; onClose: () => void }) => {
  const t = useWords(salesPolicyWords)
  return (
    <EndpointPanel
      title={t('reject')}
      sub={policy.policy_name}
      endpoint={actOnSalesPolicy.reject}
      initial={{ reason: '' }}
      fixed={{ policy_code: policy.policy_code, row_version: policy.row_version }}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t('reason')}
          value={form.values.reason}
          onChange={(reason) => form.change({ reason })}
          error={form.errorOf('reason')}
          most={500}
          isLong
          isRequired
          autoFocus
        />
      )}
    </EndpointPanel>
  )
}
