import * as contract from '@sejuk/contract/masters/staff'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { activateStaff, createStaff, deactivateStaff, updateStaff, updateStaffEmail } from './commands.ts'
import {
  getStaff,
  getStaffOfLogin,
  getStaffWithCrypt,
  listPromotorSalesman,
  listStaff,
  staffDropdown,
  staffDropdownByDepartment,
  staffLog,
} from './queries.ts'

explainConstraint('users_pkey', because('staff-code-already-taken'))
explainConstraint('users_login_name', because('sign-in-name-already-taken'))
explainConstraint('users_email', because('e-mail-already-taken'))

export const staffRoutes = (serve: Serve) => {
  serve(contract.listStaff, listStaff)
  serve(contract.listPromotorSalesman, listPromotorSalesman)
  serve(contract.staffDropdown, staffDropdown)
  serve(contract.searchStaff, staffDropdown)
  serve(contract.staffDropdownByDepartment, staffDropdownByDepartment)
  serve(contract.getStaff, getStaff)
  serve(contract.getStaffWithCrypt, getStaffWithCrypt)
  serve(contract.getStaffOfLogin, getStaffOfLogin)
  serve(contract.createStaff, createStaff)
  serve(contract.updateStaff, updateStaff)
  serve.inSteps(contract.updateStaffEmail, updateStaffEmail)
  serve(contract.deactivateStaff, deactivateStaff)
  serve(contract.activateStaff, activateStaff)
  serve(contract.staffLog, staffLog)
}
