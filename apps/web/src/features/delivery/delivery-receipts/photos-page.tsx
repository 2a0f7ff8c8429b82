import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/delivery/delivery-receipts'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { pageTo } from '@sejuk/domain/pages'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { useList } from '../../../lib/api/list.ts'
import { saveFrom } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './receipts-page.module.css'

type Row = contract.DeliveryPhotos

/** The photos of each delivery that left, and those that have none. */
export const DeliveryPhotosPage = () => {
  const t = useWords(receiptWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listDeliveryPhotos)
  const target = ({ delivery_code }: Row) => pageTo('delivery', { code: delivery_code })
  const code = (row: Row) => <Link {...target(row)}>{row.delivery_code}</Link>
  const names: Readonly<Record<string, string>> = {
    ...{ goods: t('aliasGoods'), letter: t('aliasLetter'), damage: t('aliasDamage'), receipt: t('aliasReceipt') },
    signature: t('signature'),
  }
  const nameOf = (alias: string) => names[alias] ?? alias
  const photos = (row: Row) =>
    row.photos.length === 0 ? (
      <StatusChip tone="attention">{t('noPhotos')}</StatusChip>
    ) : (
      <span className={style.photos}>
        {row.photos.map((photo) => (
          <a key={photo.photo_code} href={photo.link ?? undefined} target="_blank" rel="noreferrer">
            <img
              src={photo.thumbnail ?? photo.link ?? undefined}
              alt={nameOf(photo.alias)}
              data-signature={photo.alias === 'signature' || undefined}
              loading="lazy"
            />
          </a>
        ))}
      </span>
    )
  const download = (rows: Row[]) => {
    for (const { delivery_code, photos: all } of rows)
      for (const { link, alias, photo_code } of all)
        if (link) saveFrom(link, `${delivery_code}-${alias}-${photo_code}.jpg`)
  }
  return (
    <ListPage
      title={t('photoTitle')}
      list={list}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'dept_code', label: t('dept_code'), kind: 'many', source: departmentDropdown },
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        { field: 'from', label: t('sentFrom'), kind: 'day' },
        { field: 'to', label: t('sentTo'), kind: 'day' },
        {
          field: 'missing',
          label: t('photos'),
          kind: 'choice',
          options: [
            { value: 'true', label: t('noPhotos') },
            { value: 'false', label: t('withPhotos') },
          ],
        },
      ]}
      actions={[]}
      bulk={(rows) => [{ key: 'download', label: t('download'), onPress: () => download(rows) }]}
      keyOf={(row) => row.delivery_code}
      nameOf={(row) => row.delivery_code}
      columns={[
        { key: 'code', title: t('delivery'), sort: 'delivery_code', show: code },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
        {
          key: 'sent',
          title: t('sent'),
          sort: 'goods_issue_date',
          show: (row) => (row.goods_issue_date ? dates.dateTime(row.goods_issue_date) : '-'),
        },
        {
          key: 'driver',
          title: t('driver'),
          wraps: true,
          show: (row) => [row.driver_name, row.truck_no].filter(Boolean).join(', ') || '-',
        },
        { key: 'photos', title: t('photos'), wraps: true, show: photos },
      ]}
      card={(row) => ({ code: code(row), name: row.customer_name, text: photos(row) })}
    />
  )
}
