import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { eInvoice } from '@sejuk/domain/finance/electronic-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import IconPrinter from '#icon/Printer'
import IconSend from '#icon/Send'
import IconUpload from '#icon/Upload'
import { TaxTimeline } from '../../../entities/finance/tax-timeline.tsx'
import { EInvoiceChip } from '../../../entities/status/e-invoice-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Comparison } from './comparison.tsx'
import { ConsentFiles } from './consent-files.tsx'
import { Letters } from './letters.tsx'
import { Problems } from './problems.tsx'

const live: readonly string[] = ['Approved_DJP', 'Replacing', 'Cancelling']

/** One invoice at the tax office: beside ours, what was sent, what was answered, and what the customer got. */
export const ElectronicInvoicePage = () => {
  const t = useWords(eInvoiceWords)
  const { invoice_code = '' }: { invoice_code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getEInvoice}
      input={{ invoice_code }}
      title={t('one')}
      crumb={<Link {...pageTo('eInvoices')}>{t('title')}</Link>}
      visited={(row) => row.versions[0]?.e_invoice_code}
    >
      {(row, refetch) => <Detail row={row} onChange={refetch} />}
    </LoadedRecord>
  )
}

const Detail = ({ row, onChange }: { row: contract.EInvoiceDetail; onChange: () => void }) => {
  const t = useWords(eInvoiceWords)
  const language = useLanguage()
  const { invoice_code } = row
  const [newest] = row.versions
  const counting = row.versions.find(({ e_status }) => live.includes(e_status))
  const send = useSend(contract.sendTaxInvoice)
  const upload = useSend(contract.uploadEInvoices)
  const maySend = useGate(contract.sendTaxInvoice)
  const mayUpload = useGate(contract.uploadEInvoices)
  if (!newest) return null
  const acted = counting ?? newest
  const isMendable = newest.e_status === 'Ready' || newest.e_status === 'Rejected_DJP'
  const provider = newest.provider ?? (row.is_provider_configured ? 'PAJAKKU' : 'CORETAX_XML')
  const uploadLabel = t(provider === 'CORETAX_XML' ? 'makeFile' : newest.attempt === 0 ? 'uploadFirst' : 'uploadOne')
  const print = () => void download(contract.taxInvoicePdf, { invoice_code, language })
  const sendAgain = () => upload.mutate({ provider, invoice_codes: [invoice_code] }, { onSuccess: onChange })
  return (
    <>
      <PageHead
        title={invoice_code}
        crumb={<Link {...pageTo('eInvoices', { period: newest.period })}>{t('title')}</Link>}
        sub={<EInvoiceChip status={newest.e_status} />}
      />
      <PageBody>
        <RecordActions
          workflow={eInvoice}
          endpoints={contract.actOnEInvoice}
          keyField="e_invoice_code"
          row={acted}
          nameOf={(one) => one.e_invoice_code}
          label={(name) => t(name)}
          more={[
            ...(isMendable
              ? [
                  {
                    key: 'upload',
                    label: uploadLabel,
                    icon: <IconUpload size={16} />,
                    gate: mayUpload,
                    isBeside: true,
                    isBusy: upload.isPending,
                    onPress: sendAgain,
                  },
                ]
              : []),
            ...(counting
              ? [
                  { key: 'pdf', label: t('pdf'), icon: <IconPrinter size={16} />, isBeside: true, onPress: print },
                  {
                    key: 'send',
                    label: t('sendMail'),
                    icon: <IconSend size={16} />,
                    gate: maySend,
                    isBeside: true,
                    isBusy: send.isPending,
                    onPress: () => send.mutate({ invoice_code }, { onSuccess: onChange }),
                  },
                ]
              : []),
          ]}
          refreshes={[contract.listEInvoices, contract.getEInvoice]}
        />
        <Notes row={row} newest={newest} counting={counting} />
        <Columns>
          <Column>
            {newest.problems.length > 0 && newest.e_status !== 'Cancelled' && (
              <Section title={t('wrong')}>
                <SectionBody>
                  <Problems problems={newest.problems} />
                </SectionBody>
              </Section>
            )}
            {row.versions.map((version) => (
              <Comparison
                key={version.e_invoice_code}
                ours={row}
                version={version}
                isOnly={row.versions.length === 1}
              />
            ))}
            <Letters mails={row.mails} />
          </Column>
          <Column>
            <TaxTimeline steps={row.timeline} />
            {counting && (
              <ConsentFiles code={invoice_code} isOpen={counting.e_status !== 'Cancelling'} onChange={onChange} />
            )}
          </Column>
        </Columns>
      </PageBody>
    </>
  )
}

type NotesProps = {
  row: contract.EInvoiceDetail
  newest: contract.EInvoiceVersion
  counting: contract.EInvoiceVersion | undefined
}
const Notes = ({ row, newest, counting }: NotesProps) => {
  const t = useWords(eInvoiceWords)
  const isByHand = newest.provider === 'CORETAX_XML'
  const say = useSay()
  const misnumbered = row.versions.find(({ error_code }) => error_code === 'tax-number')
  const contradicted = row.versions.find(({ error_code }) => error_code === 'contradiction')
  return (
    <>
      <p>
        <Link {...pageTo('salesInvoice', { code: row.invoice_code })}>{t('toSalesInvoice')}</Link>
        {' · '}
        <Link {...pageTo('customer', { id: row.customer_code })}>{`(${row.customer_code}) ${row.customer_name}`}</Link>
      </p>
      {newest.e_status === 'Rejected_DJP' && <Note tone="bad">“{newest.error_message}”</Note>}
      {contradicted && (
        <Note tone="bad">
          {t('notDifferent', { said: contradicted.error_message ?? '-', ours: contradicted.nsfp ?? '-' })}
        </Note>
      )}
      {misnumbered?.error_message && <Note tone="bad">{say(misnumbered.error_message)}</Note>}
      {isByHand && newest.replaces_nsfp && newest.e_status === 'Waiting_DJP' && (
        <Note>{t('amendByHand', { number: newest.replaces_nsfp })}</Note>
      )}
      {isByHand && counting?.e_status === 'Cancelling' && (
        <Note>{t('cancelByHand', { number: counting.nsfp ?? '-' })}</Note>
      )}
    </>
  )
}
