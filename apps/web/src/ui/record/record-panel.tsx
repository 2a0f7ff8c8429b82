import type { Endpoint } from '@sejuk/contract/endpoint'
import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { EndpointPanel } from '../form/endpoint-panel.tsx'
import { type FormField, FormFields, type Values } from '../form/form-fields.tsx'

type Props = {
  title: string
  sub?: string
  endpoint: Endpoint
  fields: readonly FormField[]
  /** A whole record; what the form has no field for is left aside. */
  initial: Values
  fixed?: Record<string, unknown>
  draft: string
  onClose: () => void
}

/** A record's form, made from the list of its fields. */
export const RecordPanel = ({ title, sub, endpoint, fields, initial, fixed, draft, onClose }: Props) => {
  const t = useWords(recordWords)
  const namesOf = ({ kind, field, label }: FormField) =>
    kind === 'place'
      ? [
          ['lat', t('lat')],
          ['lng', t('lng')],
        ]
      : [[field, label]]
  const labels: Record<string, string> = Object.fromEntries(fields.flatMap(namesOf))
  // What one started from stays, also when the list behind is renewed.
  const [begun] = useState(() => Object.fromEntries(Object.keys(labels).map((field) => [field, initial[field]])))
  return (
    <EndpointPanel
      title={title}
      sub={sub}
      endpoint={endpoint}
      initial={begun}
      fixed={fixed}
      labels={labels}
      draft={draft}
      onClose={onClose}
    >
      {(form) => <FormFields fields={fields} form={form} />}
    </EndpointPanel>
  )
}
