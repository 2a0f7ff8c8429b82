import { myMonth } from '@sejuk/contract/retail/selling'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { sellingWords } from '@sejuk/words/retail/selling'
import { useCallback, useState } from 'react'
import IconChartBar from '#icon/ChartBar'
import IconHistory from '#icon/History'
import IconScan from '#icon/Scan'
import IconWifiOff from '#icon/WifiOff'
import { useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Problems } from './problems.tsx'
import { type Sale, saleAction, saleOf } from './sale.ts'
import { SalesOfToday, WaitingSales } from './sales-lists.tsx'
import style from './selling.module.css'

const OwnAccount = lazyPart(() => import('./own-account.tsx').then((part) => part.OwnAccount))
const SellSheet = lazyPart(() => import('./sell-sheet.tsx').then((sheet) => sheet.SellSheet))

/** The landing page of whoever sells in a shop: one large button, and the month in view. Works without a network. */
export const SellPage = () => {
  const t = useWords(sellingWords)
  const dates = useDates()
  const month = useStoredCall(myMonth, {}, 'retail-month')
  const { refetch } = month
  const work = useFieldQueue(useCallback(() => refetch(), [refetch]))
  const [open, setOpen] = useState<Sale>()
  const found = month.data
  const taps = work.queue?.taps.filter(({ action }) => action === saleAction) ?? []
  const waiting = taps.filter(({ refusal }) => refusal === undefined)
  const refused = taps.filter(({ refusal }) => refusal !== undefined)
  const shops = found?.shops ?? []
  const [first] = shops
  const begin = () => setOpen(saleOf(first?.shop_code ?? '', found?.today ?? ''))
  return (
    <>
      <PageHead title={shops.length === 1 && first ? first.shop_name : t('title')} sub={found?.seller_name}>
        <Link {...pageTo('partnerDashboard')} aria-label={t('dashboard')}>
          <IconChartBar size={24} />
        </Link>
        <Link {...pageTo('retailOrders')} aria-label={t('all')}>
          <IconHistory size={24} />
        </Link>
      </PageHead>
      {!work.isOnline && (
        <p className={style.offline} role="status">
          <IconWifiOff size={22} aria-hidden="true" />
          <span>
            <b>{t('offline')}</b>
            <br />
            {t('offlineText')}
          </span>
          {waiting.length > 0 && <span className={style.count}>{waiting.length}</span>}
        </p>
      )}
      <PageBody>
        {!found && !month.error && <Pending />}
        {!found && month.error && <FailedState error={month.error} onRetry={month.refetch} />}
        {found && shops.length === 0 && <Note>{t('noShop')}</Note>}
        {found && shops.length > 0 && (
          <>
            <section className={style.month} aria-label={t('monthOf', { month: dates.day(found.today).slice(3) })}>
              <div>
                <small>{t('monthOf', { month: dates.day(found.today).slice(3) })}</small>
                <p>
                  <b>{found.units}</b>{' '}
                  {waiting.length > 0
                    ? t('queued', { n: waiting.length })
                    : found.target > 0
                      ? t('ofTarget', { n: found.target })
                      : t('units')}
                </p>
              </div>
              <details>
                <summary>
                  <small>{t('incentive')}</small>
                  <p>
                    <b>{rupiah(found.incentive)}</b>
                  </p>
                </summary>
                {found.incentives.length === 0 ? t('incentiveNone') : t('incentiveText')}
                {found.incentives.map(({ campaign_name, units, amount }) => (
                  <p key={campaign_name}>
                    {t('incentiveLine', { name: campaign_name, n: units })} · {rupiah(amount)}
                  </p>
                ))}
              </details>
              {found.target > 0 && (
                <span className={style.bar} aria-hidden="true">
                  <span style={{ width: `${Math.min(100, (found.units / found.target) * 100)}%` }} />
                  <span
                    className={style.hatched}
                    style={{
                      width: `${Math.min(Math.max(0, 100 - (found.units / found.target) * 100), (waiting.length / found.target) * 100)}%`,
                    }}
                  />
                </span>
              )}
            </section>
            <button type="button" className={style.scan} onClick={begin}>
              <IconScan size={44} aria-hidden="true" />
              <span>
                <b>{t('scan')}</b>
                {t(work.isOnline ? 'scanSub' : 'scanOffline')}
              </span>
            </button>
            <Problems
              refused={refused}
              rejected={found.problems}
              onMend={(sale, order) => setOpen({ ...sale, replaces: order })}
            />
            {found.models.length > 0 && (
              <section>
                <h2 className={style.heading}>
                  {t('lastModels')} <small>{t('tapThenScan')}</small>
                </h2>
                <div className={style.models}>
                  {found.models.slice(0, 3).map(({ item_code, capacity_pk }) => (
                    <button key={item_code} type="button" onClick={begin}>
                      <b>{item_code}</b>
                      {capacity_pk && <span>{`${writeNumber(capacity_pk, 2)} PK`}</span>}
                    </button>
                  ))}
                </div>
              </section>
            )}
            {waiting.length > 0 && <WaitingSales taps={waiting} isSending={work.isSending} />}
            <SalesOfToday month={found} onUndone={refetch} />
            {work.isOnline && found.account !== undefined && <OwnAccount month={found} onSaved={refetch} />}
          </>
        )}
      </PageBody>
      {open && found && <SellSheet sale={open} month={found} work={work} onClose={() => setOpen(undefined)} />}
    </>
  )
}
