import { agreeToPositions } from '@sejuk/contract/field/attendance'
import { checkInWords } from '@sejuk/words/field/attendance'
import { useSend } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Section, SectionBody } from '../../ui/record/section.tsx'

/** What is stored, for whom and how long: asked once for each version of the text. */
export const Consent = ({ version }: { version: number }) => {
  const t = useWords(checkInWords)
  const send = useSend(agreeToPositions)
  return (
    <Section title={t('consentTitle')} sub={t('consentVersion', { n: version })}>
      <SectionBody>
        <p>{t('consentText')}</p>
        <Button kind="primary" size="large" isBusy={send.isPending} onClick={() => send.mutate({ version })}>
          {t('agree')}
        </Button>
      </SectionBody>
    </Section>
  )
}
