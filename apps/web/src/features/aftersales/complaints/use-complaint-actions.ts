import { assignTask, type ComplaintDetail, getComplaint } from '@sejuk/contract/aftersales/complaints'
import {
  type ComplaintActionName,
  complaintAction,
  type TaskActionName,
  taskAction,
} from '@sejuk/domain/aftersales/complaints'
import { gate } from '@sejuk/domain/workflow'
import { complaintWords, taskStatusWords } from '@sejuk/words/aftersales/complaints'
import { complaintStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import type { FormName } from './complaint-forms.tsx'

/** The actions of a complaint, gated by the same tables as on the server, with reasons. */
export const useComplaintActions = (complaint: ComplaintDetail, open: (name: FormName) => void): Action[] => {
  const t = useWords(complaintWords)
  useStatusWords(complaintStatusWords, taskStatusWords)
  const { permission, usercode } = useViewer()
  const take = useSend(assignTask)
  const refresh = useRefresh(getComplaint)
  const state = {
    complaint_status: complaint.status,
    is_withdrawn: complaint.is_withdrawn,
    has_work_order: complaint.work_order_number !== null,
    is_past_reopening: complaint.is_past_reopening,
    is_being_paid: complaint.is_being_paid,
    has_open_work_order: complaint.has_open_work_order,
  }
  const task = {
    task_status: complaint.task_status,
    is_mine: complaint.owner_code === usercode,
    is_stopped: complaint.is_withdrawn,
  }
  const act = (name: ComplaintActionName, label: string, more: Partial<Action> = {}): Action[] =>
    permission.has(complaintAction(name).needs)
      ? [
          {
            key: name,
            label,
            gate: gate(complaintAction(name), state, permission),
            onPress: () => open(name),
            ...more,
          },
        ]
      : []
  const follow = (name: TaskActionName, label: string): Action[] =>
    permission.has(taskAction(name).needs)
      ? [
          {
            key: name,
            label,
            gate: gate(taskAction(name), task, permission),
            onPress: () => open(name),
          },
        ]
      : []
  const { complain_code, row_version } = complaint
  const isSolved = complaint.status === 'Complain_Solved'
  return [
    ...act('reply-complain', t('replyVerb'), { isPrimary: !isSolved }),
    ...act('solve', t('solve')),
    ...act('not-solve', t('notSolve')),
    ...act('generate-new-work-order', t('generate')),
    ...act('withdraw-back', t('withdraw'), { isDangerous: true }),
    ...(isSolved ? act('reopen', t('reopen')) : []),
    ...(complaint.owner_code === null && permission.has('Task-Assign')
      ? [
          {
            key: 'take',
            label: t('takeIt'),
            isBusy: take.isPending,
            onPress: () =>
              take.mutate({ complain_code, row_version, owner_code: usercode, note: null }, { onSuccess: refresh }),
          },
        ]
      : []),
    ...follow('follow', t('follow')),
    ...follow('finish', t('finish')),
    ...follow('assign', t('assign')),
  ]
}
