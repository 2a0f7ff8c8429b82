import { menuWords } from '@sejuk/words/platform/menus'
import IconDeviceDesktop from '#icon/DeviceDesktop'
import IconMoon from '#icon/Moon'
import IconSun from '#icon/Sun'
import { chooseScheme, schemes, useScheme } from '../../lib/browser/color-scheme.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './scheme-switch.module.css'

const pictures = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

export const SchemeSwitch = () => {
  const t = useWords(menuWords)
  const chosen = useScheme()
  return (
    <fieldset className={style.switch}>
      <legend className="sr-only">{t('appearance')}</legend>
      {schemes.map((scheme) => {
        const Picture = pictures[scheme]
        return (
          <button key={scheme} type="button" aria-pressed={chosen === scheme} onClick={() => chooseScheme(scheme)}>
            <Picture size={16} aria-hidden="true" />
            {t(scheme)}
          </button>
        )
      })}
    </fieldset>
  )
}
