import type { Endpoint } from '@sejuk/contract/endpoint'
import { EndpointModal } from './endpoint-modal.tsx'
import { TextField } from './text-field.tsx'

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

/** A deed that asks for its reason, above the page. */
export const ReasonModal = ({ label, hint, most = 500, ...deed }: Props) => (
  <EndpointModal {...deed} initial={{ reason: '' }} labels={{ reason: label }}>
    {({ values, change, errorOf }) => (
      <TextField
        label={label}
        hint={hint}
        value={values.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf('reason')}
        most={most}
        isLong
        isRequired
        autoFocus
      />
    )}
  </EndpointModal>
)
