import { helpTerms, helpWords, tourWords } from '@sejuk/words/help'
import { useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { useLocation } from '../../lib/navigation/use-router.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { placeOfPath, termsOf } from './help-areas.ts'
import { helpOf } from './help-pages.ts'

const tour = ['home', 'menu', 'search', 'inbox', 'lists', 'reasons'] as const

/** Three sentences on the page and the words of its area; and the tour of the screen for the first day. */
export const HelpDialog = ({ page, onClose }: { page: string; onClose: () => void }) => {
  const t = useWords(helpWords)
  const term = useWords(helpTerms)
  const place = useWords(tourWords)
  const { area, page: name } = placeOfPath(useLocation().pathname)
  const said = useWords(helpOf[area])
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
          <p>{said(name)}</p>
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
