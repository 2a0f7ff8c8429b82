import * as complaint from '@sejuk/contract/aftersales/complaints'
import * as cost from '@sejuk/contract/aftersales/costs'
import * as batch from '@sejuk/contract/aftersales/reimbursements'
import * as survey from '@sejuk/contract/aftersales/surveys'
import { complaints } from '../../../src/db/tables/aftersales/complaints.ts'
import { costSheets } from '../../../src/db/tables/aftersales/costs.ts'
import { reimbursements } from '../../../src/db/tables/aftersales/reimbursements.ts'
import { surveys } from '../../../src/db/tables/aftersales/surveys.ts'
import { makeCentre } from '../../aftersales.ts'
import { makeWorkOrder } from '../../work-orders.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const customer = { customer_name: 'Budi Santoso', customer_phone: '81290341178' }

const surveyRows: ScopedRows = {
  name: 'surveys',
  columns: ['dept_code', 'asc_code', 'technician_code'],
  make: async (db, { dept_code, asc_code, technician_code }, n) => {
    const survey_code = `SVY-${n}`
    const work_order_number = `WO-SVY-${n}`
    await makeWorkOrder(db, { work_order_number, dept_code, asc_code, technician_code })
    const own = { survey_code, work_order_number, dept_code, asc_code, technician_code, ...customer }
    await db.insert(surveys).values({ ...own, service_type: 'Repair' })
    return survey_code
  },
  asks: [
    { endpoint: survey.listSurveys, keyOf: named('survey_code'), input: () => ({ limit: 100 }) },
    { endpoint: survey.getSurvey, one: (survey_code) => ({ survey_code }) },
    { endpoint: survey.surveyLog, one: (code) => ({ code }) },
  ],
}

const complaintRows: ScopedRows = {
  name: 'complaints',
  columns: ['dept_code', 'asc_code', 'technician_code', 'created_by'],
  make: async (db, { dept_code, asc_code, technician_code, created_by }, n) => {
    const complain_code = `CPL-${n}`
    const work_order_number = `WO-CPL-${n}`
    await makeWorkOrder(db, { work_order_number, dept_code, asc_code, technician_code })
    await db.insert(complaints).values({
      complain_code,
      source: 'Call',
      work_order_number,
      dept_code,
      asc_code,
      technician_code,
      created_by,
      create_user_name: created_by,
      ...customer,
      category: 'Late',
      severity: 3,
      description: 'Nobody came on the day',
      due_date: '2026-11-16T00:00:00Z',
    })
    return complain_code
  },
  asks: [
    { endpoint: complaint.listComplaints, keyOf: named('complain_code'), input: () => ({ limit: 100 }) },
    { endpoint: complaint.getComplaint, one: (complain_code) => ({ complain_code }) },
    { endpoint: complaint.complaintLog, one: (code) => ({ code }) },
  ],
}

const costRows: ScopedRows = {
  name: 'cost sheets',
  columns: ['dept_code', 'asc_code'],
  make: async (db, { dept_code, asc_code, technician_code }, n) => {
    const work_order_number = `WO-COST-${n}`
    await makeWorkOrder(db, { work_order_number, dept_code, asc_code, technician_code })
    await db.insert(costSheets).values({ work_order_number, dept_code, asc_code })
    return work_order_number
  },
  asks: [
    { endpoint: cost.listCosts, keyOf: named('work_order_number'), input: () => ({ limit: 100 }) },
    { endpoint: cost.getCosts, one: (work_order_number) => ({ work_order_number }) },
    { endpoint: cost.costLog, one: (code) => ({ code }) },
  ],
}

const batchRows: ScopedRows = {
  name: 'reimbursements',
  columns: ['dept_code', 'asc_code'],
  make: async (db, { dept_code, asc_code }, n) => {
    const reimbursement_code = `RMB-${n}`
    await makeCentre(db, { asc_code })
    await db.insert(reimbursements).values({
      reimbursement_code,
      dept_code,
      asc_code,
      period: `20${20 + n}-11`,
      tax_rate: 200,
      invoice_status: 'Invoice_Received',
      payment_status: 'Payment_Processing',
    })
    return reimbursement_code
  },
  asks: [
    { endpoint: batch.listReimbursements, keyOf: named('reimbursement_code'), input: () => ({ limit: 100 }) },
    { endpoint: batch.getReimbursement, one: (reimbursement_code) => ({ reimbursement_code }) },
    { endpoint: batch.downloadReimbursementFile, one: (reimbursement_code) => ({ reimbursement_code }) },
    { endpoint: batch.reimbursementLog, one: (code) => ({ code }) },
  ],
}

export const serviceOutcomesInScope = [surveyRows, complaintRows, costRows, batchRows]
