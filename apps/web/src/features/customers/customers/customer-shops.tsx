import type { Customer } from '@sejuk/contract/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { Link } from '@tanstack/react-router'
import { ShopsOfCustomer } from '../../../entities/customers/shops-of-customer.tsx'
import { useWords } from '../../../lib/language/words.ts'

export const CustomerShopsTab = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  return (
    <>
      <ShopsOfCustomer customer_code={customer.customer_code} />
      <Link to={'/customer/$id/shop' as never} params={{ id: customer.customer_code } as never}>
        {t('manageShops')}
      </Link>
    </>
  )
}
