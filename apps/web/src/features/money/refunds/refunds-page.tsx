import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/money/refunds'
import { because } from '@sejuk/domain/messages'
import { refundStatuses } from '@sejuk/domain/money/refunds'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { refundWords } from '@sejuk/words/money/refunds'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { MoneyTabs } from '../../../entities/money/money-tabs.tsx'
import { RefundStatusChip } from './refund-status.tsx'

const RefundPanel = lazyPart(() =>
  import('../../../entities/money/refund-panel.tsx').then((panel) => panel.RefundPanel),
)
type Row = contract.Refund

/** Money that goes back to customers, from draft to paid. */
export const RefundsPage = () => {
  const t = useWords(refundWords)
  const account = useWords(accountWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listRefunds)
  const mayCreate = useGate(contract.createRefund)
  const mayFile = useGate(contract.makeRefundFile)
  const make = useSend(contract.makeRefundFile)
  const [isAdding, setAdding] = useState(false)
  const target = ({ refund_code }: Row) => pageTo('refund', { code: refund_code })
  const code = (row: Row) => <Link {...target(row)}>{row.refund_code}</Link>
  const makeFile = async (rows: Row[], clear: () => void) => {
    if (!(await confirm({ title: t('sureFile', { n: rows.length }), yes: t('bank-file') }))) return
    const refund_codes = rows.map(({ refund_code }) => refund_code)
    make.mutate(
      { refund_codes },
      {
        onSuccess: ({ data }) => {
          clear()
          void download(contract.downloadRefundFile, { bank_file_code: data.bank_file_code })
        },
      },
    )
  }
  const isReady = (rows: Row[]) => rows.every(({ status }) => status === 'Approved')
  return (
    <>
      <ListPage
        title={t('title')}
        crumb={<Link {...pageTo('moneyDesk')}>{account('desk')}</Link>}
        list={list}
        download={contract.refundData}
        onOpen={(row) => void navigate(target(row))}
        above={<MoneyTabs />}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: refundStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        bulk={(rows, clear) =>
          mayFile.enabled
            ? [
                {
                  key: 'file',
                  label: t('bank-file'),
                  gate: isReady(rows) ? mayFile : { enabled: false, because: because('refund-not-approved') },
                  onPress: () => void makeFile(rows, clear),
                },
              ]
            : []
        }
        keyOf={(row) => row.refund_code}
        nameOf={(row) => row.refund_code}
        columns={[
          { key: 'code', title: t('refund_code'), show: code },
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          { key: 'reason', title: t('reason'), wraps: true, show: (row) => row.reason },
          { key: 'account', title: t('account'), show: (row) => `${row.bank_name} ${row.account_number}` },
          {
            key: 'amount',
            title: t('amount'),
            sort: 'amount',
            isNumber: true,
            total: 'amount',
            show: (row) => rupiah(row.amount),
          },
          { key: 'file', title: t('bank_file_code'), show: (row) => row.bank_file_code ?? '-' },
          { key: 'status', title: t('status'), show: (row) => <RefundStatusChip status={row.status} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.customer_name,
          text: `${rupiah(row.amount)} · ${row.reason}`,
          left: <RefundStatusChip status={row.status} />,
          right: dates.date(row.created_date),
        })}
      />
      {isAdding && <RefundPanel onClose={() => setAdding(false)} />}
    </>
  )
}
