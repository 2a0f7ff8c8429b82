import { sessionWords } from '@sejuk/words/platform/sessions'
import { choose, type Language, useLanguage, useWords } from '../../lib/language/words.ts'
import style from './language-switch.module.css'

const names: Record<Language, { short: string; long: string; lang: string }> = {
  local: { short: 'ID', long: 'Indonesia', lang: 'id' },
  default: { short: 'EN', long: 'English', lang: 'en' },
}

/** Each language is listed by its own name, so that users find theirs in any setting. */
export const LanguageSwitch = ({ size, onBar }: { size: 'short' | 'long'; onBar?: boolean }) => {
  const t = useWords(sessionWords)
  const language = useLanguage()
  return (
    <fieldset className={style.switch} data-size={size} data-on-bar={onBar}>
      <legend className="sr-only">{t('language')}</legend>
      {(['local', 'default'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={names[one].lang}
          aria-label={size === 'short' ? `${names[one].short}, ${names[one].long}` : undefined}
          aria-pressed={language === one}
          onClick={() => choose(one)}
        >
          {names[one][size]}
        </button>
      ))}
    </fieldset>
  )
}
