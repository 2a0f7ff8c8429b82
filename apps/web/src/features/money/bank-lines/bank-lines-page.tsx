import * as contract from '@sejuk/contract/money/bank-lines'
import { listBankAccounts } from '@sejuk/contract/money/bank-statements'
import { bankLine } from '@sejuk/domain/money/bank-lines'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { useState } from 'react'
import { useList } from '../../../lib/api/list.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import { BankTabs } from '../../../entities/money/bank-tabs.tsx'
import { MatchPanel } from './match-panel.tsx'
import { LineStateChip, Reasons, SuretyChip, useSuggestionText } from './suggestion-cells.tsx'
import { useCertain } from './use-certain.ts'
import { useLineKeys } from './use-line-keys.ts'

type Row = contract.BankLine

/** What the bank booked, and whose money it is: what a person decides before what is certain. On a phone it is read only. */
export const BankLinesPage = () => {
  const t = useWords(bankLineWords)
  const dates = useDates()
  const textOf = useSuggestionText()
  const isNarrow = useNarrow()
  const list = useList(contract.listBankLines)
  const { line } = useSearch<{ line?: string }>()
  const [open, setOpen] = useState(line)
  const accounts = useCall(listBankAccounts, {}).data?.data ?? []
  const chosen = accounts.find((one) => one.account_code === list.asked.account_code)
  const shown = chosen ? [chosen] : accounts
  const count = (which: 'decide' | 'certain' | 'unidentified') => shown.reduce((sum, one) => sum + one[which].count, 0)
  const look = useSend(contract.lookAgain)
  const mayLook = useGate(contract.lookAgain)
  const certain = useCertain(chosen?.account_code, chosen?.statement?.imported_by, count('certain'))
  const record = useRecordActions({
    ...{ workflow: bankLine, endpoints: contract.actOnBankLine, keyField: 'line_code', label: t },
    nameOf: (row: Row) => row.text.slice(0, 60),
    forms: { match: ({ row, onClose }) => <MatchPanel line_code={row.line_code} onClose={onClose} /> },
    refreshes: [contract.listBankLines, listBankAccounts],
  })
  useLineKeys(
    open,
    list.rows.filter(({ state, amount }) => amount > 0 && state === 'New').map(({ line_code }) => line_code),
    setOpen,
  )
  const close = () => {
    setOpen(undefined)
    list.retry()
  }
  const who = (row: Row) => {
    const branch = row.branch_name ?? row.suggestion?.branch_name
    if (branch) return t('ofBranch', { branch })
    if (row.customer_code) return `(${row.customer_code}) ${row.customer_name ?? ''}`
    if (row.state === 'Unidentified') return t('nobody')
    if (row.amount < 0) return t('goesOut')
    return row.suggestion ? `(${row.suggestion.customer_code}) ${row.suggestion.customer_name}` : t('nobody')
  }
  const what = (row: Row) => {
    if (row.receipt_code) return <Link {...pageTo('receipt', { code: row.receipt_code })}>{row.receipt_code}</Link>
    if (row.state !== 'New') return row.owner_user_name ?? row.reason ?? ''
    return row.suggestion ? textOf(row.suggestion) : ''
  }
  const chip = (row: Row) =>
    row.state === 'New' ? <SuretyChip sure={row.sure} /> : <LineStateChip state={row.state} />
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          <>
            <BankTabs />
            <BankAccounts
              accounts={accounts}
              chosen={chosen}
              onChoose={(account_code) => list.ask({ account_code: account_code || undefined })}
            />
            <StatusTabs
              label={t('show')}
              value={list.asked.show ?? 'decide'}
              onChange={(show) => list.ask({ show })}
              tabs={[
                { value: 'decide', label: t('decide'), count: count('decide') },
                { value: 'certain', label: t('certain'), count: count('certain') },
                { value: 'Matched', label: t('Matched'), count: undefined },
                { value: 'Unidentified', label: t('Unidentified'), count: undefined },
                { value: 'Not_Ours', label: t('Not_Ours'), count: undefined },
                { value: 'all', label: t('all'), count: undefined },
              ]}
            />
          </>
        }
        filters={[{ field: 'search', label: t('search'), kind: 'text' }]}
        actions={
          isNarrow
            ? []
            : [
                ...(chosen
                  ? [
                      {
                        key: 'look',
                        label: t('lookAgain'),
                        gate: mayLook,
                        isBusy: look.isPending,
                        onPress: () => look.mutate({ account_code: chosen.account_code }),
                      },
                    ]
                  : []),
                ...(count('certain') > 0 ? [certain] : []),
              ]
        }
        keyOf={(row) => row.line_code}
        nameOf={(row) => row.text.slice(0, 60)}
        {...(isNarrow
          ? {}
          : {
              menu: (row: Row) => record.actionsOf(row),
              onOpen: (row: Row) => {
                if (row.amount > 0 && (row.state === 'New' || row.state === 'Unidentified')) setOpen(row.line_code)
              },
            })}
        columns={[
          { key: 'day', title: t('day'), sort: 'line_date', show: (row) => dates.day(row.line_date) },
          { key: 'text', title: t('text'), wraps: true, show: (row) => row.text },
          {
            key: 'amount',
            title: t('amount_rp'),
            sort: 'amount',
            isNumber: true,
            show: (row) => thousands(row.amount),
          },
          {
            key: 'suggestion',
            title: t('suggestion'),
            wraps: true,
            show: (row) => (
              <>
                <b>{who(row)}</b>
                <br />
                {what(row)}
              </>
            ),
          },
          {
            key: 'why',
            title: t('why'),
            show: (row) =>
              row.state === 'New' && row.suggestion ? <Reasons reasons={row.suggestion.reasons} most={2} /> : '-',
          },
          { key: 'sure', title: t('sure'), show: chip },
        ]}
        card={(row) => ({
          code: dates.day(row.line_date),
          name: who(row),
          text: row.text,
          left: chip(row),
          right: rupiah(row.amount),
        })}
      />
      {record.panel}
      {open && !isNarrow && <MatchPanel line_code={open} onClose={close} />}
    </>
  )
}
