import { previewRole, type Role, updateRole } from '@sejuk/contract/platform/roles'
import type { ViewData } from '@sejuk/domain/viewers'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { countChanges, mergeRole, type RoleValues, roleChanges } from './merge/role-merge.ts'

const valuesOf = ({ role_name, view_data, is_active, needs_second_factor, permissions, menus }: Role): RoleValues => ({
  role_name,
  view_data: view_data as ViewData,
  is_active,
  needs_second_factor,
  permissions,
  menus,
})

/** A role while it is edited: what changed, the review before it is saved, and what happens if somebody was faster. */
export const useRoleForm = (role: Role) => {
  const { role_code, row_version } = role
  const base = valuesOf(role)
  const [isReviewing, setReviewing] = useState(false)
  const [version, setVersion] = useState(row_version)
  const form = useEndpointForm<typeof updateRole, RoleValues & { note: string }>({
    endpoint: updateRole,
    initial: { ...base, note: '' },
    fixed: { role_code, row_version: version },
    draft: `role/${role_code}/${row_version}`,
    onDone: () => setReviewing(false),
  })
  const { note, ...values } = form.values
  const changes = roleChanges(base, values)
  const preview = useCall(previewRole, { role_code, row_version: version, ...values }, { enabled: isReviewing })
  const { clash } = form
  const theirs = clash && clash.current.row_version !== version ? (clash.current as RoleValues) : undefined
  return {
    form,
    values,
    note,
    changes,
    count: countChanges(changes),
    isReviewing,
    preview,
    review: () => setReviewing(true),
    closeReview: () => setReviewing(false),
    discard: () => form.change({ ...base, note: '' }),
    clash: clash && theirs && { ...clash, theirs: roleChanges(base, { ...base, ...theirs }) },
    keepBoth: () => {
      if (!clash || !theirs) return
      form.change(mergeRole(base, values, { ...base, ...theirs }))
      setVersion(clash.current.row_version)
      setReviewing(true)
    },
  }
}
