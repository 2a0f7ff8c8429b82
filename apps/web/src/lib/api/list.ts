import type { Data, Endpoint, Envelope, Input, ListGroups, Parsed } from '@sejuk/contract/endpoint'
import type { Gate } from '@sejuk/domain/workflow'
import { useAsked, validatorOf } from '../form/schemas.ts'
import { useNavigate, useSearch } from '../navigation/use-router.tsx'
import { useGate } from '../session/viewer.ts'
import { useCall } from './queries.ts'

/** The server does not skip further than this; later rows are reached from the end or page by page. */
const deepest = 10_000

export type ListInput = {
  page: number
  limit: number
  sort?: string
  cursor?: string
  exact?: boolean
  group_by?: string
}
export type RowOf<E extends Endpoint> = Data<E> extends (infer One)[] ? One : never
export type List<Filters, Row> = {
  endpoint: Endpoint
  asked: Filters & ListInput
  /** The input of an address without parameters. */
  plain: Filters & ListInput
  ask: (part: Partial<Filters & ListInput> | Partial<ListInput>) => void
  reset: () => void
  /** As in the address: filters and order, without the page. */
  search: Record<string, string | string[]>
  applySearch: (search: Record<string, string | string[]>) => void
  goTo: (page: number) => void
  sortBy: (column: string) => void
  countExactly: () => void
  retry: () => void
  gate: Gate
  rows: Row[]
  total: number
  isCapped: boolean
  /** Sums over the whole filter, where the list has any and could add them. */
  totals?: Record<string, number>
  groups?: ListGroups
  pages: number
  current: number
  isLoading: boolean
  isRefreshing: boolean
  error: Error | null
}

/** Only what differs from the plain list is written into the address. */
const worthSaying = (asked: object, plain: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(asked).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key])),
  )

const asText = (search: object) =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )

/** A list lives in the address bar: reload, share or go back, and it is the same list. */
export const useList = <E extends Endpoint>(endpoint: E): List<Parsed<E>, RowOf<E>> => {
  type Filters = Parsed<E> & ListInput
  const search: Record<string, unknown> = useSearch()
  const navigate = useNavigate()
  const gate = useGate(endpoint)
  const { plain, asked } = useAsked(endpoint, search) as { plain: Filters; asked: Filters }
  const found = useCall(endpoint, asked as Input<E>, { enabled: gate.enabled, keepPrevious: true })
  const answer: Envelope<Data<E>> | undefined = found.data
  const page = answer?.page ?? { current: asked.page, totalPages: 1 }
  const total = answer?.total ?? 0

  const go = (next: object) => void navigate({ to: '.', search: worthSaying(next, plain) })
  const goTo = (target: number) => {
    const cursor = target === page.current + 1 ? page.next : target === page.current - 1 ? page.previous : undefined
    const isDeep = target > 0 && (target - 1) * asked.limit >= deepest
    go({ ...asked, page: isDeep && !cursor ? target - page.totalPages - 1 : target, cursor })
  }
  const sortBy = (column: string) => {
    const next = asked.sort === column ? `-${column}` : asked.sort === `-${column}` ? undefined : column
    go({ ...asked, page: 1, cursor: undefined, sort: next })
  }
  return {
    endpoint,
    asked,
    plain,
    ask: (part) => go({ ...asked, page: 1, cursor: undefined, exact: undefined, ...part }),
    reset: () => go({}),
    search: asText(worthSaying({ ...asked, page: plain.page, cursor: undefined, exact: undefined }, plain)),
    applySearch: (search) => void validatorOf(endpoint).then(({ parseLenient }) => go(parseLenient(search) as object)),
    goTo,
    sortBy,
    countExactly: () => go({ ...asked, exact: true }),
    retry: () => void found.refetch(),
    gate,
    rows: (answer?.data ?? []) as RowOf<E>[],
    total,
    isCapped: answer?.total_is_capped ?? false,
    totals: answer?.totals,
    groups: answer?.groups,
    pages: page.totalPages,
    current: page.current,
    isLoading: found.isLoading,
    isRefreshing: found.isFetching && !found.isLoading,
    error: found.error,
  }
}
