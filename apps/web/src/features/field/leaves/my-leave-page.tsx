import * as contract from '@sejuk/contract/field/leaves'
import { leave, leaveLetter, leaveModule } from '@sejuk/domain/field/leave'
import { pageTo } from '@sejuk/domain/pages'
import { leaveWords } from '@sejuk/words/field/leaves'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { Figures } from '../../../entities/field/chips.tsx'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { LeaveChip } from './leave-status.tsx'
import { LedgerLines } from './ledger-lines.tsx'

const LeaveForm = lazyPart(() => import('./leave-form.tsx').then((form) => form.LeaveForm))
const { modify, submit, remove, 'ask-cancel': askCancel } = contract.actOnLeave
const own = { modify, submit, remove, 'ask-cancel': askCancel }

/** One's own leave: what is left, what was asked for, and how the balance came about. */
export const MyLeavePage = () => {
  const t = useWords(leaveWords)
  const list = useInfiniteList(contract.listMyLeaves, {}, { enabled: true })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PageHead title={t('mine')} crumb={<Link {...pageTo('attendanceHistory')}>{t('history')}</Link>} />
      <PageBody>
        <Balances />
        <Button kind="primary" size="large" icon={<IconPlus size={20} />} onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
        {list.error && <FailedState error={list.error} onRetry={list.retry} />}
        {!list.rows && !list.error && <Pending />}
        {list.rows?.length === 0 && <SectionText>{t('noLeave')}</SectionText>}
        {list.rows?.map((row) => (
          <LeaveCard key={row.leave_code} row={row} />
        ))}
        {list.hasMore && (
          <Button isBusy={list.isGrowing} onClick={list.grow}>
            {t('more')}
          </Button>
        )}
      </PageBody>
      {isAsking && <LeaveForm onClose={() => setAsking(false)} />}
    </>
  )
}

/** Of this year and the next: what is asked for next year is taken from its own balance. */
const Balances = () => {
  const t = useWords(leaveWords)
  const now = useCall(contract.leaveBalances, {}).data?.data
  const next = useCall(contract.leaveBalances, { year: (now?.year ?? 2000) + 1 }, { enabled: now !== undefined }).data
    ?.data
  if (!now) return null
  return (
    <Section title={t('balances')}>
      {[now, next].map(
        (found, n) =>
          found && (
            <div key={n === 0 ? 'now' : 'next'}>
              <SectionText>{t('balanceOf', { year: String(found.year) })}</SectionText>
              <Figures
                figures={found.balances.map(
                  ({ leave_type, balance }) => [t(leave_type), t('nDays', { n: balance })] as const,
                )}
              />
            </div>
          ),
      )}
      <SectionBody>
        <LedgerLines lines={now.lines} />
      </SectionBody>
    </Section>
  )
}

const LeaveCard = ({ row }: { row: contract.Leave }) => {
  const t = useWords(leaveWords)
  const dates = useDates()
  const days =
    row.from_date === row.to_date ? dates.day(row.from_date) : `${dates.day(row.from_date)} – ${dates.day(row.to_date)}`
  return (
    <Section
      title={t(row.leave_type)}
      sub={`${days}, ${t('nDays', { n: row.days })}`}
      actions={
        <>
          <LeaveChip status={row.status} />
          <RecordActions
            isOneOfMany
            workflow={leave}
            endpoints={own}
            keyField="leave_code"
            row={row}
            nameOf={() => days}
            label={(name) => t(name)}
            forms={{ modify: ({ row: open, onClose }) => <LeaveForm row={open} onClose={onClose} /> }}
          />
        </>
      }
    >
      <SectionText>
        {[row.reason, row.delegate_name && `${t('delegate')}: ${row.delegate_name}`, row.decide_reason]
          .filter(Boolean)
          .join('. ')}
      </SectionText>
      {(row.status === 'Draft' || row.has_letter) && (
        <RecordPhotos
          title={t('letter')}
          module_name={leaveModule}
          module_code={row.leave_code}
          photos={[]}
          file={leaveLetter}
          isShut={row.status !== 'Draft'}
        />
      )}
    </Section>
  )
}
