import * as contract from '@sejuk/contract/sales/cashback-payouts'
import { type SettlementStatus, settlementStatuses } from '@sejuk/domain/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { cashbackPayout } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { rupiah } from '@sejuk/domain/values/money'
import { settlementStatusWords } from '@sejuk/words/installers/settlements'
import { cashbackPayoutWords, payoutMethodWords } from '@sejuk/words/sales/cashback-payouts'
import { useState } from 'react'
import { BankResultDialog } from '../../../entities/installers/bank-result-dialog.tsx'
import { SettlementChip } from '../../../entities/status/bonus-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { PayoutLines } from './payout-lines.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const IssuePanel = lazyPart(() => import('./payout-dialogs.tsx').then((dialogs) => dialogs.IssuePanel))

type Payout = contract.PayoutDetail

export const CashbackPayoutPage = () => {
  const t = useWords(cashbackPayoutWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getPayout}
      input={{ payout_code: code }}
      title={t('title')}
      visited={(payout) => payout.payout_code}
    >
      {(payout) => <Detail payout={payout} />}
    </LoadedRecord>
  )
}

const next: Record<SettlementStatus, readonly (typeof cashbackPayout.names)[number][]> = {
  Draft: ['submit'],
  Submitted: ['approve'],
  Approved: ['pay', 'issue'],
  Processing: ['import-result'],
  Finished: [],
}

const Actions = ({ payout }: { payout: Payout }) => {
  const t = useWords(cashbackPayoutWords)
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const { payout_code, net_amount, lines } = payout
  const { 'leave-out': _leaveOut, ...endpoints } = contract.actOnPayout
  const now = new Date().toISOString()
  const file = cashbackPayout.isOffered('bank-file', payout, viewer, now)
    ? [
        {
          key: 'file',
          label: t('file'),
          gate: cashbackPayout.gate('bank-file', payout, viewer, now),
          onPress: () => void download(contract.downloadPayoutFile, { payout_code }),
        },
      ]
    : []
  return (
    <RecordActions
      workflow={cashbackPayout}
      endpoints={endpoints}
      keyField="payout_code"
      row={payout}
      nameOf={() => payout_code}
      label={(name) =>
        t(
          name === 'bank-file'
            ? 'file'
            : name === 'import-result'
              ? 'import'
              : name === 'leave-out'
                ? 'leaveOut'
                : name,
        )
      }
      first={({ status }) => next[status]}
      forms={{
        'import-result': ({ onClose }) => <ImportResult code={payout_code} onClose={onClose} />,
        issue: ({ onClose }) => <IssuePanel payout={payout} onClose={onClose} />,
      }}
      question={(name) =>
        ({
          approve: { title: t('sureApprove', { net: rupiah(net_amount), n: lines }) },
          pay: { title: t('surePay'), text: t('surePayText') },
          delete: { title: t('sureDelete') },
        })[name as 'approve' | 'pay' | 'delete']
      }
      onDone={(name) => {
        if (name === 'delete') void navigate(pageTo('cashbackPayouts'))
      }}
      more={file}
    />
  )
}

const ImportResult = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(cashbackPayoutWords)
  const send = useSend(contract.importPayoutResult)
  const counts = send.data?.data
  return (
    <BankResultDialog
      title={t('import')}
      code={code}
      help={t('importHelp')}
      fileLabel={t('bankCsv')}
      send={send}
      onSend={(file) => send.mutate({ payout_code: code, file })}
      done={counts && t('imported', counts)}
      onClose={onClose}
    />
  )
}

const Detail = ({ payout }: { payout: Payout }) => {
  const t = useWords(cashbackPayoutWords)
  const methods = useWords(payoutMethodWords)
  const statuses = useWords(settlementStatusWords)
  const [isLogOpen, setLogOpen] = useState(false)
  const { payout_code, paid, failed, lines } = payout
  return (
    <>
      <PageHead
        title={payout_code}
        crumb={<Link {...pageTo('cashbackPayouts')}>{t('title')}</Link>}
        sub={<SettlementChip status={payout.status} size="large" />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <Actions payout={payout} />
        {payout.return_reason && <Note>{t('returned', { reason: payout.return_reason })}</Note>}
        <Section title={t('payout')} actions={<Total>{rupiah(payout.net_amount)}</Total>}>
          <Facts
            facts={[
              [t('method'), methods(payout.method)],
              [t('lines'), String(lines)],
              [t('answers'), `${paid} / ${failed} / ${lines - paid - failed}`],
              [t('created'), payout.create_user_name],
              [t('approved'), payout.approved_user_name],
              [t('remark'), payout.remark],
            ]}
          />
        </Section>
        <PayoutLines payout={payout} />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.payoutLog}
          code={payout_code}
          labels={{ status: t('status'), net_amount: t('net'), lines: t('lines'), remark: t('remark') }}
          valueNames={Object.fromEntries(settlementStatuses.map((one) => [one, statuses(one)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
