import * as contract from '@sejuk/contract/catalogue/serial-batches'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { pageTo } from '@sejuk/domain/pages'
import { serialBatchWords, serialSettingWords } from '@sejuk/words/catalogue/serial-batches'
import { recordWords } from '@sejuk/words/masters/records'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listSerialSettings,
  create: contract.addSerialSetting,
  update: contract.updateSerialSetting,
  remove: contract.removeSerialSetting,
  log: contract.serialSettingLog,
}

/** How the serial numbers of each brand look. */
export const SerialSettingsPage = () => {
  const t = useWords(serialSettingWords)
  const batches = useWords(serialBatchWords)
  const record = useWords(recordWords)
  const dates = useDates()
  const changed = (row: contract.SerialSettingRow) => `${dates.dateTime(row.updated_date)}, ${row.updated_user_name}`
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('setting')}
      calls={calls}
      idField="brand_code"
      above={<Link {...pageTo('serialBatches')}>{batches('title')}</Link>}
      filters={[{ field: 'text', label: record('search'), kind: 'text' }]}
      fields={[
        {
          field: 'brand_code',
          label: t('brand_code'),
          kind: 'picker',
          source: brandDropdown,
          none: t('choose'),
          isRequired: true,
          isFixed: true,
        },
        { field: 'prefix', label: t('prefix'), kind: 'text', most: 20 },
        {
          field: 'suffix_length',
          label: t('suffix_length'),
          kind: 'number',
          isRequired: true,
          hint: t('suffixHelp'),
        },
        { field: 'mask', label: t('mask'), kind: 'text', most: 100, hint: t('maskHelp') },
      ]}
      blank={{ prefix: '', suffix_length: '36' }}
      nameOf={(row) => row.brand_name}
      columns={[
        { key: 'brand', title: t('brand_code'), sort: 'brand_name', show: (row) => row.brand_name },
        { key: 'prefix', title: t('prefix'), show: (row) => row.prefix || '-' },
        { key: 'suffix', title: t('suffix_length'), isNumber: true, show: (row) => row.suffix_length },
        { key: 'mask', title: t('mask'), wraps: true, show: (row) => row.mask ?? '-' },
        { key: 'changed', title: t('updated'), sort: 'updated_date', show: changed },
      ]}
      card={(row) => ({
        code: row.brand_code,
        name: row.brand_name,
        text: `${row.prefix}… ${row.suffix_length}`,
        left: row.mask ?? '-',
        right: row.updated_user_name,
      })}
    />
  )
}
