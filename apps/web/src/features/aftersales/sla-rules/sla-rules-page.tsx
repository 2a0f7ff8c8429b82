import * as contract from '@sejuk/contract/aftersales/sla-rules'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { priorities, serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { slaRuleWords } from '@sejuk/words/aftersales/sla-rules'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

/** How long each step may take, by priority, kind of service and area. */
export const SlaRulesPage = () => {
  const t = useWords(slaRuleWords)
  const words = useWords(workOrderWords)
  const priorityOf = (row: contract.SlaRuleRow) => (row.priority ? words(row.priority) : t('any'))
  const serviceOf = (row: contract.SlaRuleRow) => (row.service_type ? words(row.service_type) : t('any'))
  const chosen = <Value extends Parameters<typeof words>[0]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: words(value) }))
  const hours = (field: 'accept_hours' | 'schedule_hours' | 'visit_hours' | 'finish_hours') =>
    ({ kind: 'number', field, label: t(field), hint: t('hint'), isRequired: true }) as const
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={{
        list: contract.listSlaRules,
        create: contract.addSlaRule,
        update: contract.updateSlaRule,
        remove: contract.deleteSlaRule,
        log: contract.slaRuleLog,
      }}
      idField="sla_rule_id"
      filters={[
        { field: 'priority', label: t('priority'), kind: 'choice', options: chosen(priorities) },
        { field: 'service_type', label: t('service_type'), kind: 'choice', options: chosen(serviceTypes) },
        { field: 'dept_code', label: t('dept_code'), kind: 'many', source: departmentDropdown },
      ]}
      fields={[
        {
          kind: 'choice',
          field: 'priority',
          label: t('priority'),
          options: chosen(priorities),
        },
        {
          kind: 'choice',
          field: 'service_type',
          label: t('service_type'),
          options: chosen(serviceTypes),
        },
        { kind: 'picker', field: 'dept_code', label: t('dept_code'), source: departmentDropdown, none: t('any') },
        hours('accept_hours'),
        hours('schedule_hours'),
        hours('visit_hours'),
        hours('finish_hours'),
      ]}
      columns={[
        { key: 'priority', title: t('priority'), sort: 'priority', show: priorityOf },
        { key: 'service', title: t('service_type'), sort: 'service_type', show: serviceOf },
        { key: 'area', title: t('dept_code'), show: (row) => row.dept_name ?? t('any') },
        { key: 'accept', title: t('accept_hours'), isNumber: true, show: (row) => row.accept_hours },
        { key: 'schedule', title: t('schedule_hours'), isNumber: true, show: (row) => row.schedule_hours },
        { key: 'visit', title: t('visit_hours'), isNumber: true, show: (row) => row.visit_hours },
        { key: 'finish', title: t('finish_hours'), isNumber: true, show: (row) => row.finish_hours },
      ]}
      nameOf={(row) => `${priorityOf(row)} · ${serviceOf(row)} · ${row.dept_name ?? t('any')}`}
      card={(row) => ({
        name: `${priorityOf(row)} · ${serviceOf(row)}`,
        text: t('summary', {
          accept: row.accept_hours,
          schedule: row.schedule_hours,
          visit: row.visit_hours,
          finish: row.finish_hours,
        }),
        left: row.dept_name ?? t('any'),
      })}
    />
  )
}
