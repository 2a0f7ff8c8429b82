import * as contract from '@sejuk/contract/platform/permissions'
import type { Serve } from '../../../platform/http/serve.ts'
import { explainPermission } from './explain.ts'
import { checkPermission, checkPermissionByArray, listPermissions } from './queries.ts'

export const permissionRoutes = (serve: Serve) => {
  serve(contract.listPermissions, listPermissions)
  serve(contract.checkPermission, checkPermission)
  serve(contract.checkPermissionByArray, checkPermissionByArray)
  serve(contract.checkPartnerPermission, checkPermission)
  serve(contract.explainPermission, explainPermission)
}
