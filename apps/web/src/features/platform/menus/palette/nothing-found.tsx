import { pageTo } from '@sejuk/domain/pages'
import { readSearch } from '@sejuk/domain/platform/search'
import { menuWords } from '@sejuk/words/platform/menus'
import { searchWords } from '@sejuk/words/platform/search'
import { phoneShown } from '../../../../entities/phone-shown.ts'
import { useOnline } from '../../../../lib/browser/online.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useReachable } from './found-record.ts'
import style from './palette.module.css'

/** Says what was searched, and offers what one may have wanted it for. */
export const NothingFound = ({ text, onOpen }: { text: string; onOpen: (href: string) => void }) => {
  const t = useWords(searchWords)
  const scopes = useWords(menuWords)
  const { viewData, permission } = useViewer()
  const reach = useReachable()
  const { phone } = readSearch(text)
  const addTicket =
    phone && permission.has('Aftersales-Ticket-Create') ? reach(pageTo('addTicket', { phone: `0${phone}` })) : undefined
  const addCustomer = !phone && permission.has('Customer-Create') ? reach(pageTo('addCustomer')) : undefined
  return (
    <div className={style.none}>
      <b>{t('nothing', { text })}</b>
      <p>{t('nothingText', { scope: viewData ? scopes(viewData) : '' })}</p>
      {addTicket && phone && (
        <Button onClick={() => onOpen(addTicket)}>{t('addTicketFor', { phone: phoneShown(phone) })}</Button>
      )}
      {addCustomer && <Button onClick={() => onOpen(addCustomer)}>{t('addCustomer')}</Button>}
    </div>
  )
}

export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useWords(searchWords)
  const isOnline = useOnline()
  return (
    <div className={style.failed} role="alert">
      {t(isOnline ? 'failed' : 'offline')}
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
