import {
  actOnDesignTask,
  type BoardDesigner,
  createDesignTask,
  type DesignTaskRow,
} from '@sejuk/contract/projects/design-tasks'
import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import {
  type DesignScope,
  designFiles,
  designPriorities,
  designScopes,
  usualHoursOf,
  versionCode,
} from '@sejuk/domain/projects/design-tasks'
import { addDays } from '@sejuk/domain/values/dates'
import { designWords } from '@sejuk/words/projects/designs'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { useToday } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NumberField } from '../../ui/fields/number-fields.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../ui/form/endpoint-panel.tsx'
import { Uploader } from '../../ui/upload/uploader.tsx'
import { StaffPicker } from '../pickers/staff-picker.tsx'

type Asked = { needed_by: string; scopes: DesignScope[]; priority: (typeof designPriorities)[number]; brief: string }
const useLabels = () => {
  const t = useWords(designWords)
  return { needed_by: t('needed_by'), scopes: t('scopes'), priority: t('priority'), brief: t('brief') }
}

const AskedFields = ({ form }: { form: EndpointForm<Asked> }) => {
  const t = useWords(designWords)
  const { values, change, errorOf } = form
  const turn = (scope: DesignScope, isOn: boolean) =>
    change({ scopes: designScopes.filter((one) => (one === scope ? isOn : values.scopes.includes(one))) })
  return (
    <>
      <fieldset>
        <legend>{t('scopes')}</legend>
        {designScopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={t(scope)}
            isOn={values.scopes.includes(scope)}
            onChange={(isOn) => turn(scope, isOn)}
          />
        ))}
        {values.scopes.length > 0 && <small>{t('usualHours', { n: usualHoursOf(values.scopes) })}</small>}
      </fieldset>
      {errorOf('scopes') && <Note tone="bad">{errorOf('scopes')}</Note>}
      <DateField
        label={t('needed_by')}
        value={values.needed_by}
        onChange={(needed_by) => change({ needed_by })}
        error={errorOf('needed_by')}
        isRequired
      />
      <ChoiceField
        label={t('priority')}
        value={values.priority}
        onChange={(priority) => change({ priority: designPriorities.find((one) => one === priority) ?? 'normal' })}
        options={designPriorities.map((value) => ({ value, label: t(value) }))}
        error={errorOf('priority')}
      />
      <TextField
        label={t('brief')}
        value={values.brief}
        onChange={(brief) => change({ brief })}
        error={errorOf('brief')}
        most={4000}
        isLong
        isRequired
      />
    </>
  )
}

type RequestProps = { project: ProjectLogDetail; revisionOf?: string; onClose: () => void }

/** A new task; drawings are added to it before it is submitted. */
export const RequestPanel = ({ project, revisionOf, onClose }: RequestProps) => {
  const t = useWords(designWords)
  const labels = useLabels()
  const initial: Asked = { needed_by: addDays(useToday(), 7), scopes: [], priority: 'normal', brief: '' }
  return (
    <EndpointPanel
      title={t(revisionOf ? 'revise' : 'requestDesign')}
      sub={project.project_name}
      endpoint={createDesignTask}
      initial={initial}
      fixed={{ log_code: project.log_code, row_version: project.row_version, revision_of: revisionOf ?? null }}
      labels={labels}
      draft={`design-task/${project.log_code}/${revisionOf ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => (
        <>
          {revisionOf && <Note>{t('revisionText', { code: revisionOf })}</Note>}
          <AskedFields form={form} />
        </>
      )}
    </EndpointPanel>
  )
}

type Props = { task: DesignTaskRow; onClose: () => void }
const fixedOf = ({ design_task_code, row_version }: DesignTaskRow) => ({ design_task_code, row_version })

export const ModifyPanel = ({ task, onClose }: Props) => {
  const t = useWords(designWords)
  const labels = useLabels()
  const { needed_by, scopes, priority, brief } = task
  const initial: Asked = { needed_by, scopes, priority, brief }
  return (
    <EndpointPanel
      title={t('modify')}
      sub={task.design_task_code}
      endpoint={actOnDesignTask.modify}
      initial={initial}
      fixed={fixedOf(task)}
      labels={labels}
      draft={`design-task/${task.design_task_code}/modify`}
      onClose={onClose}
    >
      {(form) => <AskedFields form={form} />}
    </EndpointPanel>
  )
}

/** Who shall do it, by when; what the board knows about that person's week stands below. */
export const AssignPanel = ({
  task,
  wish,
  designers = [],
  onClose,
}: Props & { wish?: { designer_code?: string; needed_by?: string }; designers?: readonly BoardDesigner[] }) => {
  const t = useWords(designWords)
  const initial = {
    designer_code: wish?.designer_code ?? task.designer_code ?? '',
    needed_by: wish?.needed_by ?? task.needed_by,
    est_hours: String(task.est_hours),
  }
  const labels = { designer_code: t('designer_code'), needed_by: t('needed_by'), est_hours: t('est_hours') }
  return (
    <EndpointPanel
      title={t('assign')}
      sub={`${task.design_task_code}, ${task.project_name}`}
      endpoint={actOnDesignTask.assign}
      initial={initial}
      fixed={fixedOf(task)}
      labels={labels}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const chosen = designers.find(({ usercode }) => usercode === values.designer_code)
        const isTheirs = task.designer_code === values.designer_code
        const byRoom = designers.toSorted(
          (one, other) => other.free_hours - other.booked_hours - (one.free_hours - one.booked_hours),
        )
        return (
          <>
            {designers.length > 0 ? (
              <ChoiceField
                label={`${t('designer_code')} (${t('leastBusy')})`}
                value={values.designer_code}
                onChange={(designer_code) => change({ designer_code })}
                error={errorOf('designer_code')}
                options={byRoom.map((one) => ({
                  value: one.usercode,
                  label: `${one.username}, ${t('hoursOf', { n: one.booked_hours, m: one.free_hours })}`,
                }))}
                isRequired
              />
            ) : (
              <StaffPicker
                label={t('designer_code')}
                role_code={['Designer']}
                value={values.designer_code || undefined}
                known={{ code: task.designer_code, name: task.designer_name }}
                onChange={(designer_code = '') => change({ designer_code })}
                error={errorOf('designer_code')}
              />
            )}
            <DateField
              label={t('needed_by')}
              value={values.needed_by}
              onChange={(needed_by) => change({ needed_by })}
              error={errorOf('needed_by')}
              isRequired
            />
            <NumberField
              label={t('est_hours')}
              value={values.est_hours}
              onChange={(est_hours) => change({ est_hours })}
              error={errorOf('est_hours')}
            />
            {chosen && (
              <Note>
                {t('wouldHave', {
                  name: chosen.username,
                  n: chosen.booked_hours + (isTheirs ? 0 : Number(values.est_hours) || 0),
                  m: chosen.free_hours,
                })}
              </Note>
            )}
          </>
        )
      }}
    </EndpointPanel>
  )
}

/** The files of the version, what changed, and how long it took. */
export const UploadPanel = ({ task, onClose }: Props) => {
  const t = useWords(designWords)
  const initial = { notes: '', spent_hours: '' }
  const place = { module_name: designFiles.result, module_code: versionCode(task.design_task_code, task.version) }
  return (
    <EndpointPanel
      title={`${t('upload')}, ${t('versionOf', { n: task.version })}`}
      sub={`${task.design_task_code}, ${task.project_name}`}
      endpoint={actOnDesignTask.upload}
      initial={initial}
      fixed={fixedOf(task)}
      labels={{ notes: t('notes'), spent_hours: t('spent_hours') }}
      draft={`design-task/${task.design_task_code}/upload`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <Uploader {...place} label={t('versionOf', { n: task.version })} alias={designFiles.file} kind="file" />
          <TextField
            label={t('notes')}
            value={values.notes}
            onChange={(notes) => change({ notes })}
            error={errorOf('notes')}
            most={2000}
            isLong
            isRequired
          />
          <NumberField
            label={t('spent_hours')}
            value={values.spent_hours}
            onChange={(spent_hours) => change({ spent_hours })}
            error={errorOf('spent_hours')}
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
