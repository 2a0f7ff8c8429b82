import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { sparepartBusinessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { listLackingParts } from '@sejuk/contract/spareparts/lack-stock'
import { getPartShelf } from '@sejuk/contract/spareparts/part-shelves'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo, pathOf } from '@sejuk/domain/pages'
import { sparepartKinds, urgencies } from '@sejuk/domain/spareparts/order-kinds'
import { type SparepartTab, sparepartOrder, sparepartTabs } from '@sejuk/domain/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import {
  sparepartActionWords,
  sparepartStatusWords,
  sparepartTabWords,
  sparepartWords,
} from '@sejuk/words/spareparts/sparepart-orders'
import IconPackages from '#icon/Packages'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { SparepartChip } from '../../../entities/status/sparepart-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

type Row = contract.SparepartOrder
type Place = 'orders' | 'requests'
/** The usual tabs; the others appear only when they have rows. */
const always = new Set<SparepartTab>(['All', 'To_Check', 'To_Deliver', 'Lack', 'Sent', 'Done'])

const SparepartList = ({ place }: { place: Place }) => {
  const t = useWords(sparepartWords)
  const tabs = useWords(sparepartTabWords)
  const actions = useWords(sparepartActionWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const { asc_code, permission, menu } = useViewer()
  // Customers and who only approves costs have nothing to do with them.
  const hasOldParts =
    permission.has('Sparepart-Old-Part-Receive') ||
    (asc_code !== null && menu.some(({ url }) => url === pathOf('partOrders')))
  useStatusWords(sparepartStatusWords)
  const isOrders = place === 'orders'
  const list = useList(isOrders ? contract.listSparepartOrders : contract.listSparepartRequests)
  const mayCreate = useGate(contract.createSparepartRequest)
  const desk = useGate(listLackingParts)
  const shelf = useGate(getPartShelf)
  const record = useRecordActions({
    workflow: sparepartOrder,
    endpoints: {
      take: contract.actOnSparepartOrder.take,
      release: contract.actOnSparepartOrder.release,
      allocate: contract.actOnSparepartOrder.allocate,
    },
    keyField: 'sparepart_order_code',
    nameOf: (row: Row) => row.sparepart_order_code,
    label: actions,
  })
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countSparepartOrders, filters, {
    enabled: list.gate.enabled && isOrders,
    keepPrevious: true,
  })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const pageOf = ({ sparepart_order_code: code }: Row) => pageTo(isOrders ? 'partOrder' : 'partRequest', { code })
  const code = (row: Row) => <Link {...pageOf(row)}>{row.sparepart_order_code}</Link>
  const who = (row: Row) => row.asc_name ?? row.customer_name ?? row.consumer_name ?? '-'
  const value = (row: Row) => rupiah(row.total_amount || row.free_amount)
  const stock = (row: Row) => {
    if (row.short_qty > 0) return <StatusChip tone="attention">{t('shortN', { n: row.short_qty })}</StatusChip>
    return row.shipment_count > 0 ? <StatusChip tone="good">{t('inStock')}</StatusChip> : '-'
  }
  const shipped = (row: Row) =>
    row.shipment_count > 0 ? t('receivedOf', { n: row.received_count, all: row.shipment_count }) : '-'
  const choices = <Value extends Parameters<typeof t>[0]>(values: readonly Value[]) =>
    values.map((one) => ({ value: one, label: t(one) }))
  return (
    <>
      <ListPage
        title={t(isOrders ? 'title' : 'requests')}
        list={list}
        download={isOrders ? contract.sparepartOrderData : undefined}
        above={
          <StatusTabs
            label={t('status')}
            value={tab}
            onChange={(next) => list.ask({ tab: next })}
            tabs={sparepartTabs
              .filter((one) => one === tab || always.has(one) || countOf.get(one))
              .map((one) => ({ value: one, label: tabs(one), count: countOf.get(one) }))}
          />
        }
        onOpen={(row) => void navigate(pageOf(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          ...(asc_code
            ? []
            : ([branch, { field: 'asc_code', label: t('asc_code'), kind: 'many', source: ascDropdown }] as const)),
          ...(isOrders
            ? ([
                { field: 'order_kind', label: t('order_kind'), kind: 'choice', options: choices(sparepartKinds) },
              ] as const)
            : []),
          { field: 'urgency', label: t('urgency'), kind: 'choice', options: choices(urgencies) },
          {
            field: 'business_unit_code',
            label: t('unit'),
            kind: 'many',
            source: sparepartBusinessUnitDropdown,
          },
          {
            field: 'refund_due',
            label: t('refund'),
            kind: 'choice',
            options: [{ value: 'true', label: t('refund_due') }],
          },
          {
            field: 'overdue',
            label: t('overdue'),
            kind: 'choice',
            options: [{ value: 'true', label: everyday('yes') }],
          },
        ]}
        actions={
          isOrders
            ? [
                ...(desk.enabled
                  ? [
                      {
                        key: 'lack',
                        label: t('lackDesk'),
                        icon: <IconPackages size={16} />,
                        onPress: () => void navigate(pageTo('lackStock')),
                      },
                    ]
                  : []),
                ...(shelf.enabled
                  ? [{ key: 'shelf', label: t('shelf'), onPress: () => void navigate(pageTo('partShelf')) }]
                  : []),
                ...(hasOldParts
                  ? [{ key: 'old', label: t('oldParts'), onPress: () => void navigate(pageTo('oldParts')) }]
                  : []),
              ]
            : [
                {
                  key: 'create',
                  label: t('newRequest'),
                  icon: <IconPlus size={16} />,
                  gate: mayCreate,
                  isPrimary: true,
                  onPress: () => void navigate(pageTo('addPartRequest')),
                },
              ]
        }
        menu={record.actionsOf}
        bulk={() => record.bulkOf('take', 'release', 'allocate')}
        keyOf={(row) => row.sparepart_order_code}
        nameOf={(row) => row.sparepart_order_code}
        columns={[
          { key: 'code', title: t('sparepart_order_code'), sort: 'sparepart_order_code', show: code },
          { key: 'status', title: t('status'), show: (row) => <SparepartChip status={row.status} /> },
          { key: 'kind', title: t('order_kind'), show: (row) => t(row.order_kind) },
          { key: 'work', title: t('work_order_number'), show: (row) => row.work_order_number ?? '-' },
          { key: 'asc', title: t('asc_name'), wraps: true, show: who },
          {
            key: 'unit',
            title: t('unit'),
            wraps: true,
            show: (row) => [row.unit_item_name, row.serial_number].filter(Boolean).join(', ') || '-',
          },
          {
            key: 'parts',
            title: t('linesAndParts'),
            wraps: true,
            show: (row) => `${row.line_count} · ${row.part_name ?? '-'}`,
          },
          { key: 'value', title: t('value'), isNumber: true, show: value },
          { key: 'stock', title: t('stock'), show: stock },
          { key: 'shipped', title: t('shipments'), show: shipped },
          {
            key: 'need',
            title: t('need_by'),
            sort: 'need_by',
            show: (row) => (row.need_by ? dates.day(row.need_by) : '-'),
          },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.part_name ?? '-',
          text: `${t(row.order_kind)} · ${who(row)}`,
          left: <SparepartChip status={row.status} />,
          right: value(row),
        })}
      />
      {record.panel}
    </>
  )
}

export const SparepartOrdersPage = () => <SparepartList place="orders" />
export const SparepartRequestsPage = () => <SparepartList place="requests" />
