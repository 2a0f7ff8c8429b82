import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import type { WaitingRecord } from '@sejuk/contract/platform/my-day'
import type { PagePath } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import { decideBy, type WaitingName } from '@sejuk/domain/platform/my-day'
import { z } from 'zod'
import type { RequestContext } from '../http/serve.ts'

type Found = { records: WaitingRecord[]; total: number; total_is_capped: boolean }

/** What waits for whoever may decide it, asked by the list that shows all of it: number and list never disagree. */
export type WaitingKind = {
  kind: WaitingName
  needs: ListedPermission
  pages: readonly PagePath[]
  asked: Readonly<Record<string, unknown>>
  read: (context: RequestContext<Endpoint>, limit: number) => Promise<Found>
}

type RowOf<E extends Endpoint> = Data<E> extends (infer Row)[] ? Row : never
type Shown = Omit<WaitingRecord, 'due' | 'amount' | 'detail'> &
  Partial<Pick<WaitingRecord, 'due' | 'amount' | 'detail'>>
type Kind<E extends Endpoint> = {
  kind: WaitingName
  needs: ListedPermission
  pages: readonly PagePath[]
  asked: Input<E> & Record<string, unknown>
  /** The order in which the most urgent come first. */
  soonest: string
  record: (row: RowOf<E>) => Shown
}
type ListOf<E extends Endpoint> = (
  context: RequestContext<E>,
) => Promise<{ data: z.input<E['data']>; total?: number; total_is_capped?: boolean }>

/** One without a due date of its own gets the usual one. */
const whole = (shown: Shown): WaitingRecord => ({
  ...{ detail: null, amount: null },
  ...shown,
  due: shown.due === undefined ? decideBy(shown.since) : shown.due,
})

export const waitingIn =
  <E extends Endpoint>(endpoint: E, list: ListOf<E>) =>
  ({ record, soonest, ...kind }: Kind<E>): WaitingKind => ({
    ...kind,
    read: async (context, limit) => {
      const input = z.parse(endpoint.input, { ...kind.asked, sort: soonest, limit }) as RequestContext<E>['input']
      const { data, total = 0, total_is_capped = false } = await list({ ...context, input })
      const rows = data as RowOf<E>[]
      return { records: rows.map((row) => whole(record(row))), total, total_is_capped }
    },
  })
