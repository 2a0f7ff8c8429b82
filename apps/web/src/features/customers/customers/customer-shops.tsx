import type { Customer } from '@sejuk/contract/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { customerWords } from '@sejuk/words/customers/customers'
import { ShopsOfCustomer } from '../../../entities/customers/shops-of-customer.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'

export const CustomerShopsTab = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  return (
    <>
      <ShopsOfCustomer customer_code={customer.customer_code} />
      <Link {...pageTo('customerShops', { id: customer.customer_code })}>{t('manageShops')}</Link>
    </>
  )
}
