import { signpostWords } from '@sejuk/words/platform/signposts'
import { useWords } from '../lib/words.ts'
import button from './button.module.css'

/** To the root by a full load: whatever was wrong with this page is left behind with it. */
export const HomeLink = () => {
  const t = useWords(signpostWords)
  return (
    <a className={button.button} data-kind="primary" href="/">
      {t('home')}
    </a>
  )
}
