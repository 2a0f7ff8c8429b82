import { secondFactorWords } from '@sejuk/words/platform/second-factors'
import { copyText } from '../lib/browser/clipboard.ts'
import { useWords } from '../lib/language/words.ts'
import { Button } from '../ui/actions/button.tsx'
import style from './second-factor.module.css'

type Props = { codes: readonly string[]; onSaved: () => void }

/** Shown once: whoever loses the phone signs in with one of them. */
export const BackupCodes = ({ codes, onSaved }: Props) => {
  const t = useWords(secondFactorWords)
  return (
    <div className={style.step}>
      <h2>{t('backupTitle')}</h2>
      <p>{t('backupText')}</p>
      <ol className={style.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={style.buttons}>
        <Button onClick={() => void copyText(codes.join('\n'))}>{t('copy')}</Button>
        <Button kind="primary" onClick={onSaved}>
          {t('saved')}
        </Button>
      </div>
    </div>
  )
}
