import * as contract from '@sejuk/contract/catalogue/item-records'
import { pageTo } from '@sejuk/domain/pages'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { ItemFields } from './item-fields.tsx'
import { blankItem, itemValues } from './item-values.ts'

export const CreateItemPage = () => {
  const t = useWords(itemRecordWords)
  const gate = useGate(contract.createItem)
  return gate.enabled ? <ItemForm /> : <RefusedPage title={t('create')} gate={gate} />
}

export const ModifyItemPage = () => {
  const t = useWords(itemRecordWords)
  const { item_code = '' }: { item_code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getItem}
      gatedBy={contract.actOnItem.modify}
      input={{ item_code }}
      title={t('editItem')}
    >
      {(item) => <ItemForm key={item.row_version} item={item} />}
    </LoadedRecord>
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
