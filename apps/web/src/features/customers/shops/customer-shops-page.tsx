import { getCustomer } from '@sejuk/contract/customers/customers'
import { createShop } from '@sejuk/contract/customers/shops'
import { pageTo } from '@sejuk/domain/pages'
import { shopWords } from '@sejuk/words/customers/shops'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { ShopsOfCustomer } from '../../../entities/customers/shops-of-customer.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { blankShop } from './shop-values.ts'

const ShopPanel = lazyPart(() => import('./shop-panel.tsx').then((panel) => panel.ShopPanel))

export const CustomerShopsPage = () => {
  const t = useWords(shopWords)
  const { id = '' }: { id?: string } = useParams()
  const mayAdd = useGate(createShop)
  const [isAdding, setAdding] = useState(false)
  const found = useCall(getCustomer, { id })
  const customer = found.data?.data
  if (!customer)
    return (
      <>
        <PageHead title={t('ofCustomer')} />
        {found.error ? <FailedState error={found.error} onRetry={() => void found.refetch()} /> : <Pending />}
      </>
    )
  return (
    <>
      <PageHead
        title={t('ofCustomer')}
        sub={`(${customer.customer_code}) ${customer.customer_name}`}
        crumb={<Link {...pageTo('customer', { id })}>{customer.customer_name}</Link>}
      >
        <ActionButton
          action={{
            key: 'add',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayAdd,
            isPrimary: true,
            onPress: () => setAdding(true),
          }}
        />
      </PageHead>
      <PageBody>
        <ShopsOfCustomer customer_code={id} />
      </PageBody>
      {isAdding && (
        <ShopPanel
          title={t('create')}
          sub={customer.customer_name}
          endpoint={createShop}
          initial={{
            ...blankShop(customer.salesman_code ?? ''),
            province_code: customer.province_code ?? '',
            city_code: customer.city_code ?? '',
            district_code: customer.district_code ?? '',
            sub_district_code: customer.sub_district_code ?? '',
            postal_code: customer.postal_code ?? undefined,
          }}
          fixed={{ customer_code: id }}
          dept_code={customer.dept_code}
          salesman={{ code: customer.salesman_code, name: customer.salesman_name }}
          draft={`shop/create/${id}`}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
