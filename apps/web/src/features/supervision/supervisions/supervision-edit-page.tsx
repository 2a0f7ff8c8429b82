import * as contract from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useId } from 'react'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Column, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { type EditValues, editValues } from './form-values.ts'
import { ContactFields, PlanFields } from './supervision-fields.tsx'

/** What may change while the supervision goes on: days, contacts, delivery orders. */
export const EditSupervisionPage = () => {
  const t = useWords(supervisionWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSupervision}
      gatedBy={contract.actOnSupervision.edit}
      input={{ supervision_code: code }}
      title={t('editPage')}
    >
      {(row) => <EditForm key={row.row_version} row={row} />}
    </LoadedRecord>
  )
}

const EditForm = ({ row }: { row: contract.SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const id = useId()
  const navigate = useNavigate()
  const initial = editValues(row)
  const { supervision_code, row_version } = row
  const back = pageTo('supervision', { code: supervision_code })
  const form = useEndpointForm<typeof contract.actOnSupervision.edit, EditValues>({
    endpoint: contract.actOnSupervision.edit,
    initial,
    fixed: { supervision_code, row_version },
    draft: `supervision/${supervision_code}/edit`,
    onDone: () => void navigate({ ...back, ignoreBlocker: true }),
  })
  const labels = Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'remark')])) as Record<
    keyof EditValues,
    string
  >
  return (
    <>
      <PageHead title={t('editPage')} sub={row.project_name} crumb={<Link {...back}>{supervision_code}</Link>}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t('edit')}
        </Button>
      </PageHead>
      <PageBody>
        <EndpointFormBody id={id} form={form}>
          <Column>
            <PlanFields form={form} />
            <ContactFields form={form} />
          </Column>
        </EndpointFormBody>
      </PageBody>
      <ConflictDialog form={form} base={initial} labels={labels} version={row_version} />
    </>
  )
}
