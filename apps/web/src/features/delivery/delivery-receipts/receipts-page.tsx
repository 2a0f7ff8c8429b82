import { getDelivery } from '@sejuk/contract/delivery/delivery-orders'
import * as contract from '@sejuk/contract/delivery/delivery-receipts'
import { pageTo } from '@sejuk/domain/pages'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { useState } from 'react'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { ProblemQueue } from './problem-queue.tsx'
import style from './receipts-page.module.css'
import { ScanLetter } from './scan-letter.tsx'

const tabs = ['compare', 'problem', 'verified', 'missing'] as const

/** One person, a look, a verdict: the signature of a receipt beside those that the customer is known by. */
export const ReceiptsPage = () => {
  const t = useWords(receiptWords)
  const say = useSay()
  const dates = useDates()
  const list = useList(contract.searchReceipts)
  const counts = useCall(contract.countReceipts, {}, { enabled: list.gate.enabled, keepPrevious: true })
  const state = list.asked.state ?? 'compare'
  const shown = useCall(
    contract.searchReceipts,
    { ...list.asked, state, limit: 20 },
    { enabled: list.gate.enabled, keepPrevious: true },
  )
  const rows = shown.data?.data ?? []
  const [chosen, setChosen] = useState<string>()
  const at = Math.max(
    0,
    rows.findIndex(({ delivery_code }) => delivery_code === chosen),
  )
  const current = rows[at]
  const next = () => setChosen(rows[at + 1]?.delivery_code ?? rows[0]?.delivery_code)
  const instead = !list.gate.enabled ? (
    <ForbiddenState reason={say(list.gate.because)} />
  ) : shown.error ? (
    <FailedState error={shown.error} onRetry={() => void shown.refetch()} isList />
  ) : undefined
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('deliveries')}>{t('crumb')}</Link>} />
      <PageBody>
        {instead ?? (
          <>
            <StatusTabs
              label={t('title')}
              value={state}
              onChange={(value) => list.ask({ state: value })}
              tabs={tabs.map((value) => ({
                value,
                label: t(value === 'problem' ? 'tabProblem' : value),
                count: counts.data?.data[value],
              }))}
            />
            <div className={style.desk}>
              <Section title={t('receipts')} sub={rows.length}>
                {rows.length === 0 && !shown.isLoading && <SectionText>{t('nothingHere')}</SectionText>}
                <ul className={style.rows}>
                  {rows.map((row) => (
                    <li key={row.delivery_code}>
                      <button
                        type="button"
                        aria-current={row === current || undefined}
                        onClick={() => setChosen(row.delivery_code)}
                      >
                        {row.signature_link ? (
                          <img src={row.signature_link} alt="" className={style.thumb} />
                        ) : (
                          <span className={style.thumb} />
                        )}
                        <span>
                          <b>{row.customer_name}</b>
                          <small>
                            {row.delivery_code}
                            {row.received_date && `, ${dates.dateTime(row.received_date)}`}
                          </small>
                          {!row.has_specimen && <StatusChip tone="attention">{t('noSpecimen')}</StatusChip>}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </Section>
              {current && <Current key={current.delivery_code} code={current.delivery_code} onNext={next} />}
            </div>
            <Section title={t('scanLetter')}>
              <SectionBody>
                <ScanLetter />
              </SectionBody>
            </Section>
            <ProblemQueue />
          </>
        )}
      </PageBody>
    </>
  )
}

const Current = ({ code, onNext }: { code: string; onNext: () => void }) => {
  const delivery = useCall(getDelivery, { delivery_code: code })
  const receipts = useCall(contract.getReceipts, { delivery_code: code })
  if (!delivery.data || !receipts.data) return <Section aria-busy="true" />
  return <ComparePanel delivery={delivery.data.data} found={receipts.data.data} onNext={onNext} />
}
