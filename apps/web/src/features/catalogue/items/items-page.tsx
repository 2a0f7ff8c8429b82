import * as contract from '@sejuk/contract/catalogue/item-records'
import { itemTypeDropdown } from '@sejuk/contract/catalogue/item-searches'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { item, itemStatuses, missingFacts, usedFor } from '@sejuk/domain/catalogue/items'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import IconEye from '#icon/Eye'
import IconPencil from '#icon/Pencil'
import IconPlus from '#icon/Plus'
import { ItemChip } from '../../../entities/status/item-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { useImportSheet } from '../../../ui/import/import-sheet.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './items.module.css'

type Row = contract.ItemRow
const tabs = ['all', 'Waiting', ...itemStatuses] as const
const at = (row: Row) => pageTo('item', { item_code: row.item_code })

export const ItemsPage = () => {
  const t = useWords(itemRecordWords)
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const list = useList(contract.listItems)
  const mayCreate = useGate(contract.createItem)
  const coming = useImportSheet(contract.itemSheet, { title: t('title'), list: contract.listItems })
  const { page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, status, ...filters } = list.asked
  const counted = useCall(contract.countItems, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const totals = new Map<string, number>(counted.data?.data.map((one) => [one.status, one.total]))
  const all = itemStatuses.reduce((sum, one) => sum + (totals.get(one) ?? 0), 0)
  const edit = (row: Row) => void navigate(pageTo('editItem', { item_code: row.item_code }))
  const months = (row: Row) =>
    row.warranty_sparepart_months || row.warranty_compressor_months
      ? `${row.warranty_sparepart_months} / ${row.warranty_compressor_months}`
      : '-'
  const seesPrices = useGate({ needs: 'Item-Price-View' }).enabled
  const seesStock = useGate({ needs: 'Stock-Overview-View' }).enabled
  const stock = ({ available, on_hand, locked }: Row) =>
    available === null || on_hand === null ? (
      '-'
    ) : (
      <span title={locked ? t('lockedUnits', { n: locked }) : undefined}>
        {writeNumber(available)} / {writeNumber(on_hand)}
      </span>
    )
  const pk = (row: Row) => (row.capacity_pk === null ? '-' : writeNumber(row.capacity_pk, 2))

  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        remembersVisits
        above={
          <StatusTabs
            label={t('tabs')}
            value={status ?? 'all'}
            onChange={(next) => list.ask({ status: next === 'all' ? undefined : next })}
            tabs={tabs.map((tab) => ({
              value: tab,
              label: t(tab),
              count: counted.data && (tab === 'all' ? all : (totals.get(tab) ?? 0)),
            }))}
          />
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'brand_code', label: t('brand_code'), kind: 'many', source: brandDropdown },
          { field: 'category_code', label: t('category_code'), kind: 'many', source: itemCategoryDropdown },
          { field: 'item_type', label: t('item_type'), kind: 'many', source: itemTypeDropdown },
          { field: 'business_unit_code', label: t('business_unit_code'), kind: 'many', source: businessUnitDropdown },
          {
            field: 'capacity_pk',
            label: t('capacity_pk'),
            kind: 'many',
            source: erpCustomizationDropdown,
            input: () => ({ data_type: 'CAPACITY_PK' }),
          },
          {
            field: 'used_for_indoor_outdoor',
            label: t('used_for_indoor_outdoor'),
            kind: 'choice',
            options: usedFor.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'missing',
            label: t('missing'),
            kind: 'choice',
            options: missingFacts.map((value) => ({ value, label: t(`missing-${value}`) })),
          },
        ]}
        actions={[
          ...coming.actions,
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => void navigate(pageTo('addItem')),
          },
        ]}
        download={contract.itemData}
        keyOf={(row) => row.item_code}
        nameOf={(row) => `(${row.item_code}) ${row.item_name}`}
        onOpen={(row) => void navigate(at(row))}
        menuFirst
        menu={(row) => [
          { key: 'open', label: t('open'), icon: <IconEye size={18} />, onPress: () => void navigate(at(row)) },
          ...(item.isOffered('modify', row, viewer, '')
            ? [
                {
                  key: 'modify',
                  label: t('modify'),
                  icon: <IconPencil size={18} />,
                  gate: item.gate('modify', row, viewer, ''),
                  onPress: () => edit(row),
                },
              ]
            : []),
        ]}
        columns={[
          { key: 'photo', title: t('photo'), show: (row) => <SmallPhoto row={row} /> },
          {
            key: 'code',
            title: t('item_code'),
            sort: 'item_code',
            show: (row) => <Link {...at(row)}>{row.item_code}</Link>,
          },
          { key: 'name', title: t('item_name'), sort: 'item_name', wraps: true, show: (row) => row.item_name },
          { key: 'brand', title: t('brand_code'), show: (row) => row.brand_name ?? '-' },
          { key: 'category', title: t('category_code'), show: (row) => row.category_name ?? '-' },
          { key: 'unit', title: t('business_unit_code'), show: (row) => row.business_unit_code },
          { key: 'type', title: t('item_type'), show: (row) => row.item_type },
          { key: 'pk', title: t('capacity_pk'), show: pk },
          { key: 'used', title: t('used_for_indoor_outdoor'), show: (row) => t(row.used_for_indoor_outdoor) },
          ...(seesPrices
            ? [
                {
                  key: 'price',
                  title: t('list_price'),
                  isNumber: true,
                  show: ({ list_price }: Row) => (list_price === null ? '-' : rupiah(list_price)),
                },
              ]
            : []),
          ...(seesStock ? [{ key: 'stock', title: t('inStock'), isNumber: true, show: stock }] : []),
          { key: 'warranty', title: t('warrantyMonths'), show: months },
          { key: 'status', title: t('status'), show: (row) => <Standing row={row} /> },
        ]}
        card={(row) => ({
          code: row.item_code,
          name: <Link {...at(row)}>{row.item_name}</Link>,
          text: [
            row.brand_name,
            row.category_name,
            row.capacity_pk === null ? '' : `${pk(row)} PK`,
            row.list_price === null ? '' : rupiah(row.list_price),
            row.available === null ? '' : t('availableUnits', { n: row.available }),
          ]
            .filter(Boolean)
            .join(', '),
          left: <Standing row={row} />,
          right: <SmallPhoto row={row} />,
        })}
      />
      {coming.dialog}
    </>
  )
}

const SmallPhoto = ({ row }: { row: Row }) =>
  row.photo_path ? <img className={style.thumbnail} src={row.photo_path} alt="" loading="lazy" /> : <span>-</span>

const Standing = ({ row }: { row: Row }) => {
  const t = useWords(itemRecordWords)
  return row.proposed ? <StatusChip tone="waiting">{t('changeWaits')}</StatusChip> : <ItemChip status={row.status} />
}
