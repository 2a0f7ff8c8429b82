import type { FormLookup } from '@sejuk/contract/lookups'

type Choice = { value: string; label: string }
type Answered<Row> = {
  data: Row[]
  total: number
  total_is_capped?: boolean
  page: { current: number; totalPages: number }
}

/** The page in the format of the older dropdowns: with 'All' first, or only label and value. */
export const asFormLookup = <Row extends Choice>(
  { all, structure, page }: FormLookup,
  answer: Answered<Row>,
): Answered<Choice & Partial<Row>> => {
  const rows: (Choice & Partial<Row>)[] =
    structure === 'option'
      ? answer.data.map(({ value, label }) => ({ value, label }) as Choice & Partial<Row>)
      : answer.data
  const everything = { value: '', label: 'All' } as Choice & Partial<Row>
  return { ...answer, data: all && page === 1 ? [everything, ...rows] : rows }
}
