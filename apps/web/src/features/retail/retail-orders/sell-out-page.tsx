import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { sellerDropdown } from '@sejuk/contract/customers/keypersons'
import { shopDropdown } from '@sejuk/contract/customers/shops'
import * as contract from '@sejuk/contract/retail/retail-orders'
import { pageTo } from '@sejuk/domain/pages'
import { retailStatuses } from '@sejuk/domain/retail/retail-orders'
import { displayPhone } from '@sejuk/domain/values/phone'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { useState } from 'react'
import IconClipboardText from '#icon/ClipboardText'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { RetailChip, useFlagText } from '../../../entities/status/retail-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

const PastedSerials = lazyPart(() => import('./pasted-serials.tsx').then((part) => part.PastedSerials))
type Row = contract.SoldUnit

/** Which unit was sold where, by its number, a phone, a shop, or many pasted numbers. */
export const SellOutPage = () => {
  const t = useWords(retailOrderWords)
  const dates = useDates()
  const list = useList(contract.searchSellOut)
  const branch = useBranchFilter()
  const flagText = useFlagText()
  const mayPaste = useGate(contract.lookUpSellOut)
  const [isPasting, setPasting] = useState(false)
  const number = (row: Row) => (
    <Link {...pageTo('retailOrder', { code: row.retail_order_code })}>{row.retail_order_code}</Link>
  )
  const serials = (row: Row) => [row.serial_indoor, row.serial_outdoor].filter(Boolean).join(' / ')
  const consumer = (row: Row) =>
    [row.consumer_name, row.consumer_phone && displayPhone(row.consumer_phone)].filter(Boolean).join(', ') || '-'
  return (
    <>
      <ListPage
        title={t('searchTitle')}
        list={list}
        download={contract.sellOutData}
        filters={[
          { field: 'search', label: t('searchUnit'), kind: 'text' },
          branch,
          { field: 'shop_code', label: t('shop'), kind: 'many', source: shopDropdown },
          { field: 'seller_code', label: t('seller'), kind: 'many', source: sellerDropdown },
          { field: 'item_code', label: t('item'), kind: 'many', source: itemDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: retailStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'has_flags', label: t('flags'), kind: 'choice', options: [{ value: 'true', label: t('flagged') }] },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
        ]}
        actions={[
          {
            key: 'paste',
            label: t('paste'),
            icon: <IconClipboardText size={16} />,
            gate: mayPaste,
            isPrimary: true,
            onPress: () => setPasting(true),
          },
        ]}
        keyOf={(row) => row.line_key}
        nameOf={(row) => row.item_name}
        columns={[
          { key: 'date', title: t('sale_date'), sort: 'sale_date', show: (row) => dates.day(row.sale_date) },
          { key: 'shop', title: t('shop'), wraps: true, show: (row) => row.shop_name },
          { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
          { key: 'seller', title: t('seller'), show: (row) => `${row.seller_name}, ${t(row.seller_role)}` },
          { key: 'item', title: t('item'), wraps: true, show: (row) => row.item_name },
          { key: 'serials', title: t('serials'), wraps: true, show: serials },
          { key: 'consumer', title: t('consumer'), wraps: true, show: consumer },
          { key: 'flags', title: t('flags'), wraps: true, show: (row) => flagText(row.flags) },
          { key: 'status', title: t('status'), show: (row) => <RetailChip status={row.status} /> },
          { key: 'code', title: t('retail_order_code'), show: number },
        ]}
        card={(row) => ({
          code: number(row),
          name: row.item_name,
          text: `${serials(row)} · ${row.shop_name}`,
          left: <RetailChip status={row.status} />,
          right: dates.day(row.sale_date),
        })}
      />
      {isPasting && <PastedSerials onClose={() => setPasting(false)} />}
    </>
  )
}
