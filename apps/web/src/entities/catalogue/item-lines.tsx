import type { ItemOption } from '@sejuk/contract/catalogue/items'
import type { ReactNode } from 'react'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { NumberField } from '../../ui/fields/number-fields.tsx'
import { FieldGroup, FieldLegend } from '../../ui/form/field-grid.tsx'
import { LineFields } from '../../ui/form/line-fields.tsx'
import { ItemPicker } from '../pickers/item-picker.tsx'

type ItemLine = { item_code: string; qty: string }
type Props<Line extends ItemLine> = {
  title: string
  qty: { label: string; hint?: string }
  form: Pick<EndpointForm<{ lines: Line[] }>, 'values' | 'errorOf'>
  blank: Line
  onChange: (next: (lines: readonly Line[]) => Line[]) => void
  /** What a line takes over from the item that was chosen. */
  ofItem?: (item: ItemOption | undefined) => Partial<Line>
  /** What a line has beside its item and how many. */
  children?: (
    line: Line,
    errorOf: (field: string) => string | undefined,
    put: (part: Partial<Line>) => void,
  ) => ReactNode
}

/** The lines of a document: an item, how many, and what the document asks beside that. */
export const ItemLines = <Line extends ItemLine>({
  title,
  qty,
  form,
  blank,
  onChange,
  ofItem,
  children,
}: Props<Line>) => (
  <FieldGroup>
    <FieldLegend>{title}</FieldLegend>
    <LineFields name={title} lines={form.values.lines} blank={blank} error={form.errorOf('lines')} onChange={onChange}>
      {(line, n, put) => {
        const errorOf = (field: string) => form.errorOf(`lines.${n}.${field}`)
        return (
          <>
            <ItemPicker
              value={line.item_code || undefined}
              onChange={(item_code = '', item) => put({ ...ofItem?.(item), item_code } as Partial<Line>)}
              error={errorOf('item_code')}
            />
            <NumberField
              {...qty}
              value={line.qty}
              onChange={(typed) => put({ qty: typed } as Partial<Line>)}
              error={errorOf('qty')}
            />
            {children?.(line, errorOf, put)}
          </>
        )
      }}
    </LineFields>
  </FieldGroup>
)
