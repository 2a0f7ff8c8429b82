import * as forms from '@sejuk/contract/sales/order-forms'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useId, useRef, useState } from 'react'
import IconFileUpload from '#icon/FileUpload'
import { CashbackPanel } from '../../../entities/sales/cashback-panel.tsx'
import { PriceLadder } from '../../../entities/sales/price-ladder.tsx'
import { takenLines } from '../../../entities/sales/use-cashback-lines.ts'
import { useOrderCashback } from '../../../entities/sales/use-order-cashback.ts'
import { useSoftHold } from '../../../entities/sales/use-soft-hold.ts'
import { OrderChip } from '../../../entities/status/order-status.tsx'
import { Refused } from '../../../lib/api/call.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useEndpointForm, versionOf } from '../../../lib/form/endpoint-form.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import button from '../../../ui/actions/button.module.css'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { SectionText } from '../../../ui/record/section.tsx'
import { HoldClock } from './hold-clock.tsx'
import { isOfCredit, OrderChecks, useOrderChecks } from './order-checks.tsx'
import { OrderCredit } from './order-credit.tsx'
import { OrderFooter } from './order-footer.tsx'
import style from './order-form.module.css'
import { OrderHeader } from './order-header.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OrderValues } from './order-values.ts'
import { OverPromised } from './over-promised.tsx'
import { RepeatButton } from './repeat-order.tsx'
import { useOrderCustomer } from './use-order-customer.ts'
import { useOrderPrices } from './use-order-prices.ts'

type Props = { initial: OrderValues; order?: contract.SalesOrderDetail }
const { createSalesOrder, updateSalesOrder } = contract
const { adjust } = contract.actOnSalesOrder
const creditCodes = ['order-exceeds-credit-limit', 'customer-has-overdue-invoices']

/** What of a pre-order is more than can be promised, for the page that offers to put it in line. */
const shortOf = (error: unknown) => {
  if (!(error instanceof Refused) || error.status !== 'PreOrderCap') return {}
  const { line_no, n } = error.data as { line_no: number; n: number }
  return { short_line: String(line_no), short_n: String(n) }
}

/** A new order, one that is not submitted yet, or a change of one that is approved. */
const endpointFor = (order: Props['order']) =>
  (order ? (order.status === 'Approved' ? adjust : updateSalesOrder) : createSalesOrder) as
    | typeof createSalesOrder
    | typeof updateSalesOrder
    | typeof adjust

/** An order of any size in a minute: every rupiah explained, every obstacle known before it is sent. */
export const OrderForm = ({ initial, order }: Props) => {
  const t = useWords(orderFormWords)
  const navigate = useNavigate()
  const id = useId()
  const order_code = order?.order_code ?? ''
  const [purpose] = useState(() => order?.hold_purpose ?? `order/${order_code || newKey()}`)
  const wantsSubmit = useRef(false)
  const [overrideReason, setOverrideReason] = useState('')
  const [asksFinance, setAsksFinance] = useState(false)
  const isAdjusted = order?.status === 'Approved'
  const [reason, setReason] = useState('')
  const send = useSend(contract.actOnSalesOrder.submit, { handles: () => true })

  const leave = (code: string, short: object = {}) =>
    void navigate({ ...pageTo('editSalesOrder', { order_code: code, ...short }), ignoreBlocker: true })
  const show = (code: string) =>
    void navigate({ ...pageTo('salesOrder', { menu: 'sales-order', order_code: code }), ignoreBlocker: true })
  const done = (code: string, row_version: number) => {
    if (!wantsSubmit.current) return leave(code)
    const hold_purpose = purpose
    const asked = { ask_finance: asksFinance, override_reason: overrideReason || null }
    send.mutateAsync({ order_code: code, row_version, hold_purpose, ...asked }).then(
      () => show(code),
      (error) => {
        cashback.recap(takenLines(error))
        showError(error)
        leave(code, shortOf(error))
      },
    )
  }
  const form = useEndpointForm<ReturnType<typeof endpointFor>, OrderValues>({
    endpoint: endpointFor(order),
    initial,
    fixed: order
      ? {
          order_code,
          row_version: order.row_version,
          hold_purpose: purpose,
          ...(isAdjusted ? { reason, ask_finance: asksFinance } : {}),
        }
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
  const { customer, error, refetch } = useOrderCustomer(form, order_code)
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
  const ladder = prices.found?.ladder
  const cashback = useOrderCashback({
    ...{ customer_code: values.customer_code, org_code: customer?.org_code, list: values.cashback_list, ladder },
    onChange: (cashback_list) => change({ cashback_list }),
  })
  const { checks, isCreditStopped } = useOrderChecks(values, customer, prices, cashback.overrun, goodOf)
  const isOverridden = isCreditStopped && asksFinance
  const stopping = checks.find(({ key, tone }) => tone === 'bad' && !(isOverridden && creditCodes.includes(key)))
  const chooseCustomer = (customer_code: string) => {
    cashback.clear()
    change({
      ...{ customer_code, address_code: '', warehouse_code: '', collect_method: '', cashback_list: [] },
      ...{ shop_code: '', project_code: '' },
    })
  }
  const save = (isSubmitted: boolean) => {
    wantsSubmit.current = isSubmitted
    form.submit()
  }
  const cashbackFields = ['cashback_list', ...values.cashback_list.map((_, n) => `cashback_list.${n}.cashback_code`)]
  const cashbackError = cashbackFields.map(errorOf).find(Boolean)
  const units = values.lines.reduce((sum, line) => sum + Number(line.ordered_qty), 0)
  return (
    <div className={style.page}>
      <PageHead
        title={order_code || t('create')}
        crumb={<Link {...pageTo('salesOrders')}>{t('orders')}</Link>}
        sub={
          (order || hold.until) && (
            <span className={style.standing}>
              {order && <OrderChip status={order.status} />}
              {hold.until && <HoldClock until={hold.until} onRenew={hold.renew} />}
            </span>
          )
        }
      >
        {order ? (
          !isAdjusted && (
            <Link className={button.button} data-kind="plain" {...pageTo('uploadPo', { order_code })}>
              <IconFileUpload size={16} aria-hidden="true" /> {t('uploadPo')}
            </Link>
          )
        ) : (
          <RepeatButton customer_code={values.customer_code} />
        )}
      </PageHead>
      <PageBody>
        <EndpointFormBody id={id} form={form}>
          <OrderHeader
            form={form}
            customer={customer}
            order_code={order_code}
            priceErrorOf={prices.errorOf}
            onCustomer={chooseCustomer}
            onAddress={refetch}
          />
          {error && <FailedState error={error} onRetry={refetch} />}
          {customer && (
            <div className={style.columns}>
              <div className={style.main}>
                <OverPromised form={form} order_code={order_code} />
                <OrderLines form={form} customer={customer} prices={prices} goodOf={goodOf} />
                {ladder && <PriceLadder ladder={ladder} isStale={prices.isStale} />}
                {prices.error && <FailedState error={prices.error} onRetry={prices.retry} />}
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
                {ladder && cashback.mayChoose && (
                  <div className={style.cashback}>
                    <CashbackPanel cashback={cashback} customerName={customer.customer_name} />
                  </div>
                )}
                {cashbackError && <SectionText role="alert">{cashbackError}</SectionText>}
                <OrderCredit customer={customer} amount={ladder?.total_amount ?? 0} />
                {isCreditStopped && (
                  <CheckboxField label={t('askFinance')} isOn={asksFinance} onChange={setAsksFinance} />
                )}
                {isOverridden && !isAdjusted && (
                  <TextField
                    label={t('overrideReason')}
                    value={overrideReason}
                    onChange={setOverrideReason}
                    most={1000}
                    isLong
                  />
                )}
                <OrderChecks checks={checks} customer={customer} item_code={values.lines[0]?.item_code} />
              </div>
            </div>
          )}
        </EndpointFormBody>
      </PageBody>
      <OrderFooter
        total={ladder?.total_amount ?? 0}
        lines={values.lines.length}
        units={units}
        discountPercent={ladder?.discount_percent ?? 0}
        hasCustomer={customer !== undefined}
        adjusting={isAdjusted ? { reason } : undefined}
        stopping={stopping?.text}
        cashback={cashback.selected}
        higherLimit={
          customer && stopping && isOfCredit(stopping)
            ? pageTo('creditRequestForm', {
                ...{ customer_code: values.customer_code },
                requested_limit: String(customer.credit.exposure + (ladder?.total_amount ?? 0)),
                ...(order_code ? { order_code } : {}),
              })
            : undefined
        }
        isSaving={form.isBusy && !wantsSubmit.current}
        isSending={send.isPending}
        onSave={() => save(false)}
        onSubmit={() => save(true)}
        onDiscard={form.isDirty && !order ? form.discardDraft : undefined}
      />
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
    </div>
  )
}
