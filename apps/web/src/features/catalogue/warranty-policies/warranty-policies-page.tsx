import { itemDropdown } from '@sejuk/contract/catalogue/items'
import * as contract from '@sejuk/contract/catalogue/warranty-policies'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { startBases, warrantyParts } from '@sejuk/domain/catalogue/warranty-policies'
import { warrantyPolicyWords } from '@sejuk/words/catalogue/warranty-policies'
import { recordWords } from '@sejuk/words/masters/records'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const calls = {
  list: contract.listWarrantyPolicies,
  create: contract.addWarrantyPolicy,
  update: contract.updateWarrantyPolicy,
  remove: contract.removeWarrantyPolicy,
  log: contract.warrantyPolicyLog,
}

export const WarrantyPoliciesPage = () => {
  const t = useWords(warrantyPolicyWords)
  const record = useWords(recordWords)
  const dates = useDates()
  const parts = warrantyParts.map((value) => ({ value, label: t(value) }))
  const bases = startBases.map((value) => ({ value, label: t(value) }))
  const reaches = (row: contract.WarrantyPolicyRow) =>
    [row.brand_code, row.category_code, row.item_code].filter(Boolean).join(' · ') || t('all')
  const period = (row: contract.WarrantyPolicyRow) =>
    `${dates.day(row.valid_from)} – ${row.valid_to ? dates.day(row.valid_to) : t('open')}`
  const chip = (row: contract.WarrantyPolicyRow) => (
    <StatusChip tone={row.is_valid ? 'good' : 'neutral'}>{t(row.is_valid ? 'valid' : 'notValid')}</StatusChip>
  )
  const needsDays = (row: contract.WarrantyPolicyRow) =>
    row.start_basis === 'delivery' || row.start_basis === 'production'
  const from = (row: contract.WarrantyPolicyRow) =>
    needsDays(row) ? `${t(row.start_basis)} (${row.start_days})` : t(row.start_basis)
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('policy')}
      calls={calls}
      idField="policy_code"
      filters={[
        { field: 'text', label: record('search'), kind: 'text' },
        { field: 'brand_code', label: t('brand_code'), kind: 'many', source: brandDropdown },
        { field: 'category_code', label: t('category_code'), kind: 'many', source: itemCategoryDropdown },
        { field: 'item_code', label: t('item_code'), kind: 'one', source: itemDropdown },
        { field: 'part', label: t('part'), kind: 'choice', options: parts },
        { field: 'start_basis', label: t('start_basis'), kind: 'choice', options: bases },
        { field: 'day', label: t('day'), kind: 'day' },
      ]}
      fields={[
        {
          field: 'policy_code',
          label: t('policy_code'),
          kind: 'text',
          most: 30,
          isRequired: true,
          isFixed: true,
          hint: t('codeHelp'),
        },
        { field: 'policy_name', label: t('policy_name'), kind: 'text', most: 100, isRequired: true },
        { field: 'brand_code', label: t('brand_code'), kind: 'picker', source: brandDropdown, none: t('all') },
        {
          field: 'category_code',
          label: t('category_code'),
          kind: 'picker',
          source: itemCategoryDropdown,
          none: t('all'),
        },
        { field: 'item_code', label: t('item_code'), kind: 'picker', source: itemDropdown, none: t('all') },
        { field: 'part', label: t('part'), kind: 'choice', isRequired: true, options: parts },
        { field: 'months', label: t('months'), kind: 'number', isRequired: true, hint: t('monthsHelp') },
        {
          field: 'start_basis',
          label: t('start_basis'),
          kind: 'choice',
          isRequired: true,
          options: bases,
          hint: t('startHelp'),
        },
        { field: 'start_days', label: t('start_days'), kind: 'number', isRequired: true },
        { field: 'needs_registration', label: t('needs_registration'), kind: 'tick' },
        { field: 'valid_from', label: t('valid_from'), kind: 'date', isRequired: true, hint: t('validHelp') },
        { field: 'valid_to', label: t('valid_to'), kind: 'date' },
      ]}
      blank={{ part: 'sparepart', start_basis: 'purchase', start_days: '90', needs_registration: false }}
      nameOf={(row) => `(${row.policy_code}) ${row.policy_name}`}
      columns={[
        { key: 'code', title: t('policy_code'), sort: 'policy_code', show: (row) => row.policy_code },
        { key: 'name', title: t('policy_name'), sort: 'policy_name', wraps: true, show: (row) => row.policy_name },
        { key: 'reaches', title: t('reaches'), show: reaches },
        { key: 'part', title: t('part'), show: (row) => t(row.part) },
        { key: 'months', title: t('months'), sort: 'months', isNumber: true, show: (row) => row.months },
        { key: 'basis', title: t('start_basis'), show: from },
        {
          key: 'registration',
          title: t('needs_registration'),
          wraps: true,
          show: (row) => (row.needs_registration ? '✓' : '-'),
        },
        { key: 'period', title: t('valid_from'), sort: 'valid_from', show: period },
        { key: 'status', title: record('status'), show: chip },
      ]}
      card={(row) => ({
        code: row.policy_code,
        name: row.policy_name,
        text: `${reaches(row)} · ${t(row.part)} · ${row.months} ${t('months').toLowerCase()}`,
        left: from(row),
        right: chip(row),
      })}
    />
  )
}
