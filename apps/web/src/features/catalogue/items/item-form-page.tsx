import * as contract from '@sejuk/contract/catalogue/item-records'
import { pageTo } from '@sejuk/domain/pages'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { ItemFields } from './item-fields.tsx'
import { blankItem, itemValues } from './item-values.ts'

const nothingAsked = { error: null, isEnabled: false, refetch: () => undefined }

export const CreateItemPage = () => {
  const t = useWords(itemRecordWords)
  const gate = useGate(contract.createItem)
  if (gate.enabled) return <ItemForm />
  return (
    <>
      <PageHead title={t('create')} />
      <RecordGuard gate={gate} found={nothingAsked} />
    </>
  )
}

export const ModifyItemPage = () => {
  const t = useWords(itemRecordWords)
  const { item_code = '' }: { item_code?: string } = useSearch()
  const gate = useGate(contract.actOnItem.modify)
  const found = useCall(contract.getItem, { item_code }, { enabled: gate.enabled && item_code !== '' })
  const item = found.data?.data
  if (gate.enabled && item) return <ItemForm key={item.row_version} item={item} />
  return (
    <>
      <PageHead title={t('editItem')} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}

const ItemForm = ({ item }: { item?: contract.ItemDetail }) => {
  const t = useWords(itemRecordWords)
  const navigate = useNavigate()
  const initial = { ...(item ? itemValues(item) : blankItem), item_code: item?.item_code ?? '' }
  const labels = Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'item_name')])) as Record<
    keyof typeof initial,
    string
  >
  return (
    <EndpointPage
      title={t(item ? 'editItem' : 'create')}
      sub={item && `(${item.item_code}) ${item.item_name}`}
      crumb={<Link {...pageTo('items')}>{t('title')}</Link>}
      endpoint={
        (item ? contract.actOnItem.modify : contract.createItem) as
          | typeof contract.actOnItem.modify
          | typeof contract.createItem
      }
      initial={initial}
      fixed={item && { row_version: item.row_version }}
      labels={labels}
      draft={`item/${item?.item_code ?? 'create'}`}
      onDone={(answer) => {
        const { item_code = initial.item_code } = (answer?.data ?? {}) as { item_code?: string }
        void navigate({ ...(item_code ? pageTo('item', { item_code }) : pageTo('items')), ignoreBlocker: true })
      }}
    >
      {(form) => <ItemFields form={form} isNew={!item} />}
    </EndpointPage>
  )
}
