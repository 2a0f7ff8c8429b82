import * as contract from '@sejuk/contract/customers/salesman-changes'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { type ChangeStatus, changeStatuses } from '@sejuk/domain/customers/salesman-changes'
import { needsStatus } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import type { Gate } from '@sejuk/domain/workflow'
import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import IconX from '#icon/X'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { SalesmanTabs } from './salesman-tabs.tsx'

const tones: Record<ChangeStatus, Tone> = { Scheduled: 'waiting', Done: 'good', Cancelled: 'neutral' }
type Row = contract.SalesmanChange

export const SalesmanChangesPage = () => {
  const t = useWords(salesmanChangeWords)
  const dates = useDates()
  const list = useList(contract.listSalesmanChanges)
  const mayCancel = useGate(contract.cancelSalesmanChange)
  const cancel = useSend(contract.cancelSalesmanChange)
  const what = (row: Row) => row.shop_name ?? t('itself')
  const chip = (row: Row) => <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
  const cancellable = ({ status }: Row): Gate =>
    mayCancel.enabled && status !== 'Scheduled'
      ? { enabled: false, because: needsStatus('status', ['Scheduled'], 'salesman-change') }
      : mayCancel
  const ask = async (row: Row) => {
    const question = { title: t('sureToCancel'), text: `${row.customer_name}, ${what(row)}`, isDangerous: true }
    if (await confirm(question)) cancel.mutate({ change_id: row.change_id })
  }
  return (
    <ListPage
      title={t('changes')}
      list={list}
      above={<SalesmanTabs />}
      filters={[
        { field: 'salesman_code', label: t('title'), kind: 'many', source: staffDropdown },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: changeStatuses.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[]}
      keyOf={(row) => String(row.change_id)}
      nameOf={(row) => row.customer_name}
      menu={(row) => [
        {
          key: 'cancel',
          label: t('cancel'),
          icon: <IconX size={18} />,
          gate: cancellable(row),
          isDangerous: true,
          onPress: () => void ask(row),
        },
      ]}
      columns={[
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) => (
            <Link {...pageTo('customer', { id: row.customer_code })}>
              ({row.customer_code}) {row.customer_name}
            </Link>
          ),
        },
        { key: 'shop', title: t('shop'), wraps: true, show: what },
        { key: 'from', title: t('from'), show: (row) => row.from_salesman_name ?? row.from_salesman_code ?? '-' },
        { key: 'to', title: t('to'), show: (row) => row.to_salesman_name },
        { key: 'date', title: t('effective_date'), show: (row) => dates.day(row.effective_date) },
        { key: 'status', title: t('status'), show: chip },
        { key: 'reason', title: t('reason'), wraps: true, show: (row) => row.reason },
        {
          key: 'created',
          title: t('created'),
          sort: 'created_date',
          show: (row) => `${row.create_user_name}, ${dates.date(row.created_date)}`,
        },
      ]}
      card={(row) => ({
        code: row.customer_code,
        name: row.customer_name,
        text: (
          <>
            {what(row)}
            <br />
            {row.from_salesman_name ?? '-'} → {row.to_salesman_name}
          </>
        ),
        left: chip(row),
        right: dates.day(row.effective_date),
      })}
    />
  )
}
