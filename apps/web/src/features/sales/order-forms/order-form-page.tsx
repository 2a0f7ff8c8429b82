import * as contract from '@sejuk/contract/sales/sales-orders'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { OrderForm } from './order-form.tsx'
import { blankOrder, copiedLines, valuesOf } from './order-values.ts'

const nothingAsked = { error: null, isEnabled: false, refetch: () => undefined }

/** A new order, empty or with the lines of an earlier one. */
export const NewSalesOrderPage = () => {
  const t = useWords(orderFormWords)
  const gate = useGate(contract.createSalesOrder)
  const { customer_code = '', copy = '' }: { customer_code?: string; copy?: string } = useSearch()
  const isCopied = gate.enabled && copy !== ''
  const found = useCall(contract.getSalesOrder, { order_code: copy }, { enabled: isCopied })
  const order = found.data?.data
  if (gate.enabled && (!isCopied || order)) {
    const start = order
      ? { ...blankOrder, customer_code: order.customer_code, lines: copiedLines(order) }
      : { ...blankOrder, customer_code }
    return <OrderForm key={copy} initial={start} />
  }
  return (
    <>
      <PageHead title={t('create')} />
      <RecordGuard gate={gate} found={isCopied ? found : nothingAsked} />
    </>
  )
}

export const EditSalesOrderPage = () => {
  const t = useWords(orderFormWords)
  const { order_code = '' }: { order_code?: string } = useSearch()
  const mayModify = useGate(contract.updateSalesOrder)
  const mayAdjust = useGate(contract.actOnSalesOrder.adjust)
  const gate = mayModify.enabled ? mayModify : mayAdjust
  const found = useCall(contract.getSalesOrder, { order_code }, { enabled: gate.enabled && order_code !== '' })
  const order = found.data?.data
  if (gate.enabled && order) return <OrderForm key={order.row_version} initial={valuesOf(order)} order={order} />
  return (
    <>
      <PageHead title={t('modify')} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}
