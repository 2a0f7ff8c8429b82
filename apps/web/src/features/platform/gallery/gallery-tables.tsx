import { rupiah } from '@sejuk/domain/values/money'
import { useState } from 'react'
import IconPencil from '#icon/Pencil'
import IconTrash from '#icon/Trash'
import { toast } from '../../../lib/browser/toasts.ts'
import type { UploadItem } from '../../../lib/files/uploads.ts'
import { Conflict } from '../../../ui/form/conflict.tsx'
import { ImportReport } from '../../../ui/import/import-report.tsx'
import { BulkBar } from '../../../ui/list/bulk-bar.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import type { Filter } from '../../../ui/list/filters.tsx'
import { EmptyState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Column } from '../../../ui/table/table.ts'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import { UploadList } from '../../../ui/upload/upload-list.tsx'
import { Part } from './gallery-part.tsx'

type Row = { code: string; name: string; city: string; amount: number }
const rows: Row[] = [
  { code: 'C-1', name: 'Toko Sejuk Abadi', city: 'Jakarta', amount: 12_500_000 },
  { code: 'C-2', name: 'CV Dingin Makmur', city: 'Medan', amount: 3_750_000 },
  { code: 'C-3', name: 'PT Angin Segar Nusantara', city: 'Makassar', amount: 980_000 },
]
const columns: Column<Row>[] = [
  { key: 'name', title: 'Customer', sort: 'name', show: ({ code, name }) => `(${code}) ${name}` },
  { key: 'city', title: 'City', show: ({ city }) => city },
  { key: 'amount', title: 'Amount', isNumber: true, total: 'amount', show: ({ amount }) => rupiah(amount) },
]
const looks = {
  columns,
  keyOf: ({ code }: Row) => code,
  nameOf: ({ name }: Row) => name,
  card: ({ code, name, city, amount }: Row) => ({ code, name, text: city, right: rupiah(amount) }),
}
type Asked = { text: string; from: string; kind: string }
const nothing: Asked = { text: '', from: '', kind: '' }
const filters: Filter<Asked>[] = [
  { field: 'text', label: 'Search', kind: 'text' },
  { field: 'from', label: 'From', kind: 'day' },
  { field: 'kind', label: 'Kind', kind: 'choice', options: [{ value: 'dealer', label: 'Dealer' }] },
]
const upload = (state: UploadItem['state'], part: Partial<UploadItem> = {}): UploadItem => ({
  ...{ key: state, name: `${state}.jpg`, bytes: 1_250_000, state, percent: 45 },
  ...part,
})
const uploads = [
  upload('queued'),
  upload('sending', { isResumed: true }),
  upload('waiting'),
  upload('done'),
  upload('failed', { problem: 'The file extension is not allowed: png, jpg, jpeg, jfif, webp' }),
]
const shop = { name: 'Toko Sejuk', phone: '81234567890' }
const press = (label: string) => () => toast('saved', label)

export const GalleryTables = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [sort, setSort] = useState('name')
  const [asked, setAsked] = useState(nothing)
  const [file, setFile] = useState<File>()
  const toggle = (turned: Row[], isOn: boolean) => {
    const next = new Map(chosen)
    for (const row of turned) isOn ? next.set(row.code, row) : next.delete(row.code)
    setChosen(next)
  }
  const edit = { key: 'edit', label: 'Edit', icon: <IconPencil size={16} />, onPress: press('Edit') }
  const remove = { key: 'delete', label: 'Delete', icon: <IconTrash size={16} />, onPress: press('Delete') }
  return (
    <>
      <Part name="FilterBar">
        <FilterBar
          filters={filters}
          draft={asked}
          onChange={(part) => setAsked({ ...asked, ...part })}
          onSearch={press('Search')}
          onReset={() => setAsked(nothing)}
          gate={{ enabled: true }}
        />
      </Part>
      <Part name="DataTable, BulkBar">
        <DataTable
          {...looks}
          caption="Chosen, sorted, visited, added up"
          rows={rows}
          menu={() => [edit, remove]}
          selection={{ rows: chosen, toggle }}
          visits={new Map([['C-2', '2026-11-14T03:30:00Z']])}
          sort={sort}
          onSort={(column) => setSort(sort === column ? `-${column}` : column)}
          onOpen={({ name }) => toast('saved', name)}
          totals={{ sums: { amount: 17_230_000 } }}
        />
        {chosen.size > 0 && <BulkBar count={chosen.size} actions={[remove]} onClear={() => setChosen(new Map())} />}
      </Part>
      <Part name="DataTable: roomy, loading, empty">
        <DataTable {...looks} caption="Roomy" rows={rows} isRoomy />
        <DataTable {...looks} caption="Loading" rows={[]} isLoading />
        <DataTable
          {...looks}
          caption="Empty"
          rows={[]}
          instead={<EmptyState because="Jakarta" onReset={press('Reset')} />}
        />
      </Part>
      <Part name="Section, Facts">
        <Section title="Contact">
          <Facts
            facts={[
              ['Contact person', 'Rina Kartika'],
              ['E-mail', ''],
            ]}
          />
        </Section>
      </Part>
      <Part name="FileDrop, UploadList">
        <FileDrop label="Sheet" accept=".xlsx,.xls" file={file} onChange={setFile} />
        <FileDrop
          label="Wrong sheet"
          accept=".xlsx,.xls"
          file={undefined}
          onChange={setFile}
          error="Imported data is not valid"
        />
        <UploadList items={uploads} onRemove={press} />
      </Part>
      <Part name="ImportReport">
        <ImportReport
          fileName="customers.xlsx"
          rows={24}
          problems={[{ line: 4, column: 'phone', value: '0812', message: 'Phone is required!' }]}
          columnName={(column) => column}
        />
      </Part>
      <Part name="Conflict">
        <Conflict
          clash={{
            current: { ...shop, phone: '81200001111', row_version: 3 },
            changed_by: 'Siti Rahayu',
            changed_date: '2026-11-14T03:30:00Z',
            changed_fields: ['name', 'phone'],
          }}
          base={shop}
          mine={{ ...shop, name: 'Toko Sejuk Jaya', phone: '81299998888' }}
          labels={{ name: 'Name', phone: 'Phone' }}
          version={2}
          isBusy={false}
          onTakeTheirs={press('Theirs')}
          onSaveMix={press('Saved')}
        />
      </Part>
    </>
  )
}
