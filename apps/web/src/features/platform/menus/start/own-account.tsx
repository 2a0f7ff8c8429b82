import { type OwnAccount as Account, getOwnAccount, type Running } from '@sejuk/contract/customers/own-account'
import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { myDayWords } from '@sejuk/words/platform/my-day'
import type { ReactNode } from 'react'
import IconBox from '#icon/Box'
import IconShoppingCart from '#icon/ShoppingCart'
import IconTruck from '#icon/Truck'
import { DeliveryChip } from '../../../../entities/status/delivery-status.tsx'
import { OrderChip } from '../../../../entities/status/order-status.tsx'
import { SparepartChip } from '../../../../entities/status/sparepart-status.tsx'
import { useCall } from '../../../../lib/api/queries.ts'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useHasMenu } from '../../../../lib/session/viewer.ts'
import { Section, SectionBody, Total } from '../../../../ui/record/section.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import linkStyle from './home-links.module.css'
import style from './own-account.module.css'

/** What a customer has with us and owes us, and what is on its way to them. */
export const OwnAccount = () => {
  const account = useCall(getOwnAccount, {}).data?.data
  if (!account) return null
  return (
    <>
      {account.cashback && <Cashback customer_code={account.customer_code} {...account.cashback} />}
      <Credit {...account} />
      <UnderWay {...account} />
    </>
  )
}

type Balance = NonNullable<Account['cashback']> & { customer_code: string }
const Cashback = ({ customer_code, left, ending, ending_day }: Balance) => {
  const t = useWords(myDayWords)
  const dates = useDates()
  const has = useHasMenu()
  return (
    <Section title={t('cashback')}>
      <SectionBody>
        <Total>{rupiah(left)}</Total>
        {ending > 0 && (
          <p>
            <StatusChip tone="attention">
              {t('endsSoon', { amount: rupiah(ending), day: dates.date(ending_day ?? '') })}
            </StatusChip>
          </p>
        )}
        <div className={linkStyle.ways}>
          {has('mobileOrder') && (
            <Link {...pageTo('mobileOrder', {})} data-is-first>
              {t('useInOrder')}
            </Link>
          )}
          <Link {...pageTo('cashbackStatement', { customer_code })}>{t('movements')}</Link>
        </div>
      </SectionBody>
    </Section>
  )
}

const Credit = ({ credit }: Account) => {
  const t = useWords(myDayWords)
  const dates = useDates()
  const { limit, available, due, due_day, invoices, overdue, overdue_days } = credit
  const used = limit - available
  return (
    <Section aria-label={t('credit')}>
      <dl className={style.pair}>
        <div>
          <dt>{t('creditLeft')}</dt>
          <dd>
            <b>{rupiah(available)}</b>
            {limit > 0 && (
              <>
                <progress max={limit} value={Math.min(limit, Math.max(0, used))} aria-label={t('creditUsed')} />
                <small>{t('usedOf', { used: rupiah(used), limit: rupiah(limit) })}</small>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('toPay')}</dt>
          <dd>
            <b>{rupiah(due)}</b>
            {overdue > 0 ? (
              <StatusChip tone="attention">{t('overdueDays', { n: overdue_days })}</StatusChip>
            ) : (
              due_day && <small>{t('dueOn', { day: dates.date(due_day) })}</small>
            )}
            {invoices > 0 && <small>{t('invoicesN', { n: invoices })}</small>}
          </dd>
        </div>
      </dl>
    </Section>
  )
}

type Shown = { icon: ReactNode; title: string; page: PageLink; chip: ReactNode }

const UnderWay = ({ running }: Account) => {
  const t = useWords(myDayWords)
  const has = useHasMenu()
  const dates = useDates()
  const shownAs = (one: Running): Shown => {
    if (one.kind === 'delivery')
      return {
        icon: <IconTruck aria-hidden="true" />,
        title: t('deliveryN', { n: one.units }),
        page: pageTo('salesOrder', { menu: 'sales-order', order_code: one.order_code }),
        chip: <DeliveryChip status={one.status} />,
      }
    if (one.kind === 'order')
      return {
        icon: <IconShoppingCart aria-hidden="true" />,
        title: t('orderOf', { amount: rupiah(one.amount) }),
        page: pageTo('salesOrder', { menu: 'sales-order', order_code: one.code }),
        chip: <OrderChip status={one.status} />,
      }
    return {
      icon: <IconBox aria-hidden="true" />,
      title: t('partsOf', { part: one.part_name }),
      page: pageTo('partOrder', { code: one.code }),
      chip: <SparepartChip status={one.status} />,
    }
  }
  const when = (one: Running) =>
    [one.day && dates.date(one.day), one.kind === 'delivery' && one.time_slot].filter(Boolean).join(', ')
  return (
    <Section title={t('running')}>
      {running.length === 0 && <SectionBody>{t('nothingRuns')}</SectionBody>}
      <ul className={style.rows}>
        {running.map((one) => {
          const { icon, title, page, chip } = shownAs(one)
          return (
            <li key={one.code}>
              <Link {...page}>
                {icon}
                <span>
                  <b>{title}</b>
                  <small>{[one.code, when(one)].filter(Boolean).join(', ')}</small>
                </span>
                {chip}
              </Link>
            </li>
          )
        })}
      </ul>
      {(has('mobileOrder') || has('buyParts')) && (
        <div className={style.foot}>
          <div className={linkStyle.ways}>
            {has('mobileOrder') && <Link {...pageTo('mobileOrder', {})}>{t('newOrder')}</Link>}
            {has('buyParts') && <Link {...pageTo('buyParts', {})}>{t('buyParts')}</Link>}
          </div>
        </div>
      )}
    </Section>
  )
}
