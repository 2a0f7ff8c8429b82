import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import { useState } from 'react'
import IconDownload from '#icon/Download'
import { useShortcuts } from '../../../entities/shortcuts/use-shortcuts.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useKnownPages } from '../../../lib/navigation/known-pages.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { linkFile, linkFileName } from './browser-steps.ts'
import style from './shortcuts.module.css'

/** A file on the desktop that opens one page: any of the menu, or a shortcut with its filters. */
export const LinkFileForm = () => {
  const t = useWords(shortcutWords)
  const language = useLanguage()
  const knows = useKnownPages()
  const { menu } = useViewer()
  const { open } = useShortcuts()
  const [url, setUrl] = useState('/')
  const pages = menu
    .filter((item) => item.url !== '' && knows(item.url) && !open.some((own) => own.url === item.url))
    .map((item) => ({ value: item.url, label: language === 'local' ? item.local_name || item.name : item.name }))
  const options = [...open.map((own) => ({ value: own.url, label: own.label })), ...pages]
  const chosen = options.find((option) => option.value === url)
  const save = () => {
    if (!chosen) return
    const file = new Blob([linkFile(new URL(chosen.value, window.location.origin).href)], { type: 'text/plain' })
    saveFile(file, linkFileName(chosen.label))
  }
  return (
    <div className={style.form}>
      <p>{t('onePageText')}</p>
      <ChoiceField label={t('page')} options={options} value={chosen ? url : ''} onChange={setUrl} />
      <Button icon={<IconDownload size={18} />} disabled={!chosen} onClick={save}>
        {t('download')}
      </Button>
    </div>
  )
}
