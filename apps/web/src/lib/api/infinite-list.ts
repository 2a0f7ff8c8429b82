import type { Data, Endpoint, Envelope, Input } from '@sejuk/contract/endpoint'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import type { RowOf } from './list.ts'
import { keyOf } from './queries.ts'

/** A list without a pager: it grows at its end for as long as the answer knows of more. */
export const useInfiniteList = <E extends Endpoint>(
  endpoint: E,
  input: Omit<Input<E>, 'page'>,
  { enabled }: { enabled: boolean },
) => {
  const found = useInfiniteQuery({
    queryKey: [...keyOf(endpoint, input), 'growing'],
    queryFn: ({ pageParam, signal }): Promise<Envelope<Data<E>>> =>
      call(endpoint, { ...input, page: pageParam } as Input<E>, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page && page.current < page.totalPages ? page.current + 1 : undefined),
    enabled,
    placeholderData: keepPreviousData,
  })
  return {
    /** Nothing yet is undefined. */
    rows: found.data?.pages.flatMap(({ data }) => data as RowOf<E>[]),
    error: found.error,
    retry: () => void found.refetch(),
    hasMore: found.hasNextPage,
    isGrowing: found.isFetchingNextPage,
    grow: () => void found.fetchNextPage(),
  }
}
