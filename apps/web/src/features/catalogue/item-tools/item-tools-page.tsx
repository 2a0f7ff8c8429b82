import * as contract from '@sejuk/contract/catalogue/item-tools'
import { itemTools, toolRunStatuses } from '@sejuk/domain/catalogue/item-tools'
import { pageTo } from '@sejuk/domain/pages'
import { itemToolWords } from '@sejuk/words/catalogue/item-tools'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ToolStatus } from './tool-status.tsx'

const ToolPanel = lazyPart(() => import('./tool-panel.tsx').then((panel) => panel.ToolPanel))
const at = ({ run_code }: contract.ItemToolRun) => pageTo('itemToolRun', { run_code })

export const ItemToolsPage = () => {
  const t = useWords(itemToolWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listItemToolRuns)
  const mayCheck = useGate(contract.checkItemTool)
  const [isOpen, setOpen] = useState(false)
  const counts = (run: contract.ItemToolRun) =>
    t('counts', { change: run.change_count, refused: run.refused_count, all: run.row_count })
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          {
            field: 'tool',
            label: t('tool'),
            kind: 'choice',
            options: itemTools.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: toolRunStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'new',
            label: t('newRun'),
            icon: <IconPlus size={16} />,
            gate: mayCheck,
            isPrimary: true,
            onPress: () => setOpen(true),
          },
        ]}
        keyOf={(run) => run.run_code}
        nameOf={(run) => run.run_code}
        onOpen={(run) => void navigate(at(run))}
        columns={[
          { key: 'code', title: t('run_code'), show: (run) => <Link {...at(run)}>{run.run_code}</Link> },
          { key: 'tool', title: t('tool'), show: (run) => t(run.tool) },
          { key: 'counts', title: t('rows'), show: counts },
          { key: 'status', title: t('status'), show: (run) => <ToolStatus run={run} /> },
          { key: 'by', title: t('created'), show: (run) => run.create_user_name },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (run) => dates.dateTime(run.created_date),
          },
        ]}
        card={(run) => ({
          code: run.run_code,
          name: <Link {...at(run)}>{t(run.tool)}</Link>,
          text: counts(run),
          left: <ToolStatus run={run} />,
          right: dates.date(run.created_date),
        })}
      />
      {isOpen && <ToolPanel onClose={() => setOpen(false)} />}
    </>
  )
}
