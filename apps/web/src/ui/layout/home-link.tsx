import { addressTo } from '@sejuk/domain/pages'
import { statusPageWords } from '@sejuk/words/platform/status-pages'
import { useWords } from '../../lib/language/words.ts'
import button from '../actions/button.module.css'

/** To the root by a full load: whatever was wrong with this page is left behind with it. */
export const HomeLink = () => {
  const t = useWords(statusPageWords)
  return (
    <a className={button.button} data-kind="primary" href={addressTo('home')}>
      {t('home')}
    </a>
  )
}
