import * as contract from '@sejuk/contract/masters/rebate-types'
import {
  rebateBases,
  rebateCalcs,
  rebatePayouts,
  rebatePeriods,
  rebateTaxTreatments,
} from '@sejuk/domain/masters/rebate-types'
import { rebateTypeWords } from '@sejuk/words/masters/rebate-types'
import { recordWords } from '@sejuk/words/masters/records'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listRebateTypes,
  create: contract.addRebateType,
  update: contract.updateRebateType,
  log: contract.rebateTypeLog,
}

export const RebateTypesPage = () => {
  const t = useWords(rebateTypeWords)
  const record = useWords(recordWords)
  const activeFilter = useActiveFilter()
  const choice = <Key extends Parameters<typeof t>[0]>(
    field: 'basis' | 'calc' | 'period' | 'payout' | 'tax_treatment',
    values: readonly Key[],
  ) => ({
    field,
    label: t(field),
    kind: 'choice' as const,
    isRequired: true,
    options: values.map((value) => ({ value, label: t(value) })),
  })
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('type')}
      calls={calls}
      idField="type_rebate_code"
      filters={[
        { field: 'text', label: record('search'), kind: 'text' },
        {
          field: 'basis',
          label: t('basis'),
          kind: 'choice',
          options: rebateBases.map((value) => ({ value, label: t(value) })),
        },
        activeFilter,
      ]}
      fields={[
        {
          field: 'type_rebate_code',
          label: t('type_rebate_code'),
          kind: 'text',
          most: 20,
          isRequired: true,
          isFixed: true,
          hint: record('codeStays'),
        },
        { field: 'type_rebate_name', label: t('type_rebate_name'), kind: 'text', most: 100, isRequired: true },
        choice('basis', rebateBases),
        choice('calc', rebateCalcs),
        choice('period', rebatePeriods),
        choice('payout', rebatePayouts),
        choice('tax_treatment', rebateTaxTreatments),
        { field: 'business_units', label: t('business_units'), kind: 'words', hint: t('noneIsAll') },
        { field: 'brand_codes', label: t('brand_codes'), kind: 'words', hint: t('noneIsAll') },
        { field: 'expiry_months', label: t('expiry_months'), kind: 'number', isRequired: true },
        { field: 'requires_document', label: t('requires_document'), kind: 'tick' },
        { field: 'is_active', label: t('isActive'), kind: 'tick', hint: t('closedHelp') },
      ]}
      blank={{
        basis: 'sell-in-amount',
        calc: 'percent',
        period: 'month',
        payout: 'order-discount',
        tax_treatment: 'include-tax',
        business_units: [],
        brand_codes: [],
        expiry_months: '12',
        requires_document: false,
        is_active: true,
      }}
      nameOf={(row) => `(${row.type_rebate_code}) ${row.type_rebate_name}`}
      columns={[
        { key: 'code', title: t('type_rebate_code'), sort: 'type_rebate_code', show: (row) => row.type_rebate_code },
        {
          key: 'name',
          title: t('type_rebate_name'),
          sort: 'type_rebate_name',
          wraps: true,
          show: (row) => row.type_rebate_name,
        },
        { key: 'basis', title: t('basis'), show: (row) => t(row.basis) },
        { key: 'calc', title: t('calc'), show: (row) => t(row.calc) },
        { key: 'period', title: t('period'), show: (row) => t(row.period) },
        { key: 'payout', title: t('payout'), show: (row) => t(row.payout) },
        { key: 'months', title: t('expiry_months'), isNumber: true, show: (row) => row.expiry_months },
        {
          key: 'document',
          title: t('requires_document'),
          show: (row) => (row.requires_document ? '✓' : '-'),
        },
        { key: 'lines', title: t('open_lines'), isNumber: true, show: (row) => row.open_lines },
        { key: 'status', title: record('status'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.type_rebate_code,
        name: row.type_rebate_name,
        text: `${t(row.basis)} · ${t(row.calc)} · ${t(row.period)}`,
        left: `${t('open_lines')}: ${row.open_lines}`,
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
