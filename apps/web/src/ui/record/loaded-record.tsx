import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import type { ReactNode } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { useRecordVisit } from '../../lib/navigation/recent-visits.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { PageHead } from '../layout/page-head.tsx'
import { isNamed, RecordGuard } from './record-guard.tsx'

type Props<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** Of the page that stands there until the record does. */
  title: string
  crumb?: ReactNode
  /** What the page does with the record, where it does more than show it. */
  gatedBy?: Endpoint
  /** While another part of the record is read, the last one stays in place. */
  keepPrevious?: boolean
  /** Its code, where the record is to be found among those opened last. */
  visited?: (row: Data<E>) => string | undefined
  children: (row: Data<E>, refetch: () => Promise<void>) => ReactNode
}

/** The record of a page, read by its code; until it is there, why it is not. */
export const LoadedRecord = <E extends Endpoint>(props: Props<E>) => {
  const { endpoint, input, title, crumb, gatedBy = endpoint, keepPrevious, visited, children } = props
  const gate = useGate(gatedBy)
  const found = useCall(endpoint, input, { enabled: gate.enabled && isNamed(input), keepPrevious })
  const row = gate.enabled ? found.data?.data : undefined
  useRecordVisit(row && visited?.(row))
  if (row) return children(row, async () => void (await found.refetch()))
  return (
    <>
      <PageHead title={title} crumb={crumb} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}
