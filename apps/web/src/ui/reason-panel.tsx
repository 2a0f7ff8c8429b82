import type { Endpoint } from '@sejuk/contract/endpoint'
import { EndpointPanel } from './endpoint-panel.tsx'
import { ReasonField } from './reason-field.tsx'

type Props = {
  endpoint: Endpoint
  title: string
  sub: string
  /** What the reason is called. */
  label: string
  fixed: Record<string, unknown>
  onClose: () => void
}

/** The same beside the list or the record, which stays in sight. */
export const ReasonPanel = ({ label, ...deed }: Props) => (
  <EndpointPanel {...deed} initial={{ reason: '' }} labels={{ reason: label }}>
    {(form) => <ReasonField form={form} label={label} />}
  </EndpointPanel>
)
