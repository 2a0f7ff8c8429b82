import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { TextField } from './text-field.tsx'

type Props = {
  form: Pick<EndpointForm<{ reason: string }>, 'values' | 'change' | 'errorOf'>
  label: string
  hint?: string
  most?: number
}

/** Why something is done: the first thing one is asked, and never left out. */
export const ReasonField = ({ form, label, hint, most = 500 }: Props) => (
  <TextField
    label={label}
    hint={hint}
    value={form.values.reason}
    onChange={(reason) => form.change({ reason })}
    error={form.errorOf('reason')}
    most={most}
    isLong
    isRequired
    autoFocus
  />
)
