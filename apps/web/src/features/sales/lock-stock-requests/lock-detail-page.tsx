import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { pageTo } from '@sejuk/domain/pages'
import { lockEnd, lockPriority, lockStockRequest } from '@sejuk/domain/sales/lock-stock-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useState } from 'react'
import { ItemContention } from '../../../entities/sales/item-contention.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { AskedReleases } from './asked-releases.tsx'
import { LockLines } from './lock-lines.tsx'
import { LockChip } from './lock-status.tsx'

const ReleasePanel = lazyPart(() => import('./lock-quantities-panel.tsx').then((panel) => panel.ReleasePanel))
const AdjustPanel = lazyPart(() => import('./lock-quantities-panel.tsx').then((panel) => panel.AdjustPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const LockStockRequestPage = () => {
  const t = useWords(lockStockWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getLockStockRequest} input={{ lock_stock_order_code: code }} title={t('title')}>
      {(lock) => <Detail lock={lock} />}
    </LoadedRecord>
  )
}

const Detail = ({ lock }: { lock: contract.LockStockDetail }) => {
  const t = useWords(lockStockWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const code = lock.lock_stock_order_code
  const isHolding = lock.status === 'Approved' || lock.status === 'Adjusted'
  return (
    <>
      <PageHead
        title={code}
        crumb={<Link {...pageTo('lockStockRequests')}>{t('title')}</Link>}
        sub={<LockChip status={lock.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={lockStockRequest}
          endpoints={contract.actOnLockStockRequest}
          keyField="lock_stock_order_code"
          row={lock}
          nameOf={(row) => row.lock_stock_order_code}
          label={(name) => t(name)}
          pages={{ modify: () => pageTo('editLockStockRequest', { code }) }}
          forms={{
            extend: [{ field: 'new_valid_to', label: t('new_valid_to'), kind: 'date', isRequired: true }],
            release: ({ row, onClose }) => <ReleasePanel lock={row} onClose={onClose} />,
            adjust: ({ row, onClose }) => <AdjustPanel lock={row} onClose={onClose} />,
          }}
        />
        {lock.reject_reason && <Note tone="bad">{t('rejected', { reason: lock.reject_reason })}</Note>}
        {lock.new_valid_to && <Note>{t('changeAsked', { day: dates.day(lock.new_valid_to) })}</Note>}
        <AskedReleases lock={lock} />
        <Section title={lock.customer_name} sub={lock.project_code ?? undefined}>
          <Facts
            facts={[
              [t('valid_to'), dates.dateTime(lockEnd(lock.valid_to, lock.timezone))],
              [t('extend'), lock.is_extended && t('extendedOnce')],
              [t('warehouse_name'), lock.warehouse_name],
              [t('dept_name'), lock.dept_name],
              [t('salesman_name'), lock.salesman_name ?? lock.salesman_code],
              [t('priority'), t(lockPriority(lock))],
              [t('deposit_amount'), lock.deposit_amount > 0 && rupiah(lock.deposit_amount)],
              [t('submitted_date'), lock.submitted_date && dates.dateTime(lock.submitted_date)],
              [t('approvedBy'), lock.approved_user_name],
              [t('approved_date'), lock.approved_date && dates.dateTime(lock.approved_date)],
              [t('closed_date'), lock.closed_date && dates.dateTime(lock.closed_date)],
              [t('created_date'), `${lock.create_user_name}, ${dates.dateTime(lock.created_date)}`],
              [t('lock_reason'), lock.lock_reason, { wide: 2 }],
            ]}
          />
        </Section>
        <LockLines lock={lock} />
        {(isHolding || lock.status === 'Submitted' || lock.status === 'Draft') && (
          <ItemContention
            item_code={lock.lines.map(({ item_code }) => item_code)}
            warehouse_code={[lock.warehouse_code]}
          />
        )}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.lockStockRequestLog}
          code={code}
          sub={lock.customer_name}
          labels={{ valid_to: t('valid_to'), lock_reason: t('lock_reason'), deposit_amount: t('deposit_amount') }}
          ownActions={{
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            modify: t('modify'),
            extend: t('extend'),
            adjust: t('adjust'),
            release: t('release'),
            remove: t('remove'),
            expire: t('expire'),
            use: t('use'),
            'give-back': t('giveBack'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
