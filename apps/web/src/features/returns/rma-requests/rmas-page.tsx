import { customerDropdown } from '@sejuk/contract/customers/customers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/returns/rma-requests'
import { listVendorClaims } from '@sejuk/contract/returns/vendor-claims'
import { pageTo } from '@sejuk/domain/pages'
import { inStatuses, outStatuses, rmaSources, rmaStatuses } from '@sejuk/domain/returns/rma-requests'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import IconPlus from '#icon/Plus'
import { RmaChip, WayChip } from '../../../entities/status/rma-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.RmaRequest

/** Nothing is on its way before an exchange is approved, nor after it was refused. */
const goesOn: ReadonlySet<Row['status']> = new Set(['Approved', 'Adjusted', 'Closed'])
const onItsWay = (row: Row, way: 'in_status' | 'out_status') =>
  goesOn.has(row.status) ? <WayChip status={row[way]} /> : '-'

export const RmasPage = () => {
  const t = useWords(rmaWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listRmaRequests)
  const mayCreate = useGate(contract.createRmaRequest)
  const mayClaim = useGate(listVendorClaims)
  const target = (row: Row) => pageTo('rma', { code: row.rma_code })
  const code = (row: Row) => <Link {...target(row)}>{row.rma_code}</Link>
  const serials = (row: Row) => `${row.serials_in} → ${row.serials_out ?? '-'}`
  const warranty = (row: Row) =>
    row.is_covered
      ? row.warranty_until
        ? t('covered', { day: dates.day(row.warranty_until) })
        : t('coveredNow')
      : t('notCovered')
  const yes = [{ value: 'true', label: t('yesWord') }]
  const choices = (values: readonly Parameters<typeof t>[0][]) => values.map((value) => ({ value, label: t(value) }))
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.rmaRequestData}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'status', label: t('status'), kind: 'choice', options: choices(rmaStatuses) },
        { field: 'source', label: t('source'), kind: 'choice', options: choices(rmaSources) },
        { field: 'in_status', label: t('in_status'), kind: 'choice', options: choices(inStatuses) },
        { field: 'out_status', label: t('out_status'), kind: 'choice', options: choices(outStatuses) },
        { field: 'dept_code', label: t('dept_name'), kind: 'many', source: departmentDropdown },
        { field: 'customer_code', label: t('customer_name'), kind: 'many', source: customerDropdown },
        { field: 'waiting', label: t('waiting'), kind: 'choice', options: yes },
        { field: 'late', label: t('late'), kind: 'choice', options: yes },
      ]}
      actions={[
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('addRma', {})),
        },
        ...(mayClaim.enabled
          ? [{ key: 'claims', label: t('claims'), onPress: () => void navigate(pageTo('claims')) }]
          : []),
      ]}
      keyOf={(row) => row.rma_code}
      nameOf={(row) => row.rma_code}
      columns={[
        { key: 'code', title: t('rma_code'), sort: 'rma_code', show: code },
        { key: 'status', title: t('status'), show: (row) => <RmaChip status={row.status} /> },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
        { key: 'source', title: t('source'), show: (row) => t(row.source) },
        {
          key: 'customer',
          title: t('customer_name'),
          wraps: true,
          show: (row) => [row.customer_name, row.asc_code].filter(Boolean).join(' / '),
        },
        { key: 'serials', title: t('serials'), wraps: true, show: serials },
        { key: 'symptom', title: t('symptom'), wraps: true, show: (row) => row.symptom },
        { key: 'warranty', title: t('warranty'), show: warranty },
        { key: 'in', title: t('in_status'), show: (row) => onItsWay(row, 'in_status') },
        { key: 'out', title: t('out_status'), show: (row) => onItsWay(row, 'out_status') },
        {
          key: 'days',
          title: t('days_open'),
          isNumber: true,
          show: (row) => (row.days_open === null ? '' : String(row.days_open)),
        },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.customer_name,
        text: serials(row),
        left: <RmaChip status={row.status} />,
        right: onItsWay(row, 'in_status'),
      })}
    />
  )
}
