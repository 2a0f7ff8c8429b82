import * as contract from '@sejuk/contract/customers/customers'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { cityDropdown } from '@sejuk/contract/masters/regions'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { customer } from '@sejuk/domain/customers/customer-actions'
import { cooperations, customerTabs, customerTypes } from '@sejuk/domain/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { holds } from '@sejuk/domain/workflow'
import { customerWords } from '@sejuk/words/customers/customers'
import IconEye from '#icon/Eye'
import IconPencil from '#icon/Pencil'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { CustomerChip } from '../../../entities/status/customer-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { CreditBar } from './credit-bar.tsx'

type Row = contract.CustomerRow
const longSilences = ['30', '60', '90', '180']
const at = (row: Row, page: 'customer' | 'editCustomer') => pageTo(page, { id: row.customer_code })
/** Whether a customer may be modified depends on its status alone. */
const unasked = {
  ...{ authors: [], close_reason: null, merged_into: null },
  ...{ owes_money: false, open_documents: 0, has_open_tickets: false, documents: 0 },
}

export const CustomersPage = () => {
  const t = useWords(customerWords)
  const dates = useDates()
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const list = useList(contract.listCustomers)
  const seesCredit = holds(viewer.permission, contract.getCreditAmount.needs)
  const mayCreate = useGate(contract.createCustomer)
  const branches = useBranchFilter()
  const { page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, tab, ...filters } = list.asked
  const counted = useCall(contract.countCustomers, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const totals = new Map(counted.data?.data.map((one) => [one.tab, one.total]))
  const asOptions = <Value extends keyof typeof customerWords.words>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(value) }))
  const mayModify = ({ status }: Row) =>
    customer.gate('modify', { status, ...unasked }, viewer, new Date().toISOString())

  return (
    <ListPage
      title={t('title')}
      list={list}
      remembersVisits
      above={
        <StatusTabs
          label={t('tabs')}
          value={tab}
          onChange={(next) => list.ask({ tab: next })}
          tabs={customerTabs.map((one) => ({ value: one, label: t(one), count: totals.get(one) }))}
        />
      }
      filters={[
        { field: 'customer_name', label: t('search'), kind: 'text' },
        branches,
        { field: 'salesman_code', label: t('salesman_code'), kind: 'many', source: staffDropdown },
        {
          field: 'customer_type_code',
          label: t('customer_type_code'),
          kind: 'choice',
          options: asOptions(customerTypes),
        },
        {
          field: 'customer_level',
          label: t('customer_level'),
          kind: 'many',
          source: erpCustomizationDropdown,
          input: () => ({ data_type: 'CUSTOMER_LEVEL' }),
        },
        { field: 'business_unit_code', label: t('businessUnit'), kind: 'many', source: businessUnitDropdown },
        { field: 'cooperation', label: t('cooperation'), kind: 'choice', options: asOptions(cooperations) },
        {
          field: 'customer_is_taxable',
          label: t('tax'),
          kind: 'choice',
          options: [
            { value: '1', label: t('pkp') },
            { value: '0', label: t('notTaxable') },
          ],
        },
        { field: 'city_code', label: t('city'), kind: 'many', source: cityDropdown },
        {
          field: 'no_order_days',
          label: t('noOrderFor'),
          kind: 'choice',
          options: longSilences.map((n) => ({ value: n, label: t('days', { n }) })),
        },
        { field: 'billed_from', label: t('billedFrom'), kind: 'day' },
        { field: 'created_from', label: t('createdFrom'), kind: 'day' },
        {
          field: 'missing',
          label: t('missing'),
          kind: 'choice',
          options: [
            { value: 'npwp', label: t('missingNpwp') },
            { value: 'pin', label: t('missingPin') },
            { value: 'photo', label: t('missingPhoto') },
          ],
        },
      ]}
      actions={[
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('addCustomer')),
        },
      ]}
      download={contract.customerData}
      keyOf={(row) => row.customer_code}
      nameOf={(row) => `(${row.customer_code}) ${row.customer_name}`}
      onOpen={(row) => void navigate(at(row, 'customer'))}
      menuFirst
      menu={(row) => [
        {
          key: 'open',
          label: t('open'),
          icon: <IconEye size={18} />,
          onPress: () => void navigate(at(row, 'customer')),
        },
        {
          key: 'modify',
          label: t('modify'),
          icon: <IconPencil size={18} />,
          gate: mayModify(row),
          onPress: () => void navigate(at(row, 'editCustomer')),
        },
      ]}
      columns={[
        {
          key: 'name',
          title: t('customer_name'),
          sort: 'customer_name',
          wraps: true,
          show: (row) => (
            <Link {...at(row, 'customer')}>
              ({row.customer_code}) {row.customer_name}
            </Link>
          ),
        },
        { key: 'type', title: t('customer_type_code'), show: (row) => t(row.customer_type_code) },
        { key: 'level', title: t('customer_level'), show: (row) => row.customer_level ?? '-' },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'salesman', title: t('salesman_code'), show: (row) => row.salesman_name ?? row.salesman_code ?? '-' },
        { key: 'units', title: t('business_unit_codes'), show: (row) => row.business_unit_codes.join(', ') || '-' },
        { key: 'cooperation', title: t('cooperation'), show: (row) => t(row.cooperation) },
        { key: 'tax', title: t('tax'), show: (row) => (row.customer_is_taxable ? t('pkp') : '-') },
        { key: 'city', title: t('city'), show: (row) => row.city_name ?? '-' },
        ...(seesCredit
          ? [
              {
                key: 'credit',
                title: t('credit'),
                show: (row: Row) => <CreditBar used={row.credit_used ?? 0} limit={row.credit_limit ?? 0} />,
              },
            ]
          : []),
        { key: 'order', title: t('last_order_date'), show: (row) => dates.day(row.last_order_date) },
        { key: 'visit', title: t('last_visit_date'), show: (row) => dates.day(row.last_visit_date) },
        { key: 'status', title: t('status'), show: (row) => <CustomerChip status={row.status} /> },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
      ]}
      card={(row) => ({
        code: row.customer_code,
        name: <Link {...at(row, 'customer')}>{row.customer_name}</Link>,
        text: (
          <>
            {t(row.customer_type_code)}, {row.dept_name}
            <br />
            {row.salesman_name ?? '-'}
          </>
        ),
        left: <CustomerChip status={row.status} />,
        right: dates.day(row.last_order_date),
      })}
    />
  )
}
