import * as contract from '@sejuk/contract/money/bank-statements'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { bankStatementWords } from '@sejuk/words/money/bank-statements'
import { useState } from 'react'
import IconUpload from '#icon/Upload'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { BankTabs } from '../../../entities/money/bank-tabs.tsx'

const ImportPanel = lazyPart(() => import('./import-panel.tsx').then((panel) => panel.ImportPanel))
type Row = contract.BankStatement

/** The files of the bank that were read in. */
export const BankStatementsPage = () => {
  const t = useWords(bankStatementWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listBankStatements)
  const accounts = useCall(contract.listBankAccounts, {}).data?.data ?? []
  const mayImport = useGate(contract.importBankStatement)
  const [isImporting, setImporting] = useState(false)
  const target = (row: Row) =>
    pageTo('bankLines', { account_code: row.account_code, statement_code: row.statement_code, show: 'all' })
  const code = (row: Row) => <Link {...target(row)}>{row.statement_code}</Link>
  const days = (row: Row) =>
    row.from_date === row.to_date ? dates.day(row.to_date) : `${dates.day(row.from_date)} – ${dates.day(row.to_date)}`
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<BankTabs />}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          {
            field: 'account_code',
            label: t('account'),
            kind: 'choice',
            options: accounts.map((one) => ({ value: one.account_code, label: one.account_name })),
          },
        ]}
        actions={[
          { key: 'layouts', label: t('layouts'), onPress: () => void navigate(pageTo('bankLayouts')) },
          {
            key: 'import',
            label: t('import'),
            icon: <IconUpload size={16} />,
            gate: mayImport,
            isPrimary: true,
            onPress: () => setImporting(true),
          },
        ]}
        keyOf={(row) => row.statement_code}
        nameOf={(row) => row.statement_code}
        columns={[
          { key: 'code', title: t('statement_code'), show: code },
          { key: 'account', title: t('account'), show: (row) => row.account_name },
          { key: 'days', title: t('days'), sort: 'to_date', show: days },
          { key: 'opening', title: t('opening'), isNumber: true, show: (row) => thousands(row.opening) },
          { key: 'in', title: t('in_amount'), isNumber: true, show: (row) => thousands(row.in_amount) },
          { key: 'out', title: t('out_amount'), isNumber: true, show: (row) => thousands(row.out_amount) },
          { key: 'closing', title: t('closing'), isNumber: true, show: (row) => thousands(row.closing) },
          { key: 'new', title: t('new_lines'), isNumber: true, show: (row) => thousands(row.new_lines) },
          { key: 'known', title: t('known_lines'), isNumber: true, show: (row) => thousands(row.known_lines) },
          {
            key: 'gap',
            title: t('gap'),
            isNumber: true,
            show: (row) => (row.gap_amount ? thousands(row.gap_amount) : '-'),
          },
          {
            key: 'imported',
            title: t('imported'),
            sort: 'created_date',
            show: (row) => `${row.import_user_name}, ${dates.date(row.created_date)}`,
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.account_name,
          text: days(row),
          left: `${thousands(row.new_lines)} · ${row.import_user_name}`,
          right: rupiah(row.closing),
        })}
      />
      {isImporting && (
        <ImportPanel
          account_code={list.asked.account_code}
          onClose={() => {
            setImporting(false)
            list.retry()
          }}
        />
      )}
    </>
  )
}
