import * as contract from '@sejuk/contract/installers/settlements'
import { type SettlementActionName, settlementAction, settlementStatuses } from '@sejuk/domain/installers/settlements'
import { rupiah } from '@sejuk/domain/money'
import { pageTo } from '@sejuk/domain/pages'
import { gate } from '@sejuk/domain/workflow'
import { exclusionWords, settlementStatusWords, settlementWords } from '@sejuk/words/installers/settlements'
import { useState } from 'react'
import { SettlementChip, SettlementLabelChip } from '../../../entities/status/bonus-status.tsx'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useRecordVisit } from '../../../lib/navigation/recent-visits.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { ReasonModal } from '../../../ui/actions/reason-modal.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
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
  const mayLook = useGate(contract.getSettlement)
  const found = useCall(contract.getSettlement, { settlement_code: code }, { enabled: mayLook.enabled && code !== '' })
  useRecordVisit(found.data?.data.settlement_code)
  const settlement = found.data?.data
  if (settlement) return <Detail settlement={settlement} />
  return (
    <>
      <PageHead title={t('detailTitle')} />
      <RecordGuard gate={mayLook} found={found} />
    </>
  )
}

type Open = 'return' | 'import' | 'log'

const useActions = (settlement: contract.SettlementDetail, setOpen: (open: Open) => void): Action[] => {
  const t = useWords(settlementWords)
  const navigate = useNavigate()
  const { permission, usercode } = useViewer()
  const sends = {
    submit: useSend(contract.actOnSettlement.submit),
    approve: useSend(contract.actOnSettlement.approve),
    pay: useSend(contract.actOnSettlement.pay),
    delete: useSend(contract.actOnSettlement.delete),
  }
  const { settlement_code, row_version, status, net_amount, installers } = settlement
  const state = {
    status,
    is_mine: settlement.created_by === usercode,
    lines: installers,
    is_whole: settlement.is_whole,
  }
  const own = { settlement_code, row_version }
  const sure: Partial<Record<SettlementActionName, { title: string; text?: string; isDangerous?: boolean }>> = {
    approve: { title: t('sureApprove', { net: rupiah(net_amount), n: installers }) },
    pay: { title: t('surePay'), text: t('surePayText') },
    delete: { title: t('sureDelete'), isDangerous: true },
  }
  const send = async (name: keyof typeof sends) => {
    const question = sure[name]
    if (question && !(await confirm({ ...question, yes: t(name) }))) return
    sends[name].mutate(own, {
      onSuccess: () => {
        if (name === 'delete') void navigate(pageTo('settlements'))
      },
    })
  }
  const action = (name: SettlementActionName, onPress: () => void, more: Partial<Action> = {}): Action[] =>
    permission.has(settlementAction(name).needs)
      ? [
          {
            key: name,
            label: t(name === 'bank-file' ? 'file' : name === 'import-result' ? 'import' : name),
            gate: gate(settlementAction(name), state, permission),
            onPress,
            ...more,
          },
        ]
      : []
  const files = Array.from({ length: settlement.file_parts }, (_, n) => n + 1).flatMap((part) =>
    action('bank-file', () => void download(contract.downloadBankFile, { settlement_code, part }), {
      key: `file-${part}`,
      ...(settlement.file_parts > 1 ? { label: t('filePart', { n: part }) } : {}),
    }),
  )
  return [
    ...action('submit', () => void send('submit'), { isPrimary: status === 'Draft', isBusy: sends.submit.isPending }),
    ...action('approve', () => void send('approve'), { isPrimary: true, isBusy: sends.approve.isPending }),
    ...action('return', () => setOpen('return')),
    ...action('pay', () => void send('pay'), { isPrimary: status === 'Approved', isBusy: sends.pay.isPending }),
    ...files,
    ...action('import-result', () => setOpen('import')),
    ...action('modify', () => void navigate(pageTo('editSettlement', { code: settlement_code }))),
    ...action('delete', () => void send('delete'), { isDangerous: true }),
  ]
}

const Detail = ({ settlement }: { settlement: contract.SettlementDetail }) => {
  const t = useWords(settlementWords)
  const why = useWords(exclusionWords)
  const statuses = useWords(settlementStatusWords)
  const dates = useDates()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const actions = useActions(settlement, setOpen)
  const { settlement_code, row_version } = settlement
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
        <HistoryButton onPress={() => setOpen('log')} />
      </PageHead>
      <PageBody>
        <ActionRow name={settlement_code} actions={actions} />
        {settlement.return_reason && <Note>{t('returned', { reason: settlement.return_reason })}</Note>}
        <Section title={t('settlement')} actions={<Total>{rupiah(settlement.net_amount)}</Total>}>
          <Facts
            facts={[
              [t('period'), `${dates.day(settlement.period_from)} – ${dates.day(settlement.period_to)}`],
              [t('branch'), settlement.branch_names.join(', ') || t('allBranches')],
              [t('installers'), String(settlement.installers)],
              [t('tickets'), String(settlement.tickets)],
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
        <SettlementLines lines={settlement.lines} />
        {settlement.excluded.length > 0 && (
          <Section title={`${t('excluded')} (${settlement.excluded.length})`}>
            <RowList>
              {settlement.excluded.map((one) => (
                <li key={one.bonus_ticket_code}>
                  <span>
                    <b>{one.bonus_ticket_code}</b> <small>{one.user_name}</small>
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
      {open === 'return' && (
        <ReasonModal
          title={t('return')}
          sub={settlement_code}
          endpoint={contract.returnSettlement}
          fixed={{ settlement_code, row_version }}
          label={t('reason')}
          verb={t('return')}
          onClose={close}
          most={1000}
        />
      )}
      {open === 'import' && <ImportResult code={settlement_code} onClose={close} />}
      {open === 'log' && (
        <ActionLogPanel
          endpoint={contract.settlementLog}
          code={settlement_code}
          labels={{ status: t('status'), net_amount: t('net'), tickets: t('tickets'), remark: t('remark') }}
          valueNames={Object.fromEntries(settlementStatuses.map((one) => [one, statuses(one)]))}
          onClose={close}
        />
      )}
    </>
  )
}
