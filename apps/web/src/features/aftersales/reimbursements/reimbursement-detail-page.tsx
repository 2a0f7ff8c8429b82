import * as contract from '@sejuk/contract/aftersales/reimbursements'
import { reimbursement } from '@sejuk/domain/aftersales/reimbursements'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { holds } from '@sejuk/domain/workflow'
import { deductionWords, reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { ascInvoiceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { paymentStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { useState } from 'react'
import { PaymentChip } from '../../../entities/status/bonus-status.tsx'
import { InvoiceChip, LineStateChip } from '../../../entities/status/outcome-status.tsx'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { BatchForm, type OpenForm } from './batch-forms.tsx'
import { InvoiceFiles } from './invoice-files.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const ImportResult = lazyPart(() => import('./import-result.tsx').then((dialog) => dialog.ImportResult))

export const ReimbursementDetailPage = () => {
  const t = useWords(reimbursementWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getReimbursement} input={{ reimbursement_code: code }} title={t('batch')}>
      {(batch, refetch) => <Detail batch={batch} onFiles={refetch} />}
    </LoadedRecord>
  )
}

const Detail = ({ batch, onFiles }: { batch: contract.ReimbursementDetail; onFiles: () => void }) => {
  const t = useWords(reimbursementWords)
  const dates = useDates()
  const [open, setOpen] = useState<OpenForm>()
  const [isLogOpen, setLogOpen] = useState(false)
  const close = () => {
    onFiles()
    setOpen(undefined)
  }
  const { reimbursement_code } = batch
  return (
    <>
      <RecordHead
        title={reimbursement_code}
        crumb={<Link {...pageTo('reimbursements')}>{t('back')}</Link>}
        standing={
          <>
            <InvoiceChip status={batch.invoice_status} size="large" />{' '}
            <PaymentChip status={batch.payment_status} size="large" />
          </>
        }
        actions={[{ key: 'log', label: t('log'), onPress: () => setLogOpen(true) }]}
      />
      <PageBody>
        <Actions batch={batch} />
        {batch.reject_reason && <Note tone="bad">{t('rejected', { reason: batch.reject_reason })}</Note>}
        {batch.fail_reason && <Note tone="bad">{t('failed', { reason: batch.fail_reason })}</Note>}
        <Section title={batch.asc_name} actions={<Total>{rupiah(batch.net_amount)}</Total>}>
          <Facts
            facts={[
              [t('period'), batch.period],
              [t('workOrders'), String(batch.work_orders)],
              [t('gross'), rupiah(batch.gross_amount)],
              [t('deductions'), rupiah(batch.deduction_amount)],
              [t('taxRate'), `${batch.tax_rate / 100} %`],
              [t('tax'), rupiah(batch.tax_amount)],
              [t('invoice_number'), batch.invoice_number],
              [t('invoice_date'), dates.day(batch.invoice_date)],
              [t('tax_invoice_number'), batch.tax_invoice_number],
              [t('sentBy'), batch.sent_user_name && `${batch.sent_user_name}, ${dates.visit(batch.sent_date)}`],
              [t('decidedBy'), batch.decide_user_name],
              [
                t('account'),
                batch.credited_account && `${batch.bank_name} ${batch.credited_account}, ${batch.account_name}`,
              ],
              [t('bankRef'), batch.bank_ref],
            ]}
          />
        </Section>
        <Lines batch={batch} onOpen={setOpen} />
        <InvoiceFiles
          code={reimbursement_code}
          isOpen={batch.invoice_status === 'Prepare_Invoice' && batch.sent_date === null}
          onChange={onFiles}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.reimbursementLog}
          code={reimbursement_code}
          labels={{ invoice_status: t('invoiceStatus'), payment_status: t('payment'), net_amount: t('net') }}
          onClose={() => setLogOpen(false)}
        />
      )}
      {open && <BatchForm {...open} batch={batch} onClose={close} />}
    </>
  )
}

const {
  'send-invoice': send,
  'invoice-received': receive,
  'confirmed-reject': reject,
  pay,
} = contract.actOnReimbursement
const endpoints = { 'send-invoice': send, 'invoice-received': receive, 'confirmed-reject': reject, pay }

const firstOf = ({ invoice_status, sent_date }: contract.ReimbursementDetail) => {
  if (invoice_status === 'Invoice_Received') return 'pay'
  return sent_date === null ? 'send-invoice' : 'invoice-received'
}

const Actions = ({ batch }: { batch: contract.ReimbursementDetail }) => {
  const t = useWords(reimbursementWords)
  useStatusWords(ascInvoiceStatusWords, paymentStatusWords)
  const viewer = useWorkflowViewer()
  const { reimbursement_code, asc_name: centre } = batch
  const net = rupiah(batch.net_amount)
  const file = {
    key: 'bank-file',
    label: t('bank-file'),
    gate: reimbursement.gate('bank-file', batch, viewer, new Date().toISOString()),
    onPress: () => void download(contract.downloadReimbursementFile, { reimbursement_code }),
  }
  return (
    <RecordActions
      workflow={reimbursement}
      endpoints={endpoints}
      keyField="reimbursement_code"
      row={batch}
      nameOf={() => reimbursement_code}
      label={t}
      first={(row) => [firstOf(row)]}
      question={(name) => ({
        title: name === 'pay' ? t('surePay', { net, centre }) : t('sureReceive', { net }),
        yes: t(name),
      })}
      forms={{
        'send-invoice': ({ row, onClose }) => <BatchForm name="send-invoice" batch={row} onClose={onClose} />,
        'confirmed-reject': ({ row, onClose }) => <BatchForm name="confirmed-reject" batch={row} onClose={onClose} />,
        'import-result': ({ onClose }) => <ImportResult code={reimbursement_code} onClose={onClose} />,
      }}
      more={holds(viewer.permission, reimbursement.actions['bank-file'].needs) ? [file] : []}
    />
  )
}

const Lines = ({ batch, onOpen }: { batch: contract.ReimbursementDetail; onOpen: (open: OpenForm) => void }) => {
  const t = useWords(reimbursementWords)
  const kinds = useWords(deductionWords)
  const dates = useDates()
  const viewer = useWorkflowViewer()
  const may = (name: OpenForm['name']) => reimbursement.gate(name, batch, viewer, new Date().toISOString()).enabled
  return (
    <Section title={t('lines')}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('workOrder')}</th>
            <th>{t('finished')}</th>
            <th data-number>{t('approved')}</th>
            <th data-number>{t('deduction')}</th>
            <th>{t('state')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {batch.lines.map((line) => {
            const { work_order_number } = line
            return (
              <tr key={work_order_number}>
                <td>
                  <Link {...pageTo('cost', { code: work_order_number })}>{work_order_number}</Link>
                  <small>{line.customer_name}</small>
                </td>
                <td>{dates.date(line.finished_date)}</td>
                <td data-number>{rupiah(line.approved_amount)}</td>
                <td data-number>
                  {line.deduction_amount ? rupiah(line.deduction_amount) : '-'}
                  {line.deduction_kind && (
                    <small>
                      {kinds(line.deduction_kind)}: {line.deduction_reason}
                    </small>
                  )}
                </td>
                <td>
                  <LineStateChip status={line.line_state} />
                  {line.dispute_reason && <small>{line.dispute_reason}</small>}
                  {line.dispute_answer && <small>{line.dispute_answer}</small>}
                </td>
                <td>
                  <Row>
                    {line.line_state === 'Agreed' && may('dispute') && (
                      <Button size="small" onClick={() => onOpen({ name: 'dispute', work_order_number })}>
                        {t('dispute')}
                      </Button>
                    )}
                    {line.line_state === 'Disputed' && may('settle-dispute') && (
                      <Button size="small" onClick={() => onOpen({ name: 'settle-dispute', work_order_number })}>
                        {t('settle-dispute')}
                      </Button>
                    )}
                    {line.line_state !== 'Removed' && may('deduct') && (
                      <Button size="small" onClick={() => onOpen({ name: 'deduct', work_order_number })}>
                        {t('deduct')}
                      </Button>
                    )}
                  </Row>
                </td>
              </tr>
            )
          })}
          {batch.old_parts.map(({ old_part_code, work_order_number, item_name, amount }) => (
            <tr key={old_part_code}>
              <td>
                {old_part_code}
                <small>
                  {item_name}, {work_order_number}
                </small>
              </td>
              <td />
              <td data-number>-</td>
              <td data-number>
                {rupiah(amount)}
                <small>{kinds('Old_Part')}</small>
              </td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
