import { saveExplodedView } from '@sejuk/contract/catalogue/exploded-views'
import * as contract from '@sejuk/contract/catalogue/parts-lists'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { searchItemCategories } from '@sejuk/contract/masters/item-categories'
import { bomTypes } from '@sejuk/domain/catalogue/parts-lists'
import { pageTo } from '@sejuk/domain/pages'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconGitCompare from '#icon/GitCompare'
import IconPlus from '#icon/Plus'
import IconZoomScan from '#icon/ZoomScan'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { useImportSheet } from '../../../ui/import/import-sheet.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ViewState } from './view-state.tsx'

const CopyPanel = lazyPart(() => import('./copy-panel.tsx').then((panel) => panel.CopyPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.PartsList
type Open = { as: 'copy' | 'log'; row: Row }

export const PartsListsPage = () => {
  const t = useWords(partsListWords)
  const types = useWords(bomTypeWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listPartsLists)
  const mayWrite = useGate(contract.addPartsList)
  const mayDraw = useGate(saveExplodedView)
  const { mutate: remove } = useSend(contract.deletePartsList)
  const coming = useImportSheet(contract.partsListSheet, { title: t('title'), list: contract.listPartsLists })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const nameOf = (row: Row) => `${row.item_code}, ${types(row.bom_type)}`
  const ask = async (row: Row) => {
    const { bom_code, row_version } = row
    if (await confirm({ title: everyday('sureToDelete'), text: nameOf(row), isDangerous: true }))
      remove({ bom_code, row_version })
  }
  const actionsOf = (row: Row): Action[] => [
    {
      key: 'edit',
      label: everyday('edit'),
      gate: mayWrite,
      onPress: () => void navigate(pageTo('editPartsList', { bom_code: row.bom_code })),
    },
    { key: 'copy', label: t('copy'), gate: mayWrite, onPress: () => setOpen({ as: 'copy', row }) },
    {
      key: 'compare',
      label: t('compare'),
      onPress: () => void navigate(pageTo('comparePartsLists', { bom_a: row.bom_code })),
    },
    {
      key: 'draw',
      label: t(row.view_revision === null ? 'drawView' : 'openView'),
      gate: row.view_revision === null ? mayDraw : undefined,
      onPress: () => {
        const unit = { item_code: row.item_code, bom_type: row.bom_type }
        void navigate(row.view_revision ? pageTo('readExplodedView', unit) : pageTo('maintainExplodedView', unit))
      },
    },
    { key: 'log', label: t('history'), onPress: () => setOpen({ as: 'log', row }) },
    { key: 'delete', label: everyday('delete'), gate: mayWrite, isDangerous: true, onPress: () => void ask(row) },
  ]
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.partsListData}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'bom_type',
            label: t('bom_type'),
            kind: 'choice',
            options: bomTypes.map((value) => ({ value, label: types(value) })),
          },
          { field: 'brand_code', label: t('brand'), kind: 'many', source: brandDropdown },
          { field: 'category_code', label: t('category'), kind: 'many', source: searchItemCategories },
          {
            field: 'view',
            label: t('view'),
            kind: 'choice',
            options: [
              { value: 'with', label: t('withView') },
              { value: 'without', label: t('withoutView') },
            ],
          },
        ]}
        actions={[
          {
            key: 'used',
            label: t('whereUsed'),
            icon: <IconZoomScan size={16} />,
            onPress: () => void navigate(pageTo('partWhereUsed')),
          },
          {
            key: 'compare',
            label: t('compare'),
            icon: <IconGitCompare size={16} />,
            onPress: () => void navigate(pageTo('comparePartsLists')),
          },
          ...coming.actions,
          {
            key: 'add',
            label: t('add'),
            icon: <IconPlus size={16} />,
            gate: mayWrite,
            isPrimary: true,
            onPress: () => void navigate(pageTo('addPartsList')),
          },
        ]}
        keyOf={(row) => row.bom_code}
        nameOf={nameOf}
        menu={actionsOf}
        onOpen={(row) => void navigate(pageTo('partsList', { bom_code: row.bom_code }))}
        columns={[
          {
            key: 'unit',
            title: t('item_code'),
            sort: 'item_code',
            show: (row) => <Link {...pageTo('partsList', { bom_code: row.bom_code })}>{row.item_code}</Link>,
          },
          { key: 'name', title: t('item_name'), wraps: true, show: (row) => row.item_name },
          { key: 'type', title: t('bom_type'), show: (row) => types(row.bom_type) },
          { key: 'category', title: t('category'), show: (row) => row.category_name ?? '-' },
          { key: 'parts', title: t('parts'), sort: 'parts', isNumber: true, show: (row) => row.parts },
          { key: 'view', title: t('view'), show: (row) => <ViewState revision={row.view_revision} /> },
          {
            key: 'updated',
            title: t('updated'),
            sort: 'updated_date',
            show: (row) => `${dates.date(row.updated_date)}, ${row.update_user_name}`,
          },
        ]}
        card={(row) => ({
          code: types(row.bom_type),
          name: row.item_code,
          text: row.item_name,
          left: <ViewState revision={row.view_revision} />,
          right: `${t('parts')} ${row.parts}`,
        })}
      />
      {coming.dialog}
      {open?.as === 'copy' && <CopyPanel list={open.row} onClose={close} />}
      {open?.as === 'log' && (
        <ActionLogPanel
          endpoint={contract.partsListLog}
          code={open.row.bom_code}
          sub={nameOf(open.row)}
          labels={{ item_code: t('item_code'), bom_type: t('bom_type'), lines: t('lines') }}
          onClose={close}
        />
      )}
    </>
  )
}
