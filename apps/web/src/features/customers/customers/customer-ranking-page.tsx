import { rankCustomers } from '@sejuk/contract/customers/customers-in-the-field'
import { rupiah } from '@sejuk/domain/money'
import { fieldCustomerWords } from '@sejuk/words/customers/customers-in-the-field'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useToday } from '../../../lib/dates.ts'
import { useCall } from '../../../lib/queries.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { FailedList, ShutList } from '../../../ui/list-states.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Pending } from '../../../ui/pending.tsx'
import { slab } from '../../../ui/slab.tsx'
import style from './customers-mobile.module.css'

/** The month stands in the address: it can be shared, and going back finds it again. */
export const CustomerRankingPage = () => {
  const t = useWords(fieldCustomerWords)
  const say = useSay()
  const navigate = useNavigate()
  const thisMonth = useToday().slice(0, 7)
  const { month: asked }: { month?: string } = useSearch({ strict: false })
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked ?? '') ? (asked as string) : thisMonth
  const gate = useGate(rankCustomers)
  const found = useCall(rankCustomers, { month }, { enabled: gate.enabled, keepPrevious: true })
  const rows = found.data?.data ?? []
  return (
    <>
      <PageHead title={t('ranking')} crumb={<Link to={'/customer-mobile' as never}>{t('title')}</Link>} />
      <div className={slab.page}>
        <label className={slab.row}>
          {t('month')}
          <input
            type="month"
            value={month}
            max={thisMonth}
            style={{ minHeight: 44 }}
            onChange={({ currentTarget }) =>
              void navigate({ to: '.', search: (currentTarget.value ? { month: currentTarget.value } : {}) as never })
            }
          />
        </label>
        {!gate.enabled ? (
          <ShutList reason={say(gate.why_not)} />
        ) : found.error ? (
          <FailedList error={found.error} onRetry={() => void found.refetch()} />
        ) : !found.data ? (
          <Pending />
        ) : rows.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ol className={style.cards}>
            {rows.map((row) => (
              <li key={row.customer_code} className={style.card}>
                <div className={style.head}>
                  <Link to={'/customer/$id/detail' as never} params={{ id: row.customer_code } as never}>
                    {row.customer_name}
                  </Link>
                  <b>{rupiah(row.month_sales)}</b>
                </div>
                <small>
                  {row.dept_name} · {t('rankOf', { rank: row.rank, of: row.of })}
                </small>
                <small>
                  {row.growth === null
                    ? t('noGrowth')
                    : t('growth', { n: `${row.growth > 0 ? '+' : ''}${row.growth}` })}
                </small>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}
