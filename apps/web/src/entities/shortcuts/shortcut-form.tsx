import { addShortcut, type Shortcut, updateShortcut } from '@sejuk/contract/platform/shortcuts'
import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import { useId } from 'react'
import { useLanguage, useWords } from '../../lib/language/words.ts'
import { useKnownPages } from '../../lib/navigation/known-pages.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../ui/form/endpoint-modal.tsx'

export type Suggestion = { label: string; url: string }
type Props = { shortcut?: Shortcut; suggestion?: Suggestion; onClose: () => void }

/** A new shortcut, perhaps to the page one is looking at, or an old one under another name. */
export const ShortcutForm = ({ shortcut, suggestion, onClose }: Props) => {
  const t = useWords(shortcutWords)
  const language = useLanguage()
  const knows = useKnownPages()
  const { menu } = useViewer()
  const id = useId()
  const pages = menu.filter(({ url }) => url !== '' && knows(url))
  const { label, url } = shortcut ?? suggestion ?? { label: '', url: '' }
  return (
    <EndpointModal
      title={shortcut ? t('editTitle') : t('addTitle')}
      endpoint={(shortcut ? updateShortcut : addShortcut) as typeof updateShortcut | typeof addShortcut}
      initial={{ label, url }}
      fixed={shortcut && { shortcut_id: shortcut.shortcut_id }}
      labels={{ label: t('label'), url: t('address') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('label')}
            value={values.label}
            onChange={(text) => change({ label: text })}
            error={errorOf('label')}
            most={60}
            isRequired
            autoFocus
          />
          <TextField
            label={t('address')}
            hint={t('addressHint')}
            value={values.url}
            onChange={(text) => change({ url: text })}
            error={errorOf('url')}
            list={id}
            isRequired
          />
          <datalist id={id}>
            {pages.map((page) => (
              <option key={page.menu_code} value={page.url}>
                {language === 'local' ? page.local_name || page.name : page.name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </EndpointModal>
  )
}
