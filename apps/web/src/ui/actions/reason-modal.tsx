import type { Endpoint } from '@sejuk/contract/endpoint'
import { ReasonField } from '../fields/reason-field.tsx'
import { EndpointModal } from '../form/endpoint-modal.tsx'

type Props = {
  endpoint: Endpoint
  title: string
  sub?: string
  /** What the reason is called. */
  label: string
  hint?: string
  verb: string
  most?: number
  fixed: Record<string, unknown>
  onClose: () => void
}

/** An action that asks for its reason, above the page. */
export const ReasonModal = ({ label, hint, most, ...action }: Props) => (
  <EndpointModal {...action} initial={{ reason: '' }} labels={{ reason: label }}>
    {(form) => <ReasonField form={form} label={label} hint={hint} most={most} />}
  </EndpointModal>
)
