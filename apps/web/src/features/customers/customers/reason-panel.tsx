import type { Endpoint } from '@sejuk/contract/endpoint'
import { customerWords } from '@sejuk/words/customers/customers'
import { useWords } from '../../../lib/words.ts'
import { EndpointPanel } from '../../../ui/endpoint-panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { endpoint: Endpoint; title: string; sub: string; fixed: Record<string, unknown>; onClose: () => void }

/** What is done to others is done with a reason. */
export const ReasonPanel = ({ endpoint, title, sub, fixed, onClose }: Props) => {
  const t = useWords(customerWords)
  return (
    <EndpointPanel
      title={title}
      sub={sub}
      endpoint={endpoint}
      initial={{ reason: '' }}
      fixed={fixed}
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
