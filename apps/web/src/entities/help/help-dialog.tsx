import { helpTerms, helpWords, tourWords } from '@sejuk/words/help'
import { useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { useLocation } from '../../lib/navigation/use-router.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { areaOfPath, termsOf } from './help-areas.ts'

const tour = ['home', 'menu', 'search', 'inbox', 'lists', 'reasons'] as const

/** Three sentences on the page's area and its words; and the tour of the screen for the first day. */
export const HelpDialog = ({ page, onClose }: { page: string; onClose: () => void }) => {
  const t = useWords(helpWords)
  const term = useWords(helpTerms)
  const place = useWords(tourWords)
  const area = areaOfPath(useLocation().pathname)
  const [at, setAt] = useState<number>()
  const step = at === undefined ? undefined : tour[at]
  const goOn = () => setAt(at === undefined ? 0 : at + 1 < tour.length ? at + 1 : undefined)
  return (
    <Dialog
      title={t('title', { page })}
      sub={at === undefined ? undefined : t('tourN', { n: at + 1, all: tour.length })}
      onClose={onClose}
      footer={
        <Button onClick={goOn}>{t(at === undefined ? 'tour' : at + 1 < tour.length ? 'tourNext' : 'tourEnd')}</Button>
      }
    >
      {step ? (
        <p role="status">{place(step)}</p>
      ) : (
        <>
          <p>{([1, 2, 3] as const).map((n) => t(`${area}${n}`)).join(' ')}</p>
          {termsOf[area].length > 0 && (
            <>
              <h3>{t('terms')}</h3>
              <RowList>
                {termsOf[area].map((one) => (
                  <li key={one}>{term(one)}</li>
                ))}
              </RowList>
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
