import * as forms from '@sejuk/contract/sales/order-forms'
import { useEffect } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import type { OrderValues } from './order-values.ts'

/** What is known of the customer who orders; what the customer usually has fills what nobody has chosen yet. */
export const useOrderCustomer = ({ values, change }: EndpointForm<OrderValues>, order_code: string) => {
  const { customer_code } = values
  const asked = { customer_code, ...(order_code ? { order_code } : {}) }
  const found = useCall(forms.orderCustomer, asked, { enabled: customer_code !== '' })
  const customer = customer_code && found.data?.data.customer_code === customer_code ? found.data.data : undefined
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
  return { customer, error: customer_code ? found.error : null, refetch: () => void found.refetch() }
}
