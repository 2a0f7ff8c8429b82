import { createRole, getRole, type Role } from '@sejuk/contract/platform/roles'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useEffect } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useRoleTitle } from '../../../lib/session/roles.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const initial = { role_code: '', role_name: '', view_data: '' as ViewData | '', note: '' }

type Props = { from?: Role; onClose: () => void }

/** A new role begins empty, or with what another one gives: the rest is chosen on its own page. */
export const AddRole = ({ from, onClose }: Props) => {
  const t = useWords(rolePageWords)
  const title = useRoleTitle()
  const given = from && { role_name: t('copyOf', { name: title(from) }), view_data: from.view_data }
  const labels = { role_code: t('role_code'), role_name: t('role_name'), view_data: t('view_data'), note: t('note') }
  return (
    <EndpointPanel
      title={t(from ? 'copyRole' : 'addRole')}
      endpoint={createRole}
      initial={{ ...initial, ...given }}
      fixed={{
        is_active: true,
        permissions: from?.permissions ?? [],
        menus: from?.menus ?? [],
        needs_second_factor: from?.needs_second_factor,
      }}
      labels={labels}
      draft={from ? `role-copy/${from.role_code}` : 'role'}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {from && <Note>{t('copiedText', { name: title(from), permissions: from.permissions.length })}</Note>}
          <TextField
            label={labels.role_code}
            hint={t('roleCodeHint')}
            value={values.role_code}
            onChange={(role_code) => change({ role_code })}
            error={errorOf('role_code')}
            most={40}
            isRequired
            autoFocus
          />
          <TextField
            label={labels.role_name}
            value={values.role_name}
            onChange={(role_name) => change({ role_name })}
            error={errorOf('role_name')}
            most={100}
            isRequired
          />
          <ChoiceField
            label={labels.view_data}
            value={values.view_data}
            onChange={(code) => change({ view_data: code as ViewData })}
            options={viewDataScopes.map((value) => ({ value, label: t(value) }))}
            error={errorOf('view_data')}
            isRequired
          />
          <TextField
            label={labels.note}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            most={500}
            isLong
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}

/** Another role with the same permissions and menus; nobody has it yet. */
export const CopyRole = ({ role_code, onClose }: { role_code: string; onClose: () => void }) => {
  const found = useCall(getRole, { role_code })
  const { error } = found
  useEffect(() => {
    if (!error) return
    showError(error)
    onClose()
  }, [error, onClose])
  return found.data ? <AddRole from={found.data.data} onClose={onClose} /> : null
}
