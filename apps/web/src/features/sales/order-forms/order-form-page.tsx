import * as contract from '@sejuk/contract/sales/sales-orders'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { OrderForm } from './order-form.tsx'
import { blankOrder, copiedLines, valuesOf } from './order-values.ts'

/** A new order, empty or with the lines of an earlier one. */
export const NewSalesOrderPage = () => {
  const t = useWords(orderFormWords)
  const gate = useGate(contract.createSalesOrder)
  const { customer_code = '', copy = '' }: { customer_code?: string; copy?: string } = useSearch()
  if (!gate.enabled) return <RefusedPage title={t('create')} gate={gate} />
  if (!copy) return <OrderForm initial={{ ...blankOrder, customer_code }} />
  return (
    <LoadedRecord endpoint={contract.getSalesOrder} input={{ order_code: copy }} title={t('create')}>
      {(order) => (
        <OrderForm
          key={copy}
          initial={{ ...blankOrder, customer_code: order.customer_code, lines: copiedLines(order) }}
        />
      )}
    </LoadedRecord>
  )
}

export const EditSalesOrderPage = () => {
  const t = useWords(orderFormWords)
  const { order_code = '' }: { order_code?: string } = useSearch()
  const mayModify = useGate(contract.updateSalesOrder)
  return (
    <LoadedRecord
      endpoint={contract.getSalesOrder}
      gatedBy={mayModify.enabled ? contract.updateSalesOrder : contract.actOnSalesOrder.adjust}
      input={{ order_code }}
      title={t('modify')}
    >
      {(order) => <OrderForm key={order.row_version} initial={valuesOf(order)} order={order} />}
    </LoadedRecord>
  )
}
