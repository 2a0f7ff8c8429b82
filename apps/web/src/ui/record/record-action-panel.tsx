import type { Endpoint } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import { EndpointPanel } from '../form/endpoint-panel.tsx'
import { type FormField, FormFields, type Values } from '../form/form-fields.tsx'

type Props = {
  endpoint: Endpoint
  title: string
  sub: string
  fixed: Record<string, unknown>
  fields: readonly FormField[]
  reason?: 'required' | 'optional' | undefined
  draft: string
  onClose: () => void
}

/** The plain form of an action beside the record: its fields, and the reason where the workflow asks for one. */
export const RecordActionPanel = ({ fields, reason, ...panel }: Props) => {
  const t = useWords(everydayWords)
  const why: FormField = {
    kind: 'text',
    field: 'reason',
    label: t('reason'),
    isRequired: reason === 'required',
    isLong: true,
    most: 1000,
  }
  // A document may give the reason a label of its own.
  const all = reason && !fields.some(({ field }) => field === 'reason') ? [...fields, why] : fields
  const initial: Values = Object.fromEntries(all.map(({ kind, field }) => [field, kind === 'tick' ? false : '']))
  return (
    <EndpointPanel
      {...panel}
      initial={initial}
      saveLabel={() => panel.title}
      labels={Object.fromEntries(all.map(({ field, label }) => [field, label]))}
    >
      {(form) => <FormFields fields={all} form={form} />}
    </EndpointPanel>
  )
}
