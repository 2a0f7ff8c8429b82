import * as contract from '@sejuk/contract/returns/vendor-claims'
import { pageTo } from '@sejuk/domain/pages'
import { vendorClaim } from '@sejuk/domain/returns/vendor-claims'
import { rupiah } from '@sejuk/domain/values/money'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { useState } from 'react'
import IconPrinter from '#icon/Printer'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { ClaimChip } from './claim-status.tsx'

const ModifyClaimPanel = lazyPart(() => import('./claim-panel.tsx').then((panel) => panel.ModifyClaimPanel))
const AnswerPanel = lazyPart(() => import('./answer-panel.tsx').then((panel) => panel.AnswerPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.VendorClaimDetail

export const ClaimPage = () => {
  const t = useWords(claimWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getVendorClaim} input={{ claim_code: code }} title={t('title')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(claimWords)
  const dates = useDates()
  const language = useLanguage()
  const [isLogOpen, setLogOpen] = useState(false)
  const code = row.claim_code
  const print = () => void download(contract.vendorClaimLetter, { claim_code: code, language })
  return (
    <>
      <PageHead
        title={code}
        crumb={<Link {...pageTo('claims')}>{t('title')}</Link>}
        sub={<ClaimChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={vendorClaim}
          endpoints={contract.actOnVendorClaim}
          keyField="claim_code"
          row={row}
          nameOf={(one) => one.claim_code}
          label={(name) => t(name)}
          forms={{
            modify: (open) => <ModifyClaimPanel {...open} />,
            answer: (open) => <AnswerPanel {...open} />,
          }}
          more={[{ key: 'letter', label: t('letter'), icon: <IconPrinter size={16} />, onPress: print }]}
          refreshes={[contract.listVendorClaims]}
        />
        <Section title={row.factory_name} sub={row.dept_name}>
          <Facts
            facts={[
              [t('claim_amount'), rupiah(row.claim_amount)],
              [t('accepted_amount'), row.answered_count > 0 && rupiah(row.accepted_amount)],
              [t('answered_count'), `${row.answered_count} / ${row.line_count}`],
              [t('factory_reference'), row.factory_reference],
              [t('warehouse_name'), row.warehouse_name],
              [t('sent_date'), row.sent_date && dates.dateTime(row.sent_date)],
              [t('answered_date'), row.answered_date && dates.dateTime(row.answered_date)],
              [t('createdBy'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('note'), row.note, { wide: 2 }],
            ]}
          />
        </Section>
        <ClaimLines row={row} />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.vendorClaimLog}
          code={code}
          sub={row.factory_name}
          labels={{ factory_name: t('factory_name'), claim_amount: t('claim_amount'), note: t('note') }}
          ownActions={Object.fromEntries(vendorClaim.names.map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const ClaimLines = ({ row }: { row: Row }) => {
  const t = useWords(claimWords)
  return (
    <Section title={t('lines')}>
      <LineTable
        rows={row.lines}
        keyOf={(line) => line.line_no}
        columns={[
          [
            t('serial_number'),
            (line) => (
              <Link {...pageTo('serialLife', { serial_number: line.serial_number })}>{line.serial_number}</Link>
            ),
          ],
          [
            t('item'),
            (line) => (
              <>
                <b>{line.item_code}</b> {line.item_name}
              </>
            ),
          ],
          [
            t('document_code'),
            (line) => (
              <Link {...pageTo(line.document_type === 'rma-request' ? 'rma' : 'return', { code: line.document_code })}>
                {line.document_code}
              </Link>
            ),
          ],
          [t('claim_amount'), (line) => rupiah(line.claim_amount), 'number'],
          [t('result'), (line) => (line.result ? <ClaimChip status={line.result} /> : t('notAnswered'))],
          [t('accepted_amount'), (line) => (line.result ? rupiah(line.accepted_amount) : '-'), 'number'],
          [t('answer_reason'), (line) => line.answer_reason ?? '-'],
        ]}
      />
    </Section>
  )
}
