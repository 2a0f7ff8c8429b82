import * as menuContract from '@sejuk/contract/platform/menus'
import * as contract from '@sejuk/contract/platform/roles'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createRole, undoAccessChange, updateMenus, updatePerson, updateRole, updateRoleUsers } from './commands.ts'
import {
  getRole,
  listAccessChanges,
  listMenus,
  listRoles,
  listRoleUsers,
  previewMenus,
  previewRole,
  roleDropdown,
} from './queries.ts'
import { getPerson, personDropdown } from './users.ts'

explainConstraint('roles_pkey', because('role-code-already-taken'))

export const roleRoutes = (serve: Serve) => {
  serve(contract.listRoles, listRoles)
  serve(contract.roleDropdown, roleDropdown)
  serve(contract.getRole, getRole)
  serve(contract.createRole, createRole)
  serve(contract.previewRole, previewRole)
  serve(contract.updateRole, updateRole)
  serve(contract.listRoleUsers, listRoleUsers)
  serve(contract.updateRoleUsers, updateRoleUsers)
  serve(contract.personDropdown, personDropdown)
  serve(contract.getPerson, getPerson)
  serve(contract.updatePerson, updatePerson)
  serve(contract.listAccessChanges, listAccessChanges)
  serve(contract.undoAccessChange, undoAccessChange)
  serve(menuContract.listMenus, listMenus)
  serve(menuContract.previewMenus, previewMenus)
  serve(menuContract.updateMenus, updateMenus)
}
