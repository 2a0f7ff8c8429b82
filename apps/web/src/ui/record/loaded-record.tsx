import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import type { ReactNode } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { useRecordVisit } from '../../lib/navigation/recent-visits.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { PageHead } from '../layout/page-head.tsx'
import { RecordGuard } from './record-guard.tsx'

type Props<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** The address says which record. */
  isNamed: boolean
  /** Of the page that stands there until the record does. */
  title: string
  crumb?: ReactNode
  /** What the page does with the record, where it does more than show it. */
  gatedBy?: Endpoint
  /** Its code, where the record is to be found among those opened last. */
  visited?: (row: Data<E>) => string
  children: (row: Data<E>) => ReactNode
}

/** The record of a page, read by its code; until it is there, why it is not. */
export const LoadedRecord = <E extends Endpoint>(props: Props<E>) => {
  const { endpoint, input, isNamed, title, crumb, gatedBy = endpoint, visited, children } = props
  const gate = useGate(gatedBy)
  const found = useCall(endpoint, input, { enabled: gate.enabled && isNamed })
  const row = found.data?.data
  useRecordVisit(row && visited?.(row))
  if (row) return children(row)
  return (
    <>
      <PageHead title={title} crumb={crumb} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}
