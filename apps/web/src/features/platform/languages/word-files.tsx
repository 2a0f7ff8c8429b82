import { generateFile, listGenerated } from '@sejuk/contract/platform/languages'
import { everydayWords } from '@sejuk/words/everyday'
import { languageWords } from '@sejuk/words/platform/languages'
import IconDownload from '#icon/Download'
import { call } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { errorText, showError } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import style from './word-files.module.css'

const saveWords = async (module?: string, hash?: string) => {
  try {
    const { data } = await call(generateFile, { module, hash })
    const text = JSON.stringify(module ? data.words[module] : data.words, null, 2)
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `${(module ?? 'words').replaceAll('/', '-')}.${data.hash}.json`,
    )
  } catch (error) {
    showError(error)
  }
}

/** The words as files: what each module holds now, by the hash of what it says. */
export const WordFiles = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(languageWords)
  const everyday = useWords(everydayWords)
  const { data, error } = useCall(listGenerated, {})
  const generated = data?.data
  const total = generated?.modules.reduce((sum, { words }) => sum + words, 0) ?? 0
  return (
    <Dialog
      title={t('generateTitle')}
      sub={
        generated &&
        t('generateSub', {
          words: thousands(total),
          modules: thousands(generated.modules.length),
          changes: thousands(generated.changes.words),
        })
      }
      size={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('close')}</Button>
          <Button
            kind="primary"
            icon={<IconDownload size={16} />}
            onClick={() => void saveWords(undefined, generated?.hash)}
          >
            {t('downloadAll')}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{errorText(error)}</p>}
      <table className={style.files}>
        <thead>
          <tr>
            <th scope="col">{t('module')}</th>
            <th scope="col" data-number>
              {t('count')}
            </th>
            <th scope="col">{t('hash')}</th>
            <th>
              <span className="sr-only">{everyday('action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {generated?.modules.map(({ module, hash, words }) => (
            <tr key={module}>
              <th scope="row">{module}</th>
              <td data-number>{thousands(words)}</td>
              <td>{hash.slice(0, 8)}</td>
              <td>
                <IconButton label={t('downloadOf', { name: module })} onClick={() => void saveWords(module, hash)}>
                  <IconDownload size={16} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
