import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import type { ReactNode } from 'react'
import { useGate } from '../../lib/session/viewer.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { isNamed, RecordGuard } from '../../ui/record/record-guard.tsx'
import { useStoredCall } from './use-stored-call.ts'

type Opened = { storedAt: string | undefined; refetch: () => Promise<boolean> }
type Props<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** Under which it stays on the phone. */
  name: string
  title: string
  children: (row: Data<E>, opened: Opened) => ReactNode
}

/** The same as `LoadedRecord` for a page that also opens without a network. */
export const StoredRecord = <E extends Endpoint>({ endpoint, input, name, title, children }: Props<E>) => {
  const gate = useGate(endpoint)
  const found = useStoredCall(endpoint, input, name, gate.enabled && isNamed(input))
  const { data: row, storedAt, refetch } = found
  if (row) return children(row, { storedAt, refetch })
  return (
    <>
      <PageHead title={title} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}
