import type { Data, Endpoint, Envelope, Input, ListGroups, Parsed } from '@sejuk/contract/endpoint'
import type { ListAsked } from '@sejuk/contract/lists'
import type { Gate } from '@sejuk/domain/workflow'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAsked, validatorOf } from '../form/schemas.ts'
import { useNavigate, useSearch } from '../navigation/use-router.tsx'
import { useGate } from '../session/viewer.ts'
import { call } from './call.ts'
import { keyOf, useCall } from './queries.ts'

/** The server does not skip further than this; later rows are reached from the end or page by page. */
const deepest = 10_000

export type ListInput = Omit<ListAsked, 'total'>
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
  /** Not there yet, or not to be had. */
  total: number | undefined
  isCapped: boolean
  /** Sums over the whole filter, where the list has any and could add them. */
  totals?: Record<string, number>
  groups?: ListGroups
  /** As long as the total is missing, the pages that are known of. */
  pages: number
  current: number
  isLoading: boolean
  isRefreshing: boolean
  /** The rows are there; total, sums and groups may still come. */
  isCounting: boolean
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

/**
 * The total where it did not come with the rows: sums, groups and exact counts likewise. It is asked once for a filter, whatever
 * page or order is looked at, until something changes.
 */
const useTotal = <E extends Endpoint>(
  endpoint: E,
  { page: _page, sort: _sort, cursor: _cursor, ...filter }: ListInput,
  { rows, isOld }: { rows: Envelope<Data<E>> | undefined; isOld: boolean },
) => {
  const client = useQueryClient()
  const asked = { ...filter, total: 'only' } as Input<E>
  const queryKey = keyOf(endpoint, asked)
  const isKnown =
    rows?.total !== undefined && !(filter.exact && rows.total_is_capped) && !(filter.group_by && !rows.groups)
  const found = useQuery<Envelope<Data<E>>>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, asked, { signal }),
    enabled: Boolean(rows) && !isOld && !isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  // 'More than ten thousand' is true of the next page too, which may come without it.
  useEffect(() => {
    if (isKnown && !isOld && rows?.total_is_capped) client.setQueryData(queryKey, rows)
  })
  return { ...((isKnown ? undefined : found.data) ?? rows), isCounting: found.isFetching }
}

/** A list lives in the address bar: reload, share or go back, and it is the same list. */
export const useList = <E extends Endpoint>(endpoint: E): List<Parsed<E>, RowOf<E>> => {
  type Filters = Parsed<E> & ListInput
  const search: Record<string, unknown> = useSearch()
  const navigate = useNavigate()
  const gate = useGate(endpoint)
  const { plain, asked } = useAsked(endpoint, search) as { plain: Filters; asked: Filters }
  const rowsAlone = { ...asked, exact: undefined, group_by: undefined, total: 'later' } as Input<E>
  const found = useCall(endpoint, rowsAlone, { enabled: gate.enabled, keepPrevious: true })
  const answer: Envelope<Data<E>> | undefined = found.data
  const page = answer?.page ?? { current: asked.page, totalPages: 1 }
  const counted = useTotal(endpoint, asked, { rows: answer, isOld: found.isPlaceholderData })
  const pages = counted.total === undefined ? page.totalPages : Math.max(1, Math.ceil(counted.total / asked.limit))

  const go = (next: object) => void navigate({ to: '.', search: worthSaying(next, plain) })
  const goTo = (target: number) => {
    const cursor = target === page.current + 1 ? page.next : target === page.current - 1 ? page.previous : undefined
    const isDeep = target > 0 && (target - 1) * asked.limit >= deepest
    go({ ...asked, page: isDeep && !cursor ? target - pages - 1 : target, cursor })
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
    total: counted.total,
    isCapped: counted.total_is_capped ?? false,
    totals: counted.totals,
    groups: counted.groups,
    pages,
    current: page.current,
    isLoading: found.isLoading,
    isRefreshing: found.isFetching && !found.isLoading,
    isCounting: counted.isCounting,
    error: found.error,
  }
}
