import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import { dropdownSize, type Option } from '@sejuk/contract/lists'
import { pickedValues } from '@sejuk/domain/all-matching'
import { everydayWords } from '@sejuk/words/everyday'
import { pickerWords } from '@sejuk/words/pickers'
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Language, useLanguage, useWords } from '../language/words.ts'
import { call } from './call.ts'
import { keyOf } from './queries.ts'

/** A call that answers with options, 100 a page. */
export type OptionSource = Endpoint
/** Further input of the call, besides the search text. */
export type OptionInput = Record<string, unknown>

const debounceMs = 300
/** Some lists have a name for each language. */
export type Choice = Option & { local_label?: string }

const known = new Map<string, Choice>()
/** A single word of the input names another list of the same call; several only narrow it. */
const keyIn = ({ path }: OptionSource, value: string, input: OptionInput) =>
  [path, ...Object.values(input).filter((word) => typeof word === 'string'), value].join(' ')

export const labelIn = ({ label, local_label }: Choice, language: Language) =>
  language === 'local' ? (local_label ?? label) : label

type Wanted = { search: string; page: number }

const optionsOf = async (source: OptionSource, input: OptionInput, wanted: Wanted, signal?: AbortSignal) => {
  const { data } = await call(source, { ...input, ...wanted } as Input<OptionSource>, { signal })
  const options = data as Data<OptionSource> as Choice[]
  for (const option of options) rememberLabel(source, option, input)
  return options
}

export const useDebounced = <T>(value: T, ms = debounceMs) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Options by search text and page. A failed load is an empty list without further pages and can be retried. */
export const useOptions = (source: OptionSource, typed: string, input: OptionInput) => {
  const search = useDebounced(typed)
  const found = useInfiniteQuery({
    queryKey: [...keyOf(source, { ...input, search }), 'options'],
    queryFn: ({ pageParam, signal }) => optionsOf(source, input, { search, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < dropdownSize ? undefined : pages.length + 1),
    staleTime: 60_000,
    // The list does not blink between two letters.
    placeholderData: keepPreviousData,
  })
  return {
    options: found.isError ? [] : (found.data?.pages.flat() ?? []),
    hasMore: !found.isError && found.hasNextPage,
    isLoading: found.isLoading || found.isPlaceholderData || search !== typed,
    isFailed: found.isError,
    more: () => void (found.isFetchingNextPage || found.isPlaceholderData || found.fetchNextPage()),
    retry: () => void found.refetch(),
  }
}

/** Labels of selected codes. A code from the address is looked up; an unknown one is shown as it is. */
export const useLabels = (source: OptionSource, values: readonly string[], input: OptionInput = {}) => {
  const language = useLanguage()
  const t = useWords(pickerWords)
  const everyday = useWords(everydayWords)
  const { codes, keyword } = pickedValues(values)
  const unknown = codes.filter((value) => !known.has(keyIn(source, value, input))).slice(0, 5)
  const asked = useQueries({
    queries: unknown.map((value) => ({
      queryKey: [...keyOf(source, { ...input, value }), 'label'],
      queryFn: async () => {
        const options = await optionsOf(source, input, { search: value, page: 1 })
        return options.find((one) => one.value === value) ?? { value, label: value }
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const answered = new Map(unknown.map((value, n) => [value, asked[n]?.data]))
  if (keyword !== undefined) return [keyword ? t('allMatching', { keyword }) : everyday('all')]
  return codes.map((value) => {
    const choice = known.get(keyIn(source, value, input)) ?? answered.get(value)
    return choice ? labelIn(choice, language) : value
  })
}

/** Labels may have changed since they were cached. */
export const forgetLabels = () => known.clear()

export const rememberLabel = (source: OptionSource, choice: Choice, input: OptionInput = {}) =>
  known.set(keyIn(source, choice.value, input), choice)
