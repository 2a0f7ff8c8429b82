import * as contract from '@sejuk/contract/delivery/held-cash'
import { getMoneyDesk } from '@sejuk/contract/money/accounts'
import { differenceStates, heldCash, heldCashStatuses } from '@sejuk/domain/delivery/held-cash'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { heldCashWords } from '@sejuk/words/delivery/held-cash'
import { MoneyTabs } from '../../../entities/money/money-tabs.tsx'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { CountPanel } from './count-panel.tsx'

type Row = contract.HeldCash
const tones: Record<Row['status'], Tone> = { Collected: 'waiting', Handed_In: 'active', Deposited: 'good' }

/** What drivers took at doors, until it is in the bank: by the day it was taken, the newest first. */
export const DriverCashPage = () => {
  const t = useWords(heldCashWords)
  const dates = useDates()
  const branch = useBranchFilter()
  const maySeeDesk = useGate(getMoneyDesk).enabled
  const list = useList(contract.listHeldCash)
  const record = useRecordActions({
    ...{ workflow: heldCash, endpoints: contract.actOnHeldCash, keyField: 'held_cash_code' },
    nameOf: (row: Row) => row.held_cash_code,
    label: t,
    refreshes: [contract.listHeldCash],
    forms: {
      handIn: ({ row, onClose }) => <CountPanel row={row} onClose={onClose} />,
      deposit: [
        { field: 'slip_no', label: t('slip_no'), kind: 'text', most: 60, isRequired: true },
        { field: 'deposited_date', label: t('deposited_date'), kind: 'date', isRequired: true },
      ],
    },
  })
  const isOpen = (row: Row) => row.difference_state === 'Short' || row.difference_state === 'Over'
  const chip = (row: Row) => <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
  const difference = (row: Row) =>
    row.difference_state === 'None' ? (
      '-'
    ) : (
      <StatusChip tone={isOpen(row) ? 'attention' : 'neutral'}>
        {t(row.difference_state)} {thousands(Math.abs(row.difference))}
      </StatusChip>
    )
  const letter = ({ delivery_code }: Row) => (
    <Link {...pageTo('delivery', { code: delivery_code })}>{delivery_code}</Link>
  )
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.heldCashData}
        above={
          <>
            {maySeeDesk && <MoneyTabs />}
            <StatusTabs
              label={t('status')}
              value={list.asked.status ?? 'all'}
              onChange={(value) => list.ask({ status: heldCashStatuses.find((one) => one === value) })}
              tabs={[
                { value: 'all', label: t('all'), count: undefined },
                ...heldCashStatuses.map((value) => ({ value, label: t(value), count: undefined })),
              ]}
            />
          </>
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          {
            field: 'difference_state',
            label: t('difference'),
            kind: 'choice',
            options: differenceStates.map((value) => ({ value, label: t(value) })),
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
        ]}
        actions={[]}
        keyOf={(row) => row.held_cash_code}
        nameOf={(row) => row.held_cash_code}
        menu={(row) => record.actionsOf(row)}
        columns={[
          {
            key: 'code',
            title: t('held_cash_code'),
            show: (row) => (
              <>
                {row.held_cash_code}
                <br />
                {letter(row)}
              </>
            ),
          },
          {
            key: 'taken_date',
            title: t('taken_date'),
            sort: 'taken_date',
            show: (row) => dates.dateTime(row.taken_date),
            wraps: true,
          },
          {
            key: 'holder',
            title: t('holder_name'),
            wraps: true,
            show: (row) => [row.holder_name, row.truck_no].filter(Boolean).join(', '),
          },
          { key: 'customer', title: t('customer_name'), wraps: true, show: (row) => row.customer_name },
          { key: 'due', title: t('due'), isNumber: true, show: (row) => thousands(row.due) },
          { key: 'taken', title: t('taken'), sort: 'taken', isNumber: true, show: (row) => thousands(row.taken) },
          {
            key: 'counted',
            title: t('counted'),
            isNumber: true,
            show: (row) => (row.counted === null ? '-' : thousands(row.counted)),
          },
          { key: 'difference', title: t('difference'), show: difference },
          {
            key: 'deposited',
            title: t('deposited_date'),
            wraps: true,
            show: (row) => (row.deposited_date ? `${dates.day(row.deposited_date)}, ${row.slip_no ?? ''}` : '-'),
          },
          { key: 'status', title: t('status'), show: chip },
        ]}
        card={(row) => ({
          code: row.held_cash_code,
          name: `${row.holder_name}, ${row.customer_name}`,
          text: rupiah(row.taken),
          left: chip(row),
          right: isOpen(row) ? difference(row) : dates.dateTime(row.taken_date),
        })}
      />
      {record.panel}
    </>
  )
}
