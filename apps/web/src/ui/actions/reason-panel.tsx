import type { Endpoint } from '@sejuk/contract/endpoint'
import { ReasonField } from '../fields/reason-field.tsx'
import { EndpointPanel } from '../form/endpoint-panel.tsx'

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
export const ReasonPanel = ({ label, ...action }: Props) => (
  <EndpointPanel {...action} initial={{ reason: '' }} labels={{ reason: label }}>
    {(form) => <ReasonField form={form} label={label} />}
  </EndpointPanel>
)
