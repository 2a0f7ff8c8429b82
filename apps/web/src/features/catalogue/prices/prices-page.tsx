import * as contract from '@sejuk/contract/catalogue/prices'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { itemPrice } from '@sejuk/domain/catalogue/price-documents'
import { priceStatuses } from '@sejuk/domain/catalogue/prices'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { usePriceFor, useValidity } from '../../../entities/catalogue/price-names.ts'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { PriceChip } from '../../../entities/status/price-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { useImportSheet } from '../../../ui/import/import-sheet.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { PriceTabs } from './price-tabs.tsx'

const PricePanel = lazyPart(() => import('./price-panel.tsx').then((panel) => panel.PricePanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.ItemPrice
type Open = { as: 'add' } | { as: 'copy' | 'log'; row: Row }

/** Every list price with its life: proposed, submitted, approved by somebody else, closed. */
export const ItemPricesPage = () => {
  const t = useWords(priceWords)
  const dates = useDates()
  const nameOf = usePriceFor()
  const validity = useValidity()
  const navigate = useNavigate()
  const list = useList(contract.listItemPrices)
  const branch = useBranchFilter()
  const mayCreate = useGate(contract.createItemPrice)
  const sheet = useImportSheet(contract.itemPriceSheet, { title: t('title'), list: contract.listItemPrices })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const record = useRecordActions({
    workflow: itemPrice,
    endpoints: contract.actOnItemPrice,
    keyField: 'price_code',
    nameOf: (row: Row) => `${row.price_code} ${row.item_code}`,
    label: (name) => t(name === 'modify' ? 'edit' : name),
    forms: {
      modify: ({ row, onClose }) => <PricePanel price={row} onClose={onClose} />,
      close: [{ field: 'last_day', label: t('last_day'), kind: 'date', isRequired: true }],
    },
    question: (name, row) => ({
      title: `${t(name === 'approve' ? 'approve' : 'delete')}: ${row.price_code}?`,
      text:
        name === 'approve'
          ? t('sureApprove', { day: dates.day(row.valid_from), item: row.item_name })
          : `${row.item_name}, ${rupiah(row.price_include_tax)}`,
      yes: t(name === 'approve' ? 'approve' : 'delete'),
    }),
  })
  const ofItem = ({ item_code }: Row) => pageTo('priceOfItem', { item_code })
  const actionsOf = (row: Row): Action[] => [
    ...record.actionsOf(row),
    { key: 'item', label: t('ofItem'), onPress: () => void navigate(ofItem(row)) },
    {
      key: 'copy',
      label: t('copy'),
      gate: mayCreate,
      onPress: () => setOpen({ as: 'copy', row }),
    },
    { key: 'log', label: t('log'), onPress: () => setOpen({ as: 'log', row }) },
  ]
  const item = (row: Row) => (
    <>
      <Link {...ofItem(row)}>{row.item_code}</Link> {row.item_name}
    </>
  )
  const status = (row: Row) => (
    <>
      <PriceChip status={row.status} />
      {row.status === 'Rejected' && row.reject_reason && <div>{row.reject_reason}</div>}
    </>
  )
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<PriceTabs />}
        download={contract.itemPriceData}
        onOpen={(row) => void navigate(ofItem(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'brand_code', label: t('brand'), kind: 'many', source: brandDropdown },
          branch,
          {
            field: 'customer_level',
            label: t('customer_level'),
            kind: 'many',
            source: erpCustomizationDropdown,
            input: () => ({ data_type: 'CUSTOMER_LEVEL' }),
          },
          { field: 'on', label: t('on'), kind: 'day' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: priceStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          ...sheet.actions,
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setOpen({ as: 'add' }),
          },
        ]}
        keyOf={(row) => row.price_code}
        nameOf={(row) => row.price_code}
        menu={actionsOf}
        bulk={() => record.bulkOf('submit', 'approve')}
        columns={[
          { key: 'code', title: t('price_code'), sort: 'price_code', show: (row) => row.price_code },
          { key: 'item', title: t('item'), sort: 'item_code', wraps: true, show: item },
          { key: 'list', title: t('list'), wraps: true, show: nameOf },
          {
            key: 'price',
            title: t('price_include_tax'),
            sort: 'price_include_tax',
            isNumber: true,
            show: (row) => <b>{thousands(row.price_include_tax)}</b>,
          },
          {
            key: 'base',
            title: t('price_without_tax'),
            isNumber: true,
            show: (row) => thousands(row.price_without_tax),
          },
          { key: 'valid', title: t('validity'), sort: 'valid_from', show: validity },
          { key: 'status', title: t('status'), wraps: true, show: status },
          {
            key: 'created',
            title: t('created'),
            sort: 'created_date',
            show: (row) => `${row.create_user_name}, ${dates.date(row.created_date)}`,
          },
          { key: 'approved', title: t('approved_user_name'), show: (row) => row.approved_user_name ?? '-' },
        ]}
        card={(row) => ({
          code: row.price_code,
          name: `${row.item_code} ${row.item_name}`,
          text: (
            <>
              <b>{rupiah(row.price_include_tax)}</b>
              <br />
              {nameOf(row)}
              <br />
              {validity(row)}
            </>
          ),
          left: status(row),
          right: row.create_user_name,
        })}
      />
      {sheet.dialog}
      {record.panel}
      {open?.as === 'add' && <PricePanel onClose={close} />}
      {open?.as === 'copy' && <PricePanel price={open.row} isCopy onClose={close} />}
      {open?.as === 'log' && (
        <ActionLogPanel
          endpoint={contract.itemPriceLog}
          code={open.row.price_code}
          sub={open.row.item_name}
          labels={{
            price_include_tax: t('price_include_tax'),
            price_without_tax: t('price_without_tax'),
            min_qty: t('min_qty'),
            dept_code: t('dept_code'),
            customer_level: t('customer_level'),
            valid_from: t('valid_from'),
            valid_to: t('valid_to'),
            follows_on: t('follows_on'),
            reject_reason: t('reject_reason'),
          }}
          ownActions={{
            modify: t('edit'),
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            close: t('close'),
            end: t('end'),
          }}
          onClose={close}
        />
      )}
    </>
  )
}
