import type { Endpoint } from '@sejuk/contract/endpoint'
import { type ReactNode, useState } from 'react'
import { confirm, type Question } from '../../lib/browser/confirm.ts'
import type { Action } from '../actions/action.ts'
import { lazyPart } from '../layout/lazy-part.tsx'

const BulkReport = lazyPart(() => import('./bulk-report.tsx').then((report) => report.BulkReport))

/** One request per row: a refusal of one row does not stop the others. */
type EachAction<Row> = Omit<Action, 'onPress'> & {
  endpoint: Endpoint
  inputOf: (row: Row) => object
  /** Confirmation before the first request. */
  question?: Question
}
export type BulkAction<Row> = Action | EachAction<Row>

type Running<Row> = { action: EachAction<Row>; rows: Row[] }
type Told<Row> = { keyOf: (row: Row) => string; nameOf: (row: Row) => string; onDone: (rows: Row[]) => void }

/** Actions on the selected rows; those that go row by row open a report of each. */
export const useBulk = <Row,>(
  rows: Row[],
  { keyOf, nameOf, onDone }: Told<Row>,
): { actionsOf: (actions: BulkAction<Row>[]) => Action[]; report: ReactNode } => {
  const [running, setRunning] = useState<Running<Row>>()
  const begin = async (action: EachAction<Row>) => {
    if (!action.question || (await confirm(action.question))) setRunning({ action, rows })
  }
  const report = running && (
    <BulkReport
      title={running.action.label}
      endpoint={running.action.endpoint}
      lines={running.rows.map((row) => ({
        key: keyOf(row),
        name: nameOf(row),
        input: running.action.inputOf(row),
      }))}
      onClose={(done) => {
        onDone(running.rows.filter((row) => done.has(keyOf(row))))
        setRunning(undefined)
      }}
    />
  )
  const actionsOf = (actions: BulkAction<Row>[]) =>
    actions.map((action): Action => ('onPress' in action ? action : { ...action, onPress: () => void begin(action) }))
  return { actionsOf, report }
}
