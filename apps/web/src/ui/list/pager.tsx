import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconChevronsLeft from '#icon/ChevronsLeft'
import IconChevronsRight from '#icon/ChevronsRight'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './pager.module.css'

type Props = {
  /** Negative counts from the end: -1 is the last page of a list too long to count. */
  current: number
  /** Where the total is missing, those that are known of. */
  pages: number
  /** Undefined until it is counted: one can go on and back before. */
  total: number | undefined
  isCapped: boolean
  onGo: (page: number) => void
  onCountExactly: () => void
}

/** Up to two neighbours on each side; the first and the last are a press away. */
const neighbours = (current: number, pages: number) => {
  const from = Math.max(1, current - 2)
  const to = Math.min(pages, current + 2)
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

/** On the page that was shown without its total, the room of what may come with it: nothing moves under the pointer. */
const useRoom = (current: number, isMissing: boolean) => {
  const [reserved, setReserved] = useState<number>()
  if (isMissing && reserved !== current) setReserved(current)
  return isMissing || reserved === current
}

export const Pager = ({ current, pages, total, isCapped, onGo, onCountExactly }: Props) => {
  const t = useWords(everydayWords)
  const isMissing = total === undefined
  const keepsRoom = useRoom(current, isMissing)
  const isFromEnd = current < 0
  const more = isCapped ? '+' : ''
  const numbers = isFromEnd ? [] : neighbours(current, pages)
  const isFirst = current === 1
  const isLast = current === -1 || (!isFromEnd && !isCapped && current >= pages)
  const hasDots = !isFromEnd && (isCapped || (numbers.at(-1) ?? 1) < pages)
  const room = keepsRoom && !isFromEnd && !isLast ? current + 2 - (numbers.at(-1) ?? current) : 0
  const counted = (n: number) => (isMissing ? '…' : thousands(n) + more)
  return (
    <div className={style.foot}>
      <p className={style.totals}>
        {t('totals', { total: counted(total ?? 0), pages: counted(pages) })}
        {isCapped && (
          <button type="button" onClick={onCountExactly}>
            {t('countExactly')}
          </button>
        )}
        {keepsRoom && !isCapped && (
          <span className={style.room} aria-hidden="true">
            {t('countExactly')}
          </span>
        )}
      </p>
      <nav className={style.pager} aria-label={t('pages')}>
        <Step label={t('firstPage')} isOff={isFirst} onPress={() => onGo(1)}>
          <IconChevronsLeft size={16} />
        </Step>
        <Step label={t('previousPage')} isOff={isFirst} onPress={() => onGo(current - 1)}>
          <IconChevronLeft size={16} />
        </Step>
        {(isFromEnd || (numbers[0] ?? 1) > 1) && <span aria-hidden="true">...</span>}
        {isFromEnd && (
          <span className={style.here} aria-current="page">
            {current === -1 ? t('last') : t('lastMinus', { n: -1 - current })}
          </span>
        )}
        {numbers.map((page) =>
          page === current ? (
            <span key={page} className={style.here} aria-current="page">
              <span className="sr-only">{t('pageN', { n: page })}</span>
              <span aria-hidden="true">{thousands(page)}</span>
            </span>
          ) : (
            <Step key={page} label={t('pageN', { n: page })} onPress={() => onGo(page)}>
              {thousands(page)}
            </Step>
          ),
        )}
        {Array.from({ length: room }, (_, n) => (
          <span key={-n} className={style.room} aria-hidden="true">
            {thousands(current + 2 - n)}
          </span>
        ))}
        {hasDots && <span aria-hidden="true">...</span>}
        {!hasDots && keepsRoom && !isFromEnd && !isLast && (
          <span className={style.room} aria-hidden="true">
            ...
          </span>
        )}
        <Step label={t('nextPage')} isOff={isLast} onPress={() => onGo(current + 1)}>
          <IconChevronRight size={16} />
        </Step>
        <Step label={t('lastPage')} isOff={isLast} onPress={() => onGo(isCapped || isMissing ? -1 : pages)}>
          <IconChevronsRight size={16} />
        </Step>
      </nav>
    </div>
  )
}

type StepProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode }
const Step = ({ label, isOff = false, onPress, children }: StepProps) => (
  <button type="button" aria-label={label} disabled={isOff} onClick={onPress}>
    {children}
  </button>
)
