import type { Endpoint, Envelope } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/projects/project-logs'
import { pageTo } from '@sejuk/domain/pages'
import { projectWords } from '@sejuk/words/projects/projects'
import { useId } from 'react'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { type ProjectValues, projectValues } from './form-values.ts'
import { BasicFields, PartyFields, PlaceFields, SaleFields } from './project-fields.tsx'
import { CompetitorLines, ContactLines, SalespeopleLines, SystemLines } from './project-lines.tsx'
import { SimilarHint } from './similar-hint.tsx'

export const CreateProjectLogPage = () => {
  const t = useWords(projectWords)
  const { department, usercode, viewData } = useViewer()
  const gate = useGate(contract.createProjectLog)
  if (!gate.enabled) return <RefusedPage title={t('create')} gate={gate} />
  return (
    <ProjectLogForm
      title={t('create')}
      endpoint={contract.createProjectLog}
      initial={projectValues(undefined, department, viewData === 'View_Data_Salesman' ? usercode : '')}
      draft="project-log/create"
    />
  )
}

export const ModifyProjectLogPage = () => {
  const t = useWords(projectWords)
  const { code = '' }: { code?: string } = useSearch()
  const { modify } = contract.actOnProjectLog
  return (
    <LoadedRecord endpoint={contract.getProjectLog} gatedBy={modify} input={{ log_code: code }} title={t('modifyPage')}>
      {(row) => (
        <ProjectLogForm
          key={row.row_version}
          title={t('modifyPage')}
          endpoint={modify}
          initial={projectValues(row, row.dept_code, row.salesman_code)}
          fixed={{ log_code: row.log_code, row_version: row.row_version }}
          draft={`project-log/${row.log_code}`}
          found={row}
        />
      )}
    </LoadedRecord>
  )
}

type Props = {
  title: string
  endpoint: Endpoint
  initial: ProjectValues
  fixed?: Record<string, unknown>
  draft: string
  found?: contract.ProjectLogDetail
}

const ProjectLogForm = ({ title, endpoint, initial, fixed, draft, found }: Props) => {
  const t = useWords(projectWords)
  const id = useId()
  const navigate = useNavigate()
  const form = useEndpointForm<Endpoint, ProjectValues>({
    endpoint,
    initial,
    fixed,
    draft,
    onDone: (answer) => {
      const code = (answer as Envelope<{ log_code: string }> | undefined)?.data.log_code ?? String(fixed?.log_code)
      void navigate({ ...pageTo('projectLog', { module: 'project-log-list' }, { code }), ignoreBlocker: true })
    },
  })
  const labels = Object.fromEntries(
    Object.keys(initial).map((field) => [field, t((field in projectWords.words ? field : 'address') as 'address')]),
  ) as Record<keyof ProjectValues, string>
  const salesman = found && { code: found.salesman_code, name: found.salesman_name }
  return (
    <>
      <PageHead title={title} sub={found?.log_code} crumb={<Link {...pageTo('projectLogs')}>{t('myLogs')}</Link>}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t('saveDraft')}
        </Button>
      </PageHead>
      <PageBody>
        <Columns>
          <EndpointFormBody id={id} form={form}>
            <Column>
              <BasicFields form={form} />
              <PlaceFields form={form} />
              <PartyFields form={form} />
              <SaleFields form={form} salesman={salesman} />
              <SystemLines form={form} />
              <SalespeopleLines form={form} />
              <ContactLines form={form} />
              <CompetitorLines form={form} />
            </Column>
          </EndpointFormBody>
          <Column>
            <SimilarHint values={form.values} except={found?.log_code ?? ''} />
          </Column>
        </Columns>
      </PageBody>
      <ConflictDialog form={form} base={initial} labels={labels} version={Number(fixed?.row_version)} />
    </>
  )
}
