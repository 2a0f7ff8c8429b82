import { useMantineColorScheme } from '@mantine/core'
import { menuWords } from '@sejuk/words/platform/menus'
import IconDeviceDesktop from '#icon/DeviceDesktop'
import IconMoon from '#icon/Moon'
import IconSun from '#icon/Sun'
import { useWords } from '../../lib/language/words.ts'
import style from './scheme-switch.module.css'

const schemes = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

export const SchemeSwitch = () => {
  const t = useWords(menuWords)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={style.switch}>
      <legend className="sr-only">{t('appearance')}</legend>
      {(Object.keys(schemes) as (keyof typeof schemes)[]).map((scheme) => {
        const Picture = schemes[scheme]
        return (
          <button
            key={scheme}
            type="button"
            aria-pressed={colorScheme === scheme}
            onClick={() => setColorScheme(scheme)}
          >
            <Picture size={16} aria-hidden="true" />
            {t(scheme)}
          </button>
        )
      })}
    </fieldset>
  )
}
