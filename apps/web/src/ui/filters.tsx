import type { ReactNode } from 'react'
import { type OptionInput, type OptionSource, useLabels } from '../lib/options.ts'
import { PagedMultiSelect, PagedSelect } from './picker.tsx'

type Named = { field: string; label: string }
/** One cell of the filter bar, as data: the same at the desk, in the sheet of a phone, and in the sentence of an empty list. */
export type Filter<Asked> = Named &
  (
    | { kind: 'many'; source: OptionSource; input?: (draft: Asked) => OptionInput }
    | { kind: 'one'; source: OptionSource; input?: (draft: Asked) => OptionInput }
  )

type CellProps<Asked> = { filter: Filter<Asked>; draft: Asked; onChange: (part: Partial<Asked>) => void }
const valueIn = <Asked,>(asked: Asked, field: string): unknown => asked[field as keyof Asked]

export const isSet = <Asked,>(filter: Filter<Asked>, asked: Asked) => {
  const value = valueIn(asked, filter.field)
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

export const FilterCell = <Asked,>({ filter, draft, onChange }: CellProps<Asked>) => {
  const { field, label, source } = filter
  const put = (value: unknown) => onChange({ [field]: value } as Partial<Asked>)
  const manner = { label, source, look: 'cell', input: filter.input?.(draft) } as const
  return filter.kind === 'many' ? (
    <PagedMultiSelect {...manner} value={valueIn(draft, field) as string[]} onChange={put} />
  ) : (
    <PagedSelect {...manner} value={valueIn(draft, field) as string | undefined} onChange={put} />
  )
}

/** 'Branch: Bekasi, Tangerang', where a filter is spoken of. */
export const FilterText = <Asked,>({ filter, asked }: { filter: Filter<Asked>; asked: Asked }): ReactNode => {
  const value = valueIn(asked, filter.field)
  const labels = useLabels(filter.source, [value].flat().filter(Boolean) as string[], filter.input?.(asked))
  return (
    <b>
      {filter.label}: {labels.join(', ')}
    </b>
  )
}
