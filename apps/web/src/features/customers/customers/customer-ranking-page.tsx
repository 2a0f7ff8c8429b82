import { rankCustomers } from '@sejuk/contract/customers/customers-in-the-field'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { branchReach } from '@sejuk/domain/viewers'
import { fieldCustomerWords } from '@sejuk/words/customers/customers-in-the-field'
import { BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import style from './customers-mobile.module.css'

/** Two years, the newest first. */
const monthsUpTo = (last: string) => {
  const number = Number(last.slice(0, 4)) * 12 + Number(last.slice(5)) - 1
  return Array.from({ length: 24 }, (_, n) => {
    const at = number - n
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** Month and branch are in the address, for sharing and going back. */
export const CustomerRankingPage = () => {
  const t = useWords(fieldCustomerWords)
  const say = useSay()
  const navigate = useNavigate()
  const dates = useDates()
  const thisMonth = useToday().slice(0, 7)
  const { month: typed = '', dept_code }: { month?: string; dept_code?: string } = useSearch()
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(typed) ? typed : thisMonth
  const { viewData } = useViewer()
  const gate = useGate(rankCustomers)
  const asked = { month, ...(dept_code ? { dept_code: [dept_code] } : {}) }
  const { rows, error, retry, ...rest } = useInfiniteList(rankCustomers, asked, { enabled: gate.enabled })
  const ask = (part: { month?: string; dept_code?: string }) =>
    void navigate({ to: '.', search: { month, dept_code, ...part } })
  return (
    <>
      <PageHead title={t('ranking')} crumb={<Link {...pageTo('customersMobile')}>{t('title')}</Link>} />
      <PageBody>
        <Row as="label">
          {t('month')}
          <select
            value={month}
            style={{ minHeight: 44 }}
            onChange={({ currentTarget }) => ask({ month: currentTarget.value || undefined })}
          >
            {[...new Set([...monthsUpTo(thisMonth), month])].map((one) => (
              <option key={one} value={one}>
                {dates.day(`${one}-01`).slice(3)}
              </option>
            ))}
          </select>
        </Row>
        {branchReach(viewData) !== 'single' && (
          <BranchPicker value={dept_code} onChange={(next) => ask({ dept_code: next })} />
        )}
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : error ? (
          <FailedState error={error} onRetry={retry} />
        ) : !rows ? (
          <Pending />
        ) : rows.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ol className={style.cards}>
            {rows.map((row) => (
              <li key={row.customer_code} className={style.card}>
                <div className={style.head}>
                  <Link {...pageTo('customer', { id: row.customer_code })}>{row.customer_name}</Link>
                  <b>{rupiah(row.month_sales)}</b>
                </div>
                <small>
                  {row.dept_name} · {t('rankOf', { rank: row.rank, of: row.of })}
                </small>
                <small>
                  {row.growth === null
                    ? t('noGrowth')
                    : t('growth', { n: `${row.growth > 0 ? '+' : ''}${writeNumber(row.growth, 1)}` })}
                </small>
              </li>
            ))}
          </ol>
        )}
        {rest.hasMore && (
          <Button isBusy={rest.isGrowing} onClick={rest.grow}>
            {t('more')}
          </Button>
        )}
      </PageBody>
    </>
  )
}
