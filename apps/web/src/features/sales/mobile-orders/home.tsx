import { pageTo } from '@sejuk/domain/pages'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useHasMenu, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { CartRow } from './cart-row.tsx'
import { ChooseCustomer } from './choose-customer.tsx'
import type { Flow } from './flow.ts'
import style from './mobile-orders.module.css'
import type { Carts } from './use-carts.ts'

/** HomePage: the carts of this phone, a new order for somebody, and the way to what was ordered. */
export const Home = ({ carts, flow }: { carts: Carts; flow: Flow }) => {
  const t = useWords(mobileOrderWords)
  const isListed = useHasMenu()
  const { permission } = useViewer()
  const open = carts.carts?.filter(({ state }) => state !== 'sent') ?? []
  return (
    <>
      <PageHead title={t('home')} />
      <PageBody>
        <div className={style.chips}>
          <Button onClick={() => flow.go('ListOrderPage', '')}>{t('list')}</Button>
          {isListed('chooseSupplier') && (
            <Link {...pageTo('chooseSupplier')} className={style.share}>
              {t('suppliers')}
            </Link>
          )}
          {isListed('uploadPo') && (
            <Link {...pageTo('uploadPo')} className={style.share}>
              {t('uploadPo')}
            </Link>
          )}
          {permission.has('Sparepart-Buy') && (
            <Link {...pageTo('buyParts')} className={style.share}>
              {t('buyParts')}
            </Link>
          )}
        </div>
        {open.length > 0 && (
          <Section title={t('onPhone')}>
            <ul className={style.rows}>
              {open.map((cart) => (
                <CartRow
                  key={cart.client_key}
                  cart={cart}
                  onOpen={() => flow.go(cart.state === 'open' ? 'ChooseItemPage' : 'SummaryOrderPage', cart.client_key)}
                />
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('newOrder')} sub={t('chooseCustomer')}>
          <SectionBody>
            <ChooseCustomer
              isAsked
              onChoose={(one) => void carts.begin(one).then((key) => flow.go('ChooseItemPage', key))}
            />
          </SectionBody>
        </Section>
      </PageBody>
    </>
  )
}
