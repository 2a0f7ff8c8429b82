import * as forms from '@sejuk/contract/sales/order-forms'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { plain } from '@sejuk/domain/messages'
import { rupiah } from '@sejuk/domain/money'
import { writeNumber } from '@sejuk/domain/numbers'
import { pageTo } from '@sejuk/domain/pages'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useEffect, useId, useRef, useState } from 'react'
import { CashbackPanel } from '../../../entities/sales/cashback-panel.tsx'
import { PriceLadder } from '../../../entities/sales/price-ladder.tsx'
import { takenLines, useCashbackLines } from '../../../entities/sales/use-cashback-lines.ts'
import { call } from '../../../lib/api/call.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { useEndpointForm, versionOf } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { AddLine } from './add-line.tsx'
import { OrderChecks, OrderCredit, useOrderChecks } from './order-checks.tsx'
import style from './order-form.module.css'
import { OrderHeader } from './order-header.tsx'
import { OrderLine } from './order-line.tsx'
import { blankLine, copiedLines, type LineValues, type OrderValues } from './order-values.ts'
import { useOrderPrices } from './use-order-prices.ts'
import { useSoftHold } from './use-soft-hold.ts'

type Props = { initial: OrderValues; order?: contract.SalesOrderDetail }
const { createSalesOrder, updateSalesOrder } = contract
const { adjust } = contract.actOnSalesOrder

/** A new order, one that is not submitted yet, or a change of one that is approved. */
const endpointFor = (order: Props['order']) =>
  (order ? (order.status === 'Approved' ? adjust : updateSalesOrder) : createSalesOrder) as
    | typeof createSalesOrder
    | typeof updateSalesOrder
    | typeof adjust

/** An order of any size in a minute: every rupiah explained, every obstacle known before it is sent. */
export const OrderForm = ({ initial, order }: Props) => {
  const t = useWords(orderFormWords)
  const dates = useDates()
  const navigate = useNavigate()
  const id = useId()
  const now = useNow()
  const viewer = useViewer()
  const order_code = order?.order_code ?? ''
  const [purpose] = useState(() => `order/${order_code || newKey()}`)
  const wantsSubmit = useRef(false)
  const [overrideReason, setOverrideReason] = useState('')
  const isAdjusted = order?.status === 'Approved'
  const [reason, setReason] = useState('')
  const send = useSend(contract.actOnSalesOrder.submit, { handles: () => true })

  const leave = (code: string) =>
    void navigate({ ...pageTo('editSalesOrder', { order_code: code }), ignoreBlocker: true })
  const show = (code: string) =>
    void navigate({ ...pageTo('salesOrder', { menu: 'sales-order', order_code: code }), ignoreBlocker: true })
  const done = (code: string, row_version: number) => {
    if (!wantsSubmit.current) return leave(code)
    const hold_purpose = purpose
    send.mutateAsync({ order_code: code, row_version, hold_purpose, override_reason: overrideReason || null }).then(
      () => show(code),
      (error) => {
        cashback.recap(takenLines(error))
        showError(error)
        leave(code)
      },
    )
  }
  const form = useEndpointForm<ReturnType<typeof endpointFor>, OrderValues>({
    endpoint: endpointFor(order),
    initial,
    fixed: order
      ? { order_code, row_version: order.row_version, hold_purpose: purpose, ...(isAdjusted ? { reason } : {}) }
      : { hold_purpose: purpose, source: 'web' },
    draft: `sales-order/${order_code || 'create'}`,
    onDone: (answer) => {
      if (isAdjusted) return show(order_code)
      const saved = answer?.data as { order_code: string; row_version: number } | undefined
      if (saved) done(saved.order_code, saved.row_version)
      else leave(order_code)
    },
  })
  const { values, change, errorOf } = form

  const asked = { customer_code: values.customer_code, ...(order_code ? { order_code } : {}) }
  const found = useCall(forms.orderCustomer, asked, { enabled: values.customer_code !== '' })
  const customer =
    values.customer_code && found.data?.data.customer_code === values.customer_code ? found.data.data : undefined
  // What the customer usually has fills what nobody has chosen yet.
  useEffect(() => {
    if (!customer) return
    change((typed) => ({
      warehouse_code: typed.warehouse_code || (customer.warehouse_code ?? ''),
      collect_method: typed.collect_method || (customer.collect_method ?? ''),
      ...(typed.address_code || order_code
        ? {}
        : {
            address_code: customer.addresses.find((one) => one.address_type === 'official-address')?.address_code ?? '',
            payment_term_days: String(customer.payment_term_days),
            price_include_tax: customer.price_include_tax,
          }),
    }))
  }, [customer, order_code])

  const codes = [...new Set(values.lines.map((line) => line.item_code))]
  const goods = useCall(
    forms.orderGoods,
    { warehouse_code: values.warehouse_code, codes, purpose },
    { enabled: values.warehouse_code !== '' && codes.length > 0, keepPrevious: true },
  )
  const goodOf = (code: string) => goods.data?.data.find((good) => good.item_code === code)
  const hold = useSoftHold({
    ...{ warehouse_code: values.warehouse_code, purpose, lines: values.lines, goodOf },
    onTaken: () => void goods.refetch(),
  })
  const prices = useOrderPrices(values, order_code)
  const [saved] = useState(values.cashback_list)
  const cashback = useCashbackLines({
    customer_code: viewer.permission.has('Cashback-List-Search') ? values.customer_code : '',
    ...(customer ? { org_code: customer.org_code } : {}),
    saved,
    maxAllowedCashbackAmount: prices.found?.ladder.maxAllowedCashbackAmount ?? 0,
  })
  const chosen = JSON.stringify(
    cashback.lines
      .filter((line) => line.is_selected)
      .map(({ cashback_code, plannedAmount }) => ({ cashback_code, plannedAmount })),
  )
  // Before the lines are there what was saved stays.
  useEffect(() => {
    if (cashback.isLoading || !prices.found) return
    change((typed) => (JSON.stringify(typed.cashback_list) === chosen ? {} : { cashback_list: JSON.parse(chosen) }))
  }, [chosen, cashback.isLoading, prices.found])

  const { checks, isCreditStopped } = useOrderChecks(values, customer, prices, cashback.overrun)
  const mayOverride = viewer.permission.has('Sales-Order-Override-Credit')
  const blocking = checks.filter(({ tone }) => tone === 'bad')
  const creditCodes = ['order-exceeds-credit-limit', 'customer-has-overdue-invoices']
  const isOverridden = isCreditStopped && mayOverride && overrideReason.trim() !== ''
  const stopping = blocking.find(({ key }) => !(isOverridden && creditCodes.includes(key)))
  const maySubmit = useGate(contract.actOnSalesOrder.submit)
  const adjustGate = useGate(adjust)

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
      return { lines: lines.slice(0, contract.mostOrderLines) }
    })
  const repeat = async (code: string) => {
    if (!code) return
    try {
      const { data } = await call(contract.getSalesOrder, { order_code: code })
      change({ lines: copiedLines(data) })
    } catch (error) {
      showError(error as Error)
    }
  }
  const chooseCustomer = (customer_code: string) => {
    cashback.clear()
    change({ customer_code, address_code: '', warehouse_code: '', collect_method: '', cashback_list: [] })
  }
  const save = (isSubmitted: boolean) => {
    wantsSubmit.current = isSubmitted
    form.submit()
  }
  const ladder = prices.found?.ladder
  const units = values.lines.reduce((sum, line) => sum + Number(line.ordered_qty), 0)
  const isHeld = hold.until !== undefined && hold.until > now
  return (
    <>
      <PageHead
        title={order_code || t('create')}
        crumb={<Link {...pageTo('salesOrders')}>{t('orders')}</Link>}
        sub={
          hold.until &&
          (isHeld ? (
            t('heldUntil', { time: dates.time(hold.until) })
          ) : (
            <>
              {t('holdEnded')}{' '}
              <Button kind="link" size="small" onClick={hold.renew}>
                {t('renew')}
              </Button>
            </>
          ))
        }
      />
      <PageBody>
        <EndpointFormBody id={id} form={form}>
          <OrderHeader form={form} customer={customer} order_code={order_code} onCustomer={chooseCustomer} />
          {found.error && values.customer_code && (
            <FailedState error={found.error} onRetry={() => void found.refetch()} />
          )}
          {customer && (
            <div className={style.columns}>
              <div className={style.main}>
                <Section title={t('lines')} sub={t('summary', { n: values.lines.length, units: thousands(units) })}>
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
                    <ul className={style.lines}>
                      <li className={style.head} aria-hidden="true">
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
                          error={errorOf(`lines.${at}.ordered_qty`) ?? errorOf(`lines.${at}.item_code`)}
                          onChange={(part) => put(at, part)}
                          onRemove={() => change((typed) => ({ lines: typed.lines.filter((_, n) => n !== at) }))}
                          onPreOrder={() => change({ is_pre_order: true })}
                        />
                      ))}
                    </ul>
                  )}
                  <AddLine warehouse_code={values.warehouse_code} onAdd={add} />
                </Section>
                {ladder && <PriceLadder ladder={ladder} isStale={prices.isStale} />}
                {prices.error && <FailedState error={prices.error} onRetry={prices.retry} />}
                {ladder && viewer.permission.has('Cashback-List-Search') && (
                  <CashbackPanel cashback={cashback} customerName={customer.customer_name} />
                )}
                {errorOf('cashback_list') && <SectionText role="alert">{errorOf('cashback_list')}</SectionText>}
              </div>
              <div className={style.side}>
                {isAdjusted && (
                  <TextField
                    label={t('adjustReason')}
                    value={reason}
                    onChange={setReason}
                    error={errorOf('reason')}
                    most={1000}
                    isLong
                    isRequired
                  />
                )}
                <OrderCredit customer={customer} amount={ladder?.total_amount ?? 0} />
                {isCreditStopped && mayOverride && (
                  <TextField
                    label={t('overrideReason')}
                    value={overrideReason}
                    onChange={setOverrideReason}
                    most={1000}
                    isLong
                  />
                )}
                <OrderChecks checks={checks} />
              </div>
            </div>
          )}
        </EndpointFormBody>
      </PageBody>
      <footer className={style.footer}>
        <b>{rupiah(ladder?.total_amount ?? 0)}</b>
        <span className={style.soft}>
          {t('footer', {
            ...{ n: values.lines.length, units: thousands(units) },
            percent: writeNumber(ladder?.discount_percent ?? 0, 2),
          })}
        </span>
        {form.isDirty && !order && (
          <Button kind="link" onClick={form.discardDraft}>
            {t('discard')}
          </Button>
        )}
        {isAdjusted ? (
          <ActionButton
            action={{
              ...{ key: 'adjust', label: t('sendChange'), isPrimary: true, isBusy: form.isBusy },
              gate: reason.trim() ? adjustGate : { enabled: false, because: plain(t('needsReason')) },
              onPress: () => save(false),
            }}
          />
        ) : (
          <>
            <ActionButton
              action={{
                ...{ key: 'save', label: t('saveDraft'), isBusy: form.isBusy && !wantsSubmit.current },
                gate:
                  customer && values.lines.length > 0
                    ? { enabled: true }
                    : { enabled: false, because: plain(t(customer ? 'needsLines' : 'needsCustomer')) },
                onPress: () => save(false),
              }}
            />
            <ActionButton
              action={{
                ...{ key: 'submit', label: t('submit'), isPrimary: true, isBusy: send.isPending },
                gate: stopping ? { enabled: false, because: plain(stopping.text) } : maySubmit,
                onPress: () => save(true),
              }}
            />
          </>
        )}
      </footer>
      <ConflictDialog
        form={form}
        base={initial}
        labels={
          Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'remark')])) as Record<
            keyof OrderValues,
            string
          >
        }
        version={versionOf(order)}
      />
    </>
  )
}
