import { customerDropdown } from '@sejuk/contract/customers/customers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { visitCalendar } from '@sejuk/contract/supervision/calendar'
import * as contract from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import type { Permission } from '@sejuk/domain/permissions'
import { documentKinds, supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { type SupervisionAction, supervision } from '@sejuk/domain/supervision/supervisions'
import { permissionGate } from '@sejuk/domain/workflow'
import { pickerWords } from '@sejuk/words/pickers'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

/** These have pages of their own. */
const { modify: _modify, edit: _edit, ...endpoints } = contract.actOnSupervision

const panels = () => import('./action-panels.tsx')
const TrainingPanel = lazyPart(() => panels().then((all) => all.TrainingPanel))
const ArrivePanel = lazyPart(() => panels().then((all) => all.ArrivePanel))
const InstallPanel = lazyPart(() => panels().then((all) => all.InstallPanel))
const ReceivePanel = lazyPart(() => panels().then((all) => all.ReceivePanel))
const AbnormalPanel = lazyPart(() => panels().then((all) => all.AbnormalPanel))
const VisitPanel = lazyPart(() => import('./visit-panel.tsx').then((panel) => panel.VisitPanel))

type Row = contract.SupervisionDetail

/** Every action of the process; what is not possible now says why. */
export const SupervisionActions = ({ row }: { row: Row }) => {
  const t = useWords(supervisionWords)
  const pick = useWords(pickerWords)
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const mayCopy = useGate(contract.copySupervision)
  const copy = useSend(contract.copySupervision)
  const permissionTo = (needs: Permission) => permissionGate(viewer.permission, needs)
  const mayInspect = permissionTo('Supervision-Inspection-Open')
  const maySee = permissionTo('Supervision-Inspection-Overview-Open')
  const mayNotice = permissionTo('Supervision-Notice-Letter-Open')
  const mayDesign = permissionTo('Supervision-Design-Revision-Notice-Open')
  const mayCard = permissionTo('Supervision-Warranty-Card-Open')
  const text = (field: string, label: string, most = 200) => ({ field, label, kind: 'text' as const, most })
  const date = (field: string, label: string) => ({ field, label, kind: 'date' as const, isRequired: true })
  const certificate = { ...text('certification_no', t('certification_no'), 60), isRequired: true }
  const measured = [
    { ...text('measurements', t('measurements'), 2000), isLong: true, isRequired: true },
    text('suction_pressure', t('suction_pressure'), 40),
    text('outlet_temperature', t('outlet_temperature'), 40),
  ]
  const { actionsOf, panel } = useRecordActions({
    workflow: supervision,
    endpoints,
    keyField: 'supervision_code',
    nameOf: (one: Row) => one.supervision_code,
    label: (name) => t(name),
    refreshes: [contract.getSupervision, contract.listSupervisions, visitCalendar],
    onDone: (name) => name === 'remove' && void navigate(pageTo('supervisions')),
    forms: {
      documentNew: [
        {
          ...{ field: 'kind', label: t('kind'), kind: 'choice', isRequired: true },
          options: documentKinds.map((value) => ({ value, label: t(value) })),
        },
        text('remark', t('remark'), 500),
      ],
      dispatch: [
        {
          ...{ field: 'service_dept_code', label: t('service_dept_code'), kind: 'picker', isRequired: true },
          ...{ source: departmentDropdown, none: pick('choose') },
        },
      ],
      receive: (open) => <ReceivePanel {...open} />,
      certify: [
        certificate,
        {
          ...{ field: 'certification_level', label: t('certification_level'), kind: 'choice', isRequired: true },
          options: supervisionLevels.map((value) => ({ value, label: t(value) })),
        },
        date('valid_to', t('valid_to')),
      ],
      schedule: (open) => <VisitPanel {...open} />,
      technicalTraining: (open) => <TrainingPanel {...open} />,
      deviceArrive: (open) => <ArrivePanel {...open} />,
      deviceInstall: (open) => <InstallPanel {...open} />,
      debugNormal: measured,
      debugAbnormal: (open) => <AbnormalPanel {...open} />,
      usageTraining: [
        { ...text('receiver_name', t('receiver_name'), 100), isRequired: true },
        text('receiver_title', t('receiver_title'), 100),
        { field: 'attendees', label: t('attendees'), kind: 'number', isRequired: true },
      ],
      changeInstaller: [
        {
          ...{ field: 'installer_code', label: t('installer_code'), kind: 'picker', isRequired: true },
          ...{ source: customerDropdown, none: pick('choose') },
        },
        certificate,
        date('valid_to', t('valid_to')),
      ],
      pause: [date('resume_date', t('resume_date'))],
    },
  })
  const now = new Date().toISOString()
  const onPage = (name: SupervisionAction & ('modify' | 'edit'), page: 'supervisionModify' | 'supervisionEdit') =>
    supervision.isOffered(name, row, viewer, now)
      ? [
          {
            key: name,
            label: t(name),
            gate: supervision.gate(name, row, viewer, now),
            onPress: () => void navigate(pageTo(page, { code: row.supervision_code })),
          },
        ]
      : []
  const again: Action[] = mayCopy.enabled
    ? [
        {
          key: 'copy',
          label: t('copy'),
          gate: mayCopy,
          isBusy: copy.isPending,
          onPress: () =>
            copy.mutate(
              { supervision_code: row.supervision_code },
              { onSuccess: ({ data }) => void navigate(pageTo('supervision', { code: data.supervision_code })) },
            ),
        },
      ]
    : []
  const code = row.supervision_code
  const leads = [
    { key: 'inspection', label: t('inspect'), gate: mayInspect, page: pageTo('inspection', { code }) },
    { key: 'overview', label: t('overview'), gate: maySee, page: pageTo('inspectionOverview', { code }) },
    { key: 'notice', label: t('noticeLetter'), gate: mayNotice, page: pageTo('noticeLetter', { code }) },
    { key: 'designNotice', label: t('designLetter'), gate: mayDesign, page: pageTo('designNotice', { code }) },
    {
      ...{ key: 'disclaimer', label: t('disclaimerLetter'), gate: mayNotice },
      page: pageTo('noticeLetter', { code, service_type: 'disclaimer_letter' }),
    },
    { key: 'card', label: t('cardPage'), gate: mayCard, page: pageTo('warrantyCard', { code }) },
  ]
    .filter(({ gate }) => gate.enabled)
    .map(({ page, ...lead }): Action => ({ ...lead, onPress: () => void navigate(page) }))
  return (
    <>
      <ActionRow
        name={row.supervision_code}
        actions={[
          ...actionsOf(row),
          ...onPage('modify', 'supervisionModify'),
          ...onPage('edit', 'supervisionEdit'),
          ...leads,
          ...again,
        ]}
      />
      {panel}
    </>
  )
}
