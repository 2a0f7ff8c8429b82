import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { expectedState, isBegun } from '@sejuk/domain/aftersales/work-orders/field-work'
import type { StoredReport } from './queue/field-storage.ts'

/** As it will be once everything that waits has been taken; what was refused counts for nothing. */
export const expectedJob = (job: FieldJob, reports: readonly StoredReport[]): FieldJob => {
  const waiting = reports.filter((one) => one.work_order_number === job.work_order_number && !one.refusal)
  if (waiting.length === 0) return job
  const moved = waiting.findLast(({ action }) => action === 'schedule' || action === 're-schedule')?.payload as
    | Partial<FieldJob>
    | undefined
  const { scheduled_date = job.scheduled_date, slot = job.slot, is_waiting_part = job.is_waiting_part } = moved ?? {}
  const actions = waiting.map(({ action }) => action)
  return { ...expectedState(job, actions), scheduled_date, slot, is_waiting_part }
}

/** What was begun first, then by day and time. */
export const expectedJobs = (jobs: readonly FieldJob[], reports: readonly StoredReport[]): FieldJob[] => {
  const placeOf = ({ service_status, scheduled_date, slot, work_order_number }: FieldJob) =>
    [isBegun(service_status) ? '0' : '1', scheduled_date ?? '9', slot ?? '9', work_order_number].join(' ')
  return jobs
    .map((job) => expectedJob(job, reports))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : Number(placeOf(a) > placeOf(b))))
}
