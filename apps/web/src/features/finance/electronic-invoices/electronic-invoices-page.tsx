import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { dueTaxPeriod, taxChannels, usualDeadlineDay } from '@sejuk/domain/finance/electronic-invoices'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import type { Gate } from '@sejuk/domain/workflow'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { useEffect, useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconFileCode from '#icon/FileCode'
import IconRefresh from '#icon/Refresh'
import IconUpload from '#icon/Upload'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { EInvoiceChip } from '../../../entities/status/e-invoice-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row as Line } from '../../../ui/layout/page-body.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import style from './electronic-invoices.module.css'
import { Beside, Overview } from './overview.tsx'
import { menderOf, Problems } from './problems.tsx'

const ResultDialog = lazyPart(() => import('./result-dialog.tsx').then((dialog) => dialog.ResultDialog))
type Row = contract.EInvoice

const monthsOn = (month: string, n: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7)
}

/** What of a month cannot go to the tax office yet, why, and who mends it. */
export const ElectronicInvoicesPage = () => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listEInvoices)
  const [isReading, setReading] = useState(false)
  const { period: asked, search, dept_code, customer_code, e_status } = list.asked
  const period = asked ?? dueTaxPeriod(companyToday(), usualDeadlineDay)
  const found = useCall(
    contract.eInvoiceOverview,
    { period, search, dept_code, customer_code },
    { enabled: list.gate.enabled, keepPrevious: true },
  )
  const check = useSend(contract.checkEInvoices, { isQuiet: true })
  const upload = useSend(contract.uploadEInvoices)
  const mayUpload = useGate(contract.uploadEInvoices)
  const overview = found.data?.data
  const isAllowed = list.gate.enabled
  // Once for each month, when the page is opened or come back to.
  useEffect(() => {
    if (!asked) void navigate({ ...pageTo('eInvoices', { period }), replace: true })
    else if (isAllowed) check.mutate({ period })
  }, [asked, isAllowed])

  const ready = overview?.states.find((one) => one.e_status === 'Ready')?.count ?? 0
  const target = ({ invoice_code }: Row) => pageTo('eInvoice', { invoice_code })
  const take = async (provider: (typeof taxChannels)[number], rows?: readonly Row[]) => {
    const n = rows?.length ?? ready
    const title = t(provider === 'PAJAKKU' ? 'sureUpload' : 'sureXml', { n })
    if (!(await confirm({ title, text: t('sureUploadText') }))) return
    const chosen = rows ? { invoice_codes: rows.map(({ invoice_code }) => invoice_code) } : { period }
    upload.mutate(
      { provider, ...chosen },
      {
        onSuccess: ({ data }) => {
          for (const file_id of data.file_ids) void download(contract.eInvoiceXml, { file_id })
        },
      },
    )
  }
  const mayTake: Gate =
    mayUpload.enabled && ready === 0 ? { enabled: false, because: because('nothing-ready-to-upload') } : mayUpload
  const code = (row: Row) => (
    <>
      <Link {...target(row)}>{row.invoice_code}</Link>
      <small className={style.quiet}>{dates.day(row.tax_date)}</small>
    </>
  )
  const wrong = (row: Row) => {
    if (row.problems.length > 0 && ['Not_Ready', 'Ready', 'Rejected_DJP'].includes(row.e_status))
      return <Problems problems={row.problems} />
    if (row.error_message) return `“${row.error_message}”`
    return row.nsfp ?? '-'
  }
  const mender = (row: Row) => (row.e_status === 'Not_Ready' ? menderOf(row.problems) : undefined)
  return (
    <>
      <ListPage
        title={t('ofPeriod', { period: dates.day(`${period}-01`).slice(3) })}
        list={list}
        download={contract.eInvoiceData}
        remembersVisits
        onOpen={(row) => void navigate(target(row))}
        above={
          <div className={style.above}>
            <Line>
              <IconButton label={t('previousMonth')} onClick={() => list.ask({ period: monthsOn(period, -1) })}>
                <IconChevronLeft size={18} />
              </IconButton>
              <b>{dates.day(`${period}-01`).slice(3)}</b>
              <IconButton label={t('nextMonth')} onClick={() => list.ask({ period: monthsOn(period, 1) })}>
                <IconChevronRight size={18} />
              </IconButton>
              <Link {...pageTo('eInvoiceFiles')}>{t('files')}</Link>
              <Link {...pageTo('eInvoiceMails')}>{t('mailsTitle')}</Link>
            </Line>
            {overview && (
              <>
                <Overview found={overview} chosen={e_status} onChoose={(status) => list.ask({ e_status: status })} />
                <Beside found={overview} />
              </>
            )}
          </div>
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
          {
            field: 'provider',
            label: t('provider'),
            kind: 'choice',
            options: taxChannels.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'check',
            label: t('checkAgain'),
            icon: <IconRefresh size={16} />,
            gate: list.gate,
            onPress: () => check.mutate({ period }),
          },
          {
            key: 'read',
            label: t('readResult'),
            icon: <IconUpload size={16} />,
            gate: mayUpload,
            onPress: () => setReading(true),
          },
          {
            key: 'xml',
            label: t('makeXml', { n: thousands(ready) }),
            icon: <IconFileCode size={16} />,
            gate: mayTake,
            isBusy: upload.isPending,
            isPrimary: !overview?.provider.is_configured,
            onPress: () => void take('CORETAX_XML'),
          },
          ...(overview?.provider.is_configured
            ? [
                {
                  key: 'upload',
                  label: t('uploadReady', { n: thousands(ready) }),
                  icon: <IconUpload size={16} />,
                  gate: mayTake,
                  isBusy: upload.isPending,
                  isPrimary: true,
                  onPress: () => void take('PAJAKKU'),
                },
              ]
            : []),
        ]}
        keyOf={(row) => row.e_invoice_code}
        nameOf={(row) => row.invoice_code}
        columns={[
          { key: 'code', title: t('invoice_code'), sort: 'tax_date', show: code },
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => (
              <>
                {`(${row.customer_code}) ${row.customer_name}`}
                {mender(row) && <small className={style.quiet}>{t(mender(row) ?? 'mendByFinance')}</small>}
              </>
            ),
          },
          { key: 'status', title: t('e_status'), show: (row) => <EInvoiceChip status={row.e_status} /> },
          { key: 'vat', title: t('vat'), isNumber: true, show: (row) => thousands(row.vat) },
          { key: 'wrong', title: t('wrong'), wraps: true, show: wrong },
          { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
          { key: 'provider', title: t('provider'), show: (row) => (row.provider ? t(row.provider) : '-') },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.customer_name,
          text: wrong(row),
          left: <EInvoiceChip status={row.e_status} />,
          right: rupiah(row.vat),
        })}
      />
      {isReading && <ResultDialog onClose={() => setReading(false)} />}
    </>
  )
}
