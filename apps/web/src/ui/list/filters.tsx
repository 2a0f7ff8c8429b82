import type { Option } from '@sejuk/contract/lists'
import { Fragment, type ReactNode } from 'react'
import { type OptionInput, type OptionSource, useLabels } from '../../lib/api/options.ts'
import { useDates } from '../../lib/language/dates.ts'
import { PagedMultiSelect, PagedSelect } from '../fields/picker.tsx'
import { ChoiceFilter, DayFilter, TextFilter } from './filter-field.tsx'

type Named<Asked> = { field: keyof Asked & string; label: string }
type Picked<Asked> = {
  kind: 'many' | 'one'
  source: OptionSource
  input?: (draft: Asked) => OptionInput
  /** Where the server understands 'all that match' a word. */
  mayMatch?: boolean
  /** What it is where there is nothing to choose. */
  shut?: string
}
/** One cell of the filter bar, as data: the same at the desk, in the sheet of a phone, and in the sentence of an empty list. */
export type Filter<Asked> = Named<Asked> &
  (
    | Picked<Asked>
    | { kind: 'text' }
    /** `none`: what holds where nothing is chosen, unless it is everything. */
    | { kind: 'day'; none?: string }
    | { kind: 'choice'; options: readonly Option[]; none?: string }
  )

type CellProps<Asked> = { filter: Filter<Asked>; draft: Asked; onChange: (part: Partial<Asked>) => void }
const valueIn = <Asked,>(asked: Asked, field: keyof Asked): unknown => asked[field]

export const isSet = <Asked,>(filter: Filter<Asked>, asked: Asked) => {
  const value = valueIn(asked, filter.field)
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

export const FilterCell = <Asked,>({ filter, draft, onChange }: CellProps<Asked>) => {
  const { field, label } = filter
  const put = (value: unknown) => onChange({ [field]: value } as Partial<Asked>)
  const value = valueIn(draft, field)
  const plain = { label, value: value === undefined ? '' : String(value), onChange: put }
  if (filter.kind === 'text') return <TextFilter {...plain} />
  if (filter.kind === 'day') return <DayFilter {...plain} none={filter.none} />
  if (filter.kind === 'choice') return <ChoiceFilter {...plain} options={filter.options} none={filter.none} />
  const { source, shut } = filter
  const manner = { label, source, shut, look: 'cell', input: filter.input?.(draft) } as const
  return filter.kind === 'many' ? (
    <PagedMultiSelect {...manner} mayMatch={filter.mayMatch} value={value as string[]} onChange={put} />
  ) : (
    <PagedSelect {...manner} value={value as string | undefined} onChange={put} />
  )
}

type TextProps<Asked> = { filter: Filter<Asked>; asked: Asked }

/** A filter as text: 'Branch: Bekasi, Tangerang'. */
const FilterText = <Asked,>({ filter, asked }: TextProps<Asked>): ReactNode => (
  <b>
    {filter.label}: <FilterValue filter={filter} asked={asked} />
  </b>
)

/** All that are set, one after the other. */
export const FilterTexts = <Asked,>({ filters, asked }: { filters: readonly Filter<Asked>[]; asked: Asked }) =>
  filters.map((filter, n) => (
    <Fragment key={filter.field}>
      {n > 0 && ', '}
      <FilterText filter={filter} asked={asked} />
    </Fragment>
  ))

const FilterValue = <Asked,>({ filter, asked }: TextProps<Asked>): ReactNode => {
  const dates = useDates()
  const value = valueIn(asked, filter.field)
  if (filter.kind === 'text') return String(value)
  if (filter.kind === 'day') return dates.day(String(value))
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === String(value))?.label
  return <PickedText picked={filter} asked={asked} value={value} />
}

const PickedText = <Asked,>({ picked, asked, value }: { picked: Picked<Asked>; asked: Asked; value: unknown }) =>
  useLabels(picked.source, [value].flat().filter(Boolean) as string[], picked.input?.(asked)).join(', ')
