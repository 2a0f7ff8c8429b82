import { type Simulation, simulateOrder } from '@sejuk/contract/sales/order-simulations'
import { useRef } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { OrderValues } from './order-values.ts'

/** The lines that can be priced, with their places in the form. */
const pricedLines = ({ lines }: OrderValues) =>
  lines.flatMap(({ item_code, ordered_qty, special_price_code, ...typed }, at) =>
    item_code && Number(ordered_qty) > 0
      ? [
          {
            ...{ at, item_code, ordered_qty, special_price_code },
            item_discount_percent: typed.item_discount_percent || 0,
            item_discount_amount: typed.item_discount_amount || 0,
          },
        ]
      : [],
  )

const isOfFields = (error: Error | null): error is Refused => error instanceof Refused && error.code === '406'
/** The field as the prices were asked for: lines without an item are left out. */
const priced = (field: string, lines: readonly { at: number }[]) =>
  field.replace(/^lines\.(\d+)/, (_, at) => `lines.${lines.findIndex((line) => line.at === Number(at))}`)

export type OrderPrices = {
  found: Simulation | undefined
  isStale: boolean
  error: Error | null
  /** What was typed that cannot be priced, by the field of the form. */
  errorOf: (field: string) => string | undefined
  retry: () => void
  /** By the line's place in the form. */
  lineAt: (
    at: number,
  ) => { line: Simulation['ladder']['lines'][number]; facts: Simulation['lines'][number] } | undefined
}

/** Prices the order while it is typed; the last good answer stays until there is another. */
export const useOrderPrices = (values: OrderValues, order_code: string): OrderPrices => {
  const lines = pricedLines(values)
  const asked = useDebounced(
    JSON.stringify({
      ...{ customer_code: values.customer_code, order_code, priceIncludeTax: values.price_include_tax },
      collect_method: values.collect_method,
      cbd_discount_percent: values.cbd_discount_percent || 0,
      extra_discount_amount: values.extra_discount_amount || 0,
      cashback_list: values.cashback_list,
      lines,
    }),
  )
  const input = JSON.parse(asked) as { customer_code: string; lines: typeof lines }
  const isAsked = input.customer_code !== '' && input.lines.length > 0
  const answer = useCall(simulateOrder, input, { enabled: isAsked, keepPrevious: true })
  const last = useRef<{ found: Simulation; places: number[] }>(undefined)
  const data = answer.data?.data
  if (data && !answer.isPlaceholderData) last.current = { found: data, places: input.lines.map(({ at }) => at) }
  if (!isAsked) last.current = undefined
  const { found, places = [] } = last.current ?? {}
  return {
    found,
    isStale: answer.isFetching || answer.isPlaceholderData || answer.error !== null,
    error: isOfFields(answer.error) ? null : answer.error,
    errorOf: (field) => (isOfFields(answer.error) ? answer.error.errors[priced(field, input.lines)]?.[0] : undefined),
    retry: () => void answer.refetch(),
    lineAt: (at) => {
      const n = places.indexOf(at)
      const [line, facts] = [found?.ladder.lines[n], found?.lines[n]]
      return line && facts && line.item_code === values.lines[at]?.item_code ? { line, facts } : undefined
    },
  }
}
