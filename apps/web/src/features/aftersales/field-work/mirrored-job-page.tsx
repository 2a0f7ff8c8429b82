import { ticketChoices } from '@sejuk/contract/aftersales/tickets'
import { getWorkOrder, type WorkOrderDetail } from '@sejuk/contract/aftersales/work-orders'
import { isBegun, isDone } from '@sejuk/domain/aftersales/work-orders/field-work'
import { workOrderPhotoModule } from '@sejuk/domain/aftersales/work-orders/work-order-photos'
import { pageTo } from '@sejuk/domain/pages'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { usePhotoKinds } from '../../../entities/attachments/use-photo-kinds.ts'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './field-job.module.css'
import { JobFacts } from './job-facts.tsx'
import { JobSteps } from './job-steps.tsx'
import type { Choice } from './queue/field-storage.ts'
import { UnitChecks } from './units/unit-checks.tsx'
import { formOf } from './units/unit-form.ts'
import { UnitTabs } from './units/unit-tabs.tsx'
import { UnitWork } from './units/unit-work.tsx'

/** The technician's screen, read-only, for the office. */
export const MirroredJobPage = () => {
  const { work_order_number = '', work_order_detail_id = '' }: Record<string, string> = useParams()
  return (
    <LoadedRecord endpoint={getWorkOrder} input={{ work_order_number }} title={work_order_number}>
      {(order) => <Mirror order={order} detailId={Number(work_order_detail_id)} />}
    </LoadedRecord>
  )
}

const noChange = () => {}

const Mirror = ({ order, detailId }: { order: WorkOrderDetail; detailId: number }) => {
  const t = useWords(fieldWorkWords)
  const { work_order_number, units, service_status: status } = order
  const unit = units.find((one) => one.work_order_detail_id === detailId) ?? units[0]
  const choices = {
    Repair_Symptoms: useChoices('Repair_Symptoms'),
    Repair_Place_of_Failure: useChoices('Repair_Place_of_Failure'),
    Repair_Cause_of_Failure: useChoices('Repair_Cause_of_Failure'),
  }
  const kinds = usePhotoKinds(workOrderPhotoModule)
  return (
    <>
      <PageHead
        title={order.customer_name}
        sub={
          <>
            {unit && t('unitNOf', { code: work_order_number, n: unit.line_no, all: units.length })}{' '}
            <ServiceStatus status={status} />
          </>
        }
        crumb={<Link {...pageTo('adminWorkOrder', { work_order_number })}>{work_order_number}</Link>}
      />
      <PageBody>
        <Note>{order.technician_name ? t('mirrorOf', { name: order.technician_name }) : t('mirrorOfNobody')}</Note>
        <JobSteps status={status} />
        <Columns>
          <Column>
            <JobFacts job={order} unit={unit} />
            <RecordPhotos
              title={t('photos')}
              module_name={workOrderPhotoModule}
              module_code={work_order_number}
              photos={kinds}
              isShut
            />
            <Section title={t('signature')}>
              <Facts
                facts={[
                  [t('signed_by'), order.signed_by],
                  [t('unsigned_reason'), order.unsigned_reason],
                ]}
              />
            </Section>
          </Column>
          <Column>
            <UnitTabs
              units={units}
              open={unit}
              pageOf={(id) => pageTo('adminFieldJob', { work_order_number, work_order_detail_id: id })}
            />
            {unit && (isBegun(status) || isDone(status)) ? (
              <fieldset className={style.mirror} disabled aria-label={t('unitN', { n: unit.line_no })}>
                <UnitChecks form={formOf(unit)} onChange={noChange} />
                <UnitWork
                  form={formOf(unit)}
                  choices={choices}
                  isRepair={order.service_type === 'Repair' || unit.findings.length > 0}
                  onChange={noChange}
                />
              </fieldset>
            ) : (
              <Note>{t('notBegun')}</Note>
            )}
          </Column>
        </Columns>
      </PageBody>
    </>
  )
}

const useChoices = (key: 'Repair_Symptoms' | 'Repair_Place_of_Failure' | 'Repair_Cause_of_Failure') =>
  useCall(ticketChoices, { key }).data?.data as Choice[] | undefined
