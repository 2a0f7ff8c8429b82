import { createRole } from '@sejuk/contract/platform/roles'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const initial = { role_code: '', role_name: '', view_data: '' as ViewData | '', note: '' }

/** A new role begins empty: what it gives is chosen on its own page. */
export const AddRole = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(rolePageWords)
  const labels = { role_code: t('role_code'), role_name: t('role_name'), view_data: t('view_data'), note: t('note') }
  return (
    <EndpointPanel
      title={t('addRole')}
      endpoint={createRole}
      initial={initial}
      fixed={{ is_active: true, permissions: [], menus: [] }}
      labels={labels}
      draft="role"
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
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
