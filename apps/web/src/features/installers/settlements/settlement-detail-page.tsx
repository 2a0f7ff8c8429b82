import * as contract from '@sejuk/contract/installers/settlements'
import { bonusSettlement, type SettlementStatus, settlementStatuses } from '@sejuk/domain/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { exclusionWords, settlementStatusWords, settlementWords } from '@sejuk/words/installers/settlements'
import { useState } from 'react'
import { SettlementChip, SettlementLabelChip } from '../../../entities/status/bonus-status.tsx'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { SettlementLines } from './settlement-lines.tsx'

const ImportResult = lazyPart(() => import('./import-result.tsx').then((dialog) => dialog.ImportResult))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const SettlementDetailPage = () => {
  const t = useWords(settlementWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSettlement}
      input={{ settlement_code: code }}
      title={t('detailTitle')}
      visited={(settlement) => settlement.settlement_code}
    >
      {(settlement) => <Detail settlement={settlement} />}
    </LoadedRecord>
  )
}

const next: Record<SettlementStatus, readonly (typeof bonusSettlement.names)[number][]> = {
  Draft: ['submit'],
  Submitted: ['approve'],
  Approved: ['pay'],
  Processing: ['import-result'],
  Finished: [],
}

const Actions = ({ settlement }: { settlement: contract.SettlementDetail }) => {
  const t = useWords(settlementWords)
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const { settlement_code, net_amount, installers, file_parts, kind } = settlement
  const { modify: _modify, ...endpoints } = contract.actOnSettlement
  const now = new Date().toISOString()
  const action = (name: 'modify' | 'bank-file', more: Omit<Action, 'gate'>): Action[] =>
    bonusSettlement.isOffered(name, settlement, viewer, now)
      ? [{ ...more, gate: bonusSettlement.gate(name, settlement, viewer, now) }]
      : []
  const files = Array.from({ length: file_parts }, (_, n) => n + 1).flatMap((part) =>
    action('bank-file', {
      key: `file-${part}`,
      label: file_parts > 1 ? t('filePart', { n: part }) : t('file'),
      onPress: () => void download(contract.downloadBankFile, { settlement_code, part }),
    }),
  )
  return (
    <RecordActions
      workflow={bonusSettlement}
      endpoints={endpoints}
      keyField="settlement_code"
      row={settlement}
      nameOf={() => settlement_code}
      label={(name) => t(name === 'bank-file' ? 'file' : name === 'import-result' ? 'import' : name)}
      first={({ status }) => next[status]}
      forms={{ 'import-result': ({ onClose }) => <ImportResult code={settlement_code} onClose={onClose} /> }}
      question={(name) =>
        ({
          approve: {
            title: t(kind === 'Sales_Incentive' ? 'sureApproveSellers' : 'sureApprove', {
              net: rupiah(net_amount),
              n: installers,
            }),
          },
          pay: { title: t('surePay'), text: t('surePayText') },
          delete: { title: t('sureDelete') },
        })[name as 'approve' | 'pay' | 'delete']
      }
      onDone={(name) => {
        if (name === 'delete') void navigate(pageTo('settlements'))
      }}
      more={[
        ...files,
        ...action('modify', {
          key: 'modify',
          label: t('modify'),
          onPress: () => void navigate(pageTo('editSettlement', { code: settlement_code })),
        }),
      ]}
    />
  )
}

const Detail = ({ settlement }: { settlement: contract.SettlementDetail }) => {
  const t = useWords(settlementWords)
  const why = useWords(exclusionWords)
  const statuses = useWords(settlementStatusWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const { settlement_code } = settlement
  const isOfSellers = settlement.kind === 'Sales_Incentive'
  return (
    <>
      <PageHead
        title={settlement_code}
        crumb={<Link {...pageTo('settlements')}>{t('title')}</Link>}
        sub={
          <>
            <SettlementChip status={settlement.status} size="large" />{' '}
            <SettlementLabelChip status={settlement.label} size="large" />
          </>
        }
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="settlements" code={settlement_code} />
      <PageBody>
        <Actions settlement={settlement} />
        {settlement.return_reason && <Note>{t('returned', { reason: settlement.return_reason })}</Note>}
        <Section title={t('settlement')} actions={<Total>{rupiah(settlement.net_amount)}</Total>}>
          <Facts
            facts={[
              [t('kind'), t(settlement.kind)],
              [t('period'), `${dates.day(settlement.period_from)} – ${dates.day(settlement.period_to)}`],
              [t('branch'), settlement.branch_names.join(', ') || t('allBranches')],
              [t(isOfSellers ? 'sellers' : 'installers'), String(settlement.installers)],
              ...(isOfSellers ? [] : ([[t('tickets'), String(settlement.tickets)]] as const)),
              [t('gross'), rupiah(settlement.gross_amount)],
              [t('tax'), rupiah(settlement.tax_amount)],
              [t('fee'), rupiah(settlement.admin_fee)],
              [t('answers'), `${settlement.paid} / ${settlement.failed} / ${settlement.not_yet}`],
              [t('due'), dates.day(settlement.due_date)],
              [t('created'), settlement.create_user_name],
              [t('approved'), settlement.approved_user_name],
              [t('remark'), settlement.remark],
            ]}
          />
        </Section>
        {!settlement.is_whole && (
          <Note role="status">{t('partOnly', { shown: settlement.lines.length, all: settlement.installers })}</Note>
        )}
        <SettlementLines lines={settlement.lines} isOfSellers={isOfSellers} />
        {settlement.excluded.length > 0 && (
          <Section title={`${t('excluded')} (${settlement.excluded.length})`}>
            <RowList>
              {settlement.excluded.map((one) => (
                <li key={one.payable_code}>
                  <span>
                    <b>{one.payable_code}</b> <small>{one.user_name}</small>
                  </span>
                  <span>
                    {why(one.kind)} {one.reason && <small>{one.reason}</small>}
                  </span>
                </li>
              ))}
            </RowList>
          </Section>
        )}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.settlementLog}
          code={settlement_code}
          labels={{ status: t('status'), net_amount: t('net'), tickets: t('tickets'), remark: t('remark') }}
          valueNames={Object.fromEntries(settlementStatuses.map((one) => [one, statuses(one)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
