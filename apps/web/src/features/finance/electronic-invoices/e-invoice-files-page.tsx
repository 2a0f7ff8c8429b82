import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { useState } from 'react'
import IconDownload from '#icon/Download'
import IconUpload from '#icon/Upload'
import { type RowOf, useList } from '../../../lib/api/list.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

const ResultDialog = lazyPart(() => import('./result-dialog.tsx').then((dialog) => dialog.ResultDialog))
type Row = RowOf<typeof contract.listEInvoiceFiles>

/** The files for Coretax, each as it was made, and how many of its invoices were answered. */
export const EInvoiceFilesPage = () => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const list = useList(contract.listEInvoiceFiles)
  const [isReading, setReading] = useState(false)
  const fetchFile = ({ file_id }: Row) => void download(contract.eInvoiceXml, { file_id })
  const name = (row: Row) => `coretax-${row.period}-${row.file_id}.xml`
  return (
    <>
      <ListPage
        title={t('files')}
        crumb={<Link {...pageTo('eInvoices')}>{t('title')}</Link>}
        list={list}
        filters={[]}
        onOpen={fetchFile}
        actions={[
          {
            key: 'read',
            label: t('readResult'),
            icon: <IconUpload size={16} />,
            isPrimary: true,
            onPress: () => setReading(true),
          },
        ]}
        menu={(row) => [
          {
            key: 'download',
            label: t('downloadXml'),
            icon: <IconDownload size={16} />,
            onPress: () => fetchFile(row),
          },
        ]}
        keyOf={(row) => String(row.file_id)}
        nameOf={name}
        columns={[
          { key: 'file', title: t('file'), show: name },
          { key: 'period', title: t('period'), show: (row) => row.period },
          { key: 'made', title: t('made'), sort: 'created_date', show: (row) => dates.dateTime(row.created_date) },
          { key: 'by', title: t('by'), show: (row) => row.create_user_name },
          { key: 'invoices', title: t('invoices'), isNumber: true, show: (row) => thousands(row.invoice_count) },
          { key: 'answered', title: t('answered'), isNumber: true, show: (row) => thousands(row.answered) },
          { key: 'rejected', title: t('rejectedCount'), isNumber: true, show: (row) => thousands(row.rejected) },
        ]}
        card={(row) => ({
          code: name(row),
          name: row.create_user_name,
          text: dates.dateTime(row.created_date),
          left: `${t('invoices')} ${thousands(row.invoice_count)}`,
          right: `${t('answered')} ${thousands(row.answered)}`,
        })}
      />
      {isReading && <ResultDialog onClose={() => setReading(false)} />}
    </>
  )
}
