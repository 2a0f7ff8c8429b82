import * as contract from '@sejuk/contract/sales/special-price-requests'
import { pageTo } from '@sejuk/domain/pages'
import { specialPriceRequest } from '@sejuk/domain/sales/special-price-requests'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import { useEffect, useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import { SpecialPriceLines } from './special-price-lines.tsx'
import { SpecialPriceChip } from './special-price-status.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Detail = contract.SpecialPriceDetail

export const SpecialPricePage = () => {
  const t = useWords(specialPriceWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getSpecialPrice} input={{ request_code: code }} title={t('title')}>
      {(row) => <Loaded row={row} />}
    </LoadedRecord>
  )
}

const Evidence = ({ row, onClose }: { row: Detail; onClose: () => void }) => {
  const t = useWords(specialPriceWords)
  return (
    <EndpointModal
      title={t('evidence')}
      sub={t('evidenceHelp')}
      endpoint={contract.actOnSpecialPrice.evidence}
      initial={{ file: undefined as File | undefined }}
      fixed={{ request_code: row.request_code, row_version: row.row_version }}
      labels={{ file: t('evidenceFile') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <FileDrop
          label={t('evidenceFile')}
          accept=".pdf,.png,.jpg,.jpeg,.webp"
          file={values.file}
          onChange={(file) => change({ file })}
          error={errorOf('file')}
        />
      )}
    </EndpointModal>
  )
}

/** The form has a page of its own. */
const Leave = ({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) => {
  useEffect(() => {
    onClose()
    onOpen()
  })
  return null
}

const Loaded = ({ row }: { row: Detail }) => {
  const t = useWords(specialPriceWords)
  const dates = useDates()
  const navigate = useNavigate()
  const [isLogOpen, setLogOpen] = useState(false)
  const edit = () => void navigate(pageTo('editSpecialPrice', { code: row.request_code }))
  return (
    <>
      <PageHead
        title={row.request_code}
        crumb={<Link {...pageTo('specialPrices')}>{t('title')}</Link>}
        sub={<SpecialPriceChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={specialPriceRequest}
          endpoints={contract.actOnSpecialPrice}
          keyField="request_code"
          row={row}
          nameOf={(one) => one.request_code}
          label={(name) => t(name)}
          forms={{
            modify: ({ onClose }) => <Leave onOpen={edit} onClose={onClose} />,
            adjust: ({ onClose }) => <Leave onOpen={edit} onClose={onClose} />,
            evidence: (open) => <Evidence row={open.row} onClose={open.onClose} />,
          }}
        />
        {row.reject_reason && <Note tone="bad">{t('rejectedBecause', { reason: row.reject_reason })}</Note>}
        {row.status === 'Closed' && (
          <Note>{t('closedBecause', { reason: row.close_reason ?? t(row.closed_by ?? 'person') })}</Note>
        )}
        <Section title={`(${row.customer_code}) ${row.customer_name}`} sub={row.dept_name}>
          <Facts
            facts={[
              [t('reason'), t(row.reason)],
              [t('validity'), `${dates.day(row.valid_from)} – ${dates.day(row.valid_to)}`],
              [
                t('evidenceFile'),
                row.evidence_path ? (
                  <a href={row.evidence_path} target="_blank" rel="noreferrer">
                    {row.evidence_name ?? t('evidenceFile')}
                  </a>
                ) : (
                  t('noEvidence')
                ),
              ],
              [t('created_by'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('approved_user_name'), row.approved_user_name],
              [t('note'), row.note, { wide: 2 }],
            ]}
          />
        </Section>
        {row.proposed && <SpecialPriceLines title={t('proposed')} lines={row.proposed.lines} />}
        <SpecialPriceLines title={t('lines')} lines={row.lines} />
        <Section title={t('uses')}>
          {row.uses.length === 0 ? (
            <SectionText>{t('noUses')}</SectionText>
          ) : (
            <LineTable
              rows={row.uses}
              keyOf={(use) => `${use.created_date} ${use.order_code} ${use.line_no} ${use.qty}`}
              columns={[
                [t('order'), (use) => use.order_code],
                [t('item'), (use) => use.item_code],
                [t('qty'), (use) => thousands(use.qty), 'number'],
                [t('when'), (use) => dates.dateTime(use.created_date)],
                [t('who'), (use) => use.username],
              ]}
            />
          )}
        </Section>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.specialPriceLog}
          code={row.request_code}
          sub={row.request_code}
          labels={{ valid_from: t('valid_from'), valid_to: t('valid_to'), note: t('note') }}
          ownActions={{
            ...{ modify: t('modify'), evidence: t('evidence'), submit: t('submit'), approve: t('approve') },
            ...{ reject: t('reject'), adjust: t('adjust'), close: t('close'), delete: t('delete') },
            ...{ expire: t('expire'), reopen: t('reopen') },
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
