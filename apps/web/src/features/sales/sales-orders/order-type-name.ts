import type { SalesOrder } from '@sejuk/contract/sales/sales-orders'
import { useLanguage } from '../../../lib/language/words.ts'

type Typed = Pick<SalesOrder, 'order_type' | 'type_name' | 'type_local_name'>

/** The type of an order in the reader's language. */
export const useOrderTypeName = () => {
  const isLocal = useLanguage() === 'local'
  return ({ order_type, type_name, type_local_name }: Typed) => (isLocal ? type_local_name : type_name) ?? order_type
}
