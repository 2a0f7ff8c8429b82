import type * as contract from '@sejuk/contract/platform/permissions'
import type { Permission } from '@sejuk/domain/permissions'
import type { Viewer } from '@sejuk/domain/viewers'
import type { RequestContext } from '../../../platform/http/serve.ts'

const has = ({ permission }: Viewer, code: string) => permission.has(code as Permission)

export const listPermissions = async ({ viewer }: RequestContext<typeof contract.listPermissions>) => ({
  data: [...viewer.permission].sort(),
})

export const checkPermission = async ({ viewer, input }: RequestContext<typeof contract.checkPermission>) => ({
  data: input.permissions.length > 0 && input.permissions.every((code) => has(viewer, code)),
})

export const checkPermissionByArray = async ({
  viewer,
  input,
}: RequestContext<typeof contract.checkPermissionByArray>) => ({
  data: input.permissions.length
    ? Object.fromEntries(input.permissions.map((code) => [code, has(viewer, code)]))
    : (false as const),
})
