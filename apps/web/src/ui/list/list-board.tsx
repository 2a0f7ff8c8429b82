import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { listGroupWords } from '@sejuk/words/list-groups'
import type { ReactNode } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { Pending } from '../feedback/pending.tsx'
import type { TableProps } from '../table/table.ts'
import style from './list-groups.module.css'

type Table<Row> = Pick<TableProps<Row>, 'card' | 'keyOf'>
type Lane = { value: string; n: number; name: ReactNode; input: object }
type Props<Row> = { endpoint: Endpoint; table: Table<Row>; lanes: readonly Lane[] }

const inLane = 10

/** The list as a board: a lane for each status, the first of each in it. */
export const ListBoard = <Row,>({ endpoint, table, lanes }: Props<Row>) => (
  <div className={style.board}>
    {lanes.map((lane) => (
      <BoardLane key={lane.value} endpoint={endpoint} table={table} lane={lane} />
    ))}
  </div>
)

const BoardLane = <Row,>({ endpoint, table, lane }: Omit<Props<Row>, 'lanes'> & { lane: Lane }) => {
  const t = useWords(listGroupWords)
  const found = useCall(endpoint, { ...lane.input, limit: inLane } as Input<Endpoint>)
  const rows = (found.data?.data ?? []) as Row[]
  return (
    <section className={style.lane} aria-label={lane.value.replaceAll('_', ' ')}>
      <header>
        {lane.name} <b>{thousands(lane.n)}</b>
      </header>
      {found.isLoading && <Pending />}
      <ul>
        {rows.map((row) => {
          const { code, name, text, left } = table.card(row)
          return (
            <li key={table.keyOf(row)}>
              <small>{code}</small>
              <b>{name}</b>
              {text && <span>{text}</span>}
              {left && <small>{left}</small>}
            </li>
          )
        })}
      </ul>
      {lane.n > rows.length && rows.length > 0 && <p>{t('moreN', { n: lane.n - rows.length })}</p>}
    </section>
  )
}
