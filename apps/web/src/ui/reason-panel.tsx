import type { Endpoint } from '@sejuk/contract/endpoint'
import { EndpointPanel } from './endpoint-panel.tsx'
import { TextField } from './text-field.tsx'

type Props = {
  endpoint: Endpoint
  title: string
  sub: string
  /** What the reason is called. */
  label: string
  fixed: Record<string, unknown>
  onClose: () => void
}

/** What is done to others is done with a reason. */
export const ReasonPanel = ({ endpoint, title, sub, label, fixed, onClose }: Props) => (
  <EndpointPanel
    title={title}
    sub={sub}
    endpoint={endpoint}
    initial={{ reason: '' }}
    fixed={fixed}
    labels={{ reason: label }}
    onClose={onClose}
  >
    {(form) => (
      <TextField
        label={label}
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
