import * as contract from '@sejuk/contract/projects/project-library'
import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { brandFocuses, buildingUses } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useList } from '../../../lib/api/list.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useProjectFilters } from './project-filters.ts'

const tabWords = { 'project-library-project': 'projectsTab', 'project-library-log': 'logsTab' } as const

/** Everything that was ever logged, or what became a project. */
export const ProjectLibraryPage = () => {
  const t = useWords(projectWords)
  const navigate = useNavigate()
  const list = useList(contract.listProjectLibrary)
  const key = list.asked.list ?? 'project-library-project'
  const { columns, card, target } = useProjectColumns(key)
  const { search, branch, salesman, login, project, type, stage } = useProjectFilters()
  return (
    <ListPage
      title={t('library')}
      list={list}
      download={contract.projectLibraryData}
      above={
        <>
          <StatusTabs
            label={t('library')}
            value={key}
            onChange={(next: (typeof contract.libraryKeys)[number]) => list.ask({ list: next })}
            tabs={contract.libraryKeys.map((value) => ({ value, label: t(tabWords[value]), count: undefined }))}
          />
          {(list.asked.polygon || list.asked.on_map) && (
            <Note>
              {t('fromMap')}{' '}
              <Button size="small" onClick={() => list.ask({ polygon: '', on_map: '' })}>
                {t('wholeLibrary')}
              </Button>
            </Note>
          )}
        </>
      }
      onOpen={(row) => void navigate(target(row))}
      filters={[
        search,
        branch,
        salesman,
        login,
        project,
        type,
        stage,
        {
          field: 'building_use',
          label: t('building_use'),
          kind: 'choice',
          options: buildingUses.map((value) => ({ value, label: t(value) })),
        },
        {
          field: 'business_unit_code',
          label: t('business_unit_code'),
          kind: 'choice',
          options: businessUnitCodes.map((value) => ({ value, label: value })),
        },
        {
          field: 'brand',
          label: t('brand'),
          kind: 'choice',
          options: brandFocuses.map((value) => ({ value, label: value })),
        },
        { field: 'consultant', label: t('consultant_me'), kind: 'text' },
        { field: 'contractor', label: t('contractor_me'), kind: 'text' },
        { field: 'competitor', label: t('competitor'), kind: 'text' },
        { field: 'least', label: t('least'), kind: 'text' },
        { field: 'most', label: t('most'), kind: 'text' },
      ]}
      actions={[]}
      keyOf={(row) => row.log_code}
      nameOf={(row) => row.log_code}
      columns={columns}
      card={card}
      remembersVisits
    />
  )
}
