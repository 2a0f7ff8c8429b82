import type { OrderCustomer, OrderGood } from '@sejuk/contract/sales/order-forms'
import { getSalesOrder, mostOrderLines } from '@sejuk/contract/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useRef } from 'react'
import { call } from '../../../lib/api/call.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { useAddLine } from './add-line.tsx'
import style from './order-line.module.css'
import { OrderLine } from './order-line.tsx'
import { blankLine, copiedLines, type LineValues, type OrderValues } from './order-values.ts'
import type { OrderPrices } from './use-order-prices.ts'

type Props = {
  form: EndpointForm<OrderValues>
  customer: OrderCustomer
  prices: OrderPrices
  goodOf: (code: string) => OrderGood | undefined
}

/** The lines, by keyboard, scan, paste or from an earlier order. */
export const OrderLines = ({ form, customer, prices, goodOf }: Props) => {
  const t = useWords(orderFormWords)
  const dates = useDates()
  const { values, change, errorOf } = form
  const units = values.lines.reduce((sum, line) => sum + Number(line.ordered_qty), 0)
  const put = (at: number, part: Partial<LineValues>) =>
    change((typed) => ({ lines: typed.lines.map((line, n) => (n === at ? { ...line, ...part } : line)) }))
  const add = (more: readonly { item_code: string; qty: number }[]) =>
    change((typed) => {
      const lines = [...typed.lines]
      for (const { item_code, qty } of more) {
        const at = lines.findIndex((line) => line.item_code === item_code && !line.lock_stock_order_detail_code)
        const before = lines[at]
        if (before) lines[at] = { ...before, ordered_qty: String(Number(before.ordered_qty) + qty) }
        else lines.push({ ...blankLine, item_code, ordered_qty: String(qty) })
      }
      return { lines: lines.slice(0, mostOrderLines) }
    })
  const repeat = async (order_code: string) => {
    if (!order_code) return
    try {
      const { data } = await call(getSalesOrder, { order_code })
      change({ lines: copiedLines(data) })
    } catch (error) {
      showError(error as Error)
    }
  }
  const root = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLInputElement>(null)
  /** Once the line is there. */
  const toQuantity = (item_code: string) =>
    setTimeout(() => {
      const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('[data-quantity]') ?? [])]
      const quantity = boxes.find((one) => one.dataset.quantity === item_code)
      quantity?.focus()
      quantity?.select()
    })
  const adding = useAddLine({ warehouse_code: values.warehouse_code, onAdd: add, onTyped: toQuantity, box })
  return (
    <Section
      title={t('lines')}
      sub={t('summary', { n: values.lines.length, units: thousands(units) })}
      actions={adding.actions}
    >
      {customer.orders.length > 0 && values.lines.length === 0 && (
        <div className={style.repeat}>
          <ChoiceField
            label={t('repeat')}
            value=""
            options={customer.orders.map((one) => ({
              value: one.order_code,
              label: t('repeatOf', {
                ...{ code: one.order_code, day: dates.day(one.order_date), n: one.line_count },
                amount: rupiah(one.total_amount),
              }),
            }))}
            onChange={(code) => void repeat(code)}
          />
        </div>
      )}
      {values.lines.length === 0 ? (
        <SectionText>{t('noLines')}</SectionText>
      ) : (
        <ul className={style.lines} ref={root}>
          <li className={style.head} aria-hidden="true">
            <span />
            {(['item', 'stock', 'quantity', 'list_price', 'why'] as const).map((word) => (
              <span key={word}>{t(word)}</span>
            ))}
            <span>{t('item_discount_percent')}</span>
            <span>{t('net_price')}</span>
            <span>{t('amount')}</span>
            <span />
          </li>
          {values.lines.map((line, at) => (
            <OrderLine
              key={`${line.item_code} ${line.lock_stock_order_detail_code}`}
              line={line}
              good={goodOf(line.item_code)}
              priced={prices.lineAt(at)}
              isPreOrder={values.is_pre_order}
              locks={customer.locks.filter(
                (lock) => lock.item_code === line.item_code && lock.warehouse_code === values.warehouse_code,
              )}
              error={
                errorOf(`lines.${at}.ordered_qty`) ??
                errorOf(`lines.${at}.item_code`) ??
                errorOf(`lines.${at}.requested_delivery_date`) ??
                errorOf(`lines.${at}.lock_stock_order_detail_code`) ??
                errorOf(`lines.${at}.special_price_code`) ??
                errorOf(`lines.${at}.item_discount_percent`) ??
                errorOf(`lines.${at}.item_discount_amount`) ??
                prices.errorOf(`lines.${at}.item_discount_amount`)
              }
              onChange={(part) => put(at, part)}
              onRemove={() => change((typed) => ({ lines: typed.lines.filter((_, n) => n !== at) }))}
              onPreOrder={() => change({ is_pre_order: true })}
              onNext={() => box.current?.focus()}
            />
          ))}
        </ul>
      )}
      {adding.row}
    </Section>
  )
}
