import type { Key, ReactNode } from 'react'
import { PlainTable } from './plain-table.tsx'

/** Its title, what it shows of a row, and how: 'number' stands at the right, 'whole' is never parted. */
type LineColumn<Row> = readonly [title: string, show: (row: Row) => ReactNode, look?: 'number' | 'whole']
type Props<Row> = { rows: readonly Row[]; keyOf: (row: Row) => Key; columns: readonly LineColumn<Row>[] }

/** The lines of a record as a plain table; on phones each is a card that bears the titles. */
export const LineTable = <Row,>({ rows, keyOf, columns }: Props<Row>) => (
  <PlainTable isStacked>
    <thead>
      <tr>
        {columns.map(([title, , look]) => (
          <th key={title} data-number={look === 'number' || undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(([title, show, look]) => (
            <td
              key={title}
              data-label={title || undefined}
              data-number={look === 'number' || undefined}
              data-whole={look === 'whole' || undefined}
            >
              {show(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </PlainTable>
)
