import * as changes from '@sejuk/contract/sales/cashback-changes'
import type * as contract from '@sejuk/contract/sales/cashbacks'
import { cashbackChange } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackWords, changeKindWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import { ChangeChip } from '../../../entities/status/cashback-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { ReasonModal } from '../../../ui/actions/reason-modal.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** What somebody asked to change about a line that was granted, and what became of it. */
export const CashbackChanges = ({ line }: { line: contract.CashbackDetail }) => {
  const t = useWords(cashbackWords)
  const [rejecting, setRejecting] = useState<contract.CashbackChange>()
  if (line.changes.length === 0) return null
  return (
    <Section title={t('changes')}>
      <RowList>
        {line.changes.map((change) => (
          <Change key={change.change_id} line={line} change={change} onReject={() => setRejecting(change)} />
        ))}
      </RowList>
      {rejecting && (
        <ReasonModal
          title={t('reject')}
          sub={line.cashback_code}
          endpoint={changes.rejectChange}
          fixed={{ change_id: rejecting.change_id, row_version: rejecting.row_version }}
          label={t('reason')}
          verb={t('reject')}
          onClose={() => setRejecting(undefined)}
          hint={t('reasonHelp')}
        />
      )}
    </Section>
  )
}

type Props = { line: contract.CashbackDetail; change: contract.CashbackChange; onReject: () => void }

const Change = ({ line, change, onReject }: Props) => {
  const t = useWords(cashbackWords)
  const kinds = useWords(changeKindWords)
  const dates = useDates()
  const say = useSay()
  const viewer = useWorkflowViewer()
  const approve = useSend(changes.approveChange)
  const { change_id, row_version } = change
  const row = { ...change, cashback_remain: line.cashback_remain, approved_of_day: line.approved_today }
  const now = new Date().toISOString()
  const gateOf = (name: 'approve' | 'reject') => cashbackChange.gate(name, row, viewer, now)
  const decide = async () => {
    if (await confirm({ title: t('sureChange'), text: say(change.reason), yes: t('approve') }))
      approve.mutate({ change_id, row_version })
  }
  const isOpen = change.status === 'Submitted' && cashbackChange.isOffered('approve', row, viewer, now)
  return (
    <li>
      <span>
        <b>{kinds(change.kind)}</b> {change.amount !== null && t('newAmount', { amount: rupiah(change.amount) })}
        {change.valid_to && t('newEnd', { day: dates.day(change.valid_to) })}
        {change.dept_code && t('newDept', { dept: change.dept_code })}
        <small>
          {say(change.reason)} · {t('askedBy', { who: change.requested_user_name })}
          {change.decided_user_name && ` · ${t('decidedBy', { who: change.decided_user_name })}`}
          {change.decide_reason && ` · ${change.decide_reason}`}
        </small>
      </span>
      <Row as="span">
        <ChangeChip status={change.status} />
        {isOpen && (
          <>
            <ActionButton
              action={{
                key: 'approve',
                label: t('approve'),
                gate: gateOf('approve'),
                isBusy: approve.isPending,
                onPress: () => void decide(),
              }}
            />
            <ActionButton
              action={{
                key: 'reject',
                label: t('reject'),
                gate: gateOf('reject'),
                onPress: onReject,
              }}
            />
          </>
        )}
      </Row>
    </li>
  )
}
