import { itemDropdown } from '@sejuk/contract/catalogue/items'
import * as contract from '@sejuk/contract/catalogue/parts-lists'
import { bomTypes, sparePartType } from '@sejuk/domain/catalogue/parts-lists'
import { pageTo } from '@sejuk/domain/pages'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { usePartName, useSerials } from '../../../entities/catalogue/part-texts.ts'
import { useList } from '../../../lib/api/list.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

export const PartWhereUsedPage = () => {
  const t = useWords(partsListWords)
  const types = useWords(bomTypeWords)
  const nameOf = usePartName()
  const serials = useSerials()
  const list = useList(contract.listPartsListLines)
  return (
    <ListPage
      title={t('whereUsedTitle')}
      crumb={<Link {...pageTo('partsLists')}>{t('title')}</Link>}
      list={list}
      download={contract.partsListData}
      filters={[
        {
          field: 'sparepart_item_code',
          label: t('sparepart_item_code'),
          kind: 'one',
          source: itemDropdown,
          input: () => ({ item_type: [sparePartType] }),
        },
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'bom_type',
          label: t('bom_type'),
          kind: 'choice',
          options: bomTypes.map((value) => ({ value, label: types(value) })),
        },
      ]}
      actions={[]}
      keyOf={(row) => String(row.line_id)}
      nameOf={(row) => `${row.item_code}, ${nameOf(row)}`}
      columns={[
        {
          key: 'unit',
          title: t('item_code'),
          sort: 'item_code',
          show: (row) => <Link {...pageTo('partsList', { bom_code: row.bom_code })}>{row.item_code}</Link>,
        },
        { key: 'unitName', title: t('item_name'), wraps: true, show: (row) => row.item_name },
        { key: 'type', title: t('bom_type'), show: (row) => types(row.bom_type) },
        { key: 'position', title: t('position_no'), isNumber: true, show: (row) => row.position_no },
        { key: 'code', title: t('sparepart_item_code'), show: (row) => row.sparepart_item_code },
        { key: 'name', title: t('part_name'), wraps: true, show: nameOf },
        { key: 'qty', title: t('qty'), isNumber: true, show: (row) => row.qty },
        { key: 'serials', title: t('validSerials'), show: serials },
      ]}
      card={(row) => ({
        code: row.item_code,
        name: nameOf(row),
        text: row.item_name,
        left: `${types(row.bom_type)}, ${t('position_no')} ${row.position_no}`,
        right: `× ${row.qty}`,
      })}
    />
  )
}
