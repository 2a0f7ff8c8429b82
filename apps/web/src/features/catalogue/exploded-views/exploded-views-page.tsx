import * as contract from '@sejuk/contract/catalogue/exploded-views'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { explodedViewCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { bomTypes } from '@sejuk/domain/catalogue/parts-lists'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import IconSearch from '#icon/Search'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './views-list.module.css'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.ExplodedViewRow
const states = ['published', 'draft', 'unsettled'] as const

export const ExplodedViewsPage = () => {
  const t = useWords(explodedViewWords)
  const types = useWords(bomTypeWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listExplodedViews)
  const mayDraw = useGate(contract.saveExplodedView)
  const [logged, setLogged] = useState<Row>()
  const unitOf = ({ item_code, bom_type }: Row) => ({ item_code, bom_type })
  const open = (row: Row) =>
    row.published_revision === null
      ? pageTo('maintainExplodedView', unitOf(row))
      : pageTo('readExplodedView', unitOf(row))
  const actionsOf = (row: Row): Action[] => [
    { key: 'open', label: t('open'), onPress: () => void navigate(open(row)) },
    ...(mayDraw.enabled
      ? [
          {
            key: 'maintain',
            label: t('maintain'),
            onPress: () => void navigate(pageTo('maintainExplodedView', unitOf(row))),
          },
          { key: 'log', label: t('history'), onPress: () => setLogged(row) },
        ]
      : []),
  ]
  const settled = (row: Row) =>
    row.to_settle > 0 ? (
      <StatusChip tone="bad">{t('toSettle', { n: row.to_settle })}</StatusChip>
    ) : (
      <StatusChip tone="good">{t('complete')}</StatusChip>
    )
  const standing = (row: Row) => (
    <>
      {row.published_revision !== null && (
        <StatusChip tone="good">{t('revisionN', { n: row.published_revision })}</StatusChip>
      )}
      {mayDraw.enabled && row.has_draft && <StatusChip tone="waiting">{t('draft')}</StatusChip>}
    </>
  )
  const picture = (row: Row) =>
    row.thumbnail_path ? <img className={style.small} src={row.thumbnail_path} alt="" loading="lazy" /> : '-'
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'bom_type',
            label: t('type'),
            kind: 'choice',
            options: bomTypes.map((value) => ({ value, label: types(value) })),
          },
          { field: 'brand_code', label: t('brand'), kind: 'many', source: brandDropdown },
          { field: 'category_code', label: t('category'), kind: 'many', source: explodedViewCategoryDropdown },
          {
            field: 'state',
            label: t('state'),
            kind: 'choice',
            options: states.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'item',
            label: t('chooseItem'),
            icon: <IconSearch size={16} />,
            onPress: () => void navigate(pageTo('itemExplodedView')),
          },
          {
            key: 'draw',
            label: t('drawNew'),
            icon: <IconPlus size={16} />,
            gate: mayDraw,
            isPrimary: true,
            onPress: () => void navigate(pageTo('maintainExplodedView')),
          },
        ]}
        keyOf={(row) => row.view_code}
        nameOf={(row) => `${row.item_code}, ${types(row.bom_type)}`}
        menu={actionsOf}
        onOpen={(row) => void navigate(open(row))}
        columns={[
          { key: 'picture', title: t('picture'), show: picture },
          {
            key: 'unit',
            title: t('unit'),
            sort: 'item_code',
            show: (row) => <Link {...open(row)}>{row.item_code}</Link>,
          },
          { key: 'name', title: t('name'), wraps: true, show: (row) => row.item_name },
          { key: 'type', title: t('type'), show: (row) => types(row.bom_type) },
          { key: 'category', title: t('category'), show: (row) => row.category_name ?? '-' },
          {
            key: 'spots',
            title: t('spots'),
            isNumber: true,
            show: (row) => `${row.spots} / ${row.positions}`,
          },
          { key: 'settled', title: t('unsettled'), sort: 'to_settle', show: settled },
          { key: 'state', title: t('state'), show: standing },
          {
            key: 'updated',
            title: t('updated'),
            sort: 'updated_date',
            show: (row) => `${dates.date(row.updated_date)}, ${row.update_user_name}`,
          },
        ]}
        card={(row) => ({
          code: types(row.bom_type),
          name: <Link {...open(row)}>{row.item_code}</Link>,
          text: (
            <>
              {row.item_name}
              {row.thumbnail_path && <img className={style.wide} src={row.thumbnail_path} alt="" loading="lazy" />}
            </>
          ),
          left: standing(row),
          right: row.to_settle > 0 ? settled(row) : dates.date(row.updated_date),
        })}
      />
      {logged && (
        <ActionLogPanel
          endpoint={contract.explodedViewLog}
          code={logged.view_code}
          sub={logged.item_code}
          labels={{ photo_code: t('picture'), spots: t('spots'), revision: t('revisions') }}
          onClose={() => setLogged(undefined)}
        />
      )}
    </>
  )
}
