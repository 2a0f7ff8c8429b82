import { actOnVisit, listVisits, type Visit, visitData } from '@sejuk/contract/field/visits'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { visit } from '@sejuk/domain/field/visit-workflows'
import { visitPurposes, visitStatuses } from '@sejuk/domain/field/visits'
import { rupiah } from '@sejuk/domain/values/money'
import { visitWords } from '@sejuk/words/field/visits'
import { VisitChip } from '../../../entities/status/visit-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { VisitPanel } from './visit-panel.tsx'
import { VisitTabs } from './visit-tabs.tsx'

const { approve, reject } = actOnVisit

/** All visits of the team, and what waits for a decision. */
export const VisitsPage = () => {
  const t = useWords(visitWords)
  const dates = useDates()
  const list = useList(listVisits)
  const navigate = useNavigate()
  const { open, ...asked }: { open?: string } = useSearch()
  const show = (row: Visit | undefined) =>
    void navigate({ to: '.', search: { ...asked, ...(row ? { open: row.visit_code } : {}) } })
  /** Most shops bear the customer's name, which is not said twice. */
  const placeOf = ({ shop_name, customer_name }: Visit) => {
    if (!shop_name) return customer_name
    return shop_name.startsWith(customer_name) ? shop_name : `${shop_name}, ${customer_name}`
  }
  const nameOf = (row: Visit) => `${row.username}, ${row.shop_name ?? row.customer_name}`
  const titleOf = (visit_code: string) => {
    const row = list.rows.find((one) => one.visit_code === visit_code)
    return row ? nameOf(row) : t('title')
  }
  const record = useRecordActions({
    workflow: visit,
    endpoints: { approve, reject },
    keyField: 'visit_code',
    nameOf,
    label: (name) => t(name),
  })
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const time = (row: Visit) => `${dates.visit(row.in_at)} – ${row.out_at ? dates.time(row.out_at) : '…'}`
  const distance = (row: Visit) => (row.distance_m === null ? t('noPin') : t('metres', { n: row.distance_m }))
  const far = (row: Visit) => (row.in_range ? distance(row) : `${t('isFar')}, ${distance(row)}`)
  const next = (row: Visit) => [row.next_action, row.next_date && dates.day(row.next_date)].filter(Boolean).join(', ')
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<VisitTabs />}
        actions={[]}
        download={visitData}
        onOpen={show}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: visitStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'purpose',
            label: t('purposes'),
            kind: 'choice',
            options: visitPurposes.map((value) => ({ value, label: t(value) })),
          },
          { field: 'is_planned', label: t('planned'), kind: 'choice', options: yesNo },
          { field: 'is_far', label: t('isFar'), kind: 'choice', options: yesNo },
        ]}
        keyOf={(row) => row.visit_code}
        nameOf={nameOf}
        menu={(row) => [{ key: 'open', label: t('open'), onPress: () => show(row) }, ...record.actionsOf(row)]}
        bulk={() => record.bulkOf('approve')}
        columns={[
          { key: 'time', title: t('time'), sort: 'in_at', show: time },
          { key: 'staff', title: t('staff'), sort: 'username', show: (row) => row.username },
          { key: 'customer', title: t('customer'), wraps: true, show: placeOf },
          { key: 'minutes', title: t('minutes'), sort: 'minutes', isNumber: true, show: (row) => row.minutes ?? '-' },
          { key: 'distance', title: t('distance'), show: far },
          {
            key: 'purposes',
            title: t('purposes'),
            wraps: true,
            show: (row) => row.purposes.map((one) => t(one)).join(', ') || '-',
          },
          {
            key: 'orders',
            title: t('orders'),
            isNumber: true,
            show: (row) => (row.order_count ? rupiah(row.order_amount) : '-'),
          },
          {
            key: 'collected',
            title: t('collected'),
            isNumber: true,
            show: (row) => (row.collected_amount ? rupiah(row.collected_amount) : '-'),
          },
          { key: 'next', title: t('next'), wraps: true, show: (row) => next(row) || '-' },
          { key: 'status', title: t('status'), show: (row) => <VisitChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: time(row),
          name: `${row.username}, ${row.shop_name ?? row.customer_name}`,
          text: [row.purposes.map((one) => t(one)).join(', '), far(row), next(row)].filter(Boolean).join('. '),
          left: <VisitChip status={row.status} />,
          right: row.minutes === null ? '' : t('nMinutes', { n: row.minutes }),
        })}
      />
      {open && <VisitPanel visit_code={open} title={titleOf(open)} onClose={() => show(undefined)} />}
      {record.panel}
    </>
  )
}
