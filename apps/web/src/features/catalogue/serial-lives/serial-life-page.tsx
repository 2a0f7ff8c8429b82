import { getSerialLife } from '@sejuk/contract/catalogue/serial-lives'
import { pageTo } from '@sejuk/domain/pages'
import { serialLifeWords } from '@sejuk/words/catalogue/serial-lives'
import { SerialSearch } from '../../../entities/catalogue/serial-search.tsx'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'

/** The number is in the address, so that a life can be shared. */
export const SerialLifePage = () => {
  const t = useWords(serialLifeWords)
  const say = useSay()
  const navigate = useNavigate()
  const gate = useGate(getSerialLife)
  const { serial_number = '' }: { serial_number?: string } = useSearch()
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        {gate.enabled ? (
          <>
            <SerialSearch
              serial={String(serial_number)}
              onAsk={(serial) => void navigate(pageTo('serialLife', serial ? { serial_number: serial } : {}))}
            />
            <p>
              <Link {...pageTo('serialLookUp')}>{t('paste')}</Link>
            </p>
          </>
        ) : (
          <ForbiddenState reason={say(gate.because)} />
        )}
      </PageBody>
    </>
  )
}
