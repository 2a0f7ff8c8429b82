import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/customers/official-addresses'
import { addressTypes, usedByOpenOrders } from '@sejuk/domain/customers/official-addresses'
import { plain } from '@sejuk/domain/messages'
import type { Gate } from '@sejuk/domain/workflow'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import IconDownload from '#icon/Download'
import IconHistory from '#icon/History'
import IconPencil from '#icon/Pencil'
import IconTrash from '#icon/Trash'
import IconUpload from '#icon/Upload'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useDecideAddress } from './use-decide-address.tsx'
import { useDeleteAddresses } from './use-delete-addresses.ts'

const EditAddress = lazyPart(() => import('./edit-address.tsx').then((edit) => edit.EditAddress))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const UploadAddresses = lazyPart(() => import('./upload-addresses.tsx').then((upload) => upload.UploadAddresses))

type Address = contract.OfficialAddress
export const customerOf = ({ customer_code, customer_name }: Address) => `(${customer_code}) ${customer_name}`
/** A long pair may break after its slash. */
const placeOf = ({ province_name, city_name }: Address) => (
  <>
    {province_name}/<wbr />
    {city_name}
  </>
)

export const OfficialAddressesPage = () => {
  const t = useWords(officialAddressWords)
  const everyday = useWords(everydayWords)
  const record = useWords(recordWords)
  const dates = useDates()
  const list = useList(contract.listOfficialAddresses)
  const mayEdit = useGate(contract.updateOfficialAddress)
  const mayDelete = useGate(contract.deleteOfficialAddresses)
  const mayUpload = useGate(contract.importOfficialAddresses)
  const mayDownload = useGate(contract.downloadExample)
  const remove = useDeleteAddresses()
  const branch = useBranchFilter()
  const decide = useDecideAddress()
  const { dept_code, customer_code, address_type } = list.asked
  const counted = useCall(
    contract.countAddressTypes,
    { dept_code, customer_code },
    { enabled: list.gate.enabled, keepPrevious: true },
  )
  const totals = new Map(counted.data?.data.map((one) => [one.address_type, one.total]))
  const [open, setOpen] = useState<Address | 'upload'>()
  const [logged, setLogged] = useState<Address>()
  const deletable = ({ open_orders }: Address): Gate =>
    mayDelete.enabled && open_orders > 0 ? { enabled: false, because: plain(usedByOpenOrders(open_orders)) } : mayDelete
  const close = () => setOpen(undefined)
  const isTemporary = address_type !== 'all' && address_type !== 'official-address'
  /** For which order, and what became of it. */
  const decided = [
    { key: 'order', title: t('order_code'), show: (row: Address) => row.order_code ?? '-' },
    { key: 'decided', title: t('decided_user_name'), show: (row: Address) => row.decided_user_name ?? '-' },
    { key: 'reason', title: t('reason'), wraps: true, show: (row: Address) => row.reject_reason ?? '-' },
  ]

  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.officialAddressData}
        above={
          <StatusTabs
            label={t('types')}
            value={address_type === 'all' ? 'official-address' : address_type}
            onChange={(next) => list.ask({ address_type: next })}
            tabs={addressTypes.map((type) => ({ value: type, label: t(type), count: totals.get(type) }))}
          />
        }
        filters={[
          branch,
          {
            field: 'customer_code',
            label: t('customer'),
            kind: 'many',
            mayMatch: true,
            source: customerDropdown,
            input: ({ dept_code }) => ({ dept_code }),
          },
        ]}
        actions={[
          {
            key: 'template',
            label: t('template'),
            icon: <IconDownload size={16} />,
            gate: mayDownload,
            onPress: () => void download(contract.downloadExample, {}),
          },
          {
            key: 'upload',
            label: t('upload'),
            icon: <IconUpload size={16} />,
            gate: mayUpload,
            isPrimary: true,
            onPress: () => setOpen('upload'),
          },
        ]}
        keyOf={(row) => row.address_code}
        nameOf={customerOf}
        menuFirst
        remembersVisits
        onOpen={(row) => mayEdit.enabled && setOpen(row)}
        menu={(row) => [
          ...decide.actionsOf(row),
          {
            key: 'edit',
            label: everyday('edit'),
            icon: <IconPencil size={18} />,
            gate: mayEdit,
            onPress: () => setOpen(row),
          },
          {
            key: 'delete',
            label: everyday('delete'),
            icon: <IconTrash size={18} />,
            gate: deletable(row),
            isDangerous: true,
            onPress: () => void remove([row]),
          },
          {
            key: 'history',
            label: record('history'),
            icon: <IconHistory size={18} />,
            onPress: () => setLogged(row),
          },
        ]}
        bulk={(rows, clear) => [
          {
            key: 'delete',
            label: t('deleteN', { n: rows.length }),
            icon: <IconTrash size={18} />,
            gate: mayDelete,
            onPress: () => void remove(rows, clear),
          },
        ]}
        columns={[
          { key: 'customer', title: t('customer'), sort: 'customer_name', wraps: true, show: customerOf },
          { key: 'place', title: t('place'), sort: 'province_name', wraps: true, show: placeOf },
          {
            key: 'address',
            title: t('detail_address'),
            sort: 'detail_address',
            wraps: true,
            show: (row) => row.detail_address,
          },
          { key: 'postal', title: t('postal_code'), sort: 'postal_code', show: (row) => row.postal_code || '-' },
          { key: 'name', title: t('receiver_name'), sort: 'receiver_name', show: (row) => row.receiver_name },
          { key: 'phone', title: t('receiver_phone'), sort: 'receiver_phone', show: (row) => row.receiver_phone },
          ...(isTemporary ? decided : []),
          { key: 'date', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
          { key: 'by', title: t('create_user_name'), sort: 'create_user_name', show: (row) => row.create_user_name },
        ]}
        card={(row) => ({
          code: row.customer_code,
          name: row.customer_name,
          text: (
            <>
              {row.detail_address}
              <br />
              {placeOf(row)} {row.postal_code}
              <br />
              {row.receiver_name}, {row.receiver_phone}
              {row.reject_reason && (
                <>
                  <br />
                  {t('reason')}: {row.reject_reason}
                </>
              )}
            </>
          ),
          left: row.create_user_name,
          right: dates.date(row.created_date),
        })}
      />
      {decide.panel}
      {logged && (
        <ActionLogPanel
          endpoint={contract.officialAddressLog}
          code={logged.address_code}
          sub={customerOf(logged)}
          labels={Object.fromEntries(Object.keys(officialAddressWords.words).map((word) => [word, t(word as 'title')]))}
          ownActions={{ confirm: t('confirm'), promote: t('promote'), reject: t('reject') }}
          onClose={() => setLogged(undefined)}
        />
      )}
      {open === 'upload' && <UploadAddresses onClose={close} />}
      {open && open !== 'upload' && <EditAddress address={open} onClose={close} />}
    </>
  )
}
