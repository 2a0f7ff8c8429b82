import * as contract from '@sejuk/contract/catalogue/item-replacements'
import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { replacementDirections } from '@sejuk/domain/catalogue/replacements'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { itemReplacementWords } from '@sejuk/words/catalogue/item-replacements'
import { recordWords } from '@sejuk/words/masters/records'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'

type Row = contract.ItemReplacement

export const ItemReplacementsPage = () => {
  const t = useWords(itemReplacementWords)
  const none = useWords(recordWords)('choose')
  const dates = useDates()
  const today = useToday()
  const directions = replacementDirections.map((value) => ({ value, label: t(value) }))
  const item = (code: string, name: string) => (
    <>
      <Link {...pageTo('item', { item_code: code })}>{code}</Link>
      <br />
      <small>{name}</small>
    </>
  )
  const days = (row: Row) => `${dates.day(row.valid_from)} – ${row.valid_to ? dates.day(row.valid_to) : t('always')}`
  return (
    <MasterPage
      title={t('title')}
      adding={t('create')}
      editing={t('edit')}
      calls={{
        list: contract.listItemReplacements,
        create: contract.createItemReplacement,
        update: contract.updateItemReplacement,
        remove: contract.deleteItemReplacement,
        log: contract.itemReplacementLog,
        data: contract.itemReplacementData,
        sheet: contract.itemReplacementSheet,
      }}
      idField="replace_code"
      nameOf={(row) => `${row.old_item_code} → ${row.new_item_code}`}
      blank={{ ratio: '1', direction: 'one-way', valid_from: today }}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'direction', label: t('direction'), kind: 'choice', options: directions },
        { field: 'day', label: t('day'), kind: 'day' },
      ]}
      fields={[
        { kind: 'picker', field: 'old_item_code', label: t('old_item_code'), source: itemDropdown, none },
        { kind: 'picker', field: 'new_item_code', label: t('new_item_code'), source: itemDropdown, none },
        { kind: 'number', field: 'ratio', label: t('ratio'), isRequired: true },
        { kind: 'choice', field: 'direction', label: t('direction'), options: directions },
        { kind: 'date', field: 'valid_from', label: t('valid_from'), isRequired: true },
        { kind: 'date', field: 'valid_to', label: t('valid_to') },
        { kind: 'text', field: 'reason', label: t('reason'), most: 500, isLong: true },
      ]}
      columns={[
        { key: 'code', title: t('replace_code'), show: (row) => row.replace_code },
        {
          key: 'old',
          title: t('old_item_code'),
          sort: 'old_item_code',
          wraps: true,
          show: (row) => item(row.old_item_code, row.old_item_name),
        },
        {
          key: 'new',
          title: t('new_item_code'),
          sort: 'new_item_code',
          wraps: true,
          show: (row) => item(row.new_item_code, row.new_item_name),
        },
        { key: 'ratio', title: t('ratio'), show: (row) => writeNumber(row.ratio, 3) },
        { key: 'direction', title: t('direction'), show: (row) => t(row.direction) },
        { key: 'days', title: t('valid_from'), show: days },
        { key: 'reason', title: t('reason'), wraps: true, show: (row) => row.reason ?? '-' },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
      ]}
      card={(row) => ({
        code: row.replace_code,
        name: `${row.old_item_code} → ${row.new_item_code}`,
        text: row.new_item_name,
        left: t(row.direction),
        right: days(row),
      })}
    />
  )
}
