import {
  type DesignTaskDetail,
  type DesignVersion,
  designTaskLog,
  designTasksOfProject,
} from '@sejuk/contract/projects/design-tasks'
import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { designFiles, versionCode } from '@sejuk/domain/projects/design-tasks'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import { designWords } from '@sejuk/words/projects/designs'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { DesignChip } from '../../../entities/projects/project-status.tsx'
import { useDesignActions } from '../../../entities/projects/use-design-actions.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { RowMenu } from '../../../ui/actions/row-menu.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const RequestPanel = lazyPart(() =>
  import('../../../entities/projects/design-panels.tsx').then((all) => all.RequestPanel),
)
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

/** What was asked of designers for this project, the newest first, each with its versions. */
export const DesignTab = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(designWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const gate = useGate(designTasksOfProject)
  const found = useCall(designTasksOfProject, { log_code: row.log_code }, { enabled: gate.enabled })
  const [isAsking, setAsking] = useState(false)
  const tasks = found.data?.data
  const now = new Date().toISOString()
  const mayAsk = projectLog.gate('requestDesign', row, viewer, now)
  const released = tasks?.find(({ requester_task_status }) => requester_task_status === 'Audited_By_Manager')
  return (
    <>
      <Section
        title={t('requestDesign')}
        actions={
          projectLog.isOffered('requestDesign', row, viewer, now) && (
            <ActionButton
              action={{
                key: 'request',
                label: t(released ? 'revise' : 'requestDesign'),
                gate: mayAsk,
                isPrimary: true,
                onPress: () => setAsking(true),
              }}
            />
          )
        }
      >
        <Facts
          facts={[
            [t('requester_task_status'), <DesignChip key="r" status={row.requester_task_status} />],
            [t('login_task_status'), <DesignChip key="l" status={row.login_task_status} />],
          ]}
        />
      </Section>
      {!gate.enabled ? (
        <SectionText>{say(gate.because)}</SectionText>
      ) : found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : !tasks ? (
        <Pending />
      ) : tasks.length === 0 ? (
        <SectionText>{t('noDesign')}</SectionText>
      ) : (
        tasks.map((task, n) => <Task key={task.design_task_code} task={task} isNewest={n === 0} />)
      )}
      {isAsking && (
        <RequestPanel
          project={row}
          revisionOf={released?.design_task_code}
          onClose={() => {
            setAsking(false)
            void found.refetch()
          }}
        />
      )}
    </>
  )
}

const Task = ({ task, isNewest }: { task: DesignTaskDetail; isNewest: boolean }) => {
  const t = useWords(designWords)
  const dates = useDates()
  const { actionsOf, panel } = useDesignActions()
  const [isLogOpen, setLogOpen] = useState(false)
  const actions = actionsOf(task)
  const next = actions.find(({ gate, isPrimary }) => gate?.enabled && isPrimary)
  const rest = [
    ...actions.filter((action) => action !== next),
    { key: 'log', label: t('log'), onPress: () => setLogOpen(true) },
  ]
  const isDraft = task.requester_task_status === 'Draft' || task.requester_task_status === 'Rejected_By_Designer'
  const isDrawn = task.requester_task_status === 'Start_To_Design'
  const words = Object.fromEntries(Object.keys(designWords.words).map((word) => [word, t(word as 'submit')]))
  return (
    <>
      <Section
        title={task.design_task_code}
        sub={task.scopes.map((scope) => t(scope)).join(', ')}
        actions={
          <Row as="span">
            <DesignChip status={task.requester_task_status} />
            {task.days_late > 0 && <StatusChip tone="attention">{t('daysLate', { n: task.days_late })}</StatusChip>}
            <RecordComments kind="designTasks" code={task.design_task_code} isInline />
            {next && <ActionButton action={next} />}
            <RowMenu name={task.design_task_code} actions={rest} />
          </Row>
        }
      >
        {task.reject_reason && (
          <Note tone="bad">
            {t('reject_reason')}: {task.reject_reason}
          </Note>
        )}
        <Facts
          facts={[
            [t('needed_by'), dates.day(task.needed_by)],
            [t('designer_name'), task.designer_name ?? t('nobody')],
            [t('requester_name'), task.requester_name],
            [t('priority'), t(task.priority)],
            [t('est_hours'), t('hoursSpent', { n: task.spent_hours, m: task.est_hours })],
            [t('revision_of'), task.revision_of],
            [t('brief'), task.brief, { wide: 3 }],
          ]}
        />
      </Section>
      {isNewest && (
        <RecordPhotos
          title={t('drawings')}
          module_name={designFiles.brief}
          module_code={task.design_task_code}
          photos={[{ alias: designFiles.photo, label: t('drawings') }]}
          file={designFiles.file}
          isShut={!isDraft}
        />
      )}
      {isDrawn && <Version task={task} version_no={task.version} />}
      {task.versions.map((version) => (
        <Version key={version.version_no} task={task} version_no={version.version_no} version={version} />
      ))}
      {task.versions.length === 0 && !isDrawn && <SectionText>{t('noVersions')}</SectionText>}
      {panel}
      {isLogOpen && (
        <ActionLogPanel
          endpoint={designTaskLog}
          code={task.design_task_code}
          sub={task.project_name}
          labels={words}
          ownActions={words}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

type VersionProps = { task: DesignTaskDetail; version_no: number; version?: DesignVersion }

/** One version: what changed, its files, and what came of it. Salespeople see what was released. */
const Version = ({ task, version_no, version }: VersionProps) => {
  const t = useWords(designWords)
  const dates = useDates()
  const [isOpen, setOpen] = useState(!version || version_no === task.version)
  const { permission } = useViewer()
  const isReleased = task.released_version === version_no
  const seesVersions = permission.has(filePermission(designFiles.result, 'View'))
  const module_code = versionCode(task.design_task_code, version_no)
  const photos = [{ alias: designFiles.photo, label: t('versionOf', { n: version_no }) }]
  return (
    <>
      <Section
        title={t('versionOf', { n: version_no })}
        sub={
          version
            ? t('uploadedBy', {
                name: version.uploaded_by_name,
                time: dates.dateTime(version.uploaded_date),
                n: version.spent_hours,
              })
            : t('working')
        }
        actions={
          <Row as="span">
            {isReleased && (
              <StatusChip tone="good">{t('releasedOn', { day: dates.dateTime(task.released_date) })}</StatusChip>
            )}
            {!isOpen && <Button onClick={() => setOpen(true)}>{t('open')}</Button>}
          </Row>
        }
      >
        <SectionBody>
          {version ? version.notes : t('uploadFirst')}
          {version?.reject_reason && (
            <Note tone="bad">
              {t('sentBack', { name: version.decided_by_name ?? '-', reason: version.reject_reason })}
            </Note>
          )}
          {version && version.unmarked.length > 0 && (
            <Note tone="bad">{t('unmarked', { files: version.unmarked.join(', ') })}</Note>
          )}
        </SectionBody>
      </Section>
      {isOpen && isReleased && (
        <RecordPhotos
          title={t('releasedFiles')}
          module_name={designFiles.release}
          module_code={module_code}
          photos={photos}
          file={designFiles.file}
          isShut
        />
      )}
      {isOpen && seesVersions && (
        <RecordPhotos
          title={t('filesOf', { n: version_no })}
          module_name={designFiles.result}
          module_code={module_code}
          photos={photos}
          file={designFiles.file}
          isShut={version !== undefined}
        />
      )}
    </>
  )
}
